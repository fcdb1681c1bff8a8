import { describe, expect, it } from '@jest/globals';
import { LEGION_FILES } from '../legion/data-files.js';
import { sections } from '../xwing/cards.js';
import { entryFaults } from './entry-faults.js';
import { legionAliasFaults } from './legion-alias-faults.js';
import { legionFaults } from './legion-faults.js';
import { ALIASES } from '../xwing/squads/aliases.js';
import { validateCatalogue } from './validate-catalogue.js';
import { wordAliasFaults } from './word-alias-faults.js';
import { xwingFaults } from './xwing-faults.js';

describe('the catalogue as it stands', () => {
  it('has no fault', () => {
    expect(validateCatalogue()).toEqual([]);
  });
});

const XWA = sections('xwa');

/** The default set with one field of one record changed. */
const spoilt = (section: 'ships' | 'pilots' | 'upgrades' | 'damageCards', id: string, change: object) => ({
  ...XWA,
  [section]: { ...XWA[section], [id]: { ...(XWA[section][id] as object), ...change } },
});

describe('a data set with something wrong', () => {
  const white = { difficulty: 'white' };
  it.each([
    {
      what: 'an action that is none',
      data: spoilt('ships', 't65xwing', { actions: [{ ...white, action: 'Boost' }] }),
      at: '/ships/t65xwing/actions',
    },
    {
      what: 'a difficulty that is none',
      data: spoilt('ships', 't65xwing', { actions: [{ action: 'boost', difficulty: 'green' }] }),
      at: '/ships/t65xwing/actions',
    },
    {
      what: 'a link of a link',
      data: spoilt('ships', 't65xwing', {
        actions: [{ ...white, action: 'boost', linked: { ...white, action: 'focus', linked: {} } }],
      }),
      at: '/ships/t65xwing/actions',
    },
    {
      what: 'a dial code that is none',
      data: spoilt('ships', 't65xwing', { dial: ['6FW'] }),
      at: '/ships/t65xwing/dial',
    },
    {
      what: 'a dial code twice',
      data: spoilt('ships', 't65xwing', { dial: ['2FW', '2FW'] }),
      at: '/ships/t65xwing/dial',
    },
    {
      what: 'a faction twice',
      data: spoilt('ships', 't65xwing', { factions: ['rebelalliance', 'rebelalliance'] }),
      at: '/ships/t65xwing/factions',
    },
    { what: 'a size that is none', data: spoilt('ships', 't65xwing', { size: 'Small' }), at: '/ships/t65xwing/size' },
    { what: 'a field too many', data: spoilt('ships', 't65xwing', { text: 'of a card' }), at: '/ships/t65xwing/text' },
    {
      what: 'a ship that is not there',
      data: spoilt('pilots', 'lukeskywalker', { ship: 'deathstar' }),
      at: '/pilots/lukeskywalker/ship',
    },
    {
      what: 'a faction that is not the ship’s',
      data: spoilt('pilots', 'lukeskywalker', { faction: 'firstorder' }),
      at: '/pilots/lukeskywalker/faction',
    },
    {
      what: 'a variant that is not there',
      data: spoilt('pilots', 'lukeskywalker', { shipVariant: 'wartime' }),
      at: '/pilots/lukeskywalker/shipVariant',
    },
    {
      what: 'a loadout that is not there',
      data: spoilt('pilots', 'lukeskywalker', { standardLoadout: ['r2d3'] }),
      at: '/pilots/lukeskywalker/standardLoadout/0',
    },
    {
      what: 'an initiative beyond 8',
      data: spoilt('pilots', 'lukeskywalker', { initiative: 9 }),
      at: '/pilots/lukeskywalker/initiative',
    },
    {
      what: 'Force of none',
      data: spoilt('pilots', 'lukeskywalker', { force: { value: 0 } }),
      at: '/pilots/lukeskywalker/force',
    },
    {
      what: 'a slot that is none',
      data: spoilt('upgrades', 'r2d2', { slots: ['Astromech'] }),
      at: '/upgrades/r2d2/slots',
    },
    {
      what: 'a side with a text',
      data: spoilt('upgrades', 'r2d2', { sides: [{ ability: 'text' }] }),
      at: '/upgrades/r2d2/sides',
    },
    {
      what: 'a trait that is none',
      data: spoilt('damageCards', 'fuel-leak', { trait: 'Ship' }),
      at: '/damageCards/fuel-leak/trait',
    },
  ])('is refused for $what', ({ data, at }) => {
    expect(xwingFaults(data).map(({ pointer }) => pointer)).toEqual([at]);
  });
});

