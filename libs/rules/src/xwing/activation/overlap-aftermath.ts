import type { XWingValues } from '../rulesets.js';
import type { NoMoreActions, Ship } from '../ship.js';
import type { Execution } from './execution.js';
import type { OverlapGrant, OwedRoll } from './maneuver-verdict.js';
import type { MetShip } from './maneuver-input.js';

interface After {
  readonly ship: Ship;
  readonly execution: Execution;
  readonly values: XWingValues;
}

const isFriendly = (ship: Ship, { player }: MetShip): boolean => player !== undefined && player === ship.player;

/** Whether this edition asks which side the overlapped ships are on. */
const asksForSides = ({ values, execution }: After): boolean =>
  values.afterOverlap === 'red-focus-or-calculate-after-an-enemy' && !execution.fullyExecuted && !execution.fled;

/** What must be known of the ships and obstacles met and is not. */
export const missingFacts = (after: After): readonly string[] => {
  const { ship, execution } = after;
  const ships = asksForSides(after) ? execution.ships : [];
  const playerMissing = ships.length > 0 && ship.player === undefined ? ['/ship/player'] : [];
  return [
    ...playerMissing,
    ...ships
      .filter(({ player }) => player === undefined)
      .map(({ id }) => `the player of ${id ?? 'the ship overlapped'}`),
    ...execution.obstacles
      .filter(({ type }) => type === undefined)
      .map(({ id }) => `the type of ${id ?? 'the obstacle'}`),
  ];
};

export const OVERLAP_ACTIONS = ['focus', 'calculate'] as const;

/** After an enemy alone; a friendly ship among those overlapped turns it into a roll. */
export const overlapGrants = (after: After): readonly OverlapGrant[] =>
  asksForSides(after) && !after.execution.ships.some((met) => isFriendly(after.ship, met))
    ? [{ by: 'overlap', actions: OVERLAP_ACTIONS, difficulty: 'red', onActionBar: true }]
    : [];

/** What an overlap leaves of the actions of this activation; undefined where it takes none. */
export const actionsBarred = (after: After): NoMoreActions | undefined => {
  if (!asksForSides(after)) return undefined;
  return overlapGrants(after).length > 0 ? 'but-for-the-overlap' : 'this-activation';
};

const overlapRolls = (after: After): readonly OwedRoll[] =>
  asksForSides(after) && after.execution.ships.some((met) => isFriendly(after.ship, met))
    ? [{ die: 'attack', count: 1, because: 'overlapped-friendly-ship' }]
    : [];

/** The dice that overlapping and obstacles ask for. */
export const owedRolls = (after: After): readonly OwedRoll[] =>
  after.execution.fled
    ? []
    : [
        ...overlapRolls(after),
        ...after.execution.obstacles.flatMap(({ id, type }): readonly OwedRoll[] =>
          type === undefined
            ? []
            : [{ die: 'attack', count: 1, because: type, ...(id === undefined ? {} : { obstacle: id }) }],
        ),
      ];
