import type { DiceRoll } from '../../kernel/index.js';
import type { XWingState } from './state.js';

/** The eight sides of an attack die. */
const ATTACK_DIE = ['hit', 'hit', 'hit', 'crit', 'focus', 'focus', 'blank', 'blank'] as const;

const DICE_EACH = 3;
/** What counts first, second and third. */
const RANKING = ['crit', 'focus', 'hit'] as const;

export const firstPlayerDice = ({ playerOrder }: XWingState): readonly DiceRoll[] =>
  playerOrder.map((player) => ({ die: ATTACK_DIE, count: DICE_EACH, for: player }));

export interface FirstPlayerRoll {
  readonly player: string;
  readonly faces: readonly string[];
}

export const rollsByPlayer = ({ playerOrder }: XWingState, faces: readonly string[]): readonly FirstPlayerRoll[] =>
  playerOrder.map((player, index) => ({
    player,
    faces: faces.slice(index * DICE_EACH, (index + 1) * DICE_EACH),
  }));

const amounts = ({ faces }: FirstPlayerRoll): readonly number[] =>
  RANKING.map((face) => faces.filter((each) => each === face).length);

/** Positive when `a` beats `b`: the first count that differs decides. */
const compare = (a: FirstPlayerRoll, b: FirstPlayerRoll): number => {
  const counts = amounts(b);
  return (
    amounts(a)
      .map((amount, index) => amount - (counts[index] ?? 0))
      .find((difference) => difference !== 0) ?? 0
  );
};

/** Who has rolled most crits, then focuses, then hits; undefined when that is not one player alone. */
export const firstPlayerOf = (rolls: readonly FirstPlayerRoll[]): string | undefined =>
  rolls.find((roll) => rolls.every((other) => other === roll || compare(roll, other) > 0))?.player;

/** The same round of players, beginning with another. */
export const startingWith = (playerOrder: readonly string[], first: string): readonly string[] => {
  const at = playerOrder.indexOf(first);
  return [...playerOrder.slice(at), ...playerOrder.slice(0, at)];
};
