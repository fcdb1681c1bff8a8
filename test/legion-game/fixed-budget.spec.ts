import { describe, expect, it } from '@jest/globals';
import { resolveAction, type Tokens, type Unit } from '@marshal/rules/legion';
import { activating, acts, adjust, after, codesOf, corps, drawnFor } from '../support/legion-game.js';

const tank = (tokens: Tokens, more: Partial<Unit> = {}): Unit => ({
  id: 'a',
  rank: 'corps',
  unitType: 'ground-vehicle',
  speed: 2,
  tokens,
  ...more,
});

// Core Rulebook, Activation Phase: the dice for ion and damage tokens are rolled at the start of an activation.
describe('an ion token that comes or goes between the activation and its dice', () => {
  it('is rolled for where it came', () => {
    const state = after(activating([tank({})]), [
      adjust('alice', 'a', { tokens: { ion: 1 } }),
      ['alice', { type: 'rally' }, 'blank'],
      acts('aim'),
    ]);
    expect(codesOf(state, acts('dodge'))).toEqual(['no-actions-left']);
  });

  it('is not where it went', () => {
    const state = after(activating([tank({ ion: 1 })]), [
      adjust('alice', 'a', { tokens: { ion: 0 } }),
      ['alice', { type: 'rally' }],
      acts('aim'),
    ]);
    expect(codesOf(state, acts('dodge'))).toEqual(['legal']);
  });

  it('costs an action each in legion/2023, without a die', () => {
    const state = after(activating([tank({})], [corps('b')], 'legion/2023'), [
      adjust('alice', 'a', { tokens: { ion: 1 } }),
      ['alice', { type: 'rally' }],
      adjust('alice', 'a', { tokens: { ion: 0 } }),
      acts('aim'),
    ]);
    expect(codesOf(state, acts('dodge'))).toEqual(['no-actions-left']);
  });
});

// Core Rulebook, Activation Phase: what a unit may do is fixed as Make Actions begins.
describe('what Make Actions began with stays', () => {
  it('when the damage token goes after its blank', () => {
    const state = after(activating([tank({ damage: 1 })]), [
      ['alice', { type: 'rally' }, 'blank'],
      acts('aim'),
      adjust('alice', 'a', { tokens: { damage: 0 } }),
    ]);
    expect(codesOf(state, acts('dodge'))).toEqual(['no-actions-left']);
  });

  it('when the damage token comes after the rally, and AI does not bind by it', () => {
    const keywords = [{ name: 'AI', value: 'Attack' }];
    const bound = after(drawnFor([tank({ damage: 1 }, { keywords })]), [['alice', { type: 'rally' }]]);
    expect(codesOf(bound, acts('move'))).toEqual(['ai-first-action']);
    const state = after(drawnFor([tank({}, { keywords })]), [
      ['alice', { type: 'rally' }],
      adjust('alice', 'a', { tokens: { damage: 1 } }),
    ]);
    expect(codesOf(state, acts('move'))).toEqual(['legal']);
  });

  it('when a unit with Juyo Mastery is wounded after two actions', () => {
    const state = after(activating([corps('a', { keywords: [{ name: 'Juyo Mastery' }] })]), [
      ['alice', { type: 'rally' }],
      acts('aim'),
      acts('dodge'),
      adjust('alice', 'a', { tokens: { wound: 1 } }),
    ]);
    expect(codesOf(state, acts('move'))).toEqual(['no-actions-left']);
  });

  it('when its wound is healed before the third action', () => {
    const state = after(activating([corps('a', { keywords: [{ name: 'Juyo Mastery' }], tokens: { wound: 1 } })]), [
      ['alice', { type: 'rally' }],
      acts('aim'),
      acts('dodge'),
      adjust('alice', 'a', { tokens: { wound: 0 } }),
    ]);
    expect(codesOf(state, acts('move'))).toEqual(['legal']);
  });

  it('in a call by itself, where what the last answer told is sent back', () => {
    const unit = tank({ damage: 1 });
    const first = resolveAction({ unit, activation: { vehicleDamage: 'blank' }, attempt: { action: 'aim' } });
    const { activation } = 'value' in first && first.value.verdict === 'legal' ? first.value : { activation: {} };
    expect(activation).toMatchObject({ beginning: { changes: [{ source: 'vehicle-damage', by: -1 }] } });
    const second = resolveAction({ unit: tank({}), activation, attempt: { action: 'dodge' } });
    expect(second).toMatchObject({ value: { verdict: 'illegal', reasons: [{ code: 'no-actions-left' }] } });
  });
});
