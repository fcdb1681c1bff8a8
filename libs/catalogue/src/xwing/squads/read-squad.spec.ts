import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ships as shipRecords } from '../cards.js';
import { DATA_SETS } from '../data-set.js';
import { ALIASES } from './aliases.js';
import { readSquad } from './read-squad.js';

const read = (pilots: unknown, rest: object = {}) => readSquad({ faction: 'rebelalliance', pilots, ...rest });

const ships = (pilots: unknown, rest: object = {}) => {
  const file = read(pilots, rest);
  if ('faults' in file) throw new Error(JSON.stringify(file.faults));
  return file.value.squads.flatMap((squad) => squad.ships);
};

const codes = (pilots: unknown, rest: object = {}) => {
  const file = read(pilots, rest);
  if ('faults' in file) throw new Error(JSON.stringify(file.faults));
  return file.value.warnings.map(({ code }) => code);
};

const faults = (source: unknown) => {
  const file = readSquad(source);
  return 'faults' in file ? file.faults : [];
};

const luke = { id: 'lukeskywalker', ship: 't65xwing' };

describe('readSquad', () => {
  it('has nothing to say about a clean file', () => {
    expect(codes([luke])).toEqual([]);
  });

  it.each([
    ['a faction by another name', { faction: 'rebels', pilots: [luke] }, ['/faction renamed-faction rebelalliance']],
    [
      'an upgrade in a slot that it does not fill',
      { faction: 'rebelalliance', pilots: [{ ...luke, upgrades: { missile: ['protontorpedoes'] } }] },
      ['/pilots/0/upgrades/missile/0 slot-differs torpedo'],
    ],
    [
      'several ships in one entry',
      {
        faction: 'rebelalliance',
        pilots: [
          { ...luke, multi: 2 },
          { ...luke, multi: 1 },
        ],
      },
      ['/pilots/0/multi multi-ignored'],
    ],
    ['no ships', { faction: 'rebelalliance', pilots: [] }, ['/pilots no-ships']],
    ['no squads', { container: [] }, ['/container no-squads']],
  ])('warns of %s', (_what, file, warnings) => {
    const read = readSquad(file);
    if ('faults' in read) throw new Error(JSON.stringify(read.faults));
    const told = read.value.warnings.map(({ pointer, code, used }) => [pointer, code, used ?? ''].join(' ').trim());
    expect(told).toEqual(warnings);
  });

  it('asks for a list where the container is something else', () => {
    expect(faults({ container: {} })).toEqual([
      { pointer: '/container', detail: '"container" is a list of squads; here is an object.' },
    ]);
  });

  it.each(['```json\n%\n```', '```\r\n%\r\n```\n', ' ```\n%```'])('reads what stands in a fence: %j', (fence) => {
    const text = JSON.stringify({ faction: 'rebelalliance', pilots: [luke] });
    expect(readSquad(fence.replace('%', text))).toEqual(readSquad(text));
    expect(faults(fence.replace('%', '{,'))).toMatchObject([{ position: { line: 2, column: 2 } }]);
  });

  it('reads every squad of a container, with pointers that lead into it', () => {
    const container = [
      { faction: 'rebelalliance', pilots: [luke] },
      { faction: 'galacticempire', pilots: [{ id: 'nobodyatall', ship: 'tielnfighter' }] },
    ];
    expect(faults({ container }).map(({ pointer }) => pointer)).toEqual(['/container/1/pilots/0/id']);
    const file = readSquad({ container: container.slice(0, 1) });
    expect('value' in file && file.value.squads).toHaveLength(1);
  });

  it.each([
    { told: { ...luke, id: 'LukeSkywalker' }, means: 'lukeskywalker', code: 'misspelt-id' },
    { told: { ...luke, id: 'Luke Skywalker' }, means: 'lukeskywalker', code: 'misspelt-id' },
    { told: { ...luke, id: 'lukeskywlaker' }, means: 'lukeskywalker', code: 'misspelt-id' },
    { told: { name: 'lukeskywalker', ship: 't65xwing' }, means: 'lukeskywalker', code: 'name-for-id' },
    { told: { id: 'sabinewren', ship: 'tielnfighter' }, means: 'sabinewren-tielnfighter', code: 'namesake' },
    {
      told: { id: 'hansolo', ship: 'modifiedyt1300lightfreighter' },
      means: 'hansolo-modifiedyt1300lightfreighter',
      code: 'namesake',
    },
    { told: { ...luke, ship: 'xwing' }, means: 'lukeskywalker', code: 'renamed-id' },
    { told: { ...luke, ship: 'deathstar' }, means: 'lukeskywalker', code: 'unknown-ship' },
    { told: { ...luke, ship: 'tielnfighter' }, means: 'lukeskywalker', code: 'ship-differs' },
    { told: { id: 'lukeskywalker' }, means: 'lukeskywalker', code: 'ship-missing' },
  ])('takes $told for $means', ({ told, means, code }) => {
    expect(ships([told]).map(({ ship }) => ship.pilot)).toEqual([means]);
    expect(codes([told])).toEqual([code]);
  });

  it.each([
    { told: 'aaylasecura-eta2actis', means: 'aaylasecura' },
    { told: 'dfs311-vultureclassdroidfighter', means: 'dfs311' },
  ])('takes the ship off the id $told', ({ told, means }) => {
    expect(ships([{ id: told }]).map(({ ship }) => ship.pilot)).toEqual([means]);
  });

  it.each([
    { faction: 'Rebel Alliance', warns: ['renamed-faction'] },
    { faction: 'rebel', warns: ['renamed-faction'] },
    { faction: undefined, warns: ['faction-missing'] },
    { faction: 'hutts', warns: ['unknown-faction'] },
    { faction: 'firstorder', warns: ['faction-differs'] },
  ])('reads the faction $faction', ({ faction, warns }) => {
    expect(codes([luke], { faction })).toEqual(warns);
  });

  it('tells namesakes apart by faction where the ship is not named', () => {
    const [han] = ships([{ id: 'hansolo' }]);
    expect(han?.ship.pilot).toBe('hansolo-modifiedyt1300lightfreighter');
  });

  it.each([
    { upgrades: [], warns: ['unusual-shape'], means: [] },
    { upgrades: null, warns: [], means: [] },
    { upgrades: ['r2d2'], warns: ['unusual-shape'], means: ['r2d2'] },
    {
      upgrades: [{ slot: 'Astromech', name: 'R2-D2' }],
      warns: ['unusual-shape', 'renamed-slot', 'misspelt-id'],
      means: ['r2d2'],
    },
    { upgrades: { amd: ['r2d2'] }, warns: ['renamed-slot'], means: ['r2d2'] },
    { upgrades: { torpedo: 'protontorpedoes' }, warns: ['unusual-shape'], means: ['protontorpedoes'] },
    { upgrades: { pocket: ['r2d2'] }, warns: ['unknown-slot'], means: ['r2d2'] },
    { upgrades: { crew: ['chopper'] }, warns: ['namesake'], means: ['chopper-crew'] },
    { upgrades: { astromech: ['R2-D2'] }, warns: ['misspelt-id'], means: ['r2d2'] },
    { upgrades: { torpedo: ['protontorpedos'] }, warns: ['misspelt-id'], means: ['protontorpedoes'] },
    { upgrades: { torpedo: [null] }, warns: [], means: [] },
  ])('reads the upgrades $upgrades', ({ upgrades, warns, means }) => {
    const pilots = [{ ...luke, upgrades }];
    expect(ships(pilots)[0]?.upgrades.map(({ id }) => id)).toEqual(means);
    expect(codes(pilots)).toEqual(warns);
  });

  it('adds what comes with a standard loadout, once', () => {
    const pilot = { id: 'lukeskywalker-battleofyavin', ship: 't65xwing', upgrades: { torpedo: ['protontorpedoes'] } };
    const [ship] = ships([pilot]);
    expect(ship?.upgrades.filter(({ standardLoadout }) => standardLoadout)).toHaveLength(4);
    expect(ship?.upgrades.map(({ id }) => id)).toEqual([
      'protontorpedoes',
      'attackspeed-battleofyavin',
      'instinctiveaim',
      'r2d2-battleofyavin',
    ]);
  });

  it('tells what an upgrade adds', () => {
    const [ship] = ships([
      { ...luke, upgrades: { configuration: ['servomotorsfoils'], torpedo: ['protontorpedoes'] } },
    ]);
    expect(ship?.upgrades.map(({ adds }) => adds)).toEqual([
      {
        actions: [
          { action: 'boost', difficulty: 'white', from: 'servomotorsfoils' },
          {
            action: 'focus',
            difficulty: 'white',
            linked: { action: 'boost', difficulty: 'red' },
            from: 'servomotorsfoils',
          },
        ],
      },
      { charges: 2 },
    ]);
  });

  it('numbers ships of one pilot', () => {
    expect(ships([luke, luke, luke]).map(({ ship }) => ship.id)).toEqual([
      'lukeskywalker',
      'lukeskywalker-2',
      'lukeskywalker-3',
    ]);
  });

  it.each([
    { what: 'a pilot that nobody knows', source: { pilots: [{ id: 'qwertyuiop' }] }, at: ['/pilots/0/id'] },
    { what: 'a pilot without a name', source: { pilots: [{}] }, at: ['/pilots/0/id'] },
    { what: 'a pilot that is a number', source: { pilots: [7] }, at: ['/pilots/0'] },
    { what: 'no pilots', source: { faction: 'rebelalliance' }, at: ['/pilots'] },
    { what: 'pilots that are no list', source: { pilots: {} }, at: ['/pilots'] },
    { what: 'a container of numbers', source: { container: [1] }, at: ['/container/0'] },
    { what: 'a squad that is a word', source: '"squad"', at: [''] },
    {
      what: 'more ships than a squad has',
      source: { pilots: Array.from({ length: 101 }, () => luke) },
      at: ['/pilots'],
    },
    { what: 'more squads than a file has', source: { container: Array.from({ length: 21 }, () => ({})) }, at: [''] },
    {
      what: 'more upgrades than a ship has',
      source: { pilots: [{ ...luke, upgrades: { talent: Array.from({ length: 21 }, () => 'r2d2') } }] },
      at: ['/pilots/0/upgrades'],
    },
    {
      what: 'an upgrade that is a number',
      source: { pilots: [{ ...luke, upgrades: { talent: [7] } }] },
      at: ['/pilots/0/upgrades/talent/0'],
    },
    { what: 'a link', source: 'https://yasb.app/?f=Rebel', at: [''] },
    { what: 'a text that is no JSON', source: '{"pilots": [}', at: [''] },
    {
      what: 'an upgrade that nobody knows, by its slot',
      source: { pilots: [{ ...luke, upgrades: { 'force-power': ['r2d2', 'qwertyuiop'] } }] },
      at: ['/pilots/0/upgrades/force-power/1'],
    },
    {
      what: 'every fault of a file at once',
      source: { pilots: [{ ...luke, upgrades: 3 }, { id: 'qwertyuiop' }] },
      at: ['/pilots/0/upgrades', '/pilots/1/id'],
    },
  ])('places $what', ({ source, at }) => {
    expect(faults(source).map(({ pointer }) => pointer)).toEqual(at);
  });

  it.each([
    { source: {}, says: '"pilots" is a list of the squad\'s ships; here is nothing.' },
    { source: { pilots: null }, says: '"pilots" is a list of the squad\'s ships; here is null.' },
    { source: { pilots: 'luke' }, says: '"pilots" is a list of the squad\'s ships; here is a text.' },
    { source: { pilots: [[]] }, says: 'A pilot is an object; here is a list.' },
    { source: { pilots: [7] }, says: 'A pilot is an object; here is 7.' },
    {
      source: { pilots: [{ ...luke, upgrades: { crew: [true] } }] },
      says: 'An upgrade is told by its id; here is true.',
    },
    { source: { container: ['squad'] }, says: 'A squad is an object; here is a text.' },
  ])('says "$says"', ({ source, says }) => {
    expect(faults(source)[0]?.detail).toBe(says);
  });

  it('never takes a pilot of another set for a similar one of this', () => {
    const [fault] = faults({ pilots: [{ id: 'jag-siegeofcoruscant-lsl', ship: 'arc170starfighter' }] });
    expect(fault?.detail).toContain('It is in legacy.');
  });

  it('knows no alias that leads nowhere', () => {
    const known = new Set(DATA_SETS.flatMap((set) => shipRecords(set).map(({ id }) => id)));
    const lost = [...ALIASES.ship].filter(([, targets]) => !targets.some((id) => known.has(id)));
    expect(lost).toEqual([]);
  });
});

