import type { DiceRoll, GameCommand } from '@marshal/rules/kernel';
import { committedFaces } from '../dice/committed-dice.js';
import { cryptoFaces } from '../dice/crypto-dice.js';
import type { Game } from './game.js';
import type { Rolled } from './log-entry.js';
import type { Session } from './session.js';

/** The dice that a command really rolls: a handful of none is no roll. */
export const diceOf = (game: Game, state: unknown, command: GameCommand): readonly DiceRoll[] =>
  game.dice(state, command).filter(({ count }) => count > 0);

/** Whether these dice, in their order, can show these faces. */
export const facesFit = (dice: readonly DiceRoll[], faces: readonly string[]): boolean => {
  const sides = dice.flatMap(({ die, count }) => Array.from({ length: count }, () => die));
  return sides.length === faces.length && sides.every((die, index) => die.includes(faces[index] ?? ''));
};

/**
 * The faces of the next roll: those typed in where real dice are rolled, else the service's own.
 * Undefined where typed faces are missing or cannot be.
 */
const facesOf = ({ record, position }: Session, dice: readonly DiceRoll[], typed: readonly string[]) => {
  switch (record.dice.mode) {
    case 'physical':
      return facesFit(dice, typed) ? typed : undefined;
    case 'server':
      return dice.flatMap(({ die, count }) => cryptoFaces(die, count));
    case 'committed':
      return committedFaces({ seed: record.dice.seed, session: record.id, roll: position.rolls + 1 }, dice);
  }
};

/** The next roll of a session with these dice; undefined where faces were to be typed in and are missing or cannot be. */
export const rollDice = (session: Session, dice: readonly DiceRoll[], typed: readonly string[]): Rolled | undefined => {
  const faces = facesOf(session, dice, typed);
  return faces === undefined ? undefined : { number: session.position.rolls + 1, dice, faces };
};
