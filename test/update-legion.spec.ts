import { describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SAMPLE = 'test/samples/legion-hq-web';
const CARDS = 'src/constants/cards.json';

const temporary = (): string => mkdtempSync(join(tmpdir(), 'marshal-legion-'));

/** The sample with its cards changed. */
const changed = (change: (text: string) => string): string => {
  const checkout = temporary();
  cpSync(SAMPLE, checkout, { recursive: true });
  writeFileSync(join(checkout, CARDS), change(readFileSync(join(SAMPLE, CARDS), 'utf8')));
  return checkout;
};

const SOURCE = { source: 'https://github.com/made-up/legion-hq-web', commit: 'old' };

/** A folder of data files that knows one unit of the sample, with a base that the sample does not tell. */
const dataFolder = (): string => {
  const folder = temporary();
  const officer = { legionHqId: 'aa', points: 45, baseSize: 'small', baseDiameterMm: 27, baseSizeSource: 'tts' };
  const put = (name: string, content: object): void => {
    writeFileSync(join(folder, `${name}.json`), JSON.stringify({ meta: { sources: [SOURCE] }, ...content }));
  };
  put('legion-units', { units: { officer } });
  put('legion-cards', { upgrades: {}, commands: {} });
  return folder;
};

const contents = (folder: string) =>
  Object.fromEntries(
    ['legion-units', 'legion-cards'].map((name) => [
      name,
      JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')),
    ]),
  );

/** An update as the command does it, of the data files of a folder; the aliases of the real data lead nowhere here. */
const update = (checkout: string, folder: string) => {
  const script = `import { carryOut } from './libs/catalogue/update/report.mjs';
    import { planLegion } from './libs/catalogue/update/plan-legion.mjs';
    import { legionFaults } from './dist-test/libs/catalogue/src/validation/legion-faults.js';
    const { checkout, folder } = ${JSON.stringify({ checkout, folder })};
    const plan = planLegion(checkout, { folder, legionFaults, legionAliasFaults: () => [] });
    process.exitCode = carryOut(plan, { isDryRun: false });`;
  const flags = ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', script];
  const { status, stdout, stderr } = spawnSync(process.execPath, flags, { encoding: 'utf8' });
  return { status, report: stdout.trimEnd().split('\n'), errors: stderr.trimEnd().split('\n') };
};

describe('an update from a checkout in the layout of legion-hq-web', () => {
  it('keeps the facts and none of the texts, and what only other sources have', () => {
    const folder = dataFolder();
    expect(update(SAMPLE, folder)).toMatchObject({ status: 0, errors: [''] });
    expect(contents(folder)).toEqual({
      'legion-units': {
        meta: { sources: [{ ...SOURCE, commit: 'unknown' }] },
        units: {
          officer: {
            ...{ legionHqId: 'aa', kind: 'unit', name: 'Made-Up Officer', title: 'Keeper of Tests' },
            ...{ otherNames: ['Officer'], faction: 'rebels', rank: 'commander', unitType: 'trooper' },
            ...{ courage: 2, courageKind: 'number', wounds: 5, minis: 1, speed: 2, defenseDie: 'white' },
            ...{ points: 50, unique: true, hasMeleeWeapon: true, alsoLegalIn: ['republic'] },
            keywords: [{ name: 'Inspire', value: 1 }, { name: 'Nimble' }],
            ...{ baseSize: 'small', baseDiameterMm: 27, baseSizeSource: 'tts' },
          },
          'made-up-walker': {
            ...{ legionHqId: 'ab', kind: 'unit', name: 'Made-Up Walker', faction: 'rebels', rank: 'support' },
            ...{ unitType: 'ground-vehicle', courageKind: 'none-vehicle', resilience: 5, wounds: 6, minis: 1 },
            ...{ speed: 2, defenseDie: 'red', points: 60, unique: false, keywords: [] },
          },
          'made-up-gambler': {
            ...{ legionHqId: 'ac', kind: 'unit', name: 'Made-Up Gambler', faction: 'mercenary', rank: 'operative' },
            ...{ unitType: 'trooper', courageKind: 'variable-x', wounds: 4, minis: 1, speed: 2 },
            ...{ defenseDie: 'white', points: 70, unique: false, keywords: [] },
          },
          'officers-droid': {
            ...{ legionHqId: 'ad', kind: 'counterpart', name: 'Officer’s Droid', faction: 'rebels' },
            ...{ unitType: 'droid-trooper', courageKind: 'uses-host-unit', wounds: 1, minis: 1, points: 5 },
            ...{ unique: false, keywords: [{ name: 'Counterpart', value: 'Made-Up Officer' }] },
          },
        },
      },
      'legion-cards': {
        meta: { sources: [{ ...SOURCE, commit: 'unknown' }] },
        upgrades: {
          ba: {
            ...{ name: 'Made-Up Gunner', type: 'heavy-weapon', points: 20, faction: 'rebels' },
            forUnits: ['Made-Up Officer'],
            keywords: [{ name: 'Impact', value: 2 }, { name: 'Tactical', value: 3 }, { name: 'Agile' }],
          },
        },
        commands: { ca: { name: 'Made-Up Order', pips: 2 } },
      },
    });
  });

  it('tells each record that is added, removed or changed', () => {
    const { report } = update(
      changed((text) => text.replace('"cost": 60', '"cost": 61')),
      dataFolder(),
    );
    expect(report.filter((line) => !line.startsWith('  ~ officer'))).toEqual([
      `no checkout of git: whether it is of ${SOURCE.source} is not known`,
      'units: 3 added, 0 removed, 1 changed',
      '  + made-up-walker',
      '  + made-up-gambler',
      '  + officers-droid',
      'upgrades: 1 added, 0 removed, 0 changed',
      '  + ba',
      'commands: 1 added, 0 removed, 0 changed',
      '  + ca',
    ]);
  });

  it.each([
    {
      what: 'a folder that is no checkout',
      checkout: () => temporary(),
      problem: /^ {2}! not a checkout of legion-hq-web: /,
    },
    { what: 'a file that is not JSON', checkout: () => changed(() => '{'), problem: /JSON/ },
    {
      what: 'a rank that is none',
      checkout: () => changed((text) => text.replace('"rank": "support"', '"rank": "chief"')),
      problem: /^ {2}! \/units\/made-up-walker\/rank must be one of commander/,
    },
    {
      what: 'letters that two units have',
      checkout: () => changed((text) => text.replace('"id": "ab"', '"id": "ac"')),
      problem: /^ {2}! \/units\/made-up-gambler\/legionHqId is that of another unit too/,
    },
  ])('writes nothing from $what', ({ checkout, problem }) => {
    const folder = dataFolder();
    const before = contents(folder);
    const { status, errors } = update(checkout(), folder);
    expect(status).toBe(1);
    expect(errors[0]).toMatch(problem);
    expect(contents(folder)).toEqual(before);
  });
});
