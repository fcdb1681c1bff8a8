import type { Fault } from '@marshal/rules/kernel';
import { shown } from '../shown.js';
import type { ShipCase } from './ship-case.js';

/** Does a card let the ship keep two locks on one object? Where nobody names its pilot, one may. */
const mayRepeat = ({ told, printed, fitted }: ShipCase): boolean =>
  told.pilot === undefined ||
  [...printed.start.exceptions, ...fitted.flatMap(({ exceptions }) => exceptions)].some(
    (card) => card.kind === 'lock' && card.maxLocks !== undefined && card.distinctObjects !== true,
  );

/** A ship never locks itself, nor without a card the same object twice (Rules Reference, Lock). */
export const lockFaults = (about: ShipCase): readonly Fault[] => {
  const { id, locks = [] } = about.told;
  return locks.flatMap((target, index) => {
    const pointer = `/locks/${index}`;
    if (target === id) return [{ pointer, detail: 'A ship cannot have a lock on itself.' }];
    return locks.indexOf(target) === index || mayRepeat(about)
      ? []
      : [{ pointer, detail: `No card of this ship lets it keep two locks on "${shown(target)}".` }];
  });
};
