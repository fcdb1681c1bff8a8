import { exceptionsOf } from '../cards/applying.js';
import type { ManeuverDifficulty } from '../movement/bearing.js';
import type { DialManeuver } from '../movement/maneuver.js';
import { count, type Ship } from '../ship.js';
import type { ManeuverDifficultyChange } from './difficulty-change.js';
import type { ManeuverEffect } from './maneuver-input.js';

/** The difficulties that changes move between; a purple maneuver stays purple. */
const LADDER = ['blue', 'white', 'red'] as const;

const STEPS: Readonly<Record<ManeuverDifficultyChange, number>> = {
  increase: 1,
  decrease: -1,
  blue: 0,
  white: 0,
  red: 0,
};

const stepped = (difficulty: ManeuverDifficulty, steps: number): ManeuverDifficulty => {
  const at = LADDER.findIndex((rung) => rung === difficulty);
  return at === -1 ? difficulty : (LADDER[Math.min(LADDER.length - 1, Math.max(0, at + steps))] ?? difficulty);
};

/** The card raises every turn by one for each faceup copy. */
const damagedEngines = ({ damageCards }: Ship, { bearing }: DialManeuver): number =>
  bearing.startsWith('turn-') ? damageCards.filter(({ name }) => name === 'Damaged Engine').length : 0;

/** What a constant card of the ship makes of the difficulty. */
const setByCards = (ship: Ship, { bearing, difficulty }: DialManeuver): ManeuverDifficulty =>
  exceptionsOf(ship, 'maneuver-difficulty').find(
    ({ from, maxStress }) =>
      bearing.startsWith('tallon-') &&
      difficulty === from &&
      count(ship.tokens, 'stress') <= (maxStress ?? Number.POSITIVE_INFINITY),
  )?.to ?? difficulty;

const isSetting = (change: ManeuverDifficultyChange | undefined): change is 'blue' | 'white' | 'red' =>
  change === 'blue' || change === 'white' || change === 'red';

const changed = (
  difficulty: ManeuverDifficulty,
  effects: readonly ManeuverEffect[],
  more: number,
): ManeuverDifficulty => {
  const set = effects.map((effect) => effect.difficulty).findLast(isSetting) ?? difficulty;
  const steps = effects.reduce(
    (sum, effect) => sum + (effect.difficulty === undefined ? 0 : STEPS[effect.difficulty]),
    more,
  );
  return difficulty === 'purple' ? difficulty : stepped(set, steps);
};

/**
 * The difficulty at which a maneuver of the dial is executed: what is set is set first, the latest counting; then
 * increases and decreases are added up, as the documents leave their order open and it makes no difference between them.
 */
export const difficultyWhenExecuted = (
  ship: Ship,
  maneuver: DialManeuver,
  { effects, raised }: { readonly effects: readonly ManeuverEffect[]; readonly raised: number },
): ManeuverDifficulty => changed(setByCards(ship, maneuver), effects, raised + damagedEngines(ship, maneuver));

/** The difficulty of the white 2 straight once what is said to change it has done so. */
export const difficultyOfStressManeuver = (effects: readonly ManeuverEffect[]): ManeuverDifficulty =>
  changed('white', effects, 0);
