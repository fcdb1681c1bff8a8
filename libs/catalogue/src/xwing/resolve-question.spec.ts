import { describe, expect, it } from '@jest/globals';
import type { ActionName, Opportunity } from '@marshal/rules/xwing';
import { resolveAttempt, resolveAvailable } from './resolve-question.js';
import { upgradeById, upgrades } from './cards.js';
import { resolveManeuver } from './resolve-maneuver.js';
import type { TableInput } from './resolve-table.js';
import type { ShipInput } from './ship-input.js';

interface Question {
  readonly ship?: Partial<ShipInput>;
  readonly action?: string;
  readonly opportunity?: object;
  readonly declaration?: object;
  readonly table?: TableInput;
}

/** The faults of a question, each as its pointer and what is near. */
const faults = ({
  ship,
  action = 'focus',
  opportunity,
  declaration,
  table,
}: Question): (string | readonly string[])[][] => {
  const checked = resolveAttempt({
    ship: { id: 'red-5', pilot: 'lukeskywalker', ...ship },
    table,
    attempt: {
      action: action as ActionName,
      ...(opportunity !== undefined && { opportunity: opportunity as Opportunity }),
      ...(declaration !== undefined && { declaration: declaration }),
    },
  });
  if (!('faults' in checked)) return [];
  return checked.faults.map(({ pointer, nearest }) => (nearest === undefined ? [pointer] : [pointer, nearest]));
};

describe('a word that should name an action', () => {
  const misspelt = 'fcous' as ActionName;

  it.each<{ where: string; question: Question }>([
    { where: '/attempt/action', question: { action: misspelt } },
    { where: '/attempt/opportunity/after', question: { opportunity: { kind: 'linked', after: misspelt } } },
    {
      where: '/attempt/opportunity/copied',
      question: { opportunity: { kind: 'granted', by: 'coordinate', copied: misspelt } },
    },
    { where: '/attempt/declaration/targetAction', question: { declaration: { targetAction: misspelt } } },
    {
      where: '/attempt/declaration/others/0/targetAction',
      question: { declaration: { others: [{ target: 'a', targetAction: misspelt }] } },
    },
    { where: '/ship/round/performed/0', question: { ship: { round: { performed: [misspelt] } } } },
    { where: '/ship/round/failed/0', question: { ship: { round: { failed: [misspelt] } } } },
    {
      where: '/ship/round/linked/0/action',
      question: { ship: { round: { performed: ['lock'], linked: [{ action: misspelt, after: 'lock' }] } } },
    },
    {
      where: '/ship/round/linked/0/after',
      question: { ship: { round: { performed: ['lock'], linked: [{ action: 'lock', after: misspelt }] } } },
    },
  ])('and is misspelt at $where is answered with the nearest', ({ where, question }) => {
    expect(faults(question)).toEqual([[where, ['focus']]]);
  });

  it('and is near to none is answered with none', () => {
    expect(faults({ action: 'salute' })).toEqual([['/attempt/action']]);
  });

  it('is asked for by the opportunity of a list too', () => {
    const opportunity = { kind: 'linked', after: misspelt } as const;
    const checked = resolveAvailable({ ship: { id: 'red-5', pilot: 'lukeskywalker' }, opportunity });
    expect(checked).toMatchObject({ faults: [{ pointer: '/opportunity/after', nearest: ['focus'] }] });
  });
});

describe('the action of a damage card', () => {
  const damageCards = [{ id: 'leak-1', name: 'Fuel Leak' }];

  it.each<{ case: string; question: Question; at: (string | readonly string[])[][] }>([
    { case: 'that the ship has', question: { ship: { damageCards }, action: 'damage:leak-1' }, at: [] },
    {
      case: 'of another copy is answered with those that there are',
      question: { ship: { damageCards }, action: 'damage:leak-2' },
      at: [['/attempt/action', ['damage:leak-1']]],
    },
    { case: 'of a ship without any is a fault', question: { action: 'damage:leak-1' }, at: [['/attempt/action']] },
    {
      case: 'of the ship that is coordinated is that ship’s',
      question: {
        ship: { damageCards },
        action: 'coordinate',
        declaration: { target: 'wing', targetAction: 'damage:leak-1' },
        table: { ships: [{ id: 'wing', pilot: 'academypilot' }] },
      },
      at: [['/attempt/declaration/targetAction']],
    },
  ])('$case', ({ question, at }) => {
    expect(faults(question)).toEqual(at);
  });
});

