import { describe, expect, it } from '@jest/globals';
import { legion, type Granter, type LegionState, type Unit } from '@marshal/rules/legion';
import {
  activating,
  acts,
  after,
  codesOf,
  commandPhase,
  corps,
  opened,
  type ActionCommand,
  type Move,
} from '../support/legion-game.js';

const free = (seat: string, unit: string, action: ActionCommand['attempt']['action'], by: Granter): Move => [
  seat,
  { type: 'action', unit, attempt: { action, opportunity: { kind: 'granted', by } } },
];
const watches = (unit: string): Move => free('bob', unit, 'attack', 'standby');
const standing = { tokens: { standby: 1 } };

// Core Rulebook, Standby: spent in the Activation Phase, right after an enemy has attacked, moved or acted.
describe('a standby token', () => {
  const armies = [
    [corps('a'), corps('a2')],
    [corps('b', standing), corps('b2', standing)],
  ] as const;

  it.each([
    { when: 'before both command cards', moves: [] },
    { when: 'in orders', moves: commandPhase([], []).slice(0, 2) },
  ])('is not spent $when', ({ moves }) => {
    expect(codesOf(after(opened(...armies), moves), watches('b'))).toEqual(['wrong-phase']);
  });

  it('is spent right after an enemy has acted, and not before', () => {
    const rallied = after(activating(...armies), [['alice', { type: 'rally' }]]);
    expect(codesOf(rallied, watches('b'))).toEqual(['no-trigger']);
    const acted = after(rallied, [acts('move')]);
    expect(codesOf(acted, watches('b'))).toEqual(['legal']);
    expect(legion.options(acted, 'bob')).not.toEqual([]);
  });

  it('is still spent when another has answered the same action', () => {
    const acted = after(activating(...armies), [['alice', { type: 'rally' }], acts('move'), watches('b')]);
    expect(codesOf(acted, watches('b2'))).toEqual(['legal']);
  });

  it('is still spent when the enemy has said that it acts no more, and not once its activation is over', () => {
    const ended = after(activating(...armies), [
      ['alice', { type: 'rally' }],
      acts('move'),
      ['alice', { type: 'end-actions' }],
    ]);
    expect(codesOf(ended, watches('b'))).toEqual(['legal']);
    expect(codesOf(after(ended, [['alice', { type: 'end-activation' }]]), watches('b'))).toEqual(['no-trigger']);
  });
});

// Core Rulebook, Free Actions: Independent works as the Activation Phase starts.
describe('Independent', () => {
  const free2 = corps('a', { keywords: [{ name: 'Independent', value: 'Aim' }] });
  const begun = (): LegionState => after(opened([free2, corps('a2')], [corps('b')]), commandPhase(['a2'], ['b']));

  it('works before the first turn, once', () => {
    const used = after(begun(), [free('alice', 'a', 'aim', 'independent')]);
    expect(used.units[0]?.tokens).toMatchObject({ aim: 1 });
    expect(codesOf(used, free('alice', 'a', 'aim', 'independent'))).toContain('already-made');
    expect(legion.options(begun(), 'alice')).toContainEqual(free('alice', 'a', 'aim', 'independent')[1]);
  });

  it('works no more once a turn has begun', () => {
    const turn = after(begun(), [['alice', { type: 'activate', unit: 'a2' }]]);
    expect(codesOf(turn, free('alice', 'a', 'aim', 'independent'))).toEqual(['no-trigger']);
  });
});

// Core Rulebook, Free Actions: what an ally's keyword grants needs that ally.
describe('a free action that an ally grants', () => {
  const general = corps('a', { rank: 'commander', courage: 2, keywords: [{ name: 'Guidance', value: 'Trooper' }] });
  const guided = free('alice', 'a2', 'aim', 'guidance');

  it('is not to be had where nobody has the keyword', () => {
    const state = after(activating([corps('a'), corps('a2')]), [['alice', { type: 'rally' }], acts('aim')]);
    for (const by of ['guidance', 'pull-the-strings', 'this-is-the-way'] as const) {
      expect(codesOf(state, free('alice', 'a2', by === 'pull-the-strings' ? 'attack' : 'aim', by))).toContain(
        'not-granted',
      );
    }
  });

  it('follows the card action of that ally, for one unit', () => {
    const state = after(activating([general, corps('a2'), corps('a3')]), [['alice', { type: 'rally' }]]);
    expect(codesOf(state, guided)).toEqual(['no-trigger']);
    const card = { id: 'guidance', kind: 'card-action' as const };
    const listed = after(activating([{ ...general, cardActions: [card] }, corps('a2'), corps('a3')]), [
      ['alice', { type: 'rally' }],
      acts('card-action', { declaration: { card: 'guidance' } }),
    ]);
    const used = after(listed, [guided]);
    expect(used.units[1]?.tokens).toMatchObject({ aim: 1 });
    expect(codesOf(used, free('alice', 'a3', 'aim', 'guidance'))).toEqual(['no-trigger']);
  });

  it.each([
    { what: 'nobody', ally: corps('a2'), found: ['not-granted'] },
    { what: 'an ally', ally: corps('a2', { keywords: [{ name: 'Ruthless' }] }), found: ['legal'] },
    {
      what: 'a defeated ally',
      ally: corps('a2', { keywords: [{ name: 'Ruthless' }], defeated: true }),
      found: ['not-granted'],
    },
    {
      what: 'an ally that is not deployed',
      ally: corps('a2', { keywords: [{ name: 'Ruthless' }], undeployed: true }),
      found: ['not-granted'],
    },
  ])('by Ruthless is judged by who has it: $what', ({ ally, found }) => {
    const driven = acts('dodge', { opportunity: { kind: 'granted', by: 'ruthless' } });
    expect(codesOf(activating([corps('a'), ally]), driven)).toEqual(found);
  });
});