describe('Legion data with something wrong', () => {
  const troopers = LEGION_FILES.units['stormtroopers'] as object;
  it.each([
    {
      what: 'no Courage where a number should be',
      change: { courage: undefined },
      at: ['/units/stormtroopers/courage'],
    },
    { what: 'a unit without rank', change: { rank: undefined }, at: ['/units/stormtroopers/rank'] },
    { what: 'a type that is none', change: { unitType: 'Trooper' }, at: ['/units/stormtroopers/unitType'] },
    { what: 'the two letters of another unit', change: { legionHqId: 'az' }, at: ['/units/stormtroopers/legionHqId'] },
  ])('is refused for $what', ({ change, at }) => {
    const others = Object.entries(LEGION_FILES.units).filter(([id]) => id !== 'stormtroopers');
    const units = Object.fromEntries([...others, ['stormtroopers', { ...troopers, ...change }]]);
    expect(legionFaults({ ...LEGION_FILES, units }).map(({ pointer }) => pointer)).toEqual(at);
  });
});

describe('what was gathered by hand', () => {
  const sets = { xwa: XWA, legacy: sections('legacy'), amg25: sections('amg25'), ffg20: sections('ffg20') };

  /** Every set with one record taken out of a section. */
  const without = (section: 'ships' | 'pilots' | 'upgrades', id: string): typeof sets => {
    const lacking = (set: typeof XWA): typeof XWA => ({
      ...set,
      [section]: Object.fromEntries(Object.entries(set[section]).filter(([key]) => key !== id)),
    });
    return {
      xwa: lacking(sets.xwa),
      legacy: lacking(sets.legacy),
      amg25: lacking(sets.amg25),
      ffg20: lacking(sets.ffg20),
    };
  };

  it.each([
    { what: 'the pilot of an exception', section: 'pilots', id: 'tychocelchu', at: /^\/exceptions\/\d+\/xws$/ },
    { what: 'the upgrade of an exception', section: 'upgrades', id: 'primedthrusters', at: /^\/exceptions\/\d+\/xws$/ },
    { what: 'a pilot who was read', section: 'pilots', id: '104thbattalionpilot', at: /^\/reviewed\/pilot\/104th/ },
    { what: 'an upgrade that was read', section: 'upgrades', id: '000', at: /^\/reviewed\/upgrade\/000$/ },
    { what: 'the ship of an alias', section: 'ships', id: 'modifiedyt1300lightfreighter', at: /^\/aliases\/ship\// },
  ] as const)('is refused without $what', ({ section, id, at }) => {
    expect(entryFaults(sets)).toEqual([]);
    expect(entryFaults(without(section, id)).map(({ pointer }) => pointer)).toContainEqual(expect.stringMatching(at));
  });

  it('is refused without the ability that an exception hangs on', () => {
    const silent = (set: typeof XWA): typeof XWA => ({
      ...set,
      pilots: Object.fromEntries(
        Object.entries(set.pilots).map(([id, pilot]) => [id, { ...(pilot as object), shipAbility: 'None' }]),
      ),
    });
    const pointers = entryFaults({
      xwa: silent(sets.xwa),
      legacy: silent(sets.legacy),
      amg25: silent(sets.amg25),
      ffg20: silent(sets.ffg20),
    }).map(({ pointer }) => pointer);
    expect(pointers).toContainEqual(expect.stringMatching(/^\/exceptions\/\d+\/ability$/));
  });
});

describe('older names of slots and factions', () => {
  it.each([
    { kind: 'slot', word: 'talents' },
    { kind: 'faction', word: 'rebels' },
    { kind: 'faction', word: undefined },
  ] as const)('are refused where a $kind is called $word', ({ kind, word }) => {
    expect(wordAliasFaults(ALIASES)).toEqual([]);
    const aliases = { ...ALIASES, [kind]: new Map([['old', word === undefined ? [] : [word]]]) };
    expect(wordAliasFaults(aliases)).toEqual([{ pointer: `/aliases/${kind}/old`, detail: `leads to no ${kind}` }]);
  });
});

describe('older names in Legion lists', () => {
  it.each([
    { section: 'units', id: '74-z-speeder-bikes', alias: 'Speeder Bikes' },
    { section: 'upgrades', id: 'ho', alias: 'E-5C Trooper' },
  ] as const)('are refused when $id is gone', ({ section, id, alias }) => {
    const left = Object.fromEntries(Object.entries(LEGION_FILES[section]).filter(([key]) => key !== id));
    expect(legionAliasFaults({ ...LEGION_FILES, [section]: left })).toEqual([
      { pointer: `/aliases/${section}/${alias}`, detail: `there is no "${id}"` },
    ]);
  });
});
