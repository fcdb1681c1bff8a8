import { describe, expect, it } from '@jest/globals';
import { legion, type LegionCommand, type Unit } from '@marshal/rules/legion';
import {
  activating,
  after,
  adjust,
  codesOf,
  commandPhase,
  corps,
  drawnFor,
  eventsOf,
  messagesOf,
  opened,
  type Move,
} from '../support/legion-game.js';

// Core Rulebook, Override: another allied unit gains a suppression token for it.
describe('Override', () => {
  const droid = corps('a', { unitType: 'droid-trooper', keywords: [{ name: 'AI', value: 'Attack' }] });
  const source = (more: Partial<Unit> = {}): Unit => corps('a2', { keywords: [{ name: 'Override' }], ...more });
  const leader = corps('a3', { rank: 'commander', courage: 3 });
  const overrides = (more: Partial<Extract<LegionCommand, { type: 'start-effect' }>> = {}): Move => [
    'alice',
    { type: 'start-effect', effect: 'override', by: 'a2', ...more },
  ];

  it.each([
    { what: 'an ally', by: source(), found: ['legal'] },
    { what: 'an ally without Courage, which gains no token', by: source({ courage: null }), found: ['not-granted'] },
    { what: 'an ally that is not deployed', by: source({ undeployed: true }), found: ['not-granted'] },
    { what: 'a panicked ally', by: source({ suppression: 2 }), found: ['not-granted'] },
    { what: 'a panicked ally', by: source({ suppression: 2 }), ruleset: 'legion/2025', found: ['legal'] },
  ])('of $what is $found', ({ by, ruleset, found }) => {
    expect(codesOf(drawnFor([droid, by, leader], [corps('b')], ruleset), overrides())).toEqual(found);
  });

  it('is nothing that a unit does for itself', () => {
    const both = { ...droid, keywords: [...(droid.keywords ?? []), { name: 'Override' }] };
    expect(codesOf(drawnFor([both]), overrides({ by: 'a' }))).toEqual(['not-granted']);
  });

  it('comes from a unit that a Commander near it keeps from panicking', () => {
    const state = drawnFor([droid, source({ suppression: 2 }), leader]);
    expect(codesOf(state, overrides({ commanders: [{ unit: 'a3', range: 2 }] }))).toEqual(['legal']);
    expect(codesOf(state, overrides({ commanders: [{ unit: 'a3', range: 4 }] }))).toEqual(['not-granted']);
    expect(codesOf(state, overrides({ commanders: [{ unit: 'b' }] }))).toContain('not-an-ally');
  });

  it('is used once in an activation, and then not offered again', () => {
    const state = drawnFor([droid, source(), leader]);
    expect(legion.options(state, 'alice')).toContainEqual(overrides()[1]);
    const used = after(state, [overrides()]);
    expect(codesOf(used, overrides())).toEqual(['already-made']);
    expect(legion.options(used, 'alice')).not.toContainEqual(overrides()[1]);
    expect(used.units[1]).toMatchObject({ suppression: 1 });
  });

  it('sets aside nothing where no AI can bind', () => {
    expect(codesOf(drawnFor([corps('a'), source()]), overrides())).toEqual(['not-granted']);
    const ordered = activating([droid, source()]);
    expect(legion.options(ordered, 'alice')).not.toContainEqual(overrides()[1]);
    const wheels = corps('a', { unitType: 'heavy-droid-trooper', keywords: [{ name: 'Wheel Mode' }] });
    expect(codesOf(drawnFor([wheels, source()]), overrides())).toEqual(['legal']);
  });

  const speaker: Unit = { id: 'a2', rank: 'corps', unitType: 'ground-vehicle', keywords: [{ name: 'Override' }] };
  const unnamed: Move = ['alice', { type: 'start-effect', effect: 'override' }];
  it.each([
    { what: 'a panicked one', by: source({ suppression: 2 }), fault: 'a2 is panicked' },
    { what: 'one without Courage', by: source({ courage: null }), fault: 'a2 has no Courage' },
    { what: 'a vehicle', by: speaker, fault: 'a2 has no Courage' },
    { what: 'one that is not deployed', by: source({ undeployed: true }), fault: 'a2 is not deployed' },
    { what: 'a defeated one', by: source({ defeated: true }), fault: 'a2 is defeated' },
    { what: 'one without it', by: corps('a2'), fault: 'a2 does not have Override' },
    { what: 'one that nobody names', by: source(), move: unnamed, fault: 'It is not said whose Override' },
    { what: 'an enemy', by: source(), move: overrides({ by: 'b' }), fault: 'Not a unit of alice: b' },
    { what: 'one that is not there', by: source(), move: overrides({ by: 'zz' }), fault: 'There is no unit zz' },
  ])('of $what is refused for what is wrong with it', ({ by, move = overrides(), fault }) => {
    expect(messagesOf(drawnFor([droid, by]), move)).toEqual([expect.stringContaining(fault)]);
  });

  it('can have the source panic, which drops what it holds', () => {
    const state = drawnFor([droid, source({ suppression: 1, objectivesHeld: 1 })]);
    expect(after(state, [overrides()]).units[1]).toMatchObject({ suppression: 2, objectivesHeld: 0 });
  });
});

