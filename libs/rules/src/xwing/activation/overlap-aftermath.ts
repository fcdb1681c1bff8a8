import { exceptionsOf } from '../cards/applying.js';
import type { XWingValues } from '../rulesets.js';
import { count, stricter, type NoMoreActions, type Ship } from '../ship.js';
import type { Execution } from './execution.js';
import type { OverlapGrant, OwedRoll } from './owed.js';
import type { MetShip } from './maneuver-input.js';

interface After {
  readonly ship: Ship;
  readonly execution: Execution;
  readonly values: XWingValues;
}

const isFriendly = (ship: Ship, { player }: MetShip): boolean => player !== undefined && player === ship.player;

/** Whether this edition asks which side the overlapped ships are on. */
export const asksForSides = ({ values, execution }: After): boolean =>
  values.afterOverlap === 'red-focus-or-calculate-after-an-enemy' && !execution.fullyExecuted && !execution.fled;

export const OVERLAP_ACTIONS = ['focus', 'calculate'] as const;

/** Does a card let the ship have its Perform Action step after a partial execution? */
export const keepsItsStep = (ship: Ship): boolean =>
  exceptionsOf(ship, 'perform-action-step').some(({ effect }) => effect === 'kept-after-partial-execution');

/** Has nothing but an overlap taken the ship its actions? */
const mayStillAct = ({ round: { noMoreActions } }: Ship): boolean =>
  noMoreActions === undefined || noMoreActions === 'but-for-the-overlap';

/** After an enemy alone, to a ship that is not stressed; a friendly ship among those overlapped turns it into a roll. */
export const overlapGrants = (after: After): readonly OverlapGrant[] =>
  asksForSides(after) &&
  mayStillAct(after.ship) &&
  count(after.ship.tokens, 'stress') === 0 &&
  !after.execution.ships.some((met) => isFriendly(after.ship, met))
    ? [{ by: 'overlap', actions: OVERLAP_ACTIONS, difficulty: 'red', onActionBar: true }]
    : [];

/** A card that leaves the ship its step leaves it the action of that step, too; the documents do not speak of it. */
const takenByOverlap = (after: After): NoMoreActions | undefined => {
  if (!asksForSides(after) || keepsItsStep(after.ship)) return undefined;
  return overlapGrants(after).length > 0 ? 'but-for-the-overlap' : 'this-activation';
};

/** What has ended of the ship's actions by now, by the overlap or before; undefined where nothing has. */
export const actionsEnded = (after: After): NoMoreActions | undefined => {
  const { noMoreActions } = after.ship.round;
  const taken = takenByOverlap(after);
  return taken === undefined ? noMoreActions : stricter(noMoreActions, taken);
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
