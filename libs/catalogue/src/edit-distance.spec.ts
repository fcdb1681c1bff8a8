import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { editDistance } from './edit-distance.js';

/** The same by the definition, slowly. */
const byDefinition = (a: string, b: string): number => {
  if (a === '' || b === '') return a.length + b.length;
  const last = a.at(-1) === b.at(-1) ? 0 : 1;
  const ways = [
    byDefinition(a.slice(0, -1), b) + 1,
    byDefinition(a, b.slice(0, -1)) + 1,
    byDefinition(a.slice(0, -1), b.slice(0, -1)) + last,
  ];
  const swap = a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1);
  return Math.min(...ways, swap ? byDefinition(a.slice(0, -2), b.slice(0, -2)) + 1 : Infinity);
};

describe('editDistance', () => {
  it.each([
    { a: '', b: '', slips: 0 },
    { a: 'luke', b: 'luke', slips: 0 },
    { a: 'luke', b: 'lukes', slips: 1 },
    { a: 'luke', b: 'lke', slips: 1 },
    { a: 'luke', b: 'lake', slips: 1 },
    { a: 'luke', b: 'lkue', slips: 1 },
    { a: 'luke', b: 'vader', slips: 3 },
  ])('counts $slips from "$a" to "$b"', ({ a, b, slips }) => {
    expect(editDistance(a, b, 2)).toBe(slips);
  });

  it('is the distance by its definition, as far as it counts', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 6 }), (a, b, atMost) => {
        expect(editDistance(a, b, atMost)).toBe(Math.min(byDefinition(a, b), atMost + 1));
      }),
    );
  });
});