describe('an effect', () => {
  const red5 = { id: 'red-5', pilot: 'lukeskywalker' };
  const at = (source: string, more: object = {}) => {
    const effects = [{ source, ...more }];
    return [
      resolveAttempt({ ship: red5, attempt: { action: 'focus' }, effects }),
      resolveAvailable({ ship: red5, effects }),
      resolveManeuver({ ship: red5, maneuver: '2FB', effects }),
    ].map((checked) => ('faults' in checked ? checked.faults.map(({ pointer }) => pointer) : []));
  };

  it.each([
    { case: 'a card that is misspelt', source: 'bazemalbs' },
    { case: 'a condition, which says nothing by its name', source: 'sickeningmaneuver' },
    { case: 'any word', source: 'because' },
  ])('that only names $case is a fault', ({ source }) => {
    expect(at(source)).toEqual([['/effects/0/source'], ['/effects/0/source'], ['/effects/0/source']]);
  });

  it('that names a card, or says what it changes, is none', () => {
    expect(at('bazemalbus')).toEqual([[], [], []]);
    expect(at('sickeningmaneuver', { treatAs: 'red' })[0]).toEqual([]);
    expect(at('sickeningmaneuver', { redWhileStressed: true })[2]).toEqual([]);
  });
});

describe('what lets a ship act', () => {
  it.each<{ case: string; opportunity: object; at: (string | readonly string[])[][] }>([
    {
      case: 'a misspelt upgrade',
      opportunity: { kind: 'granted', by: 'afterburnrs' },
      at: [['/attempt/opportunity/by', ['afterburners']]],
    },
    {
      case: 'a misspelt rule',
      opportunity: { kind: 'granted', by: 'cordinate' },
      at: [['/attempt/opportunity/by', ['coordinate']]],
    },
    { case: 'no card at all', opportunity: { kind: 'granted', by: '???' }, at: [['/attempt/opportunity/by']] },
    {
      case: 'a game effect by no card',
      opportunity: { kind: 'game-effect', by: 'declaok' },
      at: [['/attempt/opportunity/by', ['decloak']]],
    },
    {
      case: 'a ship that is not there',
      opportunity: { kind: 'granted', by: 'hondoohnaka', from: 'hondo' },
      at: [['/attempt/opportunity/from']],
    },
  ])('is a fault where it is $case', ({ opportunity, at }) => {
    expect(faults({ opportunity, table: { ships: [{ id: 'wing', pilot: 'academypilot' }] } })).toEqual(at);
  });

  it.each([
    { kind: 'granted', by: 'coordinate' },
    { kind: 'granted', by: 'any-card' },
    { kind: 'granted', by: 'lukeskywalker', from: 'red-5' },
    { kind: 'granted', by: 'hondoohnaka', from: 'wing' },
    { kind: 'granted', by: 't65xwing' },
    { kind: 'game-effect', by: 'decloak' },
    { kind: 'game-effect' },
  ])('is well told by %j', (opportunity) => {
    expect(faults({ opportunity, table: { ships: [{ id: 'wing', pilot: 'academypilot' }] } })).toEqual([]);
  });

  it('may be a ship of which the question tells nothing', () => {
    expect(faults({ opportunity: { kind: 'granted', by: 'hondoohnaka', from: 'hondo' } })).toEqual([]);
  });

  it('may be a card of another data set, which is named', () => {
    const card = upgrades('legacy').find(({ id }) => upgradeById(id) === undefined);
    const checked = resolveAttempt({
      ship: { id: 'red-5', pilot: 'lukeskywalker' },
      attempt: { action: 'focus', opportunity: { kind: 'granted', by: card?.id ?? '' } },
    });
    expect(checked).toMatchObject({ faults: [{ detail: expect.stringContaining('It is in legacy') as unknown }] });
  });
});

describe('the ship that is activating', () => {
  const question = {
    ship: { id: 'red-5', pilot: 'lukeskywalker' },
    attempt: { action: 'focus' as const },
    activating: 'zz',
  };

  it('is one of the table, where the table is told', () => {
    const table = { ships: [{ id: 'wing', pilot: 'academypilot' }] };
    const fault = { faults: [{ pointer: '/activating' }] };
    expect(resolveAttempt({ ...question, table })).toMatchObject(fault);
    expect(resolveAvailable({ ...question, table })).toMatchObject(fault);
    expect(resolveAttempt({ ...question, table, activating: 'wing' })).toHaveProperty('value');
    expect(resolveAttempt({ ...question, table, activating: 'red-5' })).toHaveProperty('value');
    expect(resolveAttempt(question)).toHaveProperty('value');
  });
});

describe('an unknown damage card', () => {
  it.each([
    { name: 'Fuel Leek', near: ['Fuel Leak'] },
    { name: 'Broken Engine', near: ['Damaged Engine'] },
    { name: 'Thrust Control Fire', near: ['Console Fire'] },
  ])('such as $name is answered with the nearest: $near', ({ name, near }) => {
    expect(faults({ ship: { damageCards: [{ id: 'a', name }] } })).toEqual([['/ship/damageCards/0/name', near]]);
  });

  it('that is like none is answered with none', () => {
    expect(faults({ ship: { damageCards: [{ id: 'a', name: 'Hangover' }] } })).toEqual([['/ship/damageCards/0/name']]);
  });
});
