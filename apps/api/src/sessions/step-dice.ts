import { isDeepStrictEqual } from 'node:util';
import type { DiceRoll } from '@marshal/rules/kernel';
import { committedFaces } from '../dice/committed-dice.js';
import { cryptoFaces } from '../dice/crypto-dice.js';
import { facesFit, handfuls } from './faces.js';
import type { Rolled } from './log-entry.js';
import type { Session } from './session.js';

/** The dice of one request: however often it must be tried, the server rolls them once. */
export class StepDice {
  private drawn: { readonly dice: readonly DiceRoll[]; readonly faces: readonly string[] } = { dice: [], faces: [] };

  constructor(private readonly typed: readonly string[]) {}

  /** The next roll of that session; undefined where faces were to be typed in and are missing or cannot be. */
  roll(session: Session, dice: readonly DiceRoll[]): Rolled | undefined {
    const faces = this.faces(session, dice);
    return faces === undefined ? undefined : { number: session.position.rolls + 1, dice: handfuls(dice), faces };
  }

  private faces({ record, position }: Session, dice: readonly DiceRoll[]): readonly string[] | undefined {
    switch (record.dice.mode) {
      case 'physical':
        return facesFit(dice, this.typed) ? this.typed : undefined;
      case 'server':
        return this.draw(dice);
      case 'committed':
        return committedFaces({ seed: record.dice.seed, session: record.id, roll: position.rolls + 1 }, dice);
    }
  }

  private draw(dice: readonly DiceRoll[]): readonly string[] {
    if (!isDeepStrictEqual(dice, this.drawn.dice))
      this.drawn = { dice, faces: dice.flatMap(({ die, count }) => cryptoFaces(die, count)) };
    return this.drawn.faces;
  }
}
