import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { rallyOdds } from './rally-odds.js';
import type { RallyOddsInput } from './rally-input.js';
import type { Keyword } from '../unit.js';

const oddsOf = (input: RallyOddsInput) => {
  const answer = rallyOdds(input);
  if ('faults' in answer) throw new Error(JSON.stringify(answer.faults));
  return answer.value.odds;
};

/** `12/27` in lowest terms, as the answer has it. */
const lowest = (written: string): string => {
  const [numerator = 0, denominator = 1] = written.split('/').map(Number);
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  const by = divisor(numerator, denominator);
  return `${numerator / by}/${denominator / by}`;
};

const over = (denominator: number, ...numerators: number[]): string[] =>
  numerators.map((numerator) => lowest(`${numerator}/${denominator}`));

describe('the tokens that a rally removes', () => {
  it.each([
    { n: 1, official: over(3, 2, 1), blocks: over(6, 5, 1) },
    { n: 2, official: over(9, 4, 4, 1), blocks: over(36, 25, 10, 1) },
    { n: 3, official: over(27, 8, 12, 6, 1), blocks: over(216, 125, 75, 15, 1) },
    { n: 4, official: over(81, 16, 32, 24, 8, 1), blocks: over(1296, 625, 500, 150, 20, 1) },
    { n: 5, official: over(243, 32, 80, 80, 40, 10, 1), blocks: over(7776, 3125, 3125, 1250, 250, 25, 1) },
    {
      n: 6,
      official: over(729, 64, 192, 240, 160, 60, 12, 1),
      blocks: over(46656, 15625, 18750, 9375, 2500, 375, 30, 1),
    },
  ])('are binomial with $n tokens', ({ n, official, blocks }) => {
    const unit = { courage: 1, suppression: n };
    const fractions = (input: RallyOddsInput) => oddsOf(input).removed.map(({ probability }) => probability.fraction);
    expect(fractions({ unit })).toEqual(official);
    expect(fractions({ unit, successFaces: ['block'] })).toEqual(blocks);
  });
});

describe('the status after a rally: steady, suppressed, panicked', () => {
  const statuses = (input: RallyOddsInput) => {
    const { steady, suppressed, panicked } = oddsOf(input);
    return [steady.fraction, suppressed.fraction, panicked.fraction];
  };

  it.each([
    { c: 1, n: 1, white: over(3, 1, 2, 0), blocks: over(6, 1, 5, 0), red: over(3, 2, 1, 0) },
    { c: 1, n: 2, white: over(9, 1, 4, 4), blocks: over(36, 1, 10, 25), red: over(9, 4, 4, 1) },
    { c: 1, n: 3, white: over(27, 1, 6, 20), blocks: over(216, 1, 15, 200), red: over(27, 8, 12, 7) },
    { c: 1, n: 4, white: over(81, 1, 8, 72), blocks: over(1296, 1, 20, 1275), red: over(81, 16, 32, 33) },
    { c: 2, n: 2, white: over(9, 5, 4, 0), blocks: over(36, 11, 25, 0), red: over(9, 8, 1, 0) },
    { c: 2, n: 3, white: over(27, 7, 20, 0), blocks: over(216, 16, 200, 0), red: over(27, 20, 7, 0) },
    { c: 2, n: 4, white: over(81, 9, 56, 16), blocks: over(1296, 21, 650, 625), red: over(81, 48, 32, 1) },
    { c: 2, n: 5, white: over(243, 11, 120, 112), blocks: over(7776, 26, 1500, 6250), red: over(243, 112, 120, 11) },
    {
      c: 2,
      n: 6,
      white: over(729, 13, 220, 496),
      blocks: over(46656, 31, 2875, 43750),
      red: over(729, 256, 400, 73),
    },
    { c: 3, n: 3, white: over(27, 19, 8, 0), blocks: over(216, 91, 125, 0), red: over(27, 26, 1, 0) },
    { c: 3, n: 5, white: over(243, 51, 192, 0), blocks: over(7776, 276, 7500, 0), red: over(243, 192, 51, 0) },
    { c: 3, n: 6, white: over(729, 73, 592, 64), blocks: over(46656, 406, 30625, 15625), red: over(729, 496, 232, 1) },
  ])('with Courage $c and $n tokens', ({ c, n, white, blocks, red }) => {
    const unit = { courage: c, suppression: n };
    const indomitable: Keyword = { name: 'Indomitable' };
    expect(statuses({ unit })).toEqual(white);
    expect(statuses({ unit, successFaces: ['block'] })).toEqual(blocks);
    expect(statuses({ unit: { ...unit, keywords: [indomitable] } })).toEqual(red);
  });

  it.each([
    { p: 2, n: 4, odds: over(81, 1, 64, 16) },
    { p: 2, n: 5, odds: over(243, 1, 130, 112) },
    { p: 3, n: 6, odds: over(729, 1, 664, 64) },
    { p: 3, n: 5, odds: over(243, 1, 242, 0) },
    { p: null, n: 6, odds: over(729, 1, 728, 0) },
  ])('with Courage 1, $n tokens and a Commander of Courage $p near', ({ p, n, odds }) => {
    expect(statuses({ unit: { courage: 1, suppression: n }, commanders: [{ courage: p }] })).toEqual(odds);
  });
});

describe('what a rally may be expected to bring', () => {
  it.each([
    { who: 'a trooper', unit: { courage: 1, suppression: 2 }, removed: '2/3', actions: '2/3' },
    { who: 'an unsuppressed trooper', unit: { courage: 1 }, removed: '0/1', actions: '2/1' },
    {
      who: 'a droid trooper',
      unit: { courage: 1, suppression: 2, unitType: 'droid-trooper' as const },
      removed: '2/3',
      actions: '10/9',
    },
  ])('$who', ({ unit, removed, actions }) => {
    const odds = oddsOf({ unit });
    expect(odds.expectedRemoved.fraction).toBe(removed);
    expect(odds.expectedActions.fraction).toBe(actions);
  });

  it('leaves a kept token where it is', () => {
    const unit = { courage: 2, suppression: 2, keywords: [{ name: 'Danger Sense', value: 1 }] };
    const { removed } = oddsOf({ unit, keep: 1 });
    expect(removed.map(({ count, probability }) => [count, probability.fraction])).toEqual([
      [0, '8/9'],
      [1, '1/9'],
    ]);
  });

  it('adds up to one, exactly, whatever the unit', () => {
    const whole = (fractions: readonly string[]): bigint => {
      const parts = fractions.map((each) => each.split('/').map(BigInt));
      const denominator = parts.reduce((product, [, of = 1n]) => product * of, 1n);
      const total = parts.reduce((sum, [count = 0n, of = 1n]) => sum + (count * denominator) / of, 0n);
      return total % denominator === 0n ? total / denominator : -1n;
    };
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 0, max: 12 }), (courage, suppression) => {
        const odds = oddsOf({ unit: { courage, suppression } });
        expect(whole(odds.removed.map(({ probability }) => probability.fraction))).toBe(1n);
        expect(whole([odds.steady, odds.suppressed, odds.panicked].map((each) => each.fraction))).toBe(1n);
      }),
    );
  });
});
