import { moreDifficult, type Difficulty } from '../action-kind.js';
import type { DifficultyChange } from '../cards/action-exception.js';
import { covers, exceptionsOf } from '../cards/applying.js';
import type { RangeBand } from '../cards/card-reference.js';
import { count } from '../ship.js';
import type { ActionInput, AttemptEffect } from './attempt.js';
import type { BarEntry } from './bar-entry.js';
import type { Grant } from './grant.js';
import { isNamed } from './named.js';
import { hasObstacleAt } from './ranges.js';

export interface Difficulties {
  readonly printed: Difficulty;
  readonly effective: Difficulty;
}

const OBSTACLE_BAND: Readonly<Record<'obstacle-at-range-0-1' | 'obstacle-at-range-1', RangeBand>> = {
  'obstacle-at-range-0-1': { least: 0, most: 1 },
  'obstacle-at-range-1': { least: 1, most: 1 },
};

const holds = ({ ship, table }: ActionInput, { condition }: DifficultyChange): boolean => {
  if (condition === undefined) return true;
  if (condition === 'stressed') return count(ship.tokens, 'stress') > 0;
  return hasObstacleAt(ship, table, OBSTACLE_BAND[condition]);
};

/** Is this change of the ship's own cards in force? An optional one is when the attempt names its card. */
const isInForce = (input: ActionInput, change: DifficultyChange, printed: Difficulty): boolean =>
  change.grantedAfter === undefined &&
  covers(change.actions, input.attempt.action) &&
  (change.from === 'any' || change.from === printed) &&
  (!change.optional || isNamed(input, change)) &&
  holds(input, change);

const changesByCards = (input: ActionInput, printed: Difficulty): readonly Difficulty[] =>
  input.ship.exceptions.length === 0
    ? []
    : exceptionsOf(input.ship, 'difficulty').flatMap((change) =>
        isInForce(input, change, printed) ? [change.to] : [],
      );

const changesByEffects = (effects: readonly AttemptEffect[]): readonly Difficulty[] =>
  effects.flatMap(({ treatAs }) => (treatAs === undefined ? [] : [treatAs]));

const unchanged = (difficulty: Difficulty): Difficulties => ({ printed: difficulty, effective: difficulty });
const UNCHANGED: Readonly<Record<Difficulty, Difficulties>> = {
  white: unchanged('white'),
  red: unchanged('red'),
  purple: unchanged('purple'),
};

/** Several changes count as the most restrictive of them; a single one may also make the action easier. */
const changed = (printed: Difficulty, changes: readonly Difficulty[]): Difficulty =>
  changes.length === 0 ? printed : changes.reduce(moreDifficult);

/** An action that a grant names has the grant's difficulty, any other the bar's. */
const printedOf = (entry: BarEntry | undefined, grant: Grant | undefined): Difficulty =>
  grant === undefined || grant.onActionBar ? (entry?.difficulty ?? 'white') : grant.named;

const changesByGrant = (grant: Grant | undefined): readonly Difficulty[] =>
  grant?.treatAs === undefined || !grant.onActionBar ? [] : [grant.treatAs];

/**
 * The difficulty of an attempt, before and after everything that changes it.
 * A change to white beside one to red gives red: the documents do not say, and red is the more restrictive.
 */
export const difficultyOf = (
  input: ActionInput,
  entry: BarEntry | undefined,
  grant: Grant | undefined,
): Difficulties => {
  const printed = printedOf(entry, grant);
  if (input.attempt.opportunity?.kind === 'game-effect') return { printed: 'white', effective: 'white' };
  if (grant?.treatAs === undefined && input.effects === undefined && input.ship.exceptions.length === 0)
    return UNCHANGED[printed];
  const changes = [
    ...changesByGrant(grant),
    ...changesByEffects(input.effects ?? []),
    ...changesByCards(input, printed),
  ];
  return { printed, effective: changed(printed, changes) };
};
