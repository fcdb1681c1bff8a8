import { exceptionsOf } from '../../cards/applying.js';
import type { Ship } from '../../ship.js';
import type { Situation } from '../definition.js';
import type { ActionEffect } from '../verdict.js';

/** How many locks the ship keeps: one, or as many as its best card says. */
const maxLocks = (ship: Ship): number =>
  exceptionsOf(ship, 'lock').reduce((most, change) => Math.max(most, change.maxLocks ?? 1), 1);

/** Two locks on one object are kept only by a card that does not ask for different objects. */
export const mayRepeatLocks = (ship: Ship): boolean =>
  exceptionsOf(ship, 'lock').some(
    ({ maxLocks: most, distinctObjects }) => most !== undefined && distinctObjects !== true,
  );

/** The locks of which one goes before a new one comes: one on the same object, else any where no further one is kept. */
export const locksToGiveUp = (ship: Ship, target: string): readonly string[] => {
  if (!mayRepeatLocks(ship) && ship.locks.includes(target)) return [target];
  return ship.locks.length < maxLocks(ship) ? [] : [...new Set(ship.locks)];
};

/** The one that goes: as its player says, where there is a choice. */
const givenUp = ({ ship, declaration }: Situation, target: string): readonly string[] => {
  const choices = locksToGiveUp(ship, target);
  return choices.length > 1 ? choices.filter((id) => id === declaration?.giveUp) : choices;
};

/** The lock is acquired; one that cannot be kept beside it goes first. */
export const lockEffects = (situation: Situation): readonly ActionEffect[] => {
  const target = situation.declaration?.target;
  if (target === undefined) return [{ kind: 'acquire-lock' }];
  return [
    ...givenUp(situation, target).map((id): ActionEffect => ({ kind: 'break-lock', target: id })),
    { kind: 'acquire-lock', target },
  ];
};
