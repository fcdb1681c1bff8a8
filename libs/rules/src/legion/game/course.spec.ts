import { describe, expect, it } from '@jest/globals';
import type { Unit } from '../unit.js';
import type { LegionCommand } from './command.js';
import { legion } from './game.js';
import type { LegionSetup } from './setup.js';
import type { LegionState } from './state.js';

type Move = readonly [string, LegionCommand, ...string[]];

const unit = (id: string, more: Partial<Unit> = {}): Unit => ({ id, rank: 'corps', courage: 1, speed: 2, ...more });

const opened = (alice: readonly Unit[], bob: readonly Unit[], ruleset?: string): LegionState => {
  const setup: LegionSetup = {
    players: [
      { seat: 'alice', units: alice },
      { seat: 'bob', units: bob },
    ],
    ...(ruleset !== undefined && { ruleset }),
  };
  const found = legion.open(setup);
  if ('faults' in found) throw new Error(JSON.stringify(found.faults));
  return found.value;
};

const played = (state: LegionState, [seat, command, ...faces]: Move): LegionState => {
  const verdict = legion.play(state, { seat, command, faces });
  if (verdict.verdict !== 'legal') throw new Error(`${command.type}: ${JSON.stringify(verdict)}`);
  return verdict.state;
};
const after = (state: LegionState, moves: readonly Move[]): LegionState => moves.reduce(played, state);

const refused = (state: LegionState, [seat, command, ...faces]: Move): readonly string[] => {
  const verdict = legion.play(state, { seat, command, faces });
  return verdict.verdict === 'illegal' ? verdict.reasons.map(({ code }) => code) : [verdict.verdict];
};

const eventsOf = (state: LegionState, [seat, command, ...faces]: Move) => {
  const verdict = legion.play(state, { seat, command, faces });
  return verdict.verdict === 'legal' ? verdict.events : [];
};

const begin = (alice: readonly string[], bob: readonly string[]): readonly Move[] => [
  ['alice', { type: 'reveal', pips: 1 }],
  ['bob', { type: 'reveal', pips: 2 }],
  ['alice', { type: 'issue-orders', units: alice }],
  ['bob', { type: 'issue-orders', units: bob }],
];

const whole = (seat: string, id: string): readonly Move[] => [
  [seat, { type: 'activate', unit: id }],
  [seat, { type: 'rally' }],
  [seat, { type: 'end-actions' }],
  [seat, { type: 'end-activation' }],
];

describe('priority', () => {
  it('goes to the player who can play a card', () => {
    const moves: readonly Move[] = [
      ['alice', { type: 'reveal', pips: null }],
      ['bob', { type: 'reveal', pips: 4 }],
    ];
    expect(after(opened([unit('a')], [unit('b')]), moves).priority).toBe('bob');
  });

  it('is rolled for when neither can', () => {
    const state = after(opened([unit('a')], [unit('b')]), [
      ['bob', { type: 'reveal', pips: null }],
      ['alice', { type: 'reveal', pips: null }],
    ]);
    expect(legion.dice(state, { type: 'roll-off' })).toMatchObject([{ count: 1 }]);
    expect(played(state, ['alice', { type: 'roll-off' }, 'block']).priority).toBe('alice');
  });
});

describe('orders', () => {
  it('bring what Target, Defend and Fire Support give; Reliable gives with the phase', () => {
    const keywords = [
      { name: 'Target', value: 2 },
      { name: 'Defend', value: 1 },
      { name: 'Fire Support' },
      { name: 'Reliable', value: 1 },
    ];
    const state = after(opened([unit('a', { keywords })], [unit('b')]), begin(['a'], []));
    expect(state.units[0]?.tokens).toMatchObject({ aim: 2, dodge: 1, standby: 1, surge: 1 });
  });

  it('go to no defeated unit, and it has no token in the pool', () => {
    const dead: Move = ['alice', { type: 'adjust', unit: 'a', set: { defeated: true } }];
    const state = after(opened([unit('a'), unit('a2')], [unit('b')]), [dead, ...begin([], []).slice(0, 2)]);
    expect(refused(state, ['alice', { type: 'issue-orders', units: ['a'] }])).toEqual(['cannot-be-ordered']);
    expect(after(state, begin(['a2'], []).slice(2)).players[0]?.pool).toEqual([]);
  });
});

