import { createHash, randomBytes } from 'node:crypto';
import type { DiceRoll } from '@marshal/rules/kernel';
import { drawFaces } from './face-drawing.js';
import { seededWords } from './seeded-dice.js';

/** Which roll of which game: nothing else goes into its faces, so a repeated request rolls the same. */
export interface CommittedRoll {
  readonly seed: string;
  readonly session: string;
  /** Counted from 1 in each session, never reused. */
  readonly roll: number;
}

/** A new secret: 256 random bits as 64 hexadecimal digits. */
export const newSeed = (): string => randomBytes(32).toString('hex');

/** What is published before the first roll: SHA-256 of the seed's text, as `printf %s SEED | sha256sum` gives it. */
export const commitmentTo = (seed: string): string => createHash('sha256').update(seed).digest('hex');

/** The faces of one roll, its dice taken in order from one stream of words. */
export const committedFaces = ({ seed, session, roll }: CommittedRoll, dice: readonly DiceRoll[]): string[] => {
  const words = seededWords(seed, `marshal/committed:${session}:${roll}`);
  return dice.flatMap(({ die, count }) => drawFaces(words, die, count));
};