/** A valid squad with one thing wrong with it, chosen by chance. */
const broken = (() => {
  const keys = [
    'id',
    'name',
    'ship',
    'upgrades',
    'pilots',
    'faction',
    'torpedo',
    'container',
    '__proto__',
    'constructor',
  ];
  const nested = fc
    .integer({ min: 1, max: 1000 })
    .map((depth) => JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown);
  const odd = fc.oneof(
    fc.constantFrom(
      null,
      true,
      -1,
      1e308,
      Number.MAX_SAFE_INTEGER,
      '',
      ' ',
      'lukeskywalkr',
      'LUKESKYWALKER',
      'toString',
      '\u0000',
    ),
    fc.string({ maxLength: 300 }),
    nested,
    fc.jsonValue({ maxDepth: 3 }),
  );
  const upgrades = fc.oneof(
    odd,
    fc.dictionary(fc.oneof(fc.constantFrom(...keys), fc.string()), fc.oneof(odd, fc.array(odd))),
  );
  const pilot = fc.oneof(
    odd,
    fc.record(
      { id: fc.oneof(fc.constant('lukeskywalker'), odd), ship: odd, upgrades, name: odd },
      { requiredKeys: [] },
    ),
  );
  return fc.record(
    { faction: odd, pilots: fc.oneof(odd, fc.array(pilot, { maxLength: 4 })), name: odd },
    { requiredKeys: [] },
  );
})();

describe('a squad file with anything in it', () => {
  it('is read, or refused with faults that lead somewhere; never an exception', () => {
    fc.assert(
      fc.property(fc.oneof(broken, fc.array(broken), fc.record({ container: fc.array(broken) })), (source) => {
        const file = readSquad(source);
        expect('value' in file || file.faults.length > 0).toBe(true);
        expect(readSquad(JSON.stringify(source))).toEqual(readSquad(JSON.parse(JSON.stringify(source))));
      }),
      { numRuns: 150 },
    );
  });
});
