import { omit } from '../actions/omit.js';
import type { Ship, TokenKind } from '../ship.js';
import type { ManeuverDifficulty } from '../movement/bearing.js';
import type { Executed } from './executed.js';
import type { Execution } from './execution.js';
import type { ManeuverSituation } from './maneuver-situation.js';
import { breaksLocks, obstacleTokens } from './obstacle-effects.js';
import { booked, stressByEffects, type TokenChange } from './token-changes.js';

const STRESS = 'stress' as const;
/** What a blue maneuver removes one of each of. */
const RELIEVED: readonly TokenKind[] = ['stress', 'strain', 'deplete'];

/** What the Check Difficulty step brings and takes. */
export const checkDifficulty = (difficulty: ManeuverDifficulty | undefined): readonly TokenChange[] => {
  const because = 'check-difficulty';
  if (difficulty === 'red') return [{ token: STRESS, count: 1, because }];
  return difficulty === 'blue' ? RELIEVED.map((token) => ({ token, count: -1, because })) : [];
};

const byReplacement = ({ replaced }: Executed): readonly TokenChange[] => {
  if (replaced === 'dial-forgotten') return [{ token: STRESS, count: 1, because: 'dial-forgotten' }];
  return replaced === 'maneuver-skipped' ? [{ token: STRESS, count: -1, because: 'locked-in-place' }] : [];
};

/** From the Execute Maneuver step on, in order; a ship that has fled is out of it all. */
const wanted = (
  { effects, values }: ManeuverSituation,
  executed: Executed,
  execution: Execution | undefined,
): readonly TokenChange[] => {
  const before = byReplacement(executed);
  if (execution?.fled === true) return before;
  return [
    ...before,
    ...stressByEffects(effects, 'before-check-difficulty'),
    ...checkDifficulty(executed.maneuver?.difficulty),
    ...(execution === undefined ? [] : obstacleTokens(execution, values)),
    ...stressByEffects(effects, 'after-execute'),
  ];
};

/** A ship that has moved to where nothing tells has no pose. */
const placed = (ship: Ship, execution: Execution | undefined): Ship => {
  if (execution === undefined) return ship;
  return execution.end === undefined ? omit(ship, 'pose') : { ...ship, pose: execution.end };
};

/** The ship once the maneuver is over, and every token that came or went on the way. */
export const afterManeuver = (
  situation: ManeuverSituation,
  executed: Executed,
  execution: Execution | undefined,
): { readonly ship: Ship; readonly changes: readonly TokenChange[] } => {
  const { ship, changesBefore, values } = situation;
  const { tokens, changes } = booked(
    { tokens: ship.tokens, changes: changesBefore },
    wanted(situation, executed, execution),
  );
  const force = executed.spendsForce ? { ...ship.force, active: ship.force.active - 1 } : ship.force;
  return {
    ship: {
      ...placed(ship, execution),
      ...(execution !== undefined && breaksLocks(execution, values) && { locks: [] }),
      tokens,
      force,
      round: {
        ...ship.round,
        ...(executed.maneuver === undefined ? {} : { executedSpeed: executed.maneuver.speed }),
      },
    },
    changes,
  };
};
