import { exceptionsOf } from '../../cards/applying.js';
import type { Setting } from '../definition.js';
import { isNamed } from '../named.js';
import type { ActionEffect } from '../verdict.js';

/** Does the attempt spend a lock on this ship to choose it at any range? A card must allow it and the attempt name the card. */
export const isLockSpentOn = ({ ship, input }: Setting, target: string): boolean =>
  ship.locks.includes(target) && exceptionsOf(ship, 'coordinate-jam').some((card) => isNamed(input, card));

/** The lock that goes for it. */
export const spentLock = (setting: Setting): readonly ActionEffect[] => {
  const target = setting.declaration?.target;
  return target !== undefined && isLockSpentOn(setting, target) ? [{ kind: 'break-lock', target }] : [];
};
