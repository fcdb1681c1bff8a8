import { describe, expect, it } from '@jest/globals';
import type { Unit } from '../unit.js';
import type { ActionInput } from './action-input.js';
import type { Attempt } from './attempt.js';
import { resolveAction } from './resolve-action.js';

const resolved = (unit: Unit, attempt: Attempt, more: Partial<ActionInput> = {}) => {
  const answer = resolveAction({ unit: { courage: 2, ...unit }, attempt, ...more });
  if ('faults' in answer || answer.value.verdict !== 'legal') throw new Error(JSON.stringify(answer));
  return answer.value;
};

const card = (id: string, action: 'card-action' | 'free-card-action' = 'card-action'): Attempt => ({
  action,
  declaration: { card: id },
});

describe('what an action leaves behind', () => {
  it('exhausts the card that it uses, and counts its uses down', () => {
    const unit: Unit = {
      upgrades: [{ id: 'force', state: 'ready' }, { id: 'other' }],
      cardActions: [
        { id: 'push', kind: 'free-card-action', upgrade: 'force', exhausts: true, usesLeft: 2 },
        { id: 'pull', kind: 'card-action', usesLeft: 1 },
      ],
    };
    const { unit: after, effects } = resolved(unit, card('push', 'free-card-action'));
    expect(effects).toEqual([
      { kind: 'resolve-card', card: 'push' },
      { kind: 'exhaust-upgrade', upgrade: 'force' },
    ]);
    expect(after.upgrades).toEqual([{ id: 'force', state: 'exhausted' }, { id: 'other' }]);
    expect(after.cardActions?.map(({ usesLeft }) => usesLeft)).toEqual([1, 1]);
  });

  it.each([
    { name: 'Quick Thinking', id: 'quick-thinking', gained: { tokens: { aim: 1, dodge: 1 } } },
    { name: 'Strategize', id: 'strategize', gained: { suppression: 1 } },
    { name: 'Bolster', id: 'bolster', gained: {} },
  ])('$name does to the unit what it says', ({ name, id, gained }) => {
    expect(resolved({ keywords: [{ name }] }, card(id)).unit).toMatchObject(gained);
  });

  it('lets a unit without Courage gain no suppression', () => {
    const unit: Unit = { courage: null, keywords: [{ name: 'Strategize', value: 1 }] };
    expect(resolved(unit, card('strategize')).unit.suppression ?? 0).toBe(0);
  });

  it('names the action of an upgrade’s keyword by both', () => {
    const unit: Unit = { upgrades: [{ id: 'jetpack', keywords: [{ name: 'Jump', value: 2 }] }], speed: 2 };
    expect(resolved(unit, card('jump:jetpack'))).toMatchObject({
      effects: [{ kind: 'resolve-card' }, { kind: 'move', move: 'standard', speed: 2 }],
      activation: { made: [{ action: 'card-action', card: 'jump:jetpack', move: 'standard' }] },
    });
  });

  it('recharges shields on Recover, as many as there are and as the keyword says', () => {
    const unit: Unit = { keywords: [{ name: 'Recharge', value: 2 }], tokens: { shield: 1, inactiveShield: 3 } };
    const { tokens } = resolved(unit, { action: 'recover' }).unit;
    expect(tokens).toMatchObject({ shield: 3, inactiveShield: 1 });
  });

  it('remembers a melee that a move started, and Arsenal', () => {
    const charged = resolved(
      { keywords: [{ name: 'Charge' }] },
      { action: 'move', declaration: { startsMelee: true } },
    );
    expect(charged.activation.made).toEqual([{ action: 'move', move: 'standard', startedMelee: true }]);
    expect(charged.opens).toContain('attack:charge');
    const unit: Unit = { keywords: [{ name: 'Arsenal', value: 2 }] };
    const fired = resolved(unit, { action: 'attack', declaration: { arsenal: true } });
    expect(fired.activation.made).toEqual([{ action: 'attack', arsenal: true }]);
  });

  it('pays for Spur with suppression', () => {
    const unit: Unit = { speed: 2, keywords: [{ name: 'Spur' }] };
    const spurred = resolved(unit, { action: 'move', declaration: { spur: true } });
    expect(spurred).toMatchObject({
      costs: [
        { spend: 'action', count: 1 },
        { gain: 'suppression', count: 1 },
      ],
      effects: [{ kind: 'move', speed: 3 }],
      unit: { suppression: 1 },
    });
  });

  it('spends the standby token that it acts with, and loses it to any other action', () => {
    const watching: Unit = { tokens: { standby: 1 } };
    const shot: Attempt = { action: 'attack', opportunity: { kind: 'granted', by: 'standby' } };
    expect(resolved(watching, shot, { activation: { step: 'not-activating' } })).toMatchObject({
      costs: [{ spend: 'standby', count: 1 }],
      unit: { tokens: { standby: 0 } },
    });
    expect(resolved(watching, { action: 'dodge' }).effects).toContainEqual({
      kind: 'lose-token',
      token: 'standby',
      count: 1,
    });
  });

  it('gives a master of Ataru a dodge after an attack', () => {
    expect(resolved({ keywords: [{ name: 'Ataru Mastery' }] }, { action: 'attack' }).unit.tokens).toMatchObject({
      dodge: 1,
    });
  });

  it('leaves a melee by withdrawing', () => {
    expect(resolved({ engagedWith: 2 }, { action: 'move', declaration: { move: 'withdraw' } }).unit.engagedWith).toBe(
      0,
    );
  });

  it.each<{ keyword: string; attempt: Attempt; left: number }>([
    { keyword: 'Tactical', attempt: { action: 'move' }, left: 1 },
    { keyword: 'Agile', attempt: { action: 'move' }, left: 1 },
    { keyword: 'Agile', attempt: { action: 'move', declaration: { move: 'climb' } }, left: 0 },
    { keyword: 'Ready', attempt: { action: 'standby' }, left: 1 },
    { keyword: 'Ready', attempt: { action: 'dodge' }, left: 0 },
  ])('leaves $keyword X, its number not known, to the table after $attempt: $left', ({ keyword, attempt, left }) => {
    const { triggers, unit } = resolved({ keywords: [{ name: keyword, value: 'X' }] }, attempt);
    expect(triggers).toHaveLength(left);
    if (left > 0) expect([unit.tokens?.aim, unit.tokens?.dodge]).toEqual([undefined, undefined]);
  });

  it.each([
    { inactiveShield: 1, shield: 1, left: 0 },
    { inactiveShield: 2, shield: 0, left: 1 },
  ])('recharges $inactiveShield shields by Recharge X as far as that is sure', ({ inactiveShield, shield, left }) => {
    const unit: Unit = { keywords: [{ name: 'Recharge', value: 'X' }], tokens: { inactiveShield } };
    const after = resolved(unit, { action: 'recover' });
    expect([after.unit.tokens?.shield ?? 0, after.triggers.length]).toEqual([shield, left]);
  });

  it('names what the table still has to resolve', () => {
    const unit: Unit = { keywords: [{ name: 'Teamwork', value: 'Cassian Andor' }, { name: 'Swashbuckler' }] };
    expect(resolved(unit, { action: 'aim' }).triggers).toEqual([{ name: 'Teamwork', value: 'Cassian Andor' }]);
  });

  it('says what it closes', () => {
    expect(resolved({}, { action: 'attack' }).closes).toEqual(['attack:ranged', 'attack:melee', 'standby']);
    expect(resolved({}, { action: 'aim' }, { activation: { made: [{ action: 'move' }] } }).closes).toContain(
      'move:standard',
    );
  });
});
