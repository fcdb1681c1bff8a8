import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { GameEvent, Verdict } from '../../kernel/index.js';
import type { ActionName } from '../action-kind.js';
import type { Attempt, Declaration } from '../actions/attempt.js';
import { validateAction } from '../actions/validate-action.js';
import type { Met } from '../activation/maneuver-input.js';
import type { Arc } from '../arc.js';
import type { ActionWindow } from '../cards/action-exception.js';
import type { CardException } from '../cards/exception.js';
import { xwing } from './game.js';
import type { XWingRulesetId } from '../rulesets.js';
import type { BarAction, Ship } from '../ship.js';
import type { XWingCommand } from './command.js';
import { gameRules } from './registry.js';
import type { XWingSetup } from './setup.js';
import { fleetShip, type FleetShip, type XWingState } from './state.js';
import type { SeenState } from './view.js';

const DIAL = ['1FB', '2FB', '2TW', '2YW', '3TR', '3NW', '3FW', '4KR', '1ER', '0OR'];

const ship = (id: string, initiative: number, more: Partial<Ship> = {}): Ship => ({
  id,
  baseSize: 'small',
  initiative,
  actionBar: [
    { action: 'focus', difficulty: 'white', linked: { action: 'barrel-roll', difficulty: 'red' } },
    { action: 'evade', difficulty: 'white' },
    { action: 'lock', difficulty: 'white' },
  ],
  dial: DIAL,
  tokens: {},
  force: { active: 0, capacity: 0 },
  upgrades: [],
  damageCards: [],
  locks: [],
  round: { performed: [], failed: [] },
  exceptions: [],
  unmodelled: [],
  ...more,
});

type Told<E = CardException> = E extends CardException ? Omit<E, 'card' | 'xws'> & Partial<Pick<E, 'xws'>> : never;
const card = (exception: Told): CardException => ({ card: 'ship', xws: ['card'], ...exception });

interface Fleets {
  readonly alice?: readonly Ship[];
  readonly bob?: readonly Ship[];
}

const setup = ({ alice = [], bob = [] }: Fleets, more: Partial<XWingSetup> = {}): XWingSetup => ({
  players: [
    { id: 'alice', ships: alice },
    { id: 'bob', ships: bob },
  ],
  ...more,
});

const opened = (of: XWingSetup): XWingState => {
  const checked = xwing.open(of);
  if ('faults' in checked) throw new Error(JSON.stringify(checked.faults));
  return checked.value;
};

type Played = Verdict<{ readonly state: XWingState; readonly events: readonly GameEvent[] }>;
type Move = readonly [seat: string, command: XWingCommand, faces?: readonly string[]];

const ask = (state: XWingState, [seat, command, faces = []]: Move): Played =>
  xwing.play(state, { seat, command, faces });

/** Plays moves that are all legal. */
const after = (state: XWingState, ...moves: readonly Move[]): XWingState =>
  moves.reduce((now, move) => {
    const played = ask(now, move);
    if (played.verdict !== 'legal') throw new Error(`${JSON.stringify(move)}: ${JSON.stringify(played)}`);
    return played.state;
  }, state);

const seen = new Set<string>();
const codes = (state: XWingState, move: Move): readonly string[] => {
  const played = ask(state, move);
  if (played.verdict !== 'illegal') return [];
  for (const { rule } of played.reasons) seen.add(rule);
  return played.reasons.map(({ code }) => code);
};

const events = (state: XWingState, move: Move): readonly GameEvent[] => {
  const played = ask(state, move);
  if (played.verdict !== 'legal') throw new Error(JSON.stringify(played));
  return played.events;
};

const inFleet = (state: XWingState, id: string): FleetShip => {
  const found = fleetShip(state, id);
  if (found === undefined) throw new Error(id);
  return found;
};

const setDials = (state: XWingState, maneuver = '3FW'): readonly Move[] =>
  state.fleet
    .filter(({ status, ship: { tokens } }) => status === 'in-play' && (tokens.ion ?? 0) === 0)
    .map(({ ship: each }) => [each.player, { type: 'set-dial', ship: each.id, maneuver }]);

const FINISH: readonly Move[] = [
  ['alice', { type: 'finish-planning' }],
  ['bob', { type: 'finish-planning' }],
];

/** A game whose Activation Phase has begun, all dials set to one maneuver. */
const activating = (of: XWingSetup, maneuver = '3FW'): XWingState => {
  const state = opened(of);
  return after(state, ...setDials(state, maneuver), ...FINISH);
};

const activate = (id: string): Move => [id.startsWith('a') ? 'alice' : 'bob', { type: 'activate', ship: id }];
const fly = (id: string): readonly Move[] => {
  const seat = id.startsWith('a') ? 'alice' : 'bob';
  return [activate(id), [seat, { type: 'reveal' }], [seat, { type: 'execute' }]];
};
const whole = (id: string): readonly Move[] => [
  ...fly(id),
  [id.startsWith('a') ? 'alice' : 'bob', { type: 'end-activation' }],
];
const perform = (id: string, action: 'focus' | 'evade' | 'lock' | 'calculate'): Move => [
  id.startsWith('a') ? 'alice' : 'bob',
  { type: 'perform', ship: id, attempt: { action, opportunity: { kind: 'perform-action-step' } } },
];

describe('opening a game', () => {
  it('begins with the Planning Phase of the first round', () => {
    const state = opened(setup({ alice: [ship('a1', 1)], bob: [ship('b1', 1)] }));
    expect(state).toMatchObject({
      ruleset: 'xwing/rr-1.1',
      round: 1,
      phase: 'planning',
      playerOrder: ['alice', 'bob'],
    });
    expect(inFleet(state, 'b1').ship.player).toBe('bob');
  });

  it.each<{ what: string; of: XWingSetup; pointers: readonly string[] }>([
    { what: 'one player', of: { players: [{ id: 'alice', ships: [] }] }, pointers: ['/players'] },
    {
      what: 'a player and a ship twice',
      of: {
        players: [
          { id: 'a', ships: [ship('x', 1)] },
          { id: 'a', ships: [ship('x', 1)] },
        ],
      },
      pointers: ['/players/0/ships/0/id', '/players/1/id', '/players/1/ships/0/id'],
    },
    {
      what: 'ships that are not complete',
      of: setup({
        alice: [
          { ...ship('x', 1), dial: [], baseSize: 'huge', player: 'bob' },
          Object.fromEntries(Object.entries(ship('y', 1)).filter(([key]) => key !== 'initiative')) as Ship,
        ],
      }),
      pointers: [
        '/players/0/ships/0/player',
        '/players/0/ships/0/dial',
        '/players/0/ships/0/baseSize',
        '/players/0/ships/1/initiative',
      ],
    },
    {
      what: 'docked ships that do not exist',
      of: setup({}, { docked: [{ ship: 'x', carrier: 'y' }] }),
      pointers: ['/docked/0/ship', '/docked/0/carrier'],
    },
    {
      what: 'a ship docked on itself',
      of: setup({ alice: [ship('a1', 1)] }, { docked: [{ ship: 'a1', carrier: 'a1' }] }),
      pointers: ['/docked/0/carrier'],
    },
    {
      what: 'a table that cannot be measured',
      of: setup({}, { playArea: { width: 0, height: 1 } }),
      pointers: ['/playArea'],
    },
  ])('refuses $what: $pointers', ({ of, pointers }) => {
    const checked = xwing.open(of);
    expect('faults' in checked && checked.faults.map(({ pointer }) => pointer)).toEqual(pointers);
  });
});

