import { describe, expect, it } from '@jest/globals';
import { hasKeyword, isNumberOpen, keywordId, keywordValue, keywordWords } from './keyword.js';
import type { Keyword, Unit } from './unit.js';

describe('the id of a keyword', () => {
  it.each([
    { name: 'Danger Sense', id: 'danger-sense' },
    { name: 'danger sense 2', id: 'danger-sense' },
    { name: "Jar'Kai Mastery", id: 'jar-kai-mastery' },
    { name: 'Pulling the Strings', id: 'pull-the-strings' },
    { name: 'Immune: Range 1 Weapons', id: 'immune-range-1-weapons' },
    { name: 'AI: Dodge, Move', id: 'ai' },
    { name: 'Weak Point 1: Rear', id: 'weak-point' },
  ])('$name: $id', ({ name, id }) => {
    expect(keywordId(name)).toBe(id);
  });
});

describe('the value of a keyword', () => {
  it.each<{ keyword: Keyword; value: number }>([
    { keyword: { name: 'Danger Sense', value: 2 }, value: 2 },
    { keyword: { name: 'Danger Sense', value: '2' }, value: 2 },
    { keyword: { name: 'Danger Sense 2' }, value: 2 },
    { keyword: { name: 'Danger Sense' }, value: 1 },
    { keyword: { name: 'Danger Sense', value: 'some' }, value: 1 },
    { keyword: { name: 'Inspire', value: 2 }, value: 0 },
  ])('$keyword: $value', ({ keyword, value }) => {
    expect(keywordValue({ keywords: [keyword] }, 'danger-sense')).toBe(value);
  });

  it('adds up over the unit and its upgrades', () => {
    const unit: Unit = {
      keywords: [{ name: 'Inspire', value: 1 }],
      upgrades: [{ id: 'a', keywords: [{ name: 'Inspire', value: 2 }] }, { id: 'b' }],
    };
    expect(keywordValue(unit, 'inspire')).toBe(3);
  });

  it.each<{ keywords: readonly Keyword[]; open: boolean }>([
    { keywords: [], open: false },
    { keywords: [{ name: 'Inspire' }], open: false },
    { keywords: [{ name: 'Inspire', value: 'X' }], open: true },
    {
      keywords: [
        { name: 'Inspire', value: 2 },
        { name: 'Inspire', value: 'X' },
      ],
      open: true,
    },
    { keywords: [{ name: 'Agile', value: 'X' }], open: false },
  ])('$keywords: not known is $open', ({ keywords, open }) => {
    expect(isNumberOpen({ keywords }, 'inspire')).toBe(open);
  });

  it('lists words', () => {
    expect(keywordWords({ keywords: [{ name: 'AI: Dodge, Move' }] }, 'ai')).toEqual(['dodge', 'move']);
    expect(keywordWords({ keywords: [{ name: 'AI' }] }, 'ai')).toEqual([]);
  });
});

describe('what wounds and places lend', () => {
  const raging: Unit = { keywords: [{ name: 'Enrage', value: 3 }] };
  const eager: Unit = { keywords: [{ name: 'Eyes on the Prize', value: 'Steady' }] };

  it.each([
    { who: 'two wounds', unit: { ...raging, tokens: { wound: 2 } }, keyword: 'charge', has: false },
    { who: 'three wounds', unit: { ...raging, tokens: { wound: 3 } }, keyword: 'charge', has: true },
    { who: 'an objective held', unit: { ...eager, objectivesHeld: 1 }, keyword: 'steady', has: true },
    { who: 'an objective near', unit: { ...eager, nearObjective: true }, keyword: 'steady', has: true },
    { who: 'no objective', unit: eager, keyword: 'steady', has: false },
    {
      who: 'an objective, and nothing listed',
      unit: { keywords: [{ name: 'Eyes on the Prize' }], nearObjective: true },
      keyword: 'steady',
      has: false,
    },
  ])('$who: $keyword $has', ({ unit, keyword, has }) => {
    expect(hasKeyword(unit, keyword)).toBe(has);
  });
});
