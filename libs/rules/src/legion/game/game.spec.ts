import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Unit } from '../unit.js';
import type { LegionCommand } from './command.js';
import { legion } from './game.js';
import type { LegionSetup } from './setup.js';
import type { LegionState } from './state.js';

const unit = (id: string, more: Partial<Unit> = {}): Unit => ({ id, rank: 'corps', courage: 1, speed: 2, ...more });

const opened = (setup: Partial<LegionSetup> = {}): LegionState => {
  const players = [
    { seat: 'alice', units: [unit('a1'), unit('a2', { rank: 'heavy' })] },
    { seat: 'bob', units: [unit('b1'), unit('b2')] },
  ];
  const found = legion.open({ players, ...setup });
  if ('faults' in found) throw new Error(JSON.stringify(found.faults));
  return found.value;
};

type Move = readonly [string, LegionCommand, ...string[]];

const played = (state: LegionState, [seat, command, ...faces]: Move): LegionState => {
  const verdict = legion.play(state, { seat, command, faces });
  if (verdict.verdict !== 'legal') throw new Error(`${command.type}: ${JSON.stringify(verdict)}`);
  return verdict.state;
};

const after = (state: LegionState, moves: readonly Move[]): LegionState => moves.reduce(played, state);

const codes = (state: LegionState, [seat, command, ...faces]: Move): readonly string[] => {
  const verdict = legion.play(state, { seat, command, faces });
  return verdict.verdict === 'illegal' ? verdict.reasons.map(({ code }) => code) : [verdict.verdict];
};

const begun: readonly Move[] = [
  ['alice', { type: 'reveal', pips: 1 }],
  ['bob', { type: 'reveal', pips: 2 }],
  ['alice', { type: 'issue-orders', units: ['a1'] }],
  ['bob', { type: 'issue-orders', units: [] }],
];

const whole = (seat: string, id: string): readonly Move[] => [
  [seat, { type: 'activate', unit: id }],
  [seat, { type: 'rally' }],
  [seat, { type: 'action', attempt: { action: 'aim' } }],
  [seat, { type: 'end-actions' }],
  [seat, { type: 'end-activation' }],
];

describe('the Command Phase', () => {
  it('gives priority to the fewest pips', () => {
    const state = after(opened(), begun.slice(0, 2));
    expect(state).toMatchObject({ phase: 'orders', priority: 'alice' });
  });

  it.each([
    { face: 'block', priority: 'alice' },
    { face: 'surge', priority: 'bob' },
    { face: 'blank', priority: 'bob' },
  ])('rolls a tie off: $face gives it to $priority', ({ face, priority }) => {
    const state = after(opened(), [
      ['bob', { type: 'reveal', pips: 2 }],
      ['alice', { type: 'reveal', pips: 2 }],
    ]);
    expect(legion.hidden(state, 'bob')).toEqual([]);
    expect(legion.dice(state, { type: 'roll-off' })).toMatchObject([{ count: 1 }]);
    expect(played(state, ['alice', { type: 'roll-off' }, face]).priority).toBe(priority);
  });

  it('does not tell by its dice what lies facedown', () => {
    const state = played(opened(), ['alice', { type: 'reveal', pips: 2 }]);
    for (const pips of [1, 2, 3]) expect(legion.dice(state, { type: 'reveal', pips })).toEqual([]);
  });

  it.each([
    { cards: 'one lies', moves: [['bob', { type: 'reveal', pips: 2 }]] as const, seat: 'alice' },
    {
      cards: 'both lie, but for the other player,',
      moves: [
        ['bob', { type: 'reveal', pips: 2 }],
        ['alice', { type: 'reveal', pips: 2 }],
      ] as const,
      seat: 'bob',
    },
  ])('rolls nothing off while $cards', ({ moves, seat }) => {
    expect(codes(after(opened(), moves), [seat, { type: 'roll-off' }, 'block'])).toContain('nothing-to-roll-off');
  });

  it('keeps a card facedown until the other lies there', () => {
    const state = played(opened(), ['alice', { type: 'reveal', pips: 3 }]);
    expect(legion.hidden(state, 'bob')).toEqual(['alice/command-card']);
    expect(legion.hidden(state, 'alice')).toEqual([]);
    expect(legion.view(state, 'bob')).toMatchObject({ players: [{ card: 'facedown' }, {}] });
    expect(legion.view(state, 'alice')).toMatchObject({ players: [{ card: { pips: 3 } }, {}] });
    const step = { seat: 'alice', command: { type: 'reveal', pips: 3 } as const, faces: [], events: [] };
    expect(legion.viewStep(step, 'bob').command).toEqual({ type: 'reveal' });
    expect(legion.viewStep(step, 'alice').command).toEqual({ type: 'reveal', pips: 3 });
  });

  it('turns orders into faceup tokens, and the rest into the pool', () => {
    const state = after(opened(), begun);
    expect(state).toMatchObject({ phase: 'activation', players: [{ pool: ['heavy'] }, { pool: ['corps', 'corps'] }] });
    expect(state.units[0]).toMatchObject({ orderTokens: ['faceup'] });
  });
});

