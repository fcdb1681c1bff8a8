import { moreDifficult, type Difficulty } from '../action-kind.js';
import type { DifficultyChange } from '../cards/action-exception.js';
import { covers, exceptionsOf, printedOn } from '../cards/applying.js';
import type { RangeBand } from '../cards/card-reference.js';
import { count } from '../ship.js';
import type { ActionInput } from './attempt.js';
import type { BarEntry } from './bar-entry.js';
import type { Grant } from './grant.js';
import { isNamed } from './named.js';
import { hasObstacleAt, type Told } from './ranges.js';

export interface Difficulties {
  readonly printed: Difficulty;
  readonly difficulty: Difficulty;
}

const OBSTACLE_BAND: Readonly<Record<'obstacle-at-range-0-1' | 'obstacle-at-range-1', RangeBand>> = {
  'obstacle-at-range-0-1': { least: 0, most: 1 },
  'obstacle-at-range-1': { least: 1, most: 1 },
};

/** A condition that nothing tells holds when the attempt names the card. */
const holds = (input: ActionInput, change: DifficultyChange): Told => {
  const told = isTold(input, change);
  return typeof told === 'boolean' ? told : isNamed(input, change) || told;
};

const isTold = ({ ship, table }: ActionInput, { condition }: DifficultyChange): Told => {
  if (condition === undefined) return true;
  if (condition === 'stressed') return count(ship.tokens, 'stress') > 0;
  return hasObstacleAt(ship, table, OBSTACLE_BAND[condition]);
};

/** Would this change of the ship's own cards be in force on its condition? An optional one is when the attempt names its card. */
const applies = (input: ActionInput, change: DifficultyChange, printed: Difficulty): boolean =>
  change.grantedAfter === undefined &&
  covers(change.actions, input.attempt.action) &&
  (change.from === 'any' || change.from === printed) &&
  (!change.optional || isNamed(input, change));

const NONE: readonly Difficulty[] = [];
const unchanged = (difficulty: Difficulty): Difficulties => ({ printed: difficulty, difficulty });
const UNCHANGED: Readonly<Record<Difficulty, Difficulties>> = {
  white: unchanged('white'),
  red: unchanged('red'),
  purple: unchanged('purple'),
};

const changesByCards = (input: ActionInput, printed: Difficulty): readonly Difficulty[] =>
  input.ship.exceptions.length === 0
    ? NONE
    : exceptionsOf(input.ship, 'difficulty').flatMap((change) =>
        applies(input, change, printed) && holds(input, change) === true ? [change.to] : NONE,
      );

/** A card that would change the difficulty if what its condition asks for, and nothing tells, were so. */
export interface DoubtfulCard {
  readonly id: string;
  readonly missing: readonly string[];
}

/** The cards of the ship of whose conditions nothing is told. */
export const doubtfulCards = (input: ActionInput, printed: Difficulty): readonly DoubtfulCard[] =>
  exceptionsOf(input.ship, 'difficulty').flatMap((change) => {
    const held = applies(input, change, printed) && holds(input, change);
    return typeof held === 'boolean' ? [] : [{ id: printedOn(input.ship, change), missing: held }];
  });

const changesByEffects = ({ effects }: ActionInput): readonly Difficulty[] =>
  effects === undefined || effects.length === 0
    ? NONE
    : effects.flatMap(({ treatAs }) => (treatAs === undefined ? NONE : [treatAs]));

/** An action that a grant names has the grant's difficulty, any other the bar's. */
const printedOf = (entry: BarEntry | undefined, grant: Grant | undefined): Difficulty =>
  grant === undefined || grant.onActionBar ? (entry?.difficulty ?? 'white') : grant.named;

/** What is told of a grant that leaves the bar its difficulty can only be a card's that makes the action more difficult. */
const changesByGrant = (grant: Grant | undefined, printed: Difficulty): readonly Difficulty[] => {
  if (grant?.treatAs === undefined || !grant.onActionBar) return NONE;
  return grant.keepsTheBars && moreDifficult(printed, grant.treatAs) === printed ? NONE : [grant.treatAs];
};

/**
 * The difficulty of an attempt, before and after everything that changes it; a game effect has none and counts as white.
 * Several changes count as the most restrictive of them; a single one may also make the action easier.
 * A change to white beside one to red gives red: the documents do not say, and red is the more restrictive.
 */
export const difficultyOf = (
  input: ActionInput,
  entry: BarEntry | undefined,
  grant: Grant | undefined,
): Difficulties => {
  if (input.attempt.opportunity?.kind === 'game-effect') return UNCHANGED.white;
  const printed = printedOf(entry, grant);
  const [granted, told, carried] = [
    changesByGrant(grant, printed),
    changesByEffects(input),
    changesByCards(input, printed),
  ];
  if (granted.length + told.length + carried.length === 0) return UNCHANGED[printed];
  return { printed, difficulty: [...granted, ...told, ...carried].reduce(moreDifficult) };
};