describe('planning', () => {
  const state = opened(setup({ alice: [ship('a1', 1)], bob: [ship('b1', 1)] }));
  const set: Move = ['alice', { type: 'set-dial', ship: 'a1', maneuver: '2TW' }];

  it('keeps a dial from everyone but its owner', () => {
    const after1 = after(state, set);
    const dialIn = (seat: string): unknown => (xwing.view(after1, seat) as SeenState).fleet[0];
    expect(dialIn('alice')).toMatchObject({ dial: '2TW', dialSet: true });
    expect(dialIn('bob')).toMatchObject({ dialSet: true });
    expect(dialIn('bob')).not.toHaveProperty('dial');
    expect(JSON.stringify(xwing.view(after1, 'spectator')).match(/"dial":"/)).toBeNull();
    expect([xwing.hidden(after1, 'alice'), xwing.hidden(after1, 'bob')]).toEqual([[], ['a1']]);
  });

  it('keeps the step that set it, too', () => {
    const step = { seat: 'alice', command: set[1], faces: [], events: events(state, set) };
    expect(xwing.viewStep(step, 'alice')).toEqual(step);
    expect(JSON.stringify(xwing.viewStep(step, 'bob'))).not.toContain('2TW');
    const finish = { seat: 'alice', command: { type: 'finish-planning' }, faces: [], events: [] } as const;
    expect(xwing.viewStep(finish, 'bob')).toEqual(finish);
  });

  it('lets a dial be set anew until its player has finished', () => {
    expect(codes(after(state, set), ['alice', { type: 'set-dial', ship: 'a1', maneuver: '1FB' }])).toEqual([]);
    const done = after(state, set, ['alice', { type: 'finish-planning' }]);
    expect(codes(done, set)).toEqual(['already-finished']);
    expect(codes(done, ['alice', { type: 'finish-planning' }])).toEqual(['already-finished']);
  });

  it.each<{ move: Move; expected: readonly string[] }>([
    { move: ['bob', { type: 'set-dial', ship: 'a1', maneuver: '2TW' }], expected: ['not-yours'] },
    { move: ['carol', { type: 'finish-planning' }], expected: ['not-yours'] },
    { move: ['alice', { type: 'set-dial', ship: 'zz', maneuver: '2TW' }], expected: ['unknown-ship'] },
    { move: ['alice', { type: 'set-dial', ship: 'a1', maneuver: '5KR' }], expected: ['maneuver-not-on-dial'] },
    { move: ['alice', { type: 'finish-planning' }], expected: ['dials-not-set'] },
    { move: ['alice', { type: 'activate', ship: 'a1' }], expected: ['wrong-phase'] },
    { move: ['alice', { type: 'pass-system-phase', ship: 'a1' }], expected: ['wrong-phase', 'nothing-to-do'] },
    { move: ['alice', { type: 'finish-engagement' }], expected: ['wrong-phase'] },
    { move: ['alice', { type: 'roll-first-player' }], expected: ['wrong-step'] },
    { move: ['alice', { type: 'decline-action', ship: 'a1' }], expected: ['nothing-to-decline'] },
    { move: perform('a1', 'focus'), expected: ['not-in-play'] },
  ])('refuses $move', ({ move, expected }) => {
    expect(codes(state, move)).toEqual(expected);
  });

  it('gives an ionized ship no dial in older rules, and one in edition 2.5', () => {
    const ionized = setup({ alice: [ship('a1', 1, { tokens: { ion: 1 } })], bob: [] });
    expect(codes(opened(ionized), set)).toEqual(['no-dial-needed']);
    expect(codes(opened(ionized), ['alice', { type: 'finish-planning' }])).toEqual([]);
    expect(codes(opened({ ...ionized, ruleset: 'xwing/2.5' }), set)).toEqual([]);
  });

  it('may end with a forgotten dial where the rules say what it costs', () => {
    const newer = { ...setup({ alice: [ship('a1', 1)] }), ruleset: 'xwing/rr-1.3' } as const;
    const begun = after(opened(newer), ...FINISH, activate('a1'));
    expect(begun.activation?.step).toBe('execute-maneuver');
    const flown = after(begun, ['alice', { type: 'execute' }]);
    expect(inFleet(flown, 'a1').ship).toMatchObject({ tokens: { stress: 1 }, round: { executedSpeed: 2 } });
  });
});

describe('the first player of edition 2.5', () => {
  const planned = activating({ ...setup({ alice: [ship('a1', 1)], bob: [ship('b1', 1)] }), ruleset: 'xwing/2.5' });
  const roll = (...faces: readonly string[]): Move => ['bob', { type: 'roll-first-player' }, faces];

  it('R103: is rolled when all dials are set, three attack dice each', () => {
    expect(planned).toMatchObject({ phase: 'planning', firstPlayerOpen: true });
    expect(xwing.dice(planned, { type: 'roll-first-player' })).toMatchObject([{ count: 3 }, { count: 3 }]);
    expect(xwing.dice(planned, { type: 'finish-planning' })).toEqual([]);
    const rolled = after(planned, roll('hit', 'hit', 'hit', 'focus', 'blank', 'blank'));
    expect(rolled).toMatchObject({ phase: 'activation', playerOrder: ['bob', 'alice'] });
    expect(xwing.options(rolled, 'alice')).toEqual([]);
  });

  it.each([
    { faces: ['crit', 'blank', 'blank', 'focus', 'focus', 'focus'], first: 'alice' },
    { faces: ['focus', 'hit', 'blank', 'focus', 'hit', 'hit'], first: 'bob' },
    { faces: ['blank', 'blank', 'blank', 'hit', 'blank', 'blank'], first: 'bob' },
  ])('$faces make $first first', ({ faces, first }) => {
    expect(after(planned, roll(...faces)).playerOrder[0]).toBe(first);
  });

  it('is rolled again when tied', () => {
    const tied = after(planned, roll('hit', 'focus', 'blank', 'focus', 'blank', 'hit'));
    expect(tied).toEqual(planned);
    expect(xwing.options(tied, 'alice')).toEqual([{ type: 'roll-first-player' }]);
  });
});

describe('activating', () => {
  const fleets = { alice: [ship('a1', 1), ship('a4x', 4), ship('a4y', 4)], bob: [ship('b1', 1), ship('b4', 4)] };
  const state = activating(setup(fleets));

  it('R095, R096: goes by initiative, then by player, who chooses within', () => {
    expect(xwing.options(state, 'bob')).toEqual([]);
    expect(xwing.options(state, 'alice')).toEqual([{ type: 'activate', ship: 'a1' }]);
    expect(codes(state, activate('b1'))).toEqual(['player-order']);
    expect(codes(state, activate('a4x'))).toEqual(['lower-initiative-first']);
    const next = after(state, ...whole('a1'), ...whole('b1'));
    expect(xwing.options(next, 'alice')).toEqual([
      { type: 'activate', ship: 'a4x' },
      { type: 'activate', ship: 'a4y' },
    ]);
  });

  it('R097: finishes one activation before another begins', () => {
    const executed = after(state, ...whole('a1'), ...whole('b1'), ...fly('a4x'));
    expect(codes(executed, activate('a4y'))).toEqual(['activation-not-finished']);
    expect(codes(executed, activate('a4x'))).toEqual(['activation-under-way']);
  });

  it('goes through its steps in order', () => {
    const begun = after(state, activate('a1'));
    expect(codes(begun, ['alice', { type: 'execute' }])).toEqual(['wrong-step']);
    expect(codes(begun, ['alice', { type: 'end-activation' }])).toEqual(['wrong-step']);
    expect(codes(begun, ['bob', { type: 'reveal' }])).toEqual(['not-yours']);
    expect(codes(begun, perform('a1', 'focus'))).toEqual(['wrong-step']);
    const revealed = after(begun, ['alice', { type: 'reveal' }]);
    expect(codes(revealed, ['alice', { type: 'reveal' }])).toEqual(['wrong-step']);
    expect(xwing.hidden(revealed, 'bob')).toEqual(['a4x', 'a4y']);
    expect(codes(state, ['alice', { type: 'reveal' }])).toEqual(['wrong-step']);
  });

  it('R098: passes over a ship that is destroyed', () => {
    const gone = after(state, ['bob', { type: 'adjust', ship: 'b1', status: 'destroyed' }], ...whole('a1'));
    expect(xwing.options(gone, 'alice')).toHaveLength(2);
    expect(codes(gone, activate('b1'))).toEqual(['not-in-play']);
  });

  it('ends the activation of a ship that is destroyed in it', () => {
    const gone = after(state, ...fly('a1'), ['alice', { type: 'adjust', ship: 'a1', status: 'destroyed' }]);
    expect(gone.activation).toBeUndefined();
    expect(xwing.options(gone, 'bob')).toEqual([{ type: 'activate', ship: 'b1' }]);
  });

  it('R101, R102: follows changes of initiative, and never activates a ship twice', () => {
    const change = (initiative: number): Move => [
      'alice',
      { type: 'adjust', ship: 'a1', initiativeChange: { initiative, source: 'rush' } },
    ];
    const raised = after(state, change(6));
    expect(xwing.options(raised, 'bob')).toEqual([{ type: 'activate', ship: 'b1' }]);
    const ended = after(raised, ['alice', { type: 'adjust', ship: 'a1', initiativeEnded: 'rush' }]);
    expect(xwing.options(ended, 'alice')).toEqual([{ type: 'activate', ship: 'a1' }]);
    const flown = after(state, ...whole('a1'), change(6));
    expect(codes(flown, activate('a1'))).toEqual(['already-activated']);
  });

  it('lets a ship whose initiative falls below the step go there, after the others', () => {
    const fallen = after(
      activating(setup({ alice: [ship('a5', 5)], bob: [ship('b4', 4)] })),
      activate('b4'),
      ['alice', { type: 'adjust', ship: 'a5', initiativeChange: { initiative: 1, source: 'x' } }],
      ['bob', { type: 'reveal' }],
      ['bob', { type: 'execute' }],
      ['bob', { type: 'end-activation' }],
    );
    expect(xwing.options(fallen, 'alice')).toEqual([{ type: 'activate', ship: 'a5' }]);
  });

  it('goes on to the Engagement Phase when all have activated', () => {
    const over = after(state, ...whole('a1'), ...whole('b1'), ...whole('a4y'), ...whole('a4x'), ...whole('b4'));
    expect(over.phase).toBe('engagement');
    expect(codes(over, activate('a1'))).toEqual(['wrong-phase', 'already-activated']);
  });
});

describe('executing', () => {
  it('R104: a ship without a dial skips its Reveal Dial step, and loses its ion tokens at the end', () => {
    const state = activating(setup({ alice: [ship('a1', 1, { tokens: { ion: 1 } })] }));
    const begun = after(state, activate('a1'));
    expect(codes(begun, ['alice', { type: 'reveal' }])).toEqual(['wrong-step']);
    const effects = [{ source: 'advancedsensors', at: 'after-reveal' }] as const;
    expect(codes(begun, ['alice', { type: 'execute', effects }])).toEqual(['dial-not-revealed']);
    const flown = after(begun, ['alice', { type: 'execute' }]);
    expect(inFleet(flown, 'a1').ship).toMatchObject({ tokens: { ion: 1 }, round: { executedSpeed: 1 } });
    expect(codes(flown, perform('a1', 'evade'))).toEqual(['ionized']);
    const focused = after(flown, perform('a1', 'focus'));
    expect(
      focused.openLinks.length === 0 ||
        codes(focused, [
          'alice',
          {
            type: 'perform',
            ship: 'a1',
            attempt: { action: 'barrel-roll', opportunity: { kind: 'linked', after: 'focus' } },
          },
        ]).includes('ionized'),
    ).toBe(true);
    expect(events(focused, ['alice', { type: 'end-activation' }])[0]).toMatchObject({
      type: 'token-removed',
      token: 'ion',
    });
    expect(inFleet(after(focused, ['alice', { type: 'end-activation' }]), 'a1').ship.tokens.ion).toBe(0);
  });

  it('R089: a ship ionized after dials were set keeps its ion tokens', () => {
    const state = activating(setup({ alice: [ship('a1', 1)] }));
    const ionized = after(state, ['alice', { type: 'adjust', ship: 'a1', tokens: { ion: 1 } }], ...whole('a1'));
    expect(inFleet(ionized, 'a1').ship.tokens.ion).toBe(1);
  });

  it('R106: a stressed ship executes the white 2 straight and may not act', () => {
    const state = activating(setup({ alice: [ship('a1', 1, { tokens: { stress: 1 } })] }), '3TR');
    const flown = after(state, ...fly('a1'));
    expect(inFleet(flown, 'a1').ship.round.executedSpeed).toBe(2);
    expect(codes(flown, perform('a1', 'focus'))).toEqual(['stressed']);
    expect(xwing.options(flown, 'alice').map(({ type }) => type)).toEqual(['decline-action', 'end-activation']);
  });

  it('R119: a ship that bumped skips its step; what a card grants it may still do', () => {
    const state = activating(setup({ alice: [ship('a1', 1)], bob: [ship('b1', 2)] }));
    const bumped = after(
      state,
      activate('a1'),
      ['alice', { type: 'reveal' }],
      ['alice', { type: 'execute', met: { ships: [{ id: 'b1', player: 'bob' }] } }],
    );
    expect(codes(bumped, perform('a1', 'focus'))).toEqual(['no-opportunity']);
    expect(
      codes(bumped, [
        'alice',
        { type: 'perform', ship: 'a1', attempt: { action: 'focus', opportunity: { kind: 'granted', by: 'any-card' } } },
      ]),
    ).toEqual([]);
  });

  it('R123: in edition 2.5 a ship that bumped an enemy may focus as red, and then do nothing more', () => {
    const planned = activating({ ...setup({ alice: [ship('a1', 1)], bob: [ship('b1', 2)] }), ruleset: 'xwing/2.5' });
    const faces = ['crit', 'blank', 'blank', 'blank', 'blank', 'blank'];
    const state = after(planned, ['alice', { type: 'roll-first-player' }, faces]);
    const bumped = after(
      state,
      activate('a1'),
      ['alice', { type: 'reveal' }],
      ['alice', { type: 'execute', met: { ships: [{ id: 'b1', player: 'bob' }] } }],
    );
    const granted = (by: string): Move => [
      'alice',
      { type: 'perform', ship: 'a1', attempt: { action: 'focus', opportunity: { kind: 'granted', by } } },
    ];
    expect(codes(bumped, granted('somecard'))).toEqual(['no-opportunity']);
    const focused = after(bumped, granted('overlap'));
    expect(inFleet(focused, 'a1').ship.tokens).toMatchObject({ focus: 1, stress: 1 });
    expect(codes(focused, granted('overlap'))).toContain('no-opportunity');
    const declined = after(bumped, ['alice', { type: 'decline-action', ship: 'a1' }]);
    expect(codes(declined, granted('somecard'))).toEqual(['no-opportunity']);
    expect(inFleet(after(declined, ['alice', { type: 'end-activation' }]), 'a1').ship.round).not.toHaveProperty(
      'noMoreActions',
    );
  });

  it('in edition 2.5 a gas cloud breaks the locks of a ship, and those that others have on it', () => {
    const fleets = { alice: [ship('a1', 1, { locks: ['b1'] })], bob: [ship('b1', 2, { locks: ['a1'] })] };
    const planned = activating({ ...setup(fleets), ruleset: 'xwing/2.5' });
    const faces = ['crit', 'blank', 'blank', 'blank', 'blank', 'blank'];
    const met = { obstacles: [{ type: 'gas-cloud', how: 'moved-through' }] } as const;
    const flown = after(
      planned,
      ['alice', { type: 'roll-first-player' }, faces],
      activate('a1'),
      ['alice', { type: 'reveal' }],
      ['alice', { type: 'execute', met }],
    );
    expect([inFleet(flown, 'a1').ship.locks, inFleet(flown, 'b1').ship.locks]).toEqual([[], []]);
    expect(inFleet(flown, 'a1').ship.tokens).toMatchObject({ strain: 1 });
  });

  it('R124: in edition 2.5 bumping a friend owes a die', () => {
    const planned = activating({ ...setup({ alice: [ship('a1', 1), ship('a2', 2)] }), ruleset: 'xwing/2.5' });
    const state = after(
      planned,
      ['alice', { type: 'roll-first-player' }, ['crit', '', '', '', '', '']],
      activate('a1'),
      ['alice', { type: 'reveal' }],
    );
    const execute: Move = ['alice', { type: 'execute', met: { ships: [{ id: 'a2', player: 'alice' }] } }];
    expect(events(state, execute)).toContainEqual({
      type: 'roll-owed',
      ship: 'a1',
      die: 'attack',
      count: 1,
      because: 'overlapped-friendly-ship',
    });
    expect(xwing.options(after(state, execute), 'alice').map(({ type }) => type)).toEqual(['end-activation']);
  });

  describe('a ship that was met', () => {
    const of = setup({ alice: [ship('a1', 1), ship('a2', 3)], bob: [ship('b1', 2)] });
    const table = { obstacles: [{ id: 'rock', type: 'asteroid' }] } as const;
    const planned = activating({ ...of, ...table, ruleset: 'xwing/2.5' });
    const faces = ['crit', 'blank', 'blank', 'blank', 'blank', 'blank'];
    const moving = after(planned, ['alice', { type: 'roll-first-player' }, faces], activate('a1'), [
      'alice',
      { type: 'reveal' },
    ]);
    const met = (told: Met): Move => ['alice', { type: 'execute', met: told }];
    const refused = (told: Met): readonly unknown[] => {
      const played = ask(moving, met(told));
      return played.verdict === 'illegal' ? played.reasons.map(({ code, facts }) => [code, facts['pointer']]) : [];
    };

    it('is of the player who owns it in the game', () => {
      expect(after(moving, met({ ships: [{ id: 'b1' }] })).grants).toMatchObject([{ ship: 'a1', by: 'overlap' }]);
      expect(events(moving, met({ ships: [{ id: 'a2' }] }))).toContainEqual(
        expect.objectContaining({ type: 'roll-owed', because: 'overlapped-friendly-ship' }),
      );
    });

    it.each<{ what: string; told: Met; pointer: string }>([
      { what: 'that another owns', told: { ships: [{ id: 'a2', player: 'bob' }] }, pointer: '/met/ships/0/player' },
      { what: 'of nobody', told: { ships: [{ player: 'nobody' }] }, pointer: '/met/ships/0/player' },
      { what: 'that is not there', told: { ships: [{ id: 'b1' }, { id: 'x' }] }, pointer: '/met/ships/1/id' },
      { what: 'that is itself moving', told: { ships: [{ id: 'a1' }] }, pointer: '/met/ships/0/id' },
    ])('is refused where it is one $what', ({ told, pointer }) => {
      expect(refused(told)).toEqual([['malformed', pointer]]);
    });

    it('is asked for by its place in the command where it is not named', () => {
      expect(ask(moving, met({ ships: [{}] }))).toEqual({
        verdict: 'indeterminate',
        unmodelled: [],
        lacking: [{ pointer: '/met/ships/0/player', detail: 'must be told' }],
      });
    });

    it('an obstacle is of the kind that it has in the game', () => {
      const through = (type?: 'gas-cloud'): Met => ({
        obstacles: [{ id: 'rock', how: 'moved-through', ...(type !== undefined && { type }) }],
      });
      expect(events(moving, met(through()))).toContainEqual(expect.objectContaining({ because: 'asteroid' }));
      expect(refused(through('gas-cloud'))).toEqual([['malformed', '/met/obstacles/0/type']]);
    });
  });

  it('a ship that flees is gone', () => {
    const state = activating(setup({ alice: [ship('a1', 1)], bob: [ship('b1', 2)] }));
    const fled = after(
      state,
      activate('a1'),
      ['alice', { type: 'reveal' }],
      ['alice', { type: 'execute', met: { fled: true } }],
    );
    expect(inFleet(fled, 'a1').status).toBe('fled');
    expect(xwing.options(fled, 'bob')).toEqual([{ type: 'activate', ship: 'b1' }]);
  });

  it('moves the ship, and others stand in its way, where positions are known', () => {
    const at = (x: number, y: number): Partial<Ship> => ({ pose: { x, y, heading: 0 } });
    const fleets = { alice: [ship('a1', 1, at(100, 100))], bob: [ship('b1', 2, at(100, 250))] };
    const state = activating(setup(fleets, { playArea: { width: 914.4, height: 914.4 } }));
    const flown = after(state, ...fly('a1'));
    expect(inFleet(flown, 'a1').ship.pose?.y).toBeCloseTo(210, 1);
    expect(inFleet(flown, 'a1').ship.round.performActionStep).toBe('skipped');
    const placed = after(
      state,
      activate('a1'),
      ['alice', { type: 'reveal' }],
      ['alice', { type: 'execute', met: { ships: [{ id: 'b1' }] }, pose: { x: 100, y: 209, heading: 0 } }],
    );
    expect(inFleet(placed, 'a1').ship.pose).toEqual({ x: 100, y: 209, heading: 0 });
    const lost = after(
      state,
      activate('a1'),
      ['alice', { type: 'reveal' }],
      ['alice', { type: 'execute', met: { ships: [{ id: 'b1' }] } }],
    );
    expect(inFleet(lost, 'a1').ship).not.toHaveProperty('pose');
  });

  it('asks what cards do that are not modelled, and offers that they do nothing', () => {
    const unmodelled = [{ id: 'r4astromech', topics: ['difficulty', 'maneuver'] }];
    const state = after(activating(setup({ alice: [ship('a1', 1, { unmodelled })] })), activate('a1'), [
      'alice',
      { type: 'reveal' },
    ]);
    expect(ask(state, ['alice', { type: 'execute' }])).toEqual({
      verdict: 'indeterminate',
      unmodelled: ['r4astromech'],
    });
    expect(xwing.options(state, 'alice')).toEqual([
      { type: 'execute', effects: [{ source: 'r4astromech', holds: false }] },
    ]);
  });

  it('offers the three placements of a Tallon Roll', () => {
    const state = after(activating(setup({ alice: [ship('a1', 1)] }), '1ER'), activate('a1'), [
      'alice',
      { type: 'reveal' },
    ]);
    expect(xwing.options(state, 'alice')).toEqual([
      { type: 'execute', position: 'forward' },
      { type: 'execute', position: 'centre' },
      { type: 'execute', position: 'back' },
    ]);
  });

  it('refuses what makes no sense', () => {
    const state = after(activating(setup({ alice: [ship('a1', 1)] })), activate('a1'), ['alice', { type: 'reveal' }]);
    expect(codes(state, ['alice', { type: 'execute', effects: [{ source: 'x', dial: '9Z' }] }])).toEqual(['malformed']);
  });
});

describe('acting', () => {
  const state = after(activating(setup({ alice: [ship('a1', 1)], bob: [ship('b1', 2)] })), ...fly('a1'));
  const link: Move = [
    'alice',
    {
      type: 'perform',
      ship: 'a1',
      attempt: {
        action: 'barrel-roll',
        opportunity: { kind: 'linked', after: 'focus' },
        declaration: { side: 'left', position: 'centre' },
      },
    },
  ];

  it('opens a link, which is taken at once or let go', () => {
    expect(codes(state, link)).toContain('not-linked');
    const focused = after(state, perform('a1', 'focus'));
    expect(inFleet(focused, 'a1').ship.tokens.focus).toBe(1);
    const rolled = after(focused, link);
    expect(inFleet(rolled, 'a1').ship).toMatchObject({
      tokens: { focus: 1, stress: 1 },
      round: { performed: ['focus', 'barrel-roll'] },
    });
    const declined = after(focused, ['alice', { type: 'decline-action', ship: 'a1' }]);
    expect(declined.openLinks).toEqual([]);
    expect(codes(declined, link)).toContain('not-linked');
  });

  it('R132: may be declined, and nothing is marked', () => {
    const declined = after(state, ['alice', { type: 'decline-action', ship: 'a1' }]);
    expect(inFleet(declined, 'a1').ship.round).toMatchObject({ performed: [], failed: [] });
    expect(codes(declined, perform('a1', 'focus'))).toEqual(['no-opportunity']);
    expect(codes(declined, ['alice', { type: 'decline-action', ship: 'a1' }])).toEqual(['nothing-to-decline']);
  });

  it('may fail, which uses the step up', () => {
    const failing: Move = [
      'alice',
      {
        type: 'perform',
        ship: 'a1',
        attempt: {
          action: 'boost',
          opportunity: { kind: 'perform-action-step' },
          declaration: { direction: 'left', fail: true },
        },
      },
    ];
    const booster = ship('a1', 1, { actionBar: [{ action: 'boost', difficulty: 'red' }] });
    const flown = after(activating(setup({ alice: [booster] })), ...fly('a1'));
    const failed = after(flown, failing);
    expect(inFleet(failed, 'a1').ship).toMatchObject({ tokens: { stress: 1 }, round: { failed: ['boost'] } });
    expect(codes(failed, perform('a1', 'focus'))).toContain('no-opportunity');
  });

  it('is for the ship whose step it is', () => {
    expect(codes(state, perform('b1', 'focus'))).toEqual(['wrong-step']);
  });

  it('on a range that the players measured', () => {
    const lock = (measured: readonly { id: string; range: number }[]): Move => [
      'alice',
      {
        type: 'perform',
        ship: 'a1',
        attempt: { action: 'lock', opportunity: { kind: 'perform-action-step' }, declaration: { target: 'b1' } },
        measured,
      },
    ];
    const lacking = [{ pointer: '/measured', detail: expect.stringContaining('the range to b1') }];
    expect(ask(state, lock([]))).toEqual({ verdict: 'indeterminate', unmodelled: [], lacking });
    expect(inFleet(after(state, lock([{ id: 'b1', range: 2 }])), 'a1').ship.locks).toEqual(['b1']);
    expect(inFleet(after(state, lock([{ id: 'b1', range: 2 }])), 'b1').ship).not.toHaveProperty('range');
  });

  it('is named among those that cannot be judged, with what it has to tell', () => {
    const locks = (xwing.unjudged?.(state, 'alice') ?? []).map(({ command, lacking }) => [
      (command as Extract<XWingCommand, { type: 'perform' }>).attempt,
      lacking?.map(({ pointer }) => pointer),
    ]);
    const opportunity = { kind: 'perform-action-step' };
    expect(locks).toEqual([[{ action: 'lock', opportunity, declaration: { target: 'b1' } }, ['/measured']]]);
    expect(xwing.unjudged?.(state, 'bob')).toEqual([]);
  });

  it('R044: coordinates another ship, which then acts or lets it go', () => {
    const coordinator = ship('a1', 1, { actionBar: [{ action: 'coordinate', difficulty: 'white' }] });
    const flown = after(activating(setup({ alice: [coordinator, ship('a2', 2)] })), ...fly('a1'));
    const coordinate: Move = [
      'alice',
      {
        type: 'perform',
        ship: 'a1',
        attempt: { action: 'coordinate', opportunity: { kind: 'perform-action-step' }, declaration: { target: 'a2' } },
        measured: [{ id: 'a2', range: 1 }],
      },
    ];
    const focus: Move = [
      'alice',
      {
        type: 'perform',
        ship: 'a2',
        attempt: { action: 'focus', opportunity: { kind: 'granted', by: 'coordinate', from: 'a1' } },
      },
    ];
    expect(codes(flown, focus)).toEqual(['no-opportunity']);
    const given = after(flown, coordinate);
    expect(given.grants).toEqual([{ ship: 'a2', by: 'coordinate', from: 'a1' }]);
    const focused = after(given, focus);
    expect(inFleet(focused, 'a2').ship.tokens.focus).toBe(1);
    expect(focused.grants).toEqual([]);
    expect(after(given, ['alice', { type: 'decline-action', ship: 'a2' }]).grants).toEqual([]);
  });
});

describe('ships that Hux coordinates as red', () => {
  const hux = card({
    kind: 'difficulty',
    xws: ['generalhux'],
    actions: ['coordinate'],
    from: 'white',
    to: 'red',
    optional: true,
    coordinates: 3,
    coordinatedMust: 'perform-the-same-action-as-red',
  });
  const d = ship('a1', 1, { actionBar: [{ action: 'coordinate', difficulty: 'white' }], exceptions: [hux] });
  const wing = ['a2', 'a3', 'a4'];
  const state = after(
    activating(setup({ alice: [d, ...wing.map((id) => ship(id, 2, { shipType: 'tiefofighter' }))] })),
    ...fly('a1'),
  );
  const coordinate = (declaration: Declaration, by: object = { effects: [{ source: 'generalhux' }] }): Move => [
    'alice',
    {
      type: 'perform',
      ship: 'a1',
      attempt: { action: 'coordinate', opportunity: { kind: 'perform-action-step' }, declaration },
      measured: wing.map((id) => ({ id, range: 1 })),
      ...by,
    },
  ];
  const act = (id: string, action: ActionName): Move => [
    'alice',
    { type: 'perform', ship: id, attempt: { action, opportunity: { kind: 'granted', by: 'coordinate' } } },
  ];
  const tokens = (now: XWingState): readonly unknown[] => ['a1', ...wing].map((id) => inFleet(now, id).ship.tokens);
  const open = coordinate({ target: 'a2', others: [{ target: 'a3' }, { target: 'a4' }] });

  it('R051: act later, each as red and all alike', () => {
    const first = after(state, open, act('a2', 'focus'));
    expect(codes(first, act('a3', 'evade'))).toEqual(['banned-by-card']);
    expect(tokens(after(first, act('a3', 'focus'), act('a4', 'focus')))).toEqual([
      { stress: 1 },
      { focus: 1, stress: 1 },
      { focus: 1, stress: 1 },
      { focus: 1, stress: 1 },
    ]);
  });

  it('R051: perform what was declared for another of them', () => {
    const declared = after(
      state,
      coordinate({
        target: 'a2',
        targetAction: 'focus',
        others: [{ target: 'a3', targetAction: 'focus' }, { target: 'a4' }],
      }),
    );
    expect(codes(declared, act('a4', 'evade'))).toEqual(['banned-by-card']);
    expect(inFleet(after(declared, act('a4', 'focus')), 'a4').ship.tokens).toEqual({ focus: 1, stress: 1 });
  });

  it('choose among all actions until one of them acts, and may let theirs go', () => {
    const declined = after(state, open, ['alice', { type: 'decline-action', ship: 'a2' }]);
    expect(inFleet(after(declined, act('a3', 'evade')), 'a3').ship.tokens).toEqual({ evade: 1, stress: 1 });
    const offered = xwing.options(after(state, open, act('a2', 'evade')), 'alice');
    expect(offered.flatMap((each) => (each.type === 'perform' ? [`${each.ship} ${each.attempt.action}`] : []))).toEqual(
      ['a3 evade', 'a4 evade'],
    );
  });

  it('act as their bars have it where he is not used', () => {
    const given = after(state, coordinate({ target: 'a2' }, {}), act('a2', 'evade'));
    expect(inFleet(given, 'a2').ship.tokens).toEqual({ evade: 1 });
  });
});

describe('the ability queue', () => {
  const vader = card({ kind: 'granted', xws: ['vader'], actions: 'any' });
  const seatOf = (id: string): string => (id.startsWith('a') ? 'alice' : 'bob');
  const command = (id: string, attempt: Attempt, more: object = {}): Move => [
    seatOf(id),
    { type: 'perform', ship: id, attempt, ...more },
  ];
  const granted = (id: string, action: ActionName, by = 'any-card'): Move =>
    command(id, { action, opportunity: { kind: 'granted', by } });
  const linked = (id: string, action: ActionName, afterwards: ActionName): Move =>
    command(id, { action, opportunity: { kind: 'linked', after: afterwards }, declaration: ROLL });
  const roll = (id: string): Move => linked(id, 'barrel-roll', 'focus');
  const decline = (id: string): Move => [seatOf(id), { type: 'decline-action', ship: id }];
  const end = (id: string): Move => [seatOf(id), { type: 'end-activation' }];
  const coordinator = ship('a1', 1, { actionBar: [{ action: 'coordinate', difficulty: 'white' }] });
  const coordinate = (declaration: Declaration): Move =>
    command(
      'a1',
      { action: 'coordinate', opportunity: { kind: 'perform-action-step' }, declaration },
      { measured: ['a2', 'a3'].map((id) => ({ id, range: 1 })) },
    );
  const ROLL = { side: 'left', position: 'centre' } as const;
  const flown = (of: Fleets, more: Partial<XWingSetup> = {}): XWingState =>
    after(activating(setup(of, more)), ...fly('a1'));

  it('R040: a link and the ability of the pilot both wait, and their player orders them', () => {
    const state = flown({ alice: [ship('a1', 1, { exceptions: [vader] })] });
    const focused = after(state, perform('a1', 'focus'));
    const ability = granted('a1', 'evade', 'vader');
    const abilityFirst = after(focused, ability);
    expect(abilityFirst.openLinks).toEqual([{ ship: 'a1', after: 'focus' }]);
    expect(inFleet(after(abilityFirst, roll('a1')), 'a1').ship).toMatchObject({
      tokens: { focus: 1, evade: 1, stress: 1 },
      round: { performed: ['focus', 'evade', 'barrel-roll'] },
    });
    const linkFirst = after(focused, roll('a1'));
    expect(linkFirst.openLinks).toEqual([]);
    expect(codes(linkFirst, ability)).toEqual(['stressed']);
  });

  it('keeps the link of one ship while another acts, and while another’s link is declined', () => {
    const state = flown({ alice: [ship('a1', 1), ship('a2', 2)] });
    const both = after(state, perform('a1', 'focus'), granted('a2', 'focus'));
    expect(both.openLinks).toEqual([
      { ship: 'a1', after: 'focus' },
      { ship: 'a2', after: 'focus' },
    ]);
    const declined = after(both, decline('a2'));
    expect(codes(declined, roll('a2'))).toContain('not-linked');
    expect(codes(declined, roll('a1'))).toEqual([]);
  });

  it.each<{ ruleset: XWingRulesetId; left: readonly string[] }>([
    { ruleset: 'xwing/rr-1.1', left: [] },
    { ruleset: 'xwing/rr-1.3', left: ['not-linked'] },
  ])('after one of two links keeps the other as $ruleset has it: $left', ({ ruleset, left }) => {
    const actionBar = (['evade', 'calculate'] as const).map(
      (action) => ({ action: 'focus', difficulty: 'white', linked: { action, difficulty: 'white' } }) as const,
    );
    const state = flown({ alice: [ship('a1', 1, { actionBar })] }, { ruleset });
    const one = after(state, perform('a1', 'focus'), linked('a1', 'evade', 'focus'));
    expect(codes(one, linked('a1', 'calculate', 'focus'))).toEqual(left);
    const all = left.length > 0 ? one : after(one, linked('a1', 'calculate', 'focus'));
    expect(all.openLinks).toEqual([]);
  });

  it.each<{ ruleset: XWingRulesetId; left: readonly string[]; judged: readonly string[] }>([
    { ruleset: 'xwing/rr-1.1', left: [], judged: [] },
    { ruleset: 'xwing/rr-1.3', left: ['not-linked'], judged: ['link-already-taken'] },
  ])('after a linked action that failed keeps the other link as $ruleset has it: $left', (row) => {
    const actionBar = (['barrel-roll', 'evade'] as const).map(
      (action) => ({ action: 'focus', difficulty: 'white', linked: { action, difficulty: 'white' } }) as const,
    );
    const state = after(
      flown({ alice: [ship('a1', 1, { actionBar })] }, { ruleset: row.ruleset }),
      perform('a1', 'focus'),
      command('a1', {
        action: 'barrel-roll',
        opportunity: { kind: 'linked', after: 'focus' },
        declaration: { ...ROLL, fail: true },
      }),
    );
    const acted = inFleet(state, 'a1').ship;
    expect(acted.round).toMatchObject({
      performed: ['focus'],
      failed: ['barrel-roll'],
      linked: [{ action: 'barrel-roll', after: 'focus' }],
    });
    expect(codes(state, linked('a1', 'evade', 'focus'))).toEqual(row.left);
    const verdict = validateAction({
      ruleset: row.ruleset,
      ship: acted,
      attempt: { action: 'evade', opportunity: { kind: 'linked', after: 'focus' } },
    });
    expect('reasons' in verdict ? verdict.reasons.map(({ code }) => code) : []).toEqual(row.judged);
  });

  it('R035: opens the link of a ship that acts as it is coordinated', () => {
    const state = flown({ alice: [coordinator, ship('a2', 2)] });
    const acted = after(state, coordinate({ target: 'a2', targetAction: 'focus' }));
    expect(acted.openLinks).toEqual([{ ship: 'a2', after: 'focus' }]);
    expect(inFleet(after(acted, roll('a2')), 'a2').ship).toMatchObject({
      tokens: { focus: 1, stress: 1 },
      round: { performed: ['focus', 'barrel-roll'] },
    });
    const named = after(state, coordinate({ target: 'a2' }), granted('a2', 'focus', 'coordinate'));
    expect(named.openLinks).toEqual(acted.openLinks);
  });

  it('opens the links of all ships that are coordinated together', () => {
    const hux = card({ kind: 'coordinate', coordinates: 2 });
    const state = flown({ alice: [{ ...coordinator, exceptions: [hux] }, ship('a2', 2), ship('a3', 3)] });
    const acted = after(
      state,
      coordinate({ target: 'a2', targetAction: 'focus', others: [{ target: 'a3', targetAction: 'focus' }] }),
    );
    expect(after(acted, roll('a3'), roll('a2')).openLinks).toEqual([]);
  });

  it('opens no link after what failed', () => {
    const booster: BarAction = {
      action: 'boost',
      difficulty: 'white',
      linked: { action: 'evade', difficulty: 'white' },
    };
    const state = flown({ alice: [coordinator, ship('a2', 2, { actionBar: [booster] })] });
    const targetDeclaration = { direction: 'left', fail: true } as const;
    const failed = after(state, coordinate({ target: 'a2', targetAction: 'boost', targetDeclaration }));
    expect(inFleet(failed, 'a2').ship.round.failed).toEqual(['boost']);
    expect(failed.openLinks).toEqual([]);
  });

  it('is empty once the activation of the coordinating ship is over', () => {
    const state = flown({ alice: [coordinator, ship('a2', 3)], bob: [ship('b2', 2)] });
    const given = after(state, coordinate({ target: 'a2' }));
    const over = after(given, end('a1'), ...fly('b2'));
    expect(over.grants).toEqual([]);
    expect(codes(over, granted('a2', 'focus', 'coordinate'))).toEqual(['no-opportunity']);
    const linkOver = after(given, granted('a2', 'focus', 'coordinate'), end('a1'), activate('b2'));
    expect(codes(linkOver, roll('a2'))).toEqual(['not-linked']);
  });

  it('is empty when the ship goes on to its next step', () => {
    const state = after(activating(setup({ alice: [ship('a1', 1)] })), activate('a1'));
    const early = after(state, granted('a1', 'focus'));
    expect(codes(early, roll('a1'))).toEqual([]);
    const revealed = after(early, ['alice', { type: 'reveal' }]);
    expect(codes(revealed, roll('a1'))).toEqual(['not-linked']);
    const executed = after(state, ['alice', { type: 'reveal' }], granted('a1', 'focus'), [
      'alice',
      { type: 'execute' },
    ]);
    expect(codes(executed, roll('a1'))).toEqual(['not-linked']);
    const step = after(
      state,
      ['alice', { type: 'reveal' }],
      ['alice', { type: 'execute' }],
      granted('a1', 'focus'),
      perform('a1', 'evade'),
    );
    expect(codes(step, roll('a1'))).toEqual(['not-linked']);
  });

  it('lets no player move on past what waits for another, unless that cannot be used', () => {
    const state = flown({ alice: [ship('a1', 1)], bob: [ship('b2', 2)] });
    const waiting = after(state, granted('b2', 'focus'));
    expect(codes(waiting, end('a1'))).toEqual(['abilities-waiting']);
    expect(codes(waiting, perform('a1', 'focus'))).toEqual(['abilities-waiting']);
    expect(codes(after(waiting, decline('b2')), end('a1'))).toEqual([]);
    expect(codes(after(waiting, roll('b2')), end('a1'))).toEqual([]);
    const stressed = after(waiting, ['bob', { type: 'adjust', ship: 'b2', tokens: { stress: 1 } }]);
    expect(codes(stressed, end('a1'))).toEqual([]);
  });

  it('is resolved though the coordinating ship is destroyed meanwhile, also when it was the last to activate', () => {
    const begun = after(
      activating(setup({ alice: [{ ...coordinator, initiative: 5 }, ship('a2', 2)] })),
      ...whole('a2'),
    );
    const given = after(begun, ...fly('a1'), coordinate({ target: 'a2' }));
    const gone = after(given, ['alice', { type: 'adjust', ship: 'a1', status: 'destroyed' }]);
    expect(gone).toMatchObject({ phase: 'activation', grants: [{ ship: 'a2' }] });
    const acted = after(gone, granted('a2', 'focus', 'coordinate'));
    expect(acted.phase).toBe('activation');
    expect(after(acted, roll('a2')).phase).toBe('engagement');
    expect(after(acted, decline('a2')).phase).toBe('engagement');
  });
});

describe('the window of a card', () => {
  const window = (named: ActionWindow['window'], xws: string): CardException =>
    card({ kind: 'action-window', window: named, xws: [xws], actions: ['focus', 'evade'] });
  const granted = (id: string, by: string): Move => [
    id.startsWith('a') ? 'alice' : 'bob',
    { type: 'perform', ship: id, attempt: { action: 'evade', opportunity: { kind: 'granted', by } } },
  ];
  const reveal: Move = ['alice', { type: 'reveal' }];
  const execute: Move = ['alice', { type: 'execute' }];
  const end: Move = ['alice', { type: 'end-activation' }];
  const sensors = window('after-reveal-dial', 'sensors');
  const sabine = window('before-activate', 'sabine');
  const analyzer = window('while-fully-executing-red-before-check-difficulty', 'analyzer');
  const inquisitor = window('after-enemy-range-0-2-reveals', 'inquisitor');
  const exceptions = [sensors, sabine, analyzer];
  const state = activating(
    setup({
      alice: [ship('a1', 1, { exceptions }), ship('a2', 2, { exceptions: [...exceptions, inquisitor] })],
      bob: [ship('b3', 3, { exceptions: [inquisitor] })],
    }),
  );
  const at = (...moves: readonly Move[]): XWingState => after(state, activate('a1'), ...moves);

  it.each<{ when: string; at: XWingState; of: readonly string[] }>([
    { when: 'before its activation', at: state, of: ['sabine'] },
    { when: 'when it activates', at: at(), of: ['sabine'] },
    { when: 'after its dial is revealed', at: at(reveal), of: ['sensors', 'analyzer'] },
    { when: 'after its maneuver', at: at(reveal, execute), of: [] },
    { when: 'after its activation', at: at(reveal, execute, end), of: [] },
    { when: 'in the activation of another', at: at(reveal, execute, end, activate('a2')), of: [] },
    { when: 'in the Engagement Phase', at: at(reveal, execute, end, ...whole('a2'), ...whole('b3')), of: [] },
  ])('is open $when for $of', ({ at: now, of }) => {
    const cards = ['sensors', 'sabine', 'analyzer'];
    expect(cards.filter((by) => codes(now, granted('a1', by)).length === 0)).toEqual(of);
  });

  it('opens for a card before its ship activates when that ship is next', () => {
    expect(codes(state, granted('a2', 'sabine'))).toEqual(['wrong-step']);
    const next = at(reveal, execute, end);
    expect(codes(next, granted('a2', 'sabine'))).toEqual([]);
  });

  it('opens for a card that waits for an enemy to reveal', () => {
    expect(codes(at(), granted('b3', 'inquisitor'))).toEqual(['dial-not-revealed']);
    expect(codes(at(reveal), granted('b3', 'inquisitor'))).toEqual([]);
    expect(codes(at(reveal), granted('a2', 'inquisitor'))).toEqual(['wrong-step']);
    expect(codes(at(reveal, execute), granted('b3', 'inquisitor'))).toEqual(['wrong-step']);
  });

  it('R104: after revealing never opens for a ship that skips its Reveal Dial step', () => {
    const ionized = activating(
      setup({ alice: [ship('a1', 1, { exceptions, tokens: { ion: 1 } })], bob: [ship('b3', 3)] }),
    );
    const focus = (by: string): Move => [
      'alice',
      { type: 'perform', ship: 'a1', attempt: { action: 'focus', opportunity: { kind: 'granted', by } } },
    ];
    expect(codes(ionized, focus('sabine'))).toEqual([]);
    const begun = after(ionized, activate('a1'));
    expect(codes(begun, focus('sensors'))).toEqual(['dial-not-revealed']);
    expect(codes(begun, focus('sabine'))).toEqual(['wrong-step']);
    expect(codes(after(begun, execute), focus('sensors'))).toEqual(['wrong-step', 'dial-not-revealed']);
  });

  it('of its own step opens for no ship while none is activating', () => {
    expect(codes(state, perform('a1', 'focus'))).toEqual(['wrong-step']);
    expect(codes(state, perform('a2', 'focus'))).toEqual(['wrong-step']);
  });

  describe('in a phase of its own', () => {
    const inPhase = (named: 'system-phase' | 'end-phase'): CardException =>
      card({ kind: 'granted', window: named, xws: [named], actions: ['evade', 'focus'] });
    const kinds = (now: XWingState, seat = 'alice'): readonly unknown[] =>
      xwing.options(now, seat).map((option) => (option.type === 'perform' ? option.attempt.action : option.type));

    it('gives the ship a turn in the System Phase, which one action or a pass ends', () => {
      const begun = activating(setup({ alice: [ship('a1', 1, { exceptions: [inPhase('system-phase')] })] }));
      expect(begun.phase).toBe('system');
      expect(kinds(begun)).toEqual(['pass-system-phase', 'evade', 'focus']);
      const acted = after(begun, granted('a1', 'system-phase'));
      expect(acted.phase).toBe('activation');
      expect(codes(acted, granted('a1', 'system-phase'))).toContain('wrong-step');
      expect(after(begun, ['alice', { type: 'pass-system-phase', ship: 'a1' }]).phase).toBe('activation');
    });

    it('lets a cloaked ship decloak after it', () => {
      const cloaked = ship('a1', 1, { exceptions: [inPhase('system-phase')], tokens: { cloak: 1 } });
      const acted = after(activating(setup({ alice: [cloaked] })), granted('a1', 'system-phase'));
      expect(acted.phase).toBe('system');
    });

    it('makes the End Phase wait for the players of such ships', () => {
      const of = setup({ alice: [ship('a1', 1, { exceptions: [inPhase('end-phase')] })] });
      const engaged = after(activating(of), ...whole('a1'));
      expect(codes(engaged, granted('a1', 'end-phase'))).toEqual(['wrong-step']);
      expect(codes(engaged, ['alice', { type: 'finish-end-phase' }])).toEqual(['wrong-phase']);
      const ended = after(engaged, ['alice', { type: 'finish-engagement' }], ['bob', { type: 'finish-engagement' }]);
      expect(ended.phase).toBe('end');
      expect(kinds(ended)).toEqual(['evade', 'focus', 'finish-end-phase']);
      const acted = after(ended, granted('a1', 'end-phase'));
      expect(kinds(acted).filter((kind) => kind === 'evade' || kind === 'focus')).toEqual([]);
      const next = after(acted, ['alice', { type: 'finish-end-phase' }]);
      expect(next).toMatchObject({ phase: 'planning', round: 2 });
      expect(inFleet(next, 'a1').ship).toMatchObject({ tokens: {}, round: { performed: [] } });
    });
  });
});

describe('boosting before the dial is revealed', () => {
  const striker = card({
    kind: 'template',
    moves: ['boost-before-reveal'],
    use: 'boost',
    optional: false,
    condition: 'not-stressed',
  });
  const reaper = card({
    kind: 'template',
    moves: ['boost-before-reveal'],
    use: 'boost',
    optional: true,
    condition: 'not-stressed',
  });
  const duchess = card({
    kind: 'template',
    moves: ['boost-before-reveal'],
    use: 'boost',
    optional: true,
    evenStressed: true,
  });
  const begun = (exceptions: readonly CardException[], stress: number): XWingState =>
    after(activating(setup({ alice: [ship('a1', 1, { exceptions, tokens: { stress } })] })), activate('a1'));
  const boost: Move = ['alice', { type: 'move-before-reveal', declaration: { direction: 'left' } }];
  const skip: Move = ['alice', { type: 'move-before-reveal', skip: true }];
  const reveal: Move = ['alice', { type: 'reveal' }];

  it.each([
    { who: 'R126: a stressed striker', cards: [striker], stress: 1, may: ['stressed'], leave: [], show: [] },
    {
      who: 'a striker',
      cards: [striker],
      stress: 0,
      may: [],
      leave: ['move-before-reveal-required'],
      show: ['move-before-reveal-required'],
    },
    { who: 'a reaper', cards: [reaper], stress: 0, may: [], leave: [], show: [] },
    { who: 'R126: stressed Duchess', cards: [striker, duchess], stress: 1, may: [], leave: [], show: [] },
    { who: 'Duchess', cards: [striker, duchess], stress: 0, may: [], leave: [], show: [] },
    { who: 'any other', cards: [], stress: 0, may: ['no-opportunity'], leave: ['no-opportunity'], show: [] },
  ])('$who may boost: $may, may leave it: $leave, may reveal: $show', ({ cards, stress, may, leave, show }) => {
    const state = begun(cards, stress);
    expect(codes(state, boost)).toEqual(may);
    expect(codes(state, skip)).toEqual(leave);
    expect(codes(state, reveal)).toEqual(show);
  });

  it('happens once, is no action, and lets the dial be revealed', () => {
    const boosted = after(begun([striker], 0), boost);
    expect(codes(boosted, boost)).toEqual(['no-opportunity']);
    expect(inFleet(boosted, 'a1').ship.round.performed).toEqual([]);
    expect(codes(boosted, reveal)).toEqual([]);
    expect(after(begun([reaper], 0), skip).activation?.movedBeforeReveal).toBe(true);
  });

  it('R125: that fails costs nothing of the Perform Action step', () => {
    const failed = after(begun([striker], 0), [
      'alice',
      { type: 'move-before-reveal', declaration: { direction: 'left', fail: true } },
    ]);
    const flown = after(failed, reveal, ['alice', { type: 'execute' }]);
    expect(codes(flown, perform('a1', 'focus'))).toEqual([]);
  });
});

describe('the System Phase', () => {
  const cloaked = { tokens: { cloak: 1 } };
  const state = activating(setup({ alice: [ship('a3', 3, cloaked), ship('a1', 1)], bob: [ship('b2', 2, cloaked)] }));
  const decloak = (id: string): Move => [
    id.startsWith('a') ? 'alice' : 'bob',
    { type: 'decloak', ship: id, by: 'boost', declaration: { direction: 'straight' } },
  ];

  it('is passed over when no ship has anything to do in it', () => {
    expect(activating(setup({ alice: [ship('a1', 1)] })).phase).toBe('activation');
    expect(state.phase).toBe('system');
  });

  it('lets ships decloak in order of initiative', () => {
    expect(codes(state, decloak('a3'))).toEqual(['lower-initiative-first']);
    const first = after(state, decloak('b2'));
    expect(inFleet(first, 'b2').ship.tokens.cloak).toBe(0);
    const passed = after(first, ['alice', { type: 'pass-system-phase', ship: 'a3' }]);
    expect(passed.phase).toBe('activation');
    expect(inFleet(passed, 'a3').ship.tokens.cloak).toBe(1);
    expect(codes(passed, decloak('a3'))).toContain('wrong-phase');
  });

  it('R068: keeps the cloak token when a decloak fails, and the chance is used', () => {
    const failed = after(state, [
      'bob',
      { type: 'decloak', ship: 'b2', by: 'boost', declaration: { direction: 'straight', fail: true } },
    ]);
    expect(inFleet(failed, 'b2').ship.tokens.cloak).toBe(1);
    expect(codes(failed, decloak('b2'))).toContain('already-activated');
  });

  it('offers every way to decloak, and to pass', () => {
    const kinds = xwing.options(state, 'bob').map(({ type }) => type);
    expect(kinds.filter((kind) => kind === 'pass-system-phase')).toHaveLength(1);
    expect(kinds.filter((kind) => kind === 'decloak').length).toBeGreaterThanOrEqual(7);
    expect(xwing.options(state, 'alice')).toEqual([]);
  });

  describe('with a docked ship', () => {
    const docked = activating(
      setup(
        { alice: [ship('a1', 1), ship('a5', 5)], bob: [ship('b1', 1)] },
        { docked: [{ ship: 'a5', carrier: 'a1' }] },
      ),
    );
    const deploy = (more: object = {}): Move => ['alice', { type: 'deploy', ship: 'a5', maneuver: '2TW', ...more }];

    it('R099: deploys it, lets it act once, and does not activate it', () => {
      const deployed = after(docked, deploy());
      expect(deployed.phase).toBe('system');
      const focus: Move = [
        'alice',
        { type: 'perform', ship: 'a5', attempt: { action: 'focus', opportunity: { kind: 'granted', by: 'deploy' } } },
      ];
      const focused = after(deployed, focus);
      expect(focused).toMatchObject({ phase: 'system', openLinks: [{ ship: 'a5', after: 'focus' }] });
      const acted = after(focused, ['alice', { type: 'decline-action', ship: 'a5' }]);
      expect(acted.phase).toBe('activation');
      expect(inFleet(acted, 'a5')).toMatchObject({ status: 'deployed', ship: { tokens: { focus: 1 } } });
      expect(codes(acted, activate('a5'))).toEqual(['docked-or-deployed']);
      expect(codes(after(deployed, ['alice', { type: 'pass-system-phase', ship: 'a5' }]), focus)).toEqual([
        'no-opportunity',
      ]);
    });

    it('R099: does not activate it while it stays docked', () => {
      const stays = after(docked, ['alice', { type: 'pass-system-phase', ship: 'a5' }]);
      expect(codes(stays, activate('a5'))).toEqual(['docked-or-deployed']);
    });

    it('puts one that cannot be placed in reserve', () => {
      expect(inFleet(after(docked, deploy({ placed: false })), 'a5').status).toBe('reserve');
    });

    it('counts the stress of a red maneuver', () => {
      expect(inFleet(after(docked, deploy({ maneuver: '3TR' })), 'a5').ship.tokens.stress).toBe(1);
    });

    it.each([
      { move: deploy({ maneuver: '0OR' }), expected: ['maneuver-cannot-deploy'] },
      { move: deploy({ ship: 'a1' }), expected: ['not-docked'] },
      { move: deploy({ maneuver: '5FB' }), expected: ['maneuver-not-on-dial'] },
      { move: ['alice', { type: 'decloak', ship: 'a5', by: 'boost' }] as Move, expected: ['not-in-play'] },
      {
        move: ['alice', { type: 'emergency-deploy', ship: 'a5', maneuver: '2TW' }] as Move,
        expected: ['carrier-not-destroyed'],
      },
    ])('refuses $move: $expected', ({ move, expected }) => {
      expect(codes(docked, move)).toEqual(expected);
    });

    it('R135: an emergency deployment costs a critical damage, gives no action, and may fail', () => {
      const lost = after(
        docked,
        ['alice', { type: 'pass-system-phase', ship: 'a5' }],
        ['alice', { type: 'adjust', ship: 'a1', status: 'destroyed' }],
      );
      expect(xwing.options(lost, 'alice').map(({ type }) => type)).toEqual(
        DIAL.slice(0, -1).map(() => 'emergency-deploy'),
      );
      const leave: Move = ['alice', { type: 'emergency-deploy', ship: 'a5', maneuver: '2TW' }];
      expect(events(lost, leave).slice(0, 2)).toEqual([
        { type: 'damage-suffered', ship: 'a5', damage: 'critical', count: 1 },
        { type: 'ship-deployed', ship: 'a5', maneuver: '2TW' },
      ]);
      const left = after(lost, leave);
      expect(left.grants).toEqual([]);
      expect(codes(left, activate('a5'))).toEqual(['docked-or-deployed']);
      const [, command] = leave;
      const failed = after(lost, ['alice', { ...command, placed: false } as XWingCommand]);
      expect(inFleet(failed, 'a5').status).toBe('destroyed');
    });
  });
});

describe('the end of a round', () => {
  const held = {
    tokens: {
      focus: 2,
      evade: 1,
      calculate: 1,
      reinforceFore: 1,
      disarm: 1,
      jam: 1,
      tractor: 1,
      stress: 1,
      ion: 1,
      cloak: 1,
      strain: 1,
      deplete: 1,
    },
    force: { active: 0, capacity: 2 },
  };
  const engaged = after(activating(setup({ alice: [ship('a1', 1)], bob: [] })), ...whole('a1'), [
    'alice',
    { type: 'adjust', ship: 'a1', tokens: held.tokens },
  ]);

  it('waits for both players, then cleans up and begins a new round', () => {
    const one = after(engaged, ['alice', { type: 'finish-engagement' }]);
    expect(one.phase).toBe('engagement');
    expect(codes(one, ['alice', { type: 'finish-engagement' }])).toEqual(['already-finished']);
    const next = after(one, ['bob', { type: 'finish-engagement' }]);
    expect(next).toMatchObject({ round: 2, phase: 'planning', finished: [], step: 0 });
    const { ship: renewed, ...rest } = inFleet(next, 'a1');
    expect(renewed.tokens).toEqual({ stress: 1, ion: 1, cloak: 1, strain: 1, deplete: 1 });
    expect(renewed.round).toEqual({ performed: [], failed: [] });
    expect(rest).toMatchObject({ activated: false });
    expect(rest).not.toHaveProperty('dial');
  });

  it('recovers one Force', () => {
    const jedi = ship('a1', 1, { force: { active: 0, capacity: 2 } });
    const over = after(
      activating(setup({ alice: [jedi] })),
      ...whole('a1'),
      ['alice', { type: 'finish-engagement' }],
      ['bob', { type: 'finish-engagement' }],
    );
    expect(inFleet(over, 'a1').ship.force.active).toBe(1);
  });
});

describe('adjustments', () => {
  const torpedo = { id: 'protontorpedoes', charges: { active: 2, limit: 2 } };
  const state = opened(
    setup({ alice: [ship('a1', 1, { upgrades: [torpedo], force: { active: 1, capacity: 1 } })], bob: [ship('b1', 1)] }),
  );
  const adjust = (change: object, seat = 'alice'): Move => [seat, { type: 'adjust', ship: 'a1', ...change }];

  it('set what is named and leave the rest', () => {
    const changed = after(
      state,
      adjust({
        tokens: { stress: 2 },
        force: 0,
        upgrades: [{ id: 'protontorpedoes', charges: { active: 1, limit: 2 } }],
        locks: ['b1'],
        pose: { x: 1, y: 2, heading: 3 },
        damageCards: [{ id: 'd', name: 'Fuel Leak' }],
        carrier: 'b1',
        note: 'a torpedo hit',
      }),
    );
    expect(inFleet(changed, 'a1')).toMatchObject({
      carrier: 'b1',
      ship: {
        tokens: { stress: 2 },
        force: { active: 0, capacity: 1 },
        upgrades: [{ id: 'protontorpedoes', charges: { active: 1 } }],
        locks: ['b1'],
        pose: { x: 1, y: 2, heading: 3 },
        damageCards: [{ id: 'd' }],
      },
    });
    expect(events(state, adjust({ note: 'x' }))).toEqual([{ type: 'adjusted', ship: 'a1', note: 'x' }]);
  });

  it.each([
    { change: { tokens: { focus: -1 } } },
    { change: { force: 2 } },
    { change: { charges: { active: 2, limit: 1 } } },
    { change: { shields: { active: 0.5, limit: 1 } } },
    { change: { upgrades: [{ id: 'r2d2' }] } },
    { change: { upgrades: [{ id: 'protontorpedoes', charges: { active: 3, limit: 2 } }] } },
    { change: { carrier: 'zz' } },
    { change: { carrier: 'a1' } },
    { change: { status: 'docked' } },
    { change: { locks: ['b1', 'a1'] } },
    { change: { damageCards: ['Fuel Leak', 'Direct Hit!'].map((name) => ({ id: 'd', name })) } },
    { change: { turret: ['front'] } },
    { change: { initiativeEnded: 'rush' } },
    { change: { tokens: { cloak: 2 } } },
  ])('refuse what cannot be: $change', ({ change }) => {
    expect(codes(state, adjust(change))).toEqual(['impossible-state']);
  });

  it.each([{ change: {} }, { change: { tokens: {} } }, { change: { upgrades: [] } }])(
    'refuse to change nothing: $change',
    ({ change }) => {
      expect(codes(state, adjust(change))).toEqual(['malformed']);
    },
  );

  it('keep two locks on one object only where a card of the ship lets it', () => {
    const doubled = (more: Partial<Ship>) =>
      codes(opened(setup({ alice: [ship('a1', 1, more)], bob: [ship('b1', 1)] })), adjust({ locks: ['b1', 'b1'] }));
    const pilot = 'redline';
    expect(doubled({ pilot })).toEqual(['impossible-state']);
    const distinct = card({ kind: 'lock', maxLocks: 2, distinctObjects: true });
    expect(doubled({ pilot, exceptions: [distinct] })).toEqual(['impossible-state']);
    expect(doubled({ pilot, exceptions: [card({ kind: 'lock', maxLocks: 2 })] })).toEqual([]);
  });

  it('say of each part why it cannot be', () => {
    const refused = ask(state, adjust({ force: 2, turret: ['front'] }));
    expect('reasons' in refused ? refused.reasons.map(({ message }) => message) : []).toEqual([
      'force cannot be so: it is a whole number from 0 to 1. turret cannot be so: the ship has no turret.',
    ]);
  });

  it('take all damage cards and locks away where none are named', () => {
    const marked = after(state, adjust({ locks: ['b1'], damageCards: [{ id: 'd', name: 'Fuel Leak' }] }));
    expect(inFleet(after(marked, adjust({ locks: [], damageCards: [] })), 'a1').ship).toMatchObject({
      locks: [],
      damageCards: [],
    });
  });

  it('turn a turret that the ship has, as it can point', () => {
    const turned = (turret: readonly Arc[] | undefined, to: readonly Arc[]): readonly string[] => {
      const rotate = [{ action: 'rotate', difficulty: 'white' }] as const;
      const gunship = ship('a1', 1, { actionBar: rotate, ...(turret && { turret }) });
      return codes(opened(setup({ alice: [gunship] })), adjust({ turret: to }));
    };
    expect(turned(undefined, ['left'])).toEqual([]);
    expect(turned(['front', 'rear'], ['left', 'right'])).toEqual([]);
    expect(turned(['front', 'rear'], ['left'])).toEqual(['impossible-state']);
    expect(turned(undefined, ['front', 'left'])).toEqual(['impossible-state']);
    expect(turned(undefined, [])).toEqual(['impossible-state']);
  });

  it('end an effect on initiative once', () => {
    const changed = after(state, adjust({ initiativeChange: { initiative: 5, source: 'rush' } }));
    const ended = after(changed, adjust({ initiativeEnded: 'rush' }));
    expect(codes(ended, adjust({ initiativeEnded: 'rush' }))).toEqual(['impossible-state']);
  });

  it('are each player’s own', () => {
    expect(codes(state, adjust({ tokens: { focus: 1 } }, 'bob'))).toEqual(['not-yours']);
  });

  it('of facedown damage change an initiative that hangs on it', () => {
    const exceptions = [
      { kind: 'initiative', card: 'pilot', xws: ['rush'], value: 6, condition: 'damaged' },
    ] satisfies CardException[];
    const planned = activating(setup({ alice: [ship('a1', 2, { exceptions })], bob: [ship('b1', 3)] }));
    const isNext = (state: XWingState): boolean =>
      xwing.options(state, 'alice').some(({ type }) => type === 'activate');
    expect(isNext(planned)).toBe(true);
    expect(isNext(after(planned, adjust({ facedownDamage: 1 })))).toBe(false);
  });

  it('in edition 2.5 break the locks of a ship that becomes ionized', () => {
    const locked = { ...setup({ alice: [ship('a1', 1, { locks: ['b1'] })] }), ruleset: 'xwing/2.5' } as const;
    const ion = adjust({ tokens: { ion: 1 } });
    expect(inFleet(after(opened(locked), ion), 'a1').ship.locks).toEqual([]);
    expect(inFleet(after(opened({ ...locked, ruleset: 'xwing/rr-1.3' }), ion), 'a1').ship.locks).toEqual(['b1']);
  });

  it('are not among the options', () => {
    expect(xwing.options(state, 'alice').filter(({ type }) => type === 'adjust')).toEqual([]);
    expect(xwing.options(state, 'spectator')).toEqual([]);
  });
});

describe('a card that grants an action in a game', () => {
  const granting = (more: object): Ship =>
    ship('a1', 1, { exceptions: [card({ kind: 'granted', actions: 'any', ...more })], shipType: 'card' });
  const flown = (acting: Ship): XWingState => after(activating(setup({ alice: [acting] })), ...fly('a1'));
  const focus: Move = [
    'alice',
    { type: 'perform', ship: 'a1', attempt: { action: 'focus', opportunity: { kind: 'granted', by: 'card' } } },
  ];

  it('after one that was performed has to wait for one', () => {
    const state = flown(granting({ trigger: { performed: 'any' } }));
    expect(codes(state, focus)).toEqual(['no-opportunity']);
    expect(codes(after(state, perform('a1', 'evade')), focus)).toEqual([]);
  });

  it('after a maneuver at some speed goes by the one that was executed', () => {
    const at = (least: number) => codes(flown(granting({ trigger: { executedSpeed: { least, most: 5 } } })), focus);
    expect([at(3), at(4)]).toEqual([[], ['no-opportunity']]);
  });

  it('after a maneuver at some speed waits for that maneuver, and is gone once the ship is done', () => {
    const fast = granting({ trigger: { executedSpeed: { least: 3, most: 5 } } });
    const ready = activating(setup({ alice: [fast], bob: [ship('b1', 2)] }));
    const at = (...moves: readonly Move[]) => codes(after(ready, ...moves), focus);
    const [reveal, execute]: readonly Move[] = [
      ['alice', { type: 'reveal' }],
      ['alice', { type: 'execute' }],
    ];
    expect(at()).toEqual(['no-opportunity']);
    expect(at(activate('a1'), reveal!)).toEqual(['no-opportunity']);
    expect(at(activate('a1'), reveal!, execute!)).toEqual([]);
    expect(at(...whole('a1'))).toEqual(['no-opportunity']);
  });

  it('and copies another one is asked which', () => {
    expect(ask(flown(granting({ copies: true })), focus)).toMatchObject({
      verdict: 'indeterminate',
      lacking: [{ pointer: '/attempt/opportunity/copied' }],
    });
  });
});

describe('a lock beyond those that a ship keeps', () => {
  it('is offered once for each lock that could go', () => {
    const at = (x: number) => ({ x, y: 400, heading: 0 });
    const acting = ship('a1', 1, {
      exceptions: [card({ kind: 'lock', maxLocks: 2, distinctObjects: true })],
      locks: ['gone', 'rock'],
      pose: at(400),
    });
    const far = ship('b1', 2, { pose: at(500) });
    const state = after(activating(setup({ alice: [acting], bob: [far] })), activate('a1'), [
      'alice',
      { type: 'reveal' },
    ]);
    const flown = after(state, ['alice', { type: 'execute' }]);
    const declared = xwing
      .options(flown, 'alice')
      .flatMap((command) => (command.type === 'perform' && command.attempt.action === 'lock' ? [command.attempt] : []))
      .map(({ declaration }) => declaration);
    expect(declared).toEqual([
      { target: 'b1', giveUp: 'gone' },
      { target: 'b1', giveUp: 'rock' },
    ]);
  });
});

const frozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(frozen);
  return Object.freeze(value);
};

const dice = (state: XWingState, command: XWingCommand, seed: number): readonly string[] =>
  xwing
    .dice(state, command)
    .flatMap(({ die, count }, at) =>
      Array.from({ length: count }, (_, index) => die[(seed + 3 * at + 5 * index) % die.length] ?? ''),
    );

describe('for any game played by its options', () => {
  const fleets: Fleets = {
    alice: [
      ship('a1', 1, { tokens: { cloak: 1 }, pose: { x: 300, y: 100, heading: 0 } }),
      ship('a4', 4, {
        pose: { x: 400, y: 100, heading: 0 },
        actionBar: [{ action: 'coordinate', difficulty: 'white' }],
      }),
    ],
    bob: [ship('b1', 1, { pose: { x: 330, y: 300, heading: 180 } }), ship('b6', 6, { tokens: { ion: 1 } })],
  };

  it('every option is legal, states are plain and never changed in place, and the log plays back to the same state', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<XWingRulesetId>('xwing/rr-1.1', 'xwing/rr-1.3', 'xwing/2.5'),
        fc.array(fc.nat({ max: 10_000 }), { minLength: 60, maxLength: 60 }),
        (ruleset, choices) => {
          const start = frozen(opened({ ...setup(fleets, { docked: [{ ship: 'b6', carrier: 'b1' }] }), ruleset }));
          const log: Move[] = [];
          const end = choices.reduce((state, choice) => {
            const all = state.playerOrder.flatMap((seat) =>
              xwing.options(state, seat).map((command) => ({ seat, command })),
            );
            const picked = all[choice % Math.max(1, all.length)];
            if (picked === undefined) return state;
            const move: Move = [picked.seat, picked.command, dice(state, picked.command, choice)];
            log.push(move);
            const next = after(state, move);
            expect(JSON.parse(JSON.stringify(next))).toEqual(next);
            return frozen(next);
          }, start);
          expect(log).toHaveLength(choices.length);
          expect(after(start, ...log)).toEqual(end);
        },
      ),
      { numRuns: 12 },
    );
  });
});

describe('a dial', () => {
  it('is not set again once the ships activate', () => {
    const state = activating(setup({ alice: [ship('a1', 1)], bob: [ship('b1', 2)] }));
    expect(codes(state, ['alice', { type: 'set-dial', ship: 'a1', maneuver: '2FB' }])).toContain('wrong-phase');
  });
});

describe('the rules of a game', () => {
  it('have each objected above', () => {
    expect(gameRules.map(({ id }) => id).filter((id) => !seen.has(id))).toEqual([]);
  });
});