describe('an activation', () => {
  it('goes through its steps and turns its token facedown', () => {
    const state = after(opened(), [...begun, ...whole('alice', 'a1')]);
    expect(state.units[0]).toMatchObject({ orderTokens: ['facedown'], tokens: { aim: 1 } });
    expect(state.active).toBeUndefined();
    expect(codes(state, ['alice', { type: 'draw' }, 'heavy'])).toEqual(['not-your-turn']);
    expect(codes(state, ['bob', { type: 'draw' }, 'corps'])).toEqual(['legal']);
  });

  it('lets a panicked unit do nothing, and removes its Courage at the end', () => {
    const adjusted: Move = ['alice', { type: 'adjust', unit: 'a1', set: { suppression: 3 } }];
    const start = after(opened(), [...begun, adjusted, ['alice', { type: 'activate', unit: 'a1' }]]);
    expect(legion.dice(start, { type: 'rally' }).map(({ count }) => count)).toEqual([0, 0, 3]);
    const panicked = played(start, ['alice', { type: 'rally' }, 'blank', 'blank', 'block']);
    expect(codes(panicked, ['alice', { type: 'action', attempt: { action: 'aim' } }])).toEqual(['panicked']);
    const done = after(panicked, [
      ['alice', { type: 'end-actions' }],
      ['alice', { type: 'end-activation' }],
    ]);
    expect(done.units[0]).toMatchObject({ suppression: 1, orderTokens: ['facedown'] });
  });

  it('keeps the status that the step began with', () => {
    const start = after(opened(), [
      ...begun,
      ['alice', { type: 'activate', unit: 'a1' }],
      ['alice', { type: 'rally' }],
    ]);
    const hit = played(start, ['alice', { type: 'adjust', unit: 'a1', set: { suppression: 4 } }]);
    expect(legion.view(hit, 'bob')).toMatchObject({ units: [{ status: 'panicked' }, {}, {}, {}] });
    expect(codes(hit, ['alice', { type: 'action', attempt: { action: 'aim' } }])).toEqual(['legal']);
  });

  it.each([
    {
      what: 'an action before the rally',
      move: ['alice', { type: 'action', attempt: { action: 'aim' } }],
      found: ['wrong-step'],
    },
    { what: 'the end before the actions', move: ['alice', { type: 'end-activation' }], found: ['wrong-step'] },
    { what: 'another activation', move: ['alice', { type: 'activate', unit: 'a2' }], found: ['unit-active'] },
    { what: 'the opponent', move: ['bob', { type: 'rally' }], found: ['not-your-turn'] },
    { what: 'an enemy unit', move: ['bob', { type: 'adjust', unit: 'a1', set: {} }], found: ['not-yours'] },
    { what: 'a stranger', move: ['carol', { type: 'rally' }], found: ['not-yours', 'not-your-turn'] },
    { what: 'faces without dice', move: ['alice', { type: 'rally' }, 'block'], found: ['wrong-faces'] },
    { what: 'tokens kept without a keyword', move: ['alice', { type: 'rally', keep: 1 }], found: ['cannot-keep'] },
    {
      what: 'an enemy Commander',
      move: ['alice', { type: 'rally', commanders: [{ unit: 'b1' }] }],
      found: ['not-an-ally'],
    },
    { what: 'a command of another phase', move: ['alice', { type: 'end-phase' }], found: ['wrong-phase'] },
    {
      what: 'nonsense',
      move: ['alice', { type: 'adjust', unit: 'a1', set: { suppression: -1 } }],
      found: ['facts-needed'],
    },
    {
      what: 'a unit that is not there',
      move: ['alice', { type: 'adjust', unit: 'x', set: {} }],
      found: ['unknown-unit'],
    },
  ] as const)('refuses $what: $found', ({ move, found }) => {
    const state = after(opened(), [...begun, ['alice', { type: 'activate', unit: 'a1' }]]);
    expect(codes(state, move as unknown as Move)).toEqual(found);
  });

  it('rolls for ion and damage at its start', () => {
    const tank: Unit = { id: 'a1', rank: 'corps', unitType: 'ground-vehicle', tokens: { ion: 2, damage: 1 } };
    const players = [
      { seat: 'alice', units: [tank] },
      { seat: 'bob', units: [unit('b1')] },
    ];
    const state = after(opened({ players }), [...begun, ['alice', { type: 'activate', unit: 'a1' }]]);
    expect(legion.dice(state, { type: 'rally' }).map((dice) => [dice.for, dice.count])).toEqual([
      ['ion', 2],
      ['vehicle-damage', 1],
      ['rally', 0],
    ]);
    const rolled = played(state, ['alice', { type: 'rally' }, 'blank', 'block', 'blank']);
    expect(codes(rolled, ['alice', { type: 'action', attempt: { action: 'aim' } }])).toEqual(['no-actions-left']);
    const ended = after(rolled, [
      ['alice', { type: 'end-actions' }],
      ['alice', { type: 'end-activation' }],
    ]);
    expect(ended.units[0]?.tokens).toMatchObject({ ion: 0, damage: 1 });
  });
});

