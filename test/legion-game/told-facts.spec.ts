import { describe, expect, it } from '@jest/globals';
import { legion, type LegionCommand } from '@marshal/rules/legion';
import {
  activating,
  acts,
  adjust,
  after,
  codesOf,
  corps,
  drawnFor,
  eventsOf,
  opened,
  pointersOf,
  type Move,
} from '../support/legion-game.js';

const tells = (activation: Extract<LegionCommand, { type: 'adjust' }>['activation'] & object, unit = 'a'): Move => [
  'alice',
  { type: 'adjust', unit, activation },
];

const RULESETS = ['legion/2026', 'legion/2025', 'legion/2024', 'legion/2023'] as const;

// Core Rulebook, Artificial Intelligence: a unit that can do nothing listed acts otherwise.
describe('AI of which the table rules out the listed action', () => {
  const bound = (ruleset: string) => {
    const droid = corps('a', {
      unitType: 'droid-trooper',
      courage: 2,
      suppression: 2,
      keywords: [{ name: 'AI', value: 'Attack' }],
    });
    return after(drawnFor([droid], [corps('b')], ruleset), [['alice', { type: 'rally' }, 'blank', 'blank']]);
  };

  it.each(RULESETS)('binds under %s until that is told', (ruleset) => {
    expect(codesOf(bound(ruleset), acts('move'))).toEqual(['ai-first-action']);
    const told = after(bound(ruleset), [tells({ impossible: ['attack'] })]);
    expect(codesOf(told, acts('move'))).toEqual(['legal']);
    expect(legion.options(told, 'alice')).toContainEqual({
      type: 'action',
      attempt: { action: 'move', declaration: { move: 'standard' } },
    });
  });

  it.each([
    { ruleset: 'legion/2026', second: ['no-actions-left'] },
    { ruleset: 'legion/2025', second: ['legal'] },
  ])('costs an action in the newest version alone: $ruleset', ({ ruleset, second }) => {
    const moved = after(bound(ruleset), [tells({ impossible: ['attack'] }), acts('move')]);
    expect(codesOf(moved, acts('dodge'))).toEqual(second);
  });
});

// Activating a Unit; Core Rulebook: what effects give or take adds up with the other losses, and free actions stay.
describe('actions gained and lost by effects', () => {
  it('are told of the unit that is activating', () => {
    const lost = after(activating([corps('a')]), [
      tells({ changes: [{ source: 'second activation', by: -1 }] }),
      ['alice', { type: 'rally' }],
      acts('aim'),
    ]);
    expect(codesOf(lost, acts('dodge'))).toEqual(['no-actions-left']);
    const gained = after(lost, [tells({ changes: [{ source: 'a card', by: 1 }] }), acts('dodge')]);
    expect(codesOf(gained, acts('move'))).toEqual(['legal']);
  });

  it.each([
    { what: 'before it', moves: [], detail: 'the unit is not activating', unit: 'a2' },
    {
      what: 'after its actions',
      moves: [['alice', { type: 'rally' }] as Move, ['alice', { type: 'end-actions' }] as Move],
      detail: 'the Make Actions step of the unit is over',
      unit: 'a',
    },
  ])('are refused $what for what is so', ({ moves, detail, unit }) => {
    const state = after(activating([corps('a'), corps('a2')]), moves);
    const [seat, command] = tells({ changes: [{ source: 'a card', by: 1 }] }, unit);
    expect(JSON.stringify(legion.play(state, { seat, command, faces: [] }))).toContain(detail);
  });

  it('leave a suppressed unit its free actions, with no action left', () => {
    const wearied = after(activating([corps('a', { courage: 2, suppression: 2 })]), [
      ['alice', { type: 'rally' }, 'blank', 'blank'],
      tells({ changes: [{ source: 'second activation', by: -1 }] }),
    ]);
    expect(codesOf(wearied, acts('aim'))).toEqual(['no-actions-left']);
    const free = acts('aim', { opportunity: { kind: 'granted', by: 'effect' } });
    expect(codesOf(wearied, free)).toEqual(['legal']);
  });

  it.each([
    { what: 'another unit', state: activating([corps('a'), corps('a2')]), unit: 'a2' },
    { what: 'a unit before its activation', state: opened([corps('a')], [corps('b')]), unit: 'a' },
    {
      what: 'a unit that has ended its actions',
      state: after(activating([corps('a')]), [
        ['alice', { type: 'rally' }],
        ['alice', { type: 'end-actions' }],
      ]),
      unit: 'a',
    },
  ])('are not told of $what', ({ state, unit }) => {
    expect(pointersOf(state, tells({ changes: [] }, unit))).toEqual(['/activation']);
  });

  it('are not told by an adjustment that tells nothing', () => {
    expect(pointersOf(activating([corps('a')]), ['alice', { type: 'adjust', unit: 'a', activation: {} }])).toEqual([
      '/set',
    ]);
  });
});

