import { describe, expect, it } from '@jest/globals';
import type { Unit } from '../unit.js';
import type { LegionCommand } from './command.js';
import { legion } from './game.js';
import type { LegionState } from './state.js';

type Move = readonly [string, LegionCommand, ...string[]];

const unit = (id: string, more: Partial<Unit> = {}): Unit => ({ id, rank: 'corps', courage: 1, speed: 2, ...more });

const played = (state: LegionState, [seat, command, ...faces]: Move): LegionState => {
  const verdict = legion.play(state, { seat, command, faces });
  if (verdict.verdict !== 'legal') throw new Error(`${command.type}: ${JSON.stringify(verdict)}`);
  return verdict.state;
};

/** A game in which alice activates the first of her units. */
const activating = (army: readonly Unit[], more: readonly Move[] = []): LegionState => {
  const players = [
    { seat: 'alice', units: army },
    { seat: 'bob', units: [unit('b1')] },
  ];
  const found = legion.open({ players });
  if ('faults' in found) throw new Error(JSON.stringify(found.faults));
  const begun: readonly Move[] = [
    ['alice', { type: 'reveal', pips: 1 }],
    ['bob', { type: 'reveal', pips: 2 }],
    ['alice', { type: 'issue-orders', units: [army[0]?.id ?? ''] }],
    ['bob', { type: 'issue-orders', units: ['b1'] }],
    ...more,
    ['alice', { type: 'activate', unit: army[0]?.id ?? '' }],
  ];
  return begun.reduce(played, found.value);
};

const codes = (state: LegionState, [seat, command, ...faces]: Move): readonly string[] => {
  const verdict = legion.play(state, { seat, command, faces });
  return verdict.verdict === 'illegal' ? verdict.reasons.map(({ code }) => code) : [verdict.verdict];
};

/** Core Rulebook, Vehicle Damage: a die each for ion tokens, in the order in which the dice are told. */
describe('the dice of a rally', () => {
  const tank = unit('tank', { unitType: 'ground-vehicle', courage: null, tokens: { ion: 2, damage: 1 } });

  /** How many of two actions the unit can make. */
  const actionsOf = (state: LegionState, [action, ...rest]: readonly ('aim' | 'dodge')[]): number => {
    if (action === undefined) return 0;
    const verdict = legion.play(state, { seat: 'alice', command: { type: 'action', attempt: { action } }, faces: [] });
    return verdict.verdict === 'legal' ? 1 + actionsOf(verdict.state, rest) : 0;
  };

  it.each([
    { faces: ['block', 'block', 'block'], actions: 2 },
    { faces: ['blank', 'blank', 'block'], actions: 1 },
    { faces: ['block', 'block', 'blank'], actions: 1 },
    { faces: ['blank', 'block', 'blank'], actions: 0 },
  ])('$faces, first those for two ion tokens, then the one for damage: $actions actions', ({ faces, actions }) => {
    const state = activating([tank]);
    expect(legion.dice(state, { type: 'rally' }).map((die) => die.for)).toEqual(['ion', 'vehicle-damage', 'rally']);
    const rallied = played(state, ['alice', { type: 'rally' }, ...faces]);
    expect(rallied.active?.activation).toMatchObject({ ionFaces: faces.slice(0, 2), vehicleDamage: faces[2] });
    expect(actionsOf(rallied, ['aim', 'dodge'])).toBe(actions);
  });
});

/** Core Rulebook, Override: the unit that has it gains the suppression, unless it is panicked. */
describe('Override', () => {
  const army = [
    unit('droid', { unitType: 'droid-trooper', keywords: [{ name: 'AI', value: 'Attack' }] }),
    unit('tactical', { keywords: [{ name: 'Override' }] }),
  ];
  const override: Move = ['alice', { type: 'start-effect', effect: 'override', by: 'tactical' }];

  it.each([
    { suppression: 1, verdict: ['legal'] },
    { suppression: 2, verdict: ['not-granted'] },
  ])('of a unit of Courage 1 with $suppression suppression: $verdict', ({ suppression, verdict }) => {
    const state = activating(army, [['alice', { type: 'adjust', unit: 'tactical', set: { suppression } }]]);
    expect(codes(state, override)).toEqual(verdict);
  });
});

/** Core Rulebook, Inspire: other allied units. */
describe('Inspire', () => {
  it('takes nothing from the unit that has it', () => {
    const state = activating(
      [unit('leader', { keywords: [{ name: 'Inspire', value: 2 }] }), unit('ally', { suppression: 1 })],
      [['alice', { type: 'adjust', unit: 'leader', set: { suppression: 1 } }]],
    );
    const done = [['alice', { type: 'rally' }, 'blank'] as Move, ['alice', { type: 'end-actions' }] as Move].reduce(
      played,
      state,
    );
    const end = (id: string): Move => ['alice', { type: 'end-activation', inspire: [{ unit: id, remove: 1 }] }];
    expect(codes(done, end('leader'))).toEqual(['cannot-inspire']);
    expect(codes(done, end('ally'))).toEqual(['legal']);
  });
});

/** Core Rulebook, End Phase. */
describe('the End Phase', () => {
  it('takes surge tokens with the rest, and leaves what stays', () => {
    const tokens = { aim: 1, dodge: 1, observation: 1, standby: 1, surge: 2, wound: 1, shield: 1, poison: 0 };
    const whole = (seat: string): readonly Move[] => [
      [seat, { type: 'rally' }],
      [seat, { type: 'end-actions' }],
      [seat, { type: 'end-activation' }],
    ];
    const state = [
      ...whole('alice'),
      ['bob', { type: 'activate', unit: 'b1' }] as Move,
      ...whole('bob'),
      ['alice', { type: 'adjust', unit: 'a1', set: { tokens } }] as Move,
      ['alice', { type: 'end-phase' }] as Move,
    ].reduce(played, activating([unit('a1')]));
    expect(state.units[0]?.tokens).toMatchObject({
      aim: 0,
      dodge: 0,
      observation: 0,
      standby: 0,
      surge: 0,
      wound: 1,
      shield: 1,
    });
  });
});
