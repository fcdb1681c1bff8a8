import { randomBytes } from 'node:crypto';
import { drawFaces } from './face-drawing.js';

const POOL_BYTES = 4096;
let pool = Buffer.alloc(0);
let used = 0;

/** Words of the system's generator, fetched by the page because each call to it is dear. */
const nextWord = (): number => {
  if (used + 4 > pool.length) {
    pool = randomBytes(POOL_BYTES);
    used = 0;
  }
  used += 4;
  return pool.readUInt32BE(used - 4);
};

/** `count` faces of a die (its faces listed once per side), rolled by the server and by nothing that can be foretold. */
export const cryptoFaces = (die: readonly string[], count: number): string[] => drawFaces(nextWord, die, count);