describe('a round', () => {
  it('ends when nobody has a unit left, and the next begins with the tokens gone', () => {
    const state = after(opened(), [
      ...begun,
      ...whole('alice', 'a1'),
      ['bob', { type: 'draw' }, 'corps'],
      ...whole('bob', 'b1'),
      ['alice', { type: 'draw' }, 'heavy'],
      ...whole('alice', 'a2'),
      ['bob', { type: 'draw' }, 'corps'],
      ...whole('bob', 'b2'),
    ]);
    expect(state.phase).toBe('end');
    const next = played(state, ['bob', { type: 'end-phase' }]);
    expect(next).toMatchObject({ phase: 'command-cards', round: 2 });
    expect(next.units.every(({ tokens, orderTokens }) => tokens?.aim === 0 && orderTokens?.length === 0)).toBe(true);
  });

  it('is played to the end of the last one by whoever takes any option', () => {
    const sides = (state: LegionState, command: LegionCommand, pick: number): string[] =>
      legion
        .dice(state, command)
        .flatMap(({ die, count }) => Array.from({ length: count }, (_, i) => die[(pick + i) % die.length] ?? ''));
    const step = (state: LegionState, pick: number): LegionState => {
      const offers = ['alice', 'bob'].flatMap((seat) =>
        legion.options(state, seat).map((command) => ({ seat, command })),
      );
      const offer = offers[pick % offers.length];
      if (offer === undefined) return state;
      const next = played(state, [offer.seat, offer.command, ...sides(state, offer.command, pick)]);
      expect(JSON.parse(JSON.stringify(next))).toEqual(next);
      return next;
    };
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 997 }), { minLength: 200, maxLength: 200 }), (picks) => {
        const end = picks.reduce(step, opened());
        expect(
          end.phase === 'over' || legion.options(end, 'alice').length + legion.options(end, 'bob').length > 0,
        ).toBe(true);
      }),
      { numRuns: 10 },
    );
  });
});

describe('a keyword whose number no data tells', () => {
  const open = (name: string) => ({ keywords: [{ name, value: 'X' }] });
  const armies = (name: string): LegionSetup['players'] => [
    { seat: 'alice', units: [unit('a1', open(name)), unit('a2', { suppression: 2 })] },
    { seat: 'bob', units: [unit('b1')] },
  ];

  it.each(['Target', 'Defend', 'Reliable'])('%s gives no token and is named for the table', (name) => {
    const ready = after(opened({ players: armies(name) }), begun.slice(0, 2));
    const ordered = legion.play(ready, { seat: 'alice', command: { type: 'issue-orders', units: ['a1'] }, faces: [] });
    if (ordered.verdict !== 'legal') throw new Error(JSON.stringify(ordered));
    const done = legion.play(ordered.state, { seat: 'bob', command: { type: 'issue-orders', units: [] }, faces: [] });
    if (done.verdict !== 'legal') throw new Error(JSON.stringify(done));
    const told = [...ordered.events, ...done.events].filter(({ type }) => type === 'keyword-triggers');
    expect(told).toEqual([{ type: 'keyword-triggers', unit: 'a1', keyword: name, value: 'X' }]);
    const { tokens = {} } = done.state.units[0]!;
    expect([tokens.aim ?? 0, tokens.dodge ?? 0, tokens.surge ?? 0]).toEqual([0, 0, 0]);
  });

  it('Inspire takes one token and says how to tell its number', () => {
    const moves = [...begun, ...whole('alice', 'a1').slice(0, -1)];
    const state = after(opened({ players: armies('Inspire') }), moves);
    const ending = (remove: number): LegionCommand => ({ type: 'end-activation', inspire: [{ unit: 'a2', remove }] });
    expect(codes(state, ['alice', ending(1)])).toEqual(['legal']);
    const refused = legion.play(state, { seat: 'alice', command: ending(2), faces: [] });
    expect(refused).toMatchObject({ reasons: [{ code: 'cannot-inspire', remedy: expect.stringContaining('number') }] });
  });
});

