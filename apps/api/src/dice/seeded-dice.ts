import { createHmac } from 'node:crypto';
import { drawFaces, type WordSource } from './face-drawing.js';

const WORDS_IN_BLOCK = 8;

/**
 * The words of HMAC-SHA256(key: seed, message: `label:0`), then of `label:1` and so on, each hash read as eight
 * big-endian words. The seed is taken as UTF-8 text. The same seed and label give the same words for ever.
 */
export const seededWords = (seed: string, label: string): WordSource => {
  let block = Buffer.alloc(0);
  let drawn = 0;
  return () => {
    const place = drawn % WORDS_IN_BLOCK;
    if (place === 0) {
      const number = drawn / WORDS_IN_BLOCK;
      block = createHmac('sha256', seed).update(`${label}:${number}`).digest();
    }
    drawn += 1;
    return block.readUInt32BE(place * 4);
  };
};

/** `count` faces of a die (its faces listed once per side) that follow from the seed alone: same seed, same faces, for ever. */
export const seededFaces = (seed: string, die: readonly string[], count: number): string[] =>
  drawFaces(seededWords(seed, 'marshal/seeded'), die, count);
