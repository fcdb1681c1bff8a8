import { exceptionsOf } from '../../cards/applying.js';
import type { LockChange } from '../../cards/action-exception.js';
import type { RangeBand } from '../../cards/card-reference.js';
import type { TableShip } from '../attempt.js';
import type { Setting } from '../definition.js';
import { asGranter, type Granter } from '../grant.js';
import { isNamed } from '../named.js';
import { omit } from '../omit.js';
import { bandWords, rangeToObstacle, rangeToShip } from '../ranges.js';
import { allegianceOf } from '../sides.js';
import type { Reach, Target } from '../target-ways.js';

/** Something that may be locked. */
export interface Lockable extends Target {
  readonly other?: Granter;
  /** The range from the ship, and from each ship that may stand in for it. */
  readonly ranges: (reach: LockReach) => readonly (number | undefined)[];
}

export interface LockReach extends Reach {
  /** The friendly ships from which range may be measured too. */
  readonly from: readonly TableShip[];
}

const USUAL: readonly RangeBand[] = [{ least: 0, most: 3 }];

/** The ships that are taken for friendly: those that are, or also those of which nothing tells. */
export type Friends = 'known' | 'possible';

const friendlyShips = ({ ship, table }: Setting, friends: Friends): readonly TableShip[] =>
  (table?.ships ?? []).filter((other) => {
    const allegiance = allegianceOf(ship, other);
    return other.id !== ship.id && (allegiance === 'friendly' || (friends === 'possible' && allegiance === 'unknown'));
  });

/** The lock changes of the ship's own cards, and those of friendly ships that are for all of them. */
const changesFor = (setting: Setting, friends: Friends): readonly LockChange[] => [
  ...exceptionsOf(setting.ship, 'lock'),
  ...friendlyShips(setting, friends).flatMap((other) =>
    exceptionsOf(asGranter(other), 'lock').filter(({ recipients }) => recipients === 'friendly-ships'),
  ),
];

/** How far the ship locks: at range 0 to 3, or as the cards in force have it. */
export const lockReach = (setting: Setting, friends: Friends = 'known'): LockReach => {
  const inForce = changesFor(setting, friends).filter(
    (change) => change.optional !== true || isNamed(setting.input, change),
  );
  const bands = inForce.findLast(({ ranges }) => ranges !== undefined)?.ranges ?? USUAL;
  const shared = inForce.some(({ measuredFrom }) => measuredFrom === 'any-friendly-ship');
  return { bands, words: bandWords(bands), from: shared ? friendlyShips(setting, friends) : [] };
};

/** Everything on the table that a ship could lock. A range that is told is the acting ship's, so others go by poses. */
export const lockableObjects = ({ ship, table }: Setting): readonly Lockable[] => [
  ...(table?.ships ?? []).flatMap((other, index): readonly Lockable[] =>
    other.id === ship.id
      ? []
      : [
          {
            id: other.id,
            pointer: `/table/ships/${index}`,
            other: asGranter(other),
            ranges: ({ from }) => [
              rangeToShip(ship, other),
              ...from
                .filter(({ id }) => id !== other.id)
                .map((measuring) => rangeToShip(measuring, omit(other, 'range'))),
            ],
          },
        ],
  ),
  ...(table?.obstacles ?? []).map((obstacle, index): Lockable => {
    return {
      id: obstacle.id,
      pointer: `/table/obstacles/${index}`,
      ranges: ({ from }) => [
        rangeToObstacle(ship, obstacle),
        ...from.map((measuring) => rangeToObstacle(measuring, omit(obstacle, 'range'))),
      ],
    };
  }),
  ...(table?.devices ?? []).map(({ id, range }, index): Lockable => ({
    id,
    pointer: `/table/devices/${index}`,
    ranges: () => [range],
  })),
];
