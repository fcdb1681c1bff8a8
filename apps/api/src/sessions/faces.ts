import type { DiceRoll, GameCommand } from '@marshal/rules/kernel';
import type { Game } from './game.js';

/** The dice that a command really rolls: a handful of none is no roll. */
export const diceOf = (game: Game, state: unknown, command: GameCommand): readonly DiceRoll[] =>
  game.dice(state, command).filter(({ count }) => count > 0);

/** Dice without what they are for, as a log keeps them. */
export const handfuls = (dice: readonly DiceRoll[]): readonly DiceRoll[] =>
  dice.map(({ die, count }) => ({ die, count }));

/** Whether these dice, in their order, can show these faces. */
export const facesFit = (dice: readonly DiceRoll[], faces: readonly string[]): boolean => {
  const sides = dice.flatMap(({ die, count }) => Array.from({ length: count }, () => die));
  return sides.length === faces.length && sides.every((die, index) => die.includes(faces[index] ?? ''));
};
