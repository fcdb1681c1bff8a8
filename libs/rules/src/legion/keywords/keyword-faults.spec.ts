import { describe, expect, it } from '@jest/globals';
import type { Keyword } from '../unit.js';
import { keywordFaults } from './keyword-faults.js';

const faultsOf = (keyword: Keyword) =>
  keywordFaults({ keywords: [keyword] }, '/unit').map(({ pointer, detail }) => `${pointer}: ${detail}`);

describe('a keyword as a caller tells it', () => {
  it.each<Keyword>([
    { name: 'Danger Sense', value: 2 },
    { name: 'danger sense 2' },
    { name: 'DANGER–SENSE', value: '20' },
    { name: 'Danger Sense' },
    { name: "Jar'Kai Mastery" },
    { name: 'Jar’Kai Mastery' },
    { name: 'AI: Dodge, Move' },
    { name: 'Reliable', value: 'X' },
    { name: 'Danger Sense', value: 'X' },
    { name: 'Eyes on the Prize', value: 'Steady' },
    { name: 'Compel', value: 'Corps' },
    { name: 'Pierce', value: 'whatever' },
    { name: 'Light Transport 1: Open' },
  ])('$name $value is taken', (keyword) => {
    expect(faultsOf(keyword)).toEqual([]);
  });

  it.each<{ keyword: Keyword; fault: string }>([
    { keyword: { name: 'Ploding' }, fault: '/unit/keywords/0/name: "Ploding" is no keyword that the rules know' },
    {
      keyword: { name: 'constructor' },
      fault: '/unit/keywords/0/name: "constructor" is no keyword that the rules know',
    },
    {
      keyword: { name: 'Indomitable 2' },
      fault: '/unit/keywords/0/name: Indomitable stands without a value, not with "2"',
    },
    {
      keyword: { name: 'Indomitable', value: 2 },
      fault: '/unit/keywords/0/value: Indomitable stands without a value, not with "2"',
    },
    {
      keyword: { name: 'Danger Sense', value: 'some' },
      fault: '/unit/keywords/0/value: must be a whole number from 1 to 20, not "some"',
    },
    {
      keyword: { name: 'Enrage', value: 0 },
      fault: '/unit/keywords/0/value: must be a whole number from 1 to 20, not "0"',
    },
    {
      keyword: { name: 'Enrage', value: 21 },
      fault: '/unit/keywords/0/value: must be a whole number from 1 to 20, not "21"',
    },
    {
      keyword: { name: 'Enrage', value: 'X' },
      fault: '/unit/keywords/0/value: must be a whole number from 1 to 20, not "X"',
    },
    {
      keyword: { name: 'AI', value: 'Attack, Mvoe' },
      fault:
        '/unit/keywords/0/value: must list some of aim, attack, card-action, dodge, free-card-action, move, recover, standby, not "mvoe"',
    },
    {
      keyword: { name: 'Eyes on the Prize', value: 'Stedy' },
      fault: '/unit/keywords/0/value: must be a keyword, not "Stedy"',
    },
  ])('$keyword: $fault', ({ keyword, fault }) => {
    expect(faultsOf(keyword)).toEqual([fault]);
  });

  it('is looked for on every upgrade', () => {
    const upgrades = [{ id: 'a' }, { id: 'b', keywords: [{ name: 'Steady' }, { name: 'Telepathy' }] }];
    expect(keywordFaults({ upgrades }, '').map(({ pointer }) => pointer)).toEqual(['/upgrades/1/keywords/1/name']);
  });
});
