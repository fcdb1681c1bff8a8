import { describe, expect, it } from '@jest/globals';
import type { ActionInput } from './action-input.js';
import type { Attempt, MadeAction } from './attempt.js';
import { availableActions } from './available-actions.js';
import { resolveAction } from './resolve-action.js';
import { validateAction } from './validate-action.js';

const verdictOn = (input: ActionInput) => {
  const answer = validateAction(input);
  if ('faults' in answer) throw new Error(JSON.stringify(answer.faults));
  return answer.value;
};

const codes = (input: ActionInput): readonly string[] => {
  const verdict = verdictOn(input);
  return verdict.verdict === 'illegal' ? verdict.reasons.map(({ code }) => code) : [verdict.verdict];
};

const made = (...actions: MadeAction['action'][]): { made: MadeAction[] } => ({
  made: actions.map((action) => ({ action })),
});
const unit = { courage: 2 };
const trial = (action: Attempt['action'], more: Partial<ActionInput> = {}): ActionInput => ({
  unit,
  attempt: { action },
  ...more,
});

describe('validateAction', () => {
  it('tells what a legal action costs, does, opens and closes', () => {
    const relentless = { courage: 2, speed: 2, keywords: [{ name: 'Relentless' }, { name: 'Tactical', value: 1 }] };
    expect(verdictOn({ unit: relentless, attempt: { action: 'move' } })).toEqual({
      verdict: 'legal',
      ruleset: 'legion/2026',
      action: 'move',
      costs: [{ spend: 'action', count: 1 }],
      effects: [
        { kind: 'move', move: 'standard', speed: 2 },
        { kind: 'gain-token', token: 'aim', count: 1 },
      ],
      actionsLeft: 1,
      triggers: [],
      opens: ['attack:relentless'],
      closes: [],
    });
  });

  it('names every reason at once', () => {
    const input = trial('standby', {
      unit: { unitType: 'repulsor-vehicle' },
      activation: { ...made('attack', 'aim'), status: 'steady' },
    });
    expect(codes(input)).toEqual(['no-actions-left', 'standby-and-attack', 'not-allowed-unit-type']);
  });

  it.each([
    { what: 'a second aim', input: trial('aim', { activation: made('aim') }), found: ['already-made'] },
    { what: 'a second move', input: trial('move', { activation: made('move') }), found: ['legal'] },
    { what: 'a third action', input: trial('dodge', { activation: made('aim', 'move') }), found: ['no-actions-left'] },
    { what: 'an action out of step', input: trial('aim', { activation: { step: 'rally' } }), found: ['wrong-step'] },
    {
      what: 'an action when panicked',
      input: trial('aim', { activation: { status: 'panicked' } }),
      found: ['panicked'],
    },
  ])('$what: $found', ({ input, found }) => {
    expect(codes(input)).toEqual(found);
  });

  it('is indeterminate about a card action whose arrow the data does not show, and names it', () => {
    const leia = { courage: 2, keywords: [{ name: 'Take Cover', value: 2 }] };
    const attempt: Attempt = { action: 'free-card-action', declaration: { card: 'take-cover' } };
    expect(verdictOn({ unit: leia, attempt })).toMatchObject({ verdict: 'indeterminate', unmodelled: ['Take Cover'] });
    const told = { ...leia, cardActions: [{ id: 'take-cover', kind: 'free-card-action' as const }] };
    expect(verdictOn({ unit: told, attempt })).toMatchObject({ verdict: 'legal', costs: [] });
    expect(codes({ unit: told, attempt: { ...attempt, action: 'card-action' } })).toEqual(['no-such-card-action']);
  });
});

describe('availableActions', () => {
  it('offers every action with its verdict', () => {
    const answer = availableActions({ unit: { courage: 1, suppression: 1 } });
    expect(answer).toMatchObject({ value: { budget: { status: 'suppressed', total: 1, left: 1 } } });
    const legal = 'value' in answer ? answer.value.options.filter(({ verdict }) => verdict.verdict === 'legal') : [];
    expect(legal.map(({ label }) => label)).toEqual([
      'aim',
      'attack:ranged',
      'attack:melee',
      'dodge',
      'move:standard',
      'move:climb',
      'recover',
      'standby',
    ]);
  });
});

describe('resolveAction', () => {
  it('carries an action out and remembers it', () => {
    const input = trial('recover', {
      unit: {
        courage: 1,
        suppression: 1,
        upgrades: [
          { id: 'a', state: 'exhausted' },
          { id: 'b', state: 'expended' },
        ],
      },
    });
    expect(resolveAction(input)).toMatchObject({
      value: {
        verdict: 'legal',
        actionsLeft: 0,
        events: [
          { type: 'cost-paid', spend: 'action', count: 1 },
          { type: 'action-made', action: 'recover' },
          { type: 'lose-token', token: 'suppression', count: 1 },
          { type: 'ready-upgrade', upgrade: 'a' },
        ],
        unit: {
          suppression: 0,
          upgrades: [
            { id: 'a', state: 'ready' },
            { id: 'b', state: 'expended' },
          ],
        },
        activation: { status: 'suppressed', made: [{ action: 'recover' }] },
      },
    });
  });
});
