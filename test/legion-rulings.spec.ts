import { describe, expect, it } from '@jest/globals';
import { answerTo, legionRulings } from './support/legion-rulings.js';

/** The numbers of the settled cases; those that an older edition alone settles have no number here. */
const NUMBERS = [
  1, 2, 4, 5, 6, 7, 8, 9, 10, 13, 14, 15, 16, 18, 19, 20, 21, 22, 25, 26, 27, 28, 29, 31, 32, 33, 34, 35, 36, 37, 38,
  39, 40, 41, 42, 43, 44, 46, 47, 49, 50, 51, 52, 53, 54, 55, 57, 58, 59, 60, 61, 62, 63, 64, 65, 67, 68, 69, 70, 71,
  72, 73, 74, 76, 77, 78, 80, 81, 82, 83, 84, 85,
];

const rulings = legionRulings();

describe('the settled cases of Legion', () => {
  it.each(rulings)('$id: $title', (ruling) => {
    expect(answerTo(ruling)).toMatchObject(ruling.expect);
  });

  it('are all there, each under an id of its own', () => {
    const ids = rulings.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const there = new Set(ids.filter((id) => id.startsWith('L')).map((id) => Number.parseInt(id.slice(1, 4), 10)));
    expect(NUMBERS.filter((number) => !there.has(number))).toEqual([]);
  });
});
