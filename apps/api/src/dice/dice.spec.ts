import { describe, expect, it } from '@jest/globals';
import { committedFaces, commitmentTo, newSeed } from './committed-dice.js';
import { cryptoFaces } from './crypto-dice.js';
import { drawFaces } from './face-drawing.js';
import { seededFaces } from './seeded-dice.js';

const D6 = ['1', '2', '3', '4', '5', '6'];
const DEFENSE = ['block', 'surge', 'blank', 'blank', 'blank', 'blank'];

describe('faces that follow from a seed', () => {
  // Computed by an independent program from the description alone.
  it.each([
    { seed: 'any text', die: DEFENSE, faces: 'blank blank blank blank blank block blank blank' },
    { seed: '', die: D6, faces: '2 2 1 2 6 2 6 5 4 1 3 3 5 2 2 3 5 1 1 3' },
    { seed: 'Würfel 🎲', die: D6, faces: '3 4 1 1 1 2 2 5 3 1 1 4 6 1 5 6 2 3 4 6' },
    { seed: 'any text', die: ['heads', 'tails'], faces: 'tails heads tails tails tails heads tails heads tails' },
  ])('are for ever those of "$seed"', ({ seed, die, faces }) => {
    const wanted = faces.split(' ');
    expect(seededFaces(seed, die, wanted.length)).toEqual(wanted);
  });

  it('are others for another seed', () => {
    expect(seededFaces('seed 1', D6, 20)).not.toEqual(seededFaces('seed 2', D6, 20));
  });
});

describe('committed dice', () => {
  const dice = [
    { die: DEFENSE, count: 3 },
    { die: D6, count: 2 },
  ];
  const seed = '0'.repeat(64);

  it('publish the SHA-256 of the seed', () => {
    expect(commitmentTo(seed)).toBe('60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55');
  });

  it.each([
    { roll: 1, faces: ['blank', 'surge', 'blank', '2', '5'] },
    { roll: 2, faces: ['blank', 'blank', 'blank', '3', '4'] },
  ])('give roll $roll the same faces whenever it is asked', ({ roll, faces }) => {
    expect(committedFaces({ seed, session: 'game-1', roll }, dice)).toEqual(faces);
  });

  it('roll differently in another session', () => {
    const many = [{ die: D6, count: 20 }];
    expect(committedFaces({ seed, session: 'game-1', roll: 1 }, many)).not.toEqual(
      committedFaces({ seed, session: 'game-2', roll: 1 }, many),
    );
  });

  it('never share a seed', () => {
    expect(newSeed()).toMatch(/^[0-9a-f]{64}$/);
    expect(newSeed()).not.toBe(newSeed());
  });
});

describe('drawing', () => {
  it('draws again when a word would favour the low sides', () => {
    const words = [2 ** 32 - 1, 2 ** 32 - 4, 2 ** 32 - 5];
    expect(drawFaces(() => words.shift() ?? 0, D6, 1)).toEqual(['6']);
    expect(words).toEqual([]);
  });

  it('refuses a die without faces', () => {
    expect(() => cryptoFaces([], 1)).toThrow(RangeError);
  });
});

/** Pearson's statistic of the rolled faces against fair sides: near 5 for a fair die of six. */
const chiSquare = (faces: readonly string[]): number => {
  const expected = faces.length / D6.length;
  return D6.reduce((sum, side) => sum + (faces.filter((face) => face === side).length - expected) ** 2 / expected, 0);
};

describe('fairness', () => {
  const ROLLS = 600_000;
  /** A fair die of six exceeds this once in ten thousand million runs. */
  const FAIR_BELOW = 55.4;
  const byteModuloSix = (count: number): string[] =>
    cryptoFaces(
      Array.from({ length: 256 }, (_, byte) => D6[byte % 6] ?? ''),
      count,
    );

  it.each([
    { dice: 'the server’s', roll: (count: number) => cryptoFaces(D6, count) },
    { dice: 'seeded', roll: (count: number) => seededFaces('fairness', D6, count) },
    {
      dice: 'committed',
      roll: (count: number) =>
        Array.from({ length: count / 6 }, (_, roll) =>
          committedFaces({ seed: 'fairness', session: 'game-1', roll }, [{ die: D6, count: 6 }]),
        ).flat(),
    },
  ])('$dice dice are fair', ({ roll }) => {
    expect(chiSquare(roll(ROLLS))).toBeLessThan(FAIR_BELOW);
  });

  it.each([
    { roller: 'takes a byte modulo six', roll: byteModuloSix, rolls: 2_000_000 },
    {
      roller: 'loads one side by a fortieth',
      roll: (n: number) => cryptoFaces([...D6, ...D6, ...D6, ...D6, ...D6, ...D6, '6'], n),
      rolls: ROLLS,
    },
  ])('a roller that $roller is found out', ({ roll, rolls }) => {
    expect(chiSquare(roll(rolls))).toBeGreaterThan(FAIR_BELOW);
  });
});