// Core Rulebook, Compel and Guidance: for units of the rank and the type that are printed after them.
describe('the list after', () => {
  const compelled = acts('move', { opportunity: { kind: 'granted', by: 'compel' } });
  const goaded = (list: string | undefined, more: Partial<Unit>): readonly string[] => {
    const keyword = { name: 'Compel', ...(list !== undefined && { value: list }) };
    const weary = corps('a', { courage: 2, suppression: 2, ...more });
    const master = corps('a2', { rank: 'commander', keywords: [keyword] });
    const state = activating([weary, master]);
    return codesOf(after(state, [['alice', { type: 'rally' }, 'blank', 'blank']]), compelled);
  };
  const clone = 'clone-trooper';

  it.each<[list: string | undefined, Partial<Unit>, string]>([
    ['Corps', {}, 'legal'],
    ['Corps', { rank: 'special' }, 'not-allowed-unit-type'],
    ['Corps, Special', { rank: 'special' }, 'legal'],
    ['Corps or Special Troopers', { rank: 'special' }, 'legal'],
    ['Clone Trooper', {}, 'not-allowed-unit-type'],
    ['Clone Trooper', { unitType: clone }, 'legal'],
    ['Corps Trooper Unit', { unitType: clone }, 'legal'],
    ['Corps Trooper Unit', { unitType: clone, rank: 'special' }, 'not-allowed-unit-type'],
    ['Ewok Trooper', {}, 'legal'],
    [undefined, { rank: 'special' }, 'legal'],
  ])('Compel, %s, for a unit with %j is %s', (list, more, found) => {
    expect(goaded(list, more)).toEqual([found]);
  });

  it.each([
    ['legion/2026', 'not-allowed-unit-type'],
    ['legion/2024', 'legal'],
  ])('Guidance binds it in %s: %s', (ruleset, found) => {
    const cardActions = [{ id: 'guidance', kind: 'card-action' as const }];
    const general = corps('a', { keywords: [{ name: 'Guidance', value: 'Corps' }], cardActions });
    const other = corps('a3', { keywords: [{ name: 'Guidance', value: 'Special' }] });
    const used = after(activating([general, corps('a2', { rank: 'special' }), other], [corps('b')], ruleset), [
      ['alice', { type: 'rally' }],
      acts('card-action', { declaration: { card: 'guidance' } }),
    ]);
    expect(codesOf(used, free('alice', 'a2', 'aim', 'guidance'))).toEqual([found]);
    expect(codesOf(used, free('alice', 'a3', 'aim', 'guidance'))).toEqual(['legal']);
  });
});

// Core Rulebook, Compel and Speeder: what was made before Make Actions is not made in that step.
describe('what Ruthless had a unit do before its Make Actions step', () => {
  const driven = acts('dodge', { opportunity: { kind: 'granted', by: 'ruthless' } });
  const compelled = acts('move', { opportunity: { kind: 'granted', by: 'compel' } });
  const master = corps('a2', { keywords: [{ name: 'Ruthless' }, { name: 'Compel', value: 'Corps' }] });

  it('leaves the step its start for Compel', () => {
    const weary = corps('a', { courage: 2, suppression: 2 });
    const state = after(activating([weary, master]), [driven, ['alice', { type: 'rally' }, 'blank', 'blank']]);
    expect(codesOf(state, compelled)).toEqual(['legal']);
  });

  it('leaves it its start for a compulsory move, after which the unit acts', () => {
    const rider = corps('a', { keywords: [{ name: 'Mobile' }] });
    const moved = after(activating([rider, master]), [
      driven,
      ['alice', { type: 'rally' }],
      acts('move', { opportunity: { kind: 'granted', by: 'mobile' } }),
    ]);
    expect(codesOf(moved, acts('aim'))).toEqual(['legal']);
  });

  it('is no move that Relentless follows in the step', () => {
    const hasty = corps('a', { keywords: [{ name: 'Relentless' }] });
    const state = after(activating([hasty, master]), [
      acts('move', { opportunity: { kind: 'granted', by: 'ruthless' } }),
      ['alice', { type: 'rally' }],
    ]);
    expect(codesOf(state, acts('attack', { opportunity: { kind: 'granted', by: 'relentless' } }))).toEqual([
      'no-trigger',
    ]);
  });

  it('is the same where an effect had it do so', () => {
    const weary = corps('a', { courage: 2, suppression: 2 });
    const state = after(activating([weary, master]), [
      acts('dodge', { opportunity: { kind: 'granted', by: 'effect', outsideStep: true } }),
      ['alice', { type: 'rally' }, 'blank', 'blank'],
    ]);
    expect(codesOf(state, compelled)).toEqual(['legal']);
  });
});
