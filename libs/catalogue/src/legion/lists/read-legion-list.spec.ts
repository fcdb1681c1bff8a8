import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { units } from '../units.js';
import type { ArmyList } from './army-list.js';
import { readLegionList } from './read-legion-list.js';

const read = (source: unknown): ArmyList => {
  const list = readLegionList(source);
  if ('faults' in list) throw new Error(JSON.stringify(list.faults));
  return list.value;
};

/** Each unit with its upgrades: `stormtroopers: DLT-19 Stormtrooper`. */
const brief = (source: unknown): readonly string[] =>
  read(source).units.map(({ catalogueId, upgrades }) =>
    [catalogueId, upgrades.map(({ name }) => name).join(', ')].filter((part) => part !== '').join(': '),
  );

const TOURNAMENT = `Down with the Rebellion
245/1000 (4 activations)
Darth Vader (185)
 - Force Push (10)
 - Saber Throw (5)
Stormtroopers (66)
 - DLT-19 Stormtrooper (24)
Stormtroopers (42)
Scout Strike Team (38)
 - DLT-19x Sniper (16)

Commands:
•Ambush
••Push
••••Standing Orders

Battle Deck
Objectives:
 - Something
`;

describe('readLegionList', () => {
  it('reads the tournament text of Legion HQ: plain lines are units, bulleted ones their upgrades', () => {
    const list = read(TOURNAMENT);
    expect(list).toMatchObject({ name: 'Down with the Rebellion', points: 245, faction: 'empire', unmatched: [] });
    expect(brief(TOURNAMENT)).toEqual([
      'darth-vader-dark-lord-of-the-sith: Force Push, Saber Throw',
      'stormtroopers: DLT-19 Stormtrooper',
      'stormtroopers',
      'scout-troopers-strike-team: DLT-19x Sniper',
    ]);
    expect(list.commandCards.map(({ name }) => name)).toEqual(['Ambush', 'Push', 'Standing Orders']);
  });

  it.each([
    {
      text: '2× Stormtroopers (DLT-19 Stormtrooper, Stormtrooper)',
      means: 2,
      first: 'stormtroopers: DLT-19 Stormtrooper, Stormtrooper',
    },
    { text: 'stormtrooper', means: 1, first: 'stormtroopers' },
    { text: 'STORM TROOPERS x3', means: 3, first: 'stormtroopers' },
    {
      text: '- 3x Stormtroopers (42) + DLT-19 Stormtrooper (24) = 198',
      means: 3,
      first: 'stormtroopers: DLT-19 Stormtrooper',
    },
    { text: 'Stormtroopers: “DLT‑19 Stormtrooper”', means: 1, first: 'stormtroopers: DLT-19 Stormtrooper' },
    {
      text: '* Stormtroopers with Duck and Cover and Recon Intel',
      means: 1,
      first: 'stormtroopers: Duck and Cover, Recon Intel',
    },
    { text: 'Leia Organa - Fearless and Inventive', means: 1, first: 'leia-organa-fearless-and-inventive' },
    { text: 'Boba Fett, Daimyo of Mos Espa', means: 1, first: 'boba-fett-daimyo-of-mos-espa' },
    { text: 'Luke Skywalker (Operative)', means: 1, first: 'luke-skywalker-jedi-knight' },
    { text: 'Padmé Amidala', means: 1, first: 'padme-amidala-spirited-senator' },
    { text: 'AT-RT with Laser Cannon\nRebel Troopers', means: 2, first: 'at-rt-rebels: AT-RT Laser Cannon' },
    { text: 'AT-RT\nClone Trooper Infantry', means: 2, first: 'at-rt-republic' },
    { text: 'Clone Trooper Infantry with Z-6 Trooper', means: 1, first: 'clone-trooper-infantry: Z-6 Clone Trooper' },
    { text: 'Rebel Troopers with Z-6 Trooper', means: 1, first: 'rebel-troopers: Z-6 Trooper' },
    { text: 'Stormtroppers', means: 1, first: 'stormtroopers' },
    { text: '1.4 FD Laser Cannon Team', means: 1, first: '1-4-fd-laser-cannon-team' },
    { text: '74-Z Speeder Bikes', means: 1, first: '74-z-speeder-bikes' },
    {
      text: 'Jedi Knight: Jedi Training, Master Duelist',
      means: 1,
      first: 'jedi-knight-keeper-of-the-peace: Jedi Training, Master Duelist',
    },
  ])('reads "$text"', ({ text, means, first }) => {
    const lines = brief(text);
    expect(lines).toHaveLength(means);
    expect(lines[0]?.startsWith(first)).toBe(true);
  });

  it('gives copies of a unit their own ids', () => {
    expect(read('2x Rebel Troopers\nRebel Troopers').units.map(({ unit }) => unit.id)).toEqual([
      'rebel-troopers',
      'rebel-troopers-2',
      'rebel-troopers-3',
    ]);
  });

  it('takes a name without its title for the first unit of that name, and says so', () => {
    const { units: found, warnings } = read('Darth Vader');
    expect(found[0]?.catalogueId).toBe('darth-vader-dark-lord-of-the-sith');
    expect(warnings).toMatchObject([{ line: 1, code: 'title-missing', used: 'darth-vader-dark-lord-of-the-sith' }]);
  });

  it('names what it does not know, with suggestions, and keeps the rest', () => {
    const { units: found, unmatched } = read('Stormtroopers with DLT-20 Trooperstorm\nImperial Royal Guards');
    expect(found).toHaveLength(1);
    expect(unmatched).toMatchObject([
      { kind: 'upgrade', text: 'DLT-20 Trooperstorm', line: 1 },
      { kind: 'unit', text: 'Imperial Royal Guards', line: 2, suggestions: [] },
    ]);
  });

  it.each([
    ['Imperial Royal Guards', undefined],
    ['General of the Imperial Guards', undefined],
    ['Vader the Terrible', 'darth-vader-dark-lord-of-the-sith'],
    ['Genral Vears', 'general-veers-master-tactician'],
  ])('suggests for %s what shares more with it than a common word', (name, first) => {
    const { unmatched } = read(`Stormtroopers\n${name}`);
    expect(unmatched[0]?.suggestions[0]?.id).toBe(first);
  });

  it('reads a share link, with what stands around it', () => {
    const list = read('mine: https://legionhq2.com/list/rebels/1000:1ab0cz,2ahed,1ao,bk,aa');
    expect(list).toMatchObject({ format: 'legion-hq-link', faction: 'rebels', points: 1000, unmatched: [] });
    expect(list.units.map(({ unit }) => unit.id)).toEqual([
      'leia-organa-fearless-and-inventive',
      'rebel-troopers',
      'rebel-troopers-2',
      'at-rt-rebels',
    ]);
    expect(list.commandCards.map(({ name }) => name)).toEqual(['Push', 'Standing Orders']);
  });

  it('brings the counterpart of a link as a unit of its own', () => {
    expect(brief('https://legionhq2.com/list/rebels/1000:1ab+1ji')).toEqual([
      'leia-organa-fearless-and-inventive',
      'c-3po-human-cyborg-relations',
    ]);
  });

  it('reads what Legion HQ keeps, with counts and counterparts', () => {
    const counterpart = { counterpartId: 'lw', upgradesEquipped: [null] };
    const list = {
      faction: 'empire',
      units: [{ unitId: 'ay', count: 2, upgradesEquipped: ['ej', null], counterpart }],
    };
    expect(brief(list)).toEqual([
      'stormtroopers: DLT-19 Stormtrooper',
      'stormtroopers: DLT-19 Stormtrooper',
      'idens-id10-seeker-droid',
    ]);
  });

  it.each([
    { what: 'prose', source: 'Dear diary,\ntoday I lost again.' },
    { what: 'nothing', source: '' },
    { what: 'JSON of something else', source: '{"pilots": []}' },
    { what: 'broken JSON', source: '{"units": [' },
    { what: 'a number', source: 7 },
    { what: 'more than an army', source: 'Stormtroopers\n'.repeat(450) },
  ])('refuses $what with a fault', ({ source }) => {
    const list = readLegionList(source);
    expect('faults' in list && list.faults.length).toBeGreaterThan(0);
  });

  it('recognises every unit by its name and title', () => {
    const lost = units().filter(({ id, name, title }) => {
      const list = readLegionList({ units: [{ name: title === undefined ? name : `${name} ${title}` }] });
      return (
        !('value' in list) || list.value.units[0]?.unit.name !== read({ units: [{ unitId: id }] }).units[0]?.unit.name
      );
    });
    expect(lost.map(({ id }) => id)).toEqual([]);
  });

  it('never throws, whatever it is given', () => {
    const word = fc.constantFrom(
      'Stormtroopers',
      'x3',
      '2×',
      ' + ',
      ': ',
      ' with ',
      '(40)',
      'Commanders:',
      '\n',
      ' - ',
      '=',
      'Duck and Cover',
      ',',
    );
    const lines = fc
      .array(fc.oneof(word, fc.string({ maxLength: 20 })), { maxLength: 40 })
      .map((words) => words.join(' '));
    const unit = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.record(
        { name: fc.oneof(fc.constant('AT-RT'), fc.jsonValue()), upgrades: fc.jsonValue(), count: fc.jsonValue() },
        { requiredKeys: [] },
      ),
    );
    const json = fc.record({
      units: fc.array(unit, { maxLength: 6 }),
      commandCards: fc.jsonValue(),
      armyFaction: fc.jsonValue(),
    });
    fc.assert(
      fc.property(
        fc.oneof(
          lines,
          json,
          fc.jsonValue(),
          lines.map((text) => `listData = {}\n${text}`),
        ),
        (source) => {
          const list = readLegionList(source);
          expect('value' in list ? list.value.units.length : list.faults.length).toBeGreaterThan(0);
        },
      ),
      { numRuns: 300 },
    );
  });
});
