import { exceptionsOf } from '../cards/applying.js';
import type { Ship } from '../ship.js';
import type { Situation } from './definition.js';
import type { ActionEffect } from './verdict.js';

/** How many locks the ship keeps: one, or as many as its best card says. */
const maxLocks = (ship: Ship): number =>
  exceptionsOf(ship, 'lock').reduce((most, change) => Math.max(most, change.maxLocks ?? 1), 1);

/** Two locks on one object are kept only by a card that does not ask for different objects. */
const mayRepeat = (ship: Ship): boolean =>
  exceptionsOf(ship, 'lock').some(
    ({ maxLocks: most, distinctObjects }) => most !== undefined && distinctObjects !== true,
  );

/** The locks that go before the new one comes: one on the same object, else the one that its player gives up. */
const givenUp = ({ ship, declaration }: Situation, target: string): readonly string[] => {
  const kept = mayRepeat(ship) ? ship.locks : ship.locks.filter((id) => id !== target);
  if (kept.length < ship.locks.length) return [target];
  if (kept.length < maxLocks(ship)) return [];
  const chosen = declaration?.giveUp;
  const gone = chosen !== undefined && kept.includes(chosen) ? chosen : kept[0];
  return gone === undefined ? [] : [gone];
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
