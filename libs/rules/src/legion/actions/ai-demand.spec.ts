import { describe, expect, it } from '@jest/globals';
import type { ActionInput } from './action-input.js';
import { validateAction } from './validate-action.js';

const verdictOn = (input: ActionInput): string => {
  const answer = validateAction(input);
  if ('faults' in answer) throw new Error(JSON.stringify(answer.faults));
  const { value } = answer;
  return value.verdict === 'illegal' ? value.reasons.map(({ code }) => code).join(' ') : value.verdict;
};

const attack = [{ name: 'AI', value: 'Attack' }];
const bikes = { unitType: 'repulsor-vehicle', keywords: attack, miniatures: 4 } as const;
const b1 = { courage: 1, suppression: 1, unitType: 'droid-trooper', keywords: attack } as const;
const move = { action: 'move' } as const;

describe('whether AI binds the first action', () => {
  it.each<{ when: string; input: ActionInput; verdict: string }>([
    { when: 'not suppressed', input: { unit: { ...b1, suppression: 0 }, attempt: move }, verdict: 'legal' },
    { when: 'suppressed', input: { unit: b1, attempt: move }, verdict: 'ai-first-action' },
    { when: 'with Override', input: { unit: b1, attempt: move, activation: { override: true } }, verdict: 'legal' },
    { when: 'not deployed', input: { unit: { ...b1, undeployed: true }, attempt: move }, verdict: 'legal' },
    {
      when: 'after an attack',
      input: { unit: b1, attempt: move, activation: { made: [{ action: 'attack' }] } },
      verdict: 'legal',
    },
    {
      when: 'after an attack that nothing is in range of any more',
      input: { unit: b1, attempt: move, activation: { made: [{ action: 'attack' }], impossible: ['attack'] } },
      verdict: 'legal',
    },
    {
      when: 'one of four bikes lost',
      input: { unit: { ...bikes, miniaturesDefeated: 1 }, attempt: move },
      verdict: 'legal',
    },
    {
      when: 'two of four bikes lost',
      input: { unit: { ...bikes, miniaturesDefeated: 2 }, attempt: move },
      verdict: 'ai-first-action',
    },
    {
      when: 'in 2025 with a Commander out of range',
      input: { ruleset: 'legion/2025', unit: b1, commanders: [{ courage: 1, range: 4 }], attempt: move },
      verdict: 'ai-first-action',
    },
    {
      when: 'in 2025 with an operative near',
      input: { ruleset: 'legion/2025', unit: b1, commanders: [{ courage: 1, rank: 'operative' }], attempt: move },
      verdict: 'ai-first-action',
    },
    {
      when: 'in 2023 with a Commander near',
      input: { ruleset: 'legion/2023', unit: b1, commanders: [{ courage: 1 }], attempt: move },
      verdict: 'ai-first-action',
    },
    {
      when: 'engaged: an attack in melee is possible',
      input: { unit: { ...b1, engagedWith: 1 }, attempt: { action: 'dodge' } },
      verdict: 'ai-first-action',
    },
    {
      when: 'in Wheel Mode: a move is listed',
      input: {
        unit: { ...b1, keywords: [{ name: 'Wheel Mode' }] },
        attempt: { action: 'dodge' },
        activation: { wheelMode: true },
      },
      verdict: 'ai-first-action',
    },
    {
      when: 'a listed move that Speed 0 rules out',
      input: {
        unit: { ...b1, keywords: [{ name: 'AI', value: 'Move' }], speed: 1, tokens: { immobilize: 1 } },
        attempt: { action: 'dodge' },
      },
      verdict: 'legal',
    },
  ])('$when: $verdict', ({ input, verdict }) => {
    expect(verdictOn(input)).toBe(verdict);
  });
});

describe('what the data does not tell', () => {
  it.each<{ what: string; input: ActionInput; verdict: string }>([
    {
      what: 'the card action of a counterpart',
      input: {
        unit: { courage: 1, keywords: [{ name: 'Counterpart' }] },
        attempt: { action: 'card-action', declaration: { card: 'trick' } },
      },
      verdict: 'indeterminate',
    },
    {
      what: 'the same when panicked',
      input: {
        unit: { courage: 1, suppression: 2, keywords: [{ name: 'Counterpart' }] },
        attempt: { action: 'card-action', declaration: { card: 'trick' } },
      },
      verdict: 'panicked no-such-card-action',
    },
    {
      what: 'a Self-Destruct of unknown wounds',
      input: {
        unit: { courage: 1, keywords: [{ name: 'Self-Destruct', value: 3 }] },
        attempt: { action: 'card-action', declaration: { card: 'self-destruct' } },
      },
      verdict: 'indeterminate',
    },
    {
      what: 'Guidance as a card action',
      input: {
        unit: { courage: 1, keywords: [{ name: 'Guidance', value: 'Trooper' }] },
        attempt: { action: 'card-action', declaration: { card: 'guidance' } },
      },
      verdict: 'indeterminate',
    },
    {
      what: 'an unlisted action beside a card that says of AI no more',
      input: { unit: { ...b1, upgrades: [{ id: 'mq', keywords: [{ name: 'AI' }] }] }, attempt: move },
      verdict: 'indeterminate',
    },
    {
      what: 'a listed one beside it',
      input: { unit: { ...b1, upgrades: [{ id: 'mq', keywords: [{ name: 'AI' }] }] }, attempt: { action: 'attack' } },
      verdict: 'legal',
    },
    {
      what: 'an aim beside it',
      input: { unit: { courage: 1, keywords: [{ name: 'Guidance', value: 'Trooper' }] }, attempt: { action: 'aim' } },
      verdict: 'legal',
    },
  ])('$what: $verdict', ({ input, verdict }) => {
    expect(verdictOn(input)).toBe(verdict);
  });
});