describe('passing', () => {
  const armies = [[unit('a')], [unit('b1'), unit('b2'), unit('b3'), unit('b4')]] as const;

  it('spends a token, and not on two turns running', () => {
    const state = after(opened(...armies), begin(['a'], ['b1', 'b2', 'b3', 'b4']));
    expect(state.players[0]?.passTokens).toBe(2);
    const passed = after(state, [['alice', { type: 'pass' }], ...whole('bob', 'b1')]);
    expect(passed.players[0]).toMatchObject({ passTokens: 1, passedLastTurn: true });
    expect(refused(passed, ['alice', { type: 'pass' }])).toEqual(['passed-last-turn']);
  });

  it('is possible once a round in 2023, with fewer orders', () => {
    const state = after(opened(...armies, 'legion/2023'), begin(['a'], ['b1', 'b2', 'b3', 'b4']));
    const passed = after(state, [['alice', { type: 'pass' }], ...whole('bob', 'b1')]);
    expect(refused(passed, ['alice', { type: 'pass' }])).toEqual(['passed-this-round']);
  });

  it('is free after a token was drawn in vain', () => {
    const dead: Move = ['alice', { type: 'adjust', unit: 'a2', set: { defeated: true } }];
    const army = [unit('a1'), unit('a2', { rank: 'heavy' })];
    const state = after(opened(army, [unit('b')]), [...begin([], []), dead]);
    const drawn = played(state, ['alice', { type: 'draw' }, 'heavy']);
    expect(eventsOf(state, ['alice', { type: 'draw' }, 'heavy']).map(({ type }) => type)).toContain('token-left-game');
    expect(drawn.players[0]?.pool).toEqual(['corps']);
    const passed = played(drawn, ['alice', { type: 'pass' }]);
    expect(passed.drawn).toBeUndefined();
    expect(passed.players[0]?.passTokens).toBe(0);
  });
});

describe('outside of its activation', () => {
  it('a unit spends its standby token in the opponent’s turn', () => {
    const watch: Move = ['bob', { type: 'adjust', unit: 'b', set: { tokens: { standby: 1 } } }];
    const state = after(opened([unit('a')], [unit('b')]), [
      ...begin(['a'], ['b']),
      watch,
      ['alice', { type: 'activate', unit: 'a' }],
      ['alice', { type: 'rally' }],
      ['alice', { type: 'action', attempt: { action: 'aim' } }],
    ]);
    const shot: LegionCommand = {
      type: 'action',
      unit: 'b',
      attempt: { action: 'attack', opportunity: { kind: 'granted', by: 'standby' } },
    };
    const fired = played(state, ['bob', shot]);
    expect(fired.units[1]?.tokens).toMatchObject({ standby: 0 });
    expect(fired.outside).toMatchObject({ unit: 'b', made: [{ action: 'attack', by: 'standby' }] });
    expect(refused(fired, ['bob', shot])).toEqual(['no-standby-token']);
    expect(legion.options(state, 'bob')).toContainEqual(shot);
    expect(legion.options(fired, 'bob')).toEqual([]);
  });

  it('suppression takes the standby token', () => {
    const state = opened([unit('a', { tokens: { standby: 1 } })], [unit('b')]);
    const hit = played(state, ['alice', { type: 'adjust', unit: 'a', set: { suppression: 1 } }]);
    expect(hit.units[0]).toMatchObject({ suppression: 1, tokens: { standby: 0 } });
    const kept = played(state, [
      'alice',
      { type: 'adjust', unit: 'a', set: { suppression: 1, tokens: { standby: 1 } } },
    ]);
    expect(kept.units[0]?.tokens).toMatchObject({ standby: 1 });
  });

  it('in 2023 a standby move sets off Relentless', () => {
    const keywords = [{ name: 'Relentless' }];
    const state = after(
      opened([unit('a', { keywords, tokens: { standby: 1 } }), unit('a2')], [unit('b')], 'legion/2023'),
      [
        ...begin(['a', 'a2'], ['b']),
        ...whole('alice', 'a2'),
        ['bob', { type: 'activate', unit: 'b' }],
        ['bob', { type: 'rally' }],
        ['bob', { type: 'action', attempt: { action: 'move' } }],
      ],
    );
    const by = (action: 'move' | 'attack', granter: 'standby' | 'relentless'): Move => [
      'alice',
      { type: 'action', unit: 'a', attempt: { action, opportunity: { kind: 'granted', by: granter } } },
    ];
    expect(refused(state, by('attack', 'relentless'))).toEqual(['wrong-step', 'no-trigger']);
    expect(refused(played(state, by('move', 'standby')), by('attack', 'relentless'))).toEqual(['legal']);
  });
});

