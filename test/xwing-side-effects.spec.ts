import { describe, expect, it } from '@jest/globals';
import { resolveAttempt, type AttemptQuestion, type ShipInput } from '@marshal/catalogue';
import { resolveAction, type ActionInput } from '@marshal/rules/xwing';
import { valueOf } from './support/value-of.js';

type Question = Omit<AttemptQuestion, 'ship'>;

const asked = (ship: Partial<ShipInput>, more: Question): ActionInput =>
  valueOf(resolveAttempt({ ...more, ship: { id: 'acting', player: 'alice', ...ship } }));

const PLAIN = new Set(['cost-paid', 'move', 'execute-maneuver', 'action-performed', 'action-failed', 'resolve-card']);

/** What happens beside the action itself. */
const beside = (ship: Partial<ShipInput>, question: Question): unknown[] => {
  const done = resolveAction(asked(ship, question));
  expect(done.verdict).toBe('legal');
  return done.verdict !== 'legal'
    ? []
    : done.events
        .filter(({ type, token }) => !PLAIN.has(type) && !['focus', 'calculate', 'disarm'].includes(String(token)))
        .map(({ ship: _ship, ...event }) => event);
};

const wedge = { pilot: 'wedgeantilles' };
const luke = { pilot: 'lukeskywalker' };
const focus: Question = { attempt: { action: 'focus' } };
const by = (card: string) => ({ kind: 'granted', by: card }) as const;
const damage = (card: string, of: string) => ({
  type: 'damage-owed',
  damage: of,
  count: 1,
  card,
  unless: 'a-damage-card-is-exposed',
});
const roll = (card: string) => ({ type: 'roll-owed', die: 'attack', count: 1, because: 'card', card });
const strain = { type: 'gain-token', token: 'strain', count: 1 };

describe('what a card brings with an action', () => {
  it.each<{ case: string; ship: Partial<ShipInput>; question: Question; events: object[] }>([
    {
      case: 'damage, or a card that is exposed, where Chopper lets a stressed ship act',
      ship: { ...wedge, upgrades: [{ id: 'chopper-crew' }], tokens: { stress: 4 } },
      question: focus,
      events: [damage('chopper-crew', 'hit')],
    },
    {
      case: 'nothing where the ship is not stressed',
      ship: { ...wedge, upgrades: [{ id: 'chopper-crew' }] },
      question: focus,
      events: [],
    },
    {
      case: 'critical damage for a SLAM while stressed with Coaxium Hyperfuel',
      ship: {
        pilot: 'wardensquadronpilot',
        upgrades: [{ id: 'coaxiumhyperfuel' }],
        tokens: { stress: 1 },
        round: { executedSpeed: 2 },
      },
      question: { attempt: { action: 'slam', declaration: { maneuver: '2NW' } } },
      events: [damage('coaxiumhyperfuel', 'crit')],
    },
    {
      case: 'a strain token for a Barrel Roll that is not on the bar, by Precognitive Reflexes',
      ship: { ...luke, actionBar: [], upgrades: [{ id: 'precognitivereflexes' }] },
      question: {
        attempt: { action: 'barrel-roll', opportunity: by('precognitivereflexes'), declaration: { side: 'left' } },
      },
      events: [strain],
    },
    {
      case: 'damage for one by Supernatural Reflexes',
      ship: { ...luke, actionBar: [], upgrades: [{ id: 'supernaturalreflexes' }] },
      question: {
        attempt: { action: 'barrel-roll', opportunity: by('supernaturalreflexes'), declaration: { side: 'left' } },
      },
      events: [{ type: 'damage-owed', damage: 'hit', count: 1, card: 'supernaturalreflexes' }],
    },
    {
      case: 'nothing for one that is on the bar',
      ship: {
        ...luke,
        actionBar: [{ action: 'barrel-roll', difficulty: 'white' }],
        upgrades: [{ id: 'supernaturalreflexes' }],
      },
      question: {
        attempt: { action: 'barrel-roll', opportunity: by('supernaturalreflexes'), declaration: { side: 'left' } },
      },
      events: [],
    },
    {
      case: 'a roll for the turn of a Reckless ship',
      ship: {
        ...wedge,
        actionBar: [{ action: 'boost', difficulty: 'red' }],
        upgrades: [{ id: 'reckless-battleoverendor' }],
      },
      question: {
        attempt: { action: 'boost', declaration: { direction: 'left', template: 'reckless-battleoverendor' } },
      },
      events: [roll('reckless-battleoverendor')],
    },
    {
      case: 'a roll for each wounded pilot',
      ship: {
        ...wedge,
        damageCards: ['a', 'b'].map((id) => ({ id, name: 'Wounded Pilot' })),
      },
      question: focus,
      events: [roll('damage:a'), roll('damage:b')],
    },
    {
      case: 'but for the card that the action repairs',
      ship: {
        ...wedge,
        damageCards: ['a', 'b'].map((id) => ({ id, name: 'Wounded Pilot' })),
      },
      question: { attempt: { action: 'damage:a' } },
      events: [roll('damage:b')],
    },
    {
      case: 'and none for what is no action',
      ship: { ...wedge, damageCards: [{ id: 'a', name: 'Wounded Pilot' }] },
      question: { attempt: { action: 'focus', opportunity: { kind: 'game-effect' } } },
      events: [{ type: 'effect-resolved', action: 'focus' }],
    },
    {
      case: 'and none for an action that fails',
      ship: { ...wedge, damageCards: [{ id: 'a', name: 'Wounded Pilot' }] },
      question: { attempt: { action: 'lock' }, table: {} },
      events: [],
    },
  ])('is $case', ({ ship, question, events }) => {
    expect(beside(ship, question)).toEqual(events);
  });

  it('is a strain token for each ship that Maul lets be coordinated, after what it does itself', () => {
    const friends = ['one', 'two'].map((id) => ({ id, player: 'alice', pilot: 'academypilot', range: 1 }));
    const done = resolveAction(
      asked(
        { pilot: 'maul', initiative: 5, actionBar: [{ action: 'coordinate', difficulty: 'red' }] },
        {
          attempt: {
            action: 'coordinate',
            declaration: { target: 'one', targetAction: 'focus', others: [{ target: 'two' }] },
          },
          effects: [{ source: 'maul' }],
          table: { ships: friends },
        },
      ),
    );
    expect(done).toMatchObject({
      outcome: 'performed',
      targets: [
        { id: 'two', tokens: { strain: 1 } },
        { id: 'one', tokens: { strain: 1, focus: 1 } },
      ],
    });
  });
});