// Core Rulebook, Courage: a panicked unit drops what it holds.
describe('a unit that panics between turns', () => {
  const holding = (ruleset?: string) => opened([corps('a', { objectivesHeld: 1 })], [corps('b')], ruleset);

  it('drops what it holds', () => {
    const shot = adjust('alice', 'a', { suppression: 2 });
    expect(after(holding(), [shot]).units[0]).toMatchObject({ objectivesHeld: 0 });
    expect(eventsOf(holding(), shot)).toContainEqual({
      type: 'objectives-dropped',
      unit: 'a',
      count: 1,
      because: 'panic',
    });
  });

  it('keeps it where a Commander near it keeps it from panicking, which the table tells', () => {
    const shot = adjust('alice', 'a', { suppression: 2, objectivesHeld: 1 });
    expect(after(holding(), [shot]).units[0]).toMatchObject({ objectivesHeld: 1 });
  });

  it('keeps it in legion/2023 until its next Make Actions step', () => {
    expect(after(holding('legion/2023'), [adjust('alice', 'a', { suppression: 2 })]).units[0]).toMatchObject({
      objectivesHeld: 1,
    });
  });
});

// Core Rulebook, Courage: an X is the pips of the last command card, at least 1.
describe('an X for Courage', () => {
  const hondo = corps('a', { courageKind: 'variable-x' });
  const { courage: _open, ...untold } = hondo;
  const cards = (alice: number | null, bob: number | null): readonly Move[] => [
    ['alice', { type: 'reveal', pips: alice }],
    ['bob', { type: 'reveal', pips: bob }],
  ];

  it('is 1 before any card, and needs no telling', () => {
    expect(opened([untold], [corps('b')]).units[0]).toMatchObject({ courage: 1 });
  });

  it.each([
    { pips: 3, courage: 3 },
    { pips: 1, courage: 1 },
    { pips: 0, courage: 1 },
    { pips: null, courage: 2 },
  ])('follows a card of $pips pips', ({ pips, courage }) => {
    const state = after(opened([{ ...hondo, courage: 2 }], [corps('b')]), cards(pips, 4));
    expect(state.units.map((unit) => unit.courage)).toEqual([courage, 1]);
  });

  it('lies facedown with its card', () => {
    const state = after(opened([{ ...hondo, courage: 2 }], [corps('b')]), cards(3, 4).slice(0, 1));
    expect(state.units[0]).toMatchObject({ courage: 2 });
  });

  it('that an effect takes from a unit in its activation leaves it what it began with', () => {
    const weary = after(activating([corps('a', { courage: 2, suppression: 2 })]), [
      ['alice', { type: 'rally' }, 'blank', 'blank'],
      adjust('alice', 'a', { courage: null }),
      acts('aim'),
    ]);
    expect(weary.units[0]).toMatchObject({ suppression: 0, tokens: { aim: 1 } });
    expect(codesOf(weary, acts('dodge'))).toEqual(['no-actions-left']);
  });

  it('can be put right, like any Courage', () => {
    const state = opened([{ ...hondo, courage: 2 }], [corps('b')]);
    expect(after(state, [adjust('alice', 'a', { courage: 3 })]).units[0]).toMatchObject({ courage: 3 });
    expect(pointersOf(state, adjust('alice', 'a', { courage: 0 }))).toEqual(['/set/courage']);
  });
});

// Core Rulebook 2.5, Cohesion: the next action of a unit out of cohesion is a move that restores it.
describe('being out of cohesion', () => {
  const rider = corps('a', { unitType: 'creature-trooper' });
  const broken = (ruleset: string) =>
    after(activating([rider], [corps('b')], ruleset), [
      adjust('alice', 'a', { outOfCohesion: true }),
      ['alice', { type: 'rally' }],
    ]);
  const moves = (move: 'pivot' | 'standard'): Move => acts('move', { declaration: { move } });

  it('is told in a game, and a move ends it', () => {
    expect(codesOf(broken('legion/2023'), acts('aim'))).toEqual(['out-of-cohesion']);
    const restored = after(broken('legion/2023'), [moves('standard')]);
    expect(restored.units[0]).toMatchObject({ outOfCohesion: false });
    expect(codesOf(restored, acts('aim'))).toEqual(['legal']);
  });

  it('is not ended by a pivot', () => {
    expect(codesOf(broken('legion/2023'), moves('pivot'))).toEqual(['out-of-cohesion']);
    const turned = after(broken('legion/2026'), [moves('pivot')]);
    expect(turned.units[0]).toMatchObject({ outOfCohesion: true });
  });

  it.each([
    { what: 'an attack by an effect', attempt: acts('attack', { opportunity: { kind: 'granted', by: 'effect' } }) },
    { what: 'a standby action', attempt: acts('standby') },
  ])('binds $what', ({ attempt }) => {
    expect(codesOf(broken('legion/2023'), attempt)).toEqual(['out-of-cohesion']);
  });
});