describe('the start of an activation', () => {
  it('takes Override from an ally, which gains a suppression token', () => {
    const army = [
      unit('a', { unitType: 'droid-trooper', suppression: 1, keywords: [{ name: 'AI', value: 'Attack' }] }),
      unit('a2', { courage: 2, keywords: [{ name: 'Override' }], tokens: { standby: 1 } }),
    ];
    const activated = after(opened(army, [unit('b')]), [
      ...begin(['a2'], ['b']),
      ['alice', { type: 'draw' }, 'corps'],
      ['alice', { type: 'activate', unit: 'a' }],
    ]);
    const override: Move = ['alice', { type: 'start-effect', effect: 'override', by: 'a2' }];
    const move: Move = ['alice', { type: 'action', attempt: { action: 'move' } }];
    const rallied: Move = ['alice', { type: 'rally' }, 'blank'];
    expect(refused(played(activated, rallied), move)).toEqual(['ai-first-action']);
    const overridden = after(activated, [override, rallied]);
    expect(refused(overridden, move)).toEqual(['legal']);
    expect(overridden.units[1]).toMatchObject({ suppression: 1, tokens: { standby: 0 } });
  });

  it('turns on Wheel Mode', () => {
    const wheels = unit('a', { unitType: 'heavy-droid-trooper', keywords: [{ name: 'Wheel Mode' }] });
    const rolling = after(opened([wheels], [unit('b')]), [
      ...begin(['a'], ['b']),
      ['alice', { type: 'activate', unit: 'a' }],
      ['alice', { type: 'start-effect', effect: 'wheel-mode' }],
      ['alice', { type: 'rally' }],
    ]);
    expect(refused(rolling, ['alice', { type: 'action', attempt: { action: 'attack' } }])).toEqual(['wheel-mode']);
  });
});

describe('the end of an activation', () => {
  it('brings poison, and names what the table has to roll or choose', () => {
    const sick = unit('a', {
      tokens: { poison: 2, wound: 1, immobilize: 1 },
      keywords: [{ name: 'Regenerate', value: 2 }],
    });
    const state = after(opened([sick], [unit('b')]), [...begin(['a'], ['b']), ...whole('alice', 'a').slice(0, 3)]);
    const end: Move = ['alice', { type: 'end-activation' }];
    expect(eventsOf(state, end).map(({ type }) => type)).toEqual(['poisoned', 'keyword-triggers', 'activation-ended']);
    expect(played(state, end).units[0]?.tokens).toMatchObject({ poison: 0, wound: 3, immobilize: 0 });
  });

  it('keeps what Danger Sense keeps of a panic', () => {
    const wary = unit('a', { courage: 2, suppression: 4, keywords: [{ name: 'Danger Sense', value: 1 }] });
    const state = after(opened([wary], [unit('b')]), [
      ...begin(['a'], ['b']),
      ['alice', { type: 'activate', unit: 'a' }],
      ['alice', { type: 'rally' }, 'blank', 'blank', 'blank', 'blank'],
      ['alice', { type: 'end-actions' }],
      ['alice', { type: 'end-activation', keep: 1 }],
    ]);
    expect(state.units[0]?.suppression).toBe(3);
  });

  it('comes at once for a unit that is defeated in it', () => {
    const state = after(opened([unit('a')], [unit('b')]), [
      ...begin(['a'], ['b']),
      ['alice', { type: 'activate', unit: 'a' }],
      ['alice', { type: 'adjust', unit: 'a', set: { defeated: true } }],
    ]);
    expect(state).toMatchObject({ lastTurn: 'alice', units: [{ orderTokens: [] }, {}] });
    expect(state.active).toBeUndefined();
    expect(legion.view(state, 'bob')).toMatchObject({ turn: 'bob' });
    const over = played(state, ['bob', { type: 'adjust', unit: 'b', set: { defeated: true } }]);
    expect(over.phase).toBe('end');
  });
});

describe('a panic', () => {
  it('makes the unit drop what it holds, and a Commander near keeps it from panicking', () => {
    const army = [unit('a', { suppression: 2, objectivesHeld: 1 }), unit('a2', { rank: 'commander', courage: 2 })];
    const state = after(opened(army, [unit('b')]), [
      ...begin(['a'], ['b']),
      ['alice', { type: 'activate', unit: 'a' }],
    ]);
    const alone = played(state, ['alice', { type: 'rally' }, 'blank', 'blank']);
    expect(alone.units[0]?.objectivesHeld).toBe(0);
    const told = legion.play(state, { seat: 'alice', command: { type: 'rally' }, faces: ['blank', 'blank'] });
    const drop = { type: 'objectives-dropped', unit: 'a', count: 1, because: 'panic' };
    expect('events' in told && told.events).toContainEqual(drop);
    const led = played(state, ['alice', { type: 'rally', commanders: [{ unit: 'a2', range: 3 }] }, 'blank', 'blank']);
    expect(led).toMatchObject({
      active: { activation: { status: 'suppressed' } },
      units: [{ objectivesHeld: 1 }, {}, {}],
    });
  });
});