describe('an adjustment', () => {
  const armies = [
    { seat: 'alice', units: [unit('a1', { miniatures: 4 }), unit('a2', { keywords: [{ name: 'Unstoppable' }] })] },
    { seat: 'bob', units: [unit('b1')] },
  ];

  it.each([
    { unit: 'a1', set: {}, at: '/set' },
    { unit: 'a1', set: { miniaturesDefeated: 5 }, at: '/set/miniaturesDefeated' },
    { unit: 'a1', set: { miniaturesDefeated: 4 }, at: undefined },
    { unit: 'b1', set: { miniaturesDefeated: 5 }, at: undefined },
    { unit: 'a1', set: { orderTokens: ['faceup', 'facedown'] }, at: '/set/orderTokens' },
    { unit: 'a1', set: { orderTokens: ['faceup'] }, at: undefined },
    { unit: 'a2', set: { orderTokens: ['faceup', 'faceup'] }, at: '/set/orderTokens' },
    { unit: 'a2', set: { orderTokens: ['faceup', 'facedown'] }, at: undefined },
    { unit: 'a1', set: { tokens: { aim: 1 } }, at: undefined },
  ] as const)('of $unit to $set is at fault at $at', ({ unit: id, set, at }) => {
    const command = { type: 'adjust', unit: id, set } as LegionCommand;
    const verdict = legion.play(opened({ players: armies }), {
      seat: id === 'b1' ? 'bob' : 'alice',
      command,
      faces: [],
    });
    const faults = verdict.verdict === 'illegal' ? verdict.reasons.map(({ facts }) => facts['faults']) : [];
    expect(faults).toEqual(at === undefined ? [] : [[{ pointer: at, detail: expect.any(String) }]]);
  });
});

describe('an adjustment of the order token by which a unit is activating', () => {
  const active = (faceup: boolean, keywords: Unit['keywords'] = []): LegionState => {
    const players = [
      { seat: 'alice', units: [unit('a1', { keywords })] },
      { seat: 'bob', units: [unit('b1')] },
    ];
    const orders: readonly Move[] = begun.map((move) =>
      faceup || move[1].type !== 'issue-orders' ? move : [move[0], { type: 'issue-orders', units: [] }],
    );
    const drawn: readonly Move[] = faceup ? [] : [['alice', { type: 'draw' }, 'corps']];
    return after(opened({ players }), [...orders, ...drawn, ['alice', { type: 'activate', unit: 'a1' }]]);
  };
  const unstoppable = [{ name: 'Unstoppable' }];

  it.each<{ what: string; state: LegionState; tokens: NonNullable<Unit['orderTokens']>; found: string }>([
    { what: 'a faceup one turned over', state: active(true), tokens: ['facedown'], found: 'facts-needed' },
    { what: 'a faceup one taken away', state: active(true), tokens: [], found: 'facts-needed' },
    { what: 'a faceup one kept', state: active(true), tokens: ['faceup'], found: 'legal' },
    { what: 'another beside a drawn one', state: active(false), tokens: ['facedown'], found: 'facts-needed' },
    {
      what: 'the first of an unstoppable unit beside a drawn one',
      state: active(false, unstoppable),
      tokens: ['facedown'],
      found: 'legal',
    },
  ])('$what: $found', ({ state, tokens, found }) => {
    expect(codes(state, ['alice', { type: 'adjust', unit: 'a1', set: { orderTokens: tokens } }])).toEqual([found]);
  });
});

describe('a setup', () => {
  it('is at fault where a player has no army', () => {
    const found = legion.open({
      players: [
        { seat: 'alice', units: [unit('a1')] },
        { seat: 'bob', units: [] },
      ],
    });
    expect('faults' in found && found.faults.map(({ pointer }) => pointer)).toEqual(['/players/1/units']);
  });

  it('names every fault by pointer', () => {
    const found = legion.open({
      ruleset: 'legion/1',
      players: [{ seat: 'alice', units: [{ id: 'a1', courage: -1 }, unit('a1')] }],
    });
    expect('faults' in found && found.faults.map(({ pointer }) => pointer)).toEqual([
      '/ruleset',
      '/players',
      '/players/0/units/1/id',
      '/players/0/units/0/rank',
      '/players/0/units/0/courage',
    ]);
  });

  it('asks for a Courage that the card leaves open, and passes counterparts over', () => {
    const { rank: _rank, courage: _courage, ...grogu } = unit('a2', { courageKind: 'uses-host-unit' });
    const { courage: _open, ...stranger } = unit('b1', { courageKind: 'unknown' });
    const players = (...units: readonly Unit[]): LegionSetup['players'] => [
      { seat: 'alice', units: [unit('a1'), grogu] },
      { seat: 'bob', units },
    ];
    const found = legion.open({ players: players(stranger) });
    expect('faults' in found && found.faults.map(({ pointer }) => pointer)).toEqual(['/players/1/units/0/courage']);
    expect(opened({ players: players({ ...stranger, courage: 3 }) }).units.map(({ id }) => id)).toEqual(['a1', 'b1']);
  });
});