// Core Rulebook, Wheel Mode: it is entered at the start of an activation.
describe('Wheel Mode', () => {
  const enters: Move = ['alice', { type: 'start-effect', effect: 'wheel-mode' }];
  const wheels = corps('a', { unitType: 'heavy-droid-trooper', keywords: [{ name: 'Wheel Mode' }] });

  it('is entered once, and then not offered again', () => {
    const state = activating([wheels]);
    expect(legion.options(state, 'alice')).toContainEqual(enters[1]);
    const rolling = after(state, [enters]);
    expect(codesOf(rolling, enters)).toEqual(['already-made']);
    expect(legion.options(rolling, 'alice')).not.toContainEqual(enters[1]);
  });
});

// Core Rulebook, Courage: a Field Commander lends Courage 2 while it holds the Commander token.
describe('a Field Commander', () => {
  const sergeant = corps('a2', { keywords: [{ name: 'Field Commander' }] });

  it.each([
    { token: true, status: 'suppressed' },
    { token: false, status: 'panicked' },
  ])('lends its Courage with the token: $token', ({ token, status }) => {
    const state = after(activating([corps('a', { suppression: 2 }), sergeant]), [
      ['alice', { type: 'rally', commanders: [{ unit: 'a2', commanderToken: token }] }, 'blank', 'blank'],
    ]);
    expect(state.active?.activation.status).toBe(status);
  });
});

// Core Rulebook, Activation Phase: poison wounds troopers that are no droids.
describe('poison', () => {
  it.each([
    { unitType: 'trooper', wounds: 2 },
    { unitType: 'clone-trooper', wounds: 2 },
    { unitType: 'droid-trooper', wounds: 0 },
    { unitType: 'heavy-droid-trooper', wounds: 0 },
  ] as const)('brings a $unitType $wounds wounds', ({ unitType, wounds }) => {
    const state = after(activating([corps('a', { unitType, tokens: { poison: 2 } })]), [
      ['alice', { type: 'rally' }],
      ['alice', { type: 'end-actions' }],
    ]);
    const end: Move = ['alice', { type: 'end-activation' }];
    expect(after(state, [end]).units[0]?.tokens).toMatchObject({ wound: wounds, poison: 0 });
    expect(eventsOf(state, end).some(({ type }) => type === 'poisoned')).toBe(wounds > 0);
  });

  it('brings a vehicle none', () => {
    const tank: Unit = { id: 'a', rank: 'corps', unitType: 'ground-vehicle', speed: 2, tokens: { poison: 1 } };
    const state = after(activating([tank]), [
      ['alice', { type: 'rally' }],
      ['alice', { type: 'end-actions' }],
      ['alice', { type: 'end-activation' }],
    ]);
    expect(state.units[0]?.tokens).toMatchObject({ wound: 0 });
  });
});

// Core Rulebook, Danger Sense: it keeps tokens whenever the unit would remove some.
describe('Danger Sense in the End Phase', () => {
  const wary = corps('a', { courage: 3, keywords: [{ name: 'Danger Sense', value: 1 }] });
  const ended = after(opened([wary], [corps('b')]), [
    ...commandPhase(['a'], ['b']),
    adjust('alice', 'a', { defeated: true }),
    adjust('bob', 'b', { defeated: true }),
    adjust('alice', 'a', { defeated: false, suppression: 2 }),
    adjust('bob', 'b', { defeated: false, suppression: 1 }),
  ]);

  it.each([
    { keep: ['a'], left: [2, 0] },
    { keep: [], left: [1, 0] },
  ])('keeps the token of $keep', ({ keep, left }) => {
    const next = after(ended, [['bob', { type: 'end-phase', keep }]]);
    expect(next.units.map(({ suppression }) => suppression)).toEqual(left);
  });

  it.each(['b', 'nobody'])('keeps none for %s', (id) => {
    expect(codesOf(ended, ['alice', { type: 'end-phase', keep: [id] }])).toEqual(['cannot-keep']);
  });
});

// Activating a Unit, at the start of a unit's activation: what the table resolves is told.
describe('what keywords do at the start', () => {
  const named = (keywords: readonly string[], more: Partial<Unit> = {}): Unit =>
    corps('a', { keywords: keywords.map((name) => ({ name })), ...more });
  const told = (events: ReturnType<typeof eventsOf>) =>
    events.filter(({ type }) => type === 'keyword-triggers').map(({ keyword }) => keyword);

  it('of an activation is told as it begins', () => {
    const begun = (unit: Unit) => after(opened([unit], [corps('b')]), commandPhase(['a'], ['b']));
    const activate: Move = ['alice', { type: 'activate', unit: 'a' }];
    expect(told(eventsOf(begun(named(['Attack Run', 'Incognito', 'Infiltrate'])), activate))).toEqual([
      'Attack Run',
      'Incognito',
    ]);
    expect(told(eventsOf(begun(named(['Infiltrate'], { undeployed: true })), activate))).toEqual(['Infiltrate']);
  });

  it('with an order and with the phase is told then', () => {
    const [first, second, ordered, last] = commandPhase(['a'], ['b']) as [Move, Move, Move, Move];
    const state = after(opened([named(['Disciplined', 'Independent'])], [corps('b')]), [first, second]);
    expect(told(eventsOf(state, ordered))).toEqual(['Disciplined']);
    expect(told(eventsOf(after(state, [ordered]), last))).toEqual([]);
    const alone = after(state, [['alice', { type: 'issue-orders', units: [] }]]);
    expect(told(eventsOf(alone, last))).toEqual(['Independent']);
  });
});
