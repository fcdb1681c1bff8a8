import { describe, expect, it } from '@jest/globals';
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const SAMPLE = 'test/samples/xwing-data2';

interface Sections {
  readonly ships: object;
  readonly pilots: object;
  readonly upgrades: object;
  readonly damageCards: object;
}

/** What the update makes of a checkout; it is no part of the library, so it is asked in a process of its own. */
const readCheckout = (checkout: string): { readonly sections: Sections; readonly problems: readonly string[] } => {
  const script = `import { readXWing } from './libs/catalogue/update/xwing-source.mjs';
    process.stdout.write(JSON.stringify(readXWing(${JSON.stringify(checkout)})));`;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' }));
};

const copied = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'marshal-checkout-'));
  cpSync(SAMPLE, folder, { recursive: true });
  return folder;
};

describe('reading a checkout in the layout of xwing-data2', () => {
  it('keeps the facts and none of the texts', () => {
    const { sections, problems } = readCheckout(SAMPLE);
    expect(problems).toEqual([]);
    expect(sections).toEqual({
      ships: {
        t65xwing: {
          name: 'T-65 X-wing',
          factions: ['rebelalliance'],
          size: 'small',
          hull: 4,
          shields: 2,
          actions: [
            { action: 'focus', difficulty: 'white' },
            { action: 'barrel-roll', difficulty: 'white', linked: { action: 'rotate', difficulty: 'red' } },
          ],
          dial: ['1FB', '4KR'],
        },
      },
      pilots: {
        madeupace: {
          name: 'Made-Up “Ace”',
          ship: 't65xwing',
          faction: 'rebelalliance',
          initiative: 6,
          limited: 1,
          shipAbility: 'Made-Up Ability',
          force: { value: 1, recovers: 1, side: ['light'] },
          standardLoadout: ['madeupdroid'],
          topics: ['actions', 'stress', 'lock'],
        },
      },
      upgrades: {
        madeupdroid: {
          name: 'Made-Up Droid',
          slots: ['astromech'],
          limited: 1,
          factions: ['rebelalliance'],
          sides: [{ actions: [{ action: 'barrel-roll', difficulty: 'purple' }], shields: 1, actionHeaders: 2 }],
          charges: { value: 2, recovers: 0 },
          topics: ['actions', 'charges'],
        },
      },
      damageCards: { 'direct-hit': { name: 'Direct Hit!', trait: 'ship', amount: 5, hasAction: false } },
    });
  });

  it('names a ship whose files print different bars', () => {
    const checkout = copied();
    const file = join(checkout, 'data/pilots/rebel-alliance/t-65-x-wing.json');
    const ship = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(
      join(checkout, 'data/pilots/rebel-alliance/z.json'),
      JSON.stringify({ ...ship, actions: [], pilots: [] }),
    );
    expect(readCheckout(checkout).problems).toEqual([expect.stringContaining('t65xwing has another bar')]);
  });
});

/** A checkout with one file of it changed. */
const changedCheckout = (path: string, change: (text: string) => string): string => {
  const checkout = copied();
  const file = join(checkout, 'data', path);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
  return checkout;
};

const SHIP_FILE = 'pilots/rebel-alliance/t-65-x-wing.json';
const UPGRADE_FILE = 'upgrades/astromech.json';

describe('a checkout that cannot be read', () => {
  it.each([
    {
      what: 'a file that is not JSON',
      checkout: () => changedCheckout(SHIP_FILE, () => '{'),
      problem: /^t-65-x-wing\.json: .*JSON/,
    },
    {
      what: 'a ship without a size',
      checkout: () => changedCheckout(SHIP_FILE, (text) => text.replace('"size"', '"weight"')),
      problem: /^t-65-x-wing\.json: /,
    },
    {
      what: 'a pilot in two places',
      checkout: () => {
        const checkout = copied();
        const folder = join(checkout, 'data/pilots/rebel-alliance');
        cpSync(join(folder, 't-65-x-wing.json'), join(folder, 'z.json'));
        return checkout;
      },
      problem: /^z\.json: the pilot madeupace stands in two places$/,
    },
    {
      what: 'an upgrade in two places',
      checkout: () => {
        const checkout = copied();
        cpSync(join(checkout, 'data', UPGRADE_FILE), join(checkout, 'data/upgrades/z.json'));
        return checkout;
      },
      problem: /^z\.json: the upgrade madeupdroid stands in two places$/,
    },
    {
      what: 'an upgrade without sides',
      checkout: () => changedCheckout(UPGRADE_FILE, (text) => text.replace('"sides"', '"faces"')),
      problem: /^astromech\.json: madeupdroid: /,
    },
    {
      what: 'a folder that is no checkout',
      checkout: () => mkdtempSync(join(tmpdir(), 'marshal-checkout-')),
      problem: /^not a checkout of xwing-data2: /,
    },
  ])('is told from $what', ({ checkout, problem }) => {
    expect(readCheckout(checkout()).problems).toEqual([expect.stringMatching(problem)]);
  });
});

const SOURCE = 'https://github.com/made-up/xwing-data2';

/** A folder of data files that knows the ship, the pilot and the upgrade of the sample, and nothing else. */
const dataFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'marshal-data-'));
  const { sections } = readCheckout(SAMPLE);
  const none = { ships: {}, pilots: {}, upgrades: {}, damageCards: {} };
  const put = (name: string, content: object): void => {
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(content));
  };
  put('xwing-xwa', { meta: { set: 'xwa', source: SOURCE, commit: 'old' }, ...sections });
  for (const set of ['legacy', 'amg25', 'ffg20'])
    put(`xwing-${set}`, { meta: { set, source: SOURCE, differencesFrom: 'xwa', commit: 'old' }, ...none });
  put('xwing-reviewed-cards', { open: [], neutral: { pilots: ['madeupace'], upgrades: [] } });
  put('xwing-exceptions', { exceptions: [] });
  return folder;
};

interface Update {
  readonly checkout: string;
  readonly folder: string;
  readonly set?: string;
  readonly isDryRun?: boolean;
}

/** An update as the command does it, of the data files of a folder. */
const update = ({ checkout, folder, set = 'xwa', isDryRun = false }: Update) => {
  const script = `import { carryOut } from './libs/catalogue/update/report.mjs';
    import { planXWing } from './libs/catalogue/update/plan-xwing.mjs';
    import { xwingFaults } from './dist-test/libs/catalogue/src/validation/xwing-faults.js';
    const { checkout, folder, set, isDryRun } = ${JSON.stringify({ checkout, folder, set, isDryRun })};
    const plan = planXWing(checkout, set, { folder, xwingFaults, entryFaults: () => [] });
    process.exitCode = carryOut(plan, { isDryRun });`;
  const flags = ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', script];
  const { status, stdout, stderr } = spawnSync(process.execPath, flags, { encoding: 'utf8' });
  return { status, report: stdout.trimEnd().split('\n'), errors: stderr.trimEnd().split('\n') };
};

const contents = (folder: string): Record<string, unknown> =>
  Object.fromEntries(
    readdirSync(folder).map((name) => [name, JSON.parse(readFileSync(join(folder, name), 'utf8')) as unknown]),
  );

const bankedLeft = (text: string): string => text.replace('1FB', '1BB');

describe('an update', () => {
  it('finds nothing changed where nothing is, and lists the card that nobody has read', () => {
    expect(update({ checkout: SAMPLE, folder: dataFolder() })).toEqual({
      status: 0,
      errors: [''],
      report: [
        `no checkout of git: whether it is of ${SOURCE} is not known`,
        'ships: 0 added, 0 removed, 0 changed',
        'pilots: 0 added, 0 removed, 0 changed',
        'upgrades: 0 added, 0 removed, 0 changed',
        'damageCards: 0 added, 0 removed, 0 changed',
        '1 card(s) to be read and entered in xwing-reviewed-cards.json or xwing-exceptions.json:',
        '  ? upgrade madeupdroid',
      ],
    });
  });

  it('tells each record that is added, removed or changed, with what it is now', () => {
    const checkout = changedCheckout(SHIP_FILE, (text) => bankedLeft(text).replace('"madeupace"', '"renamed"'));
    expect(update({ checkout, folder: dataFolder() }).report.slice(1, 6)).toEqual([
      'ships: 0 added, 0 removed, 1 changed',
      '  ~ t65xwing {"dial":["1BB","4KR"]}',
      'pilots: 1 added, 1 removed, 0 changed',
      '  + renamed',
      '  - madeupace',
    ]);
  });

  it('changes the default set and leaves the others what they were', () => {
    const folder = dataFolder();
    update({ checkout: changedCheckout(SHIP_FILE, bankedLeft), folder });
    expect(contents(folder)).toMatchObject({
      'xwing-xwa.json': { ships: { t65xwing: { dial: ['1BB', '4KR'] } } },
      'xwing-legacy.json': { ships: { t65xwing: { dial: ['1FB', '4KR'] } } },
      'xwing-ffg20.json': { ships: { t65xwing: { dial: ['1FB', '4KR'] } } },
    });
  });

  it('tells another set by its differences alone', () => {
    const folder = dataFolder();
    const before = contents(folder);
    update({ checkout: changedCheckout(SHIP_FILE, bankedLeft), folder, set: 'legacy' });
    expect(contents(folder)).toEqual({
      ...before,
      'xwing-legacy.json': {
        meta: {
          ...{ set: 'legacy', source: SOURCE, differencesFrom: 'xwa' },
          ...{ commit: 'unknown', commitDate: 'unknown', dataVersion: '0.0.1' },
        },
        ships: { t65xwing: { dial: ['1BB', '4KR'] } },
        pilots: {},
        upgrades: {},
        damageCards: {},
      },
    });
  });

  it('writes nothing that has a fault', () => {
    const folder = dataFolder();
    const before = contents(folder);
    const checkout = changedCheckout(SHIP_FILE, (text) => text.replace('1FB', '9FB'));
    const { status, errors } = update({ checkout, folder });
    expect(status).toBe(1);
    expect(errors).toEqual([
      expect.stringMatching(/^ {2}! \/ships\/t65xwing\/dial item 0 must be a dial code/),
      '1 problem(s); nothing is written.',
    ]);
    expect(contents(folder)).toEqual(before);
  });

  it('writes nothing when it is only rehearsed', () => {
    const folder = dataFolder();
    const before = contents(folder);
    const checkout = changedCheckout(SHIP_FILE, bankedLeft);
    const { status, report } = update({ checkout, folder, isDryRun: true });
    expect(status).toBe(0);
    expect(report[1]).toBe('ships: 0 added, 0 removed, 1 changed');
    expect(report.at(-1)).toBe('Dry run: nothing is written.');
    expect(contents(folder)).toEqual(before);
  });
});

const git = (folder: string, ...args: readonly string[]): string =>
  execFileSync('git', ['-C', folder, '-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...args], {
    encoding: 'utf8',
  }).trim();

/** A real checkout of the sample, whose remote has that address. */
const cloned = (address?: string): string => {
  const checkout = copied();
  git(checkout, 'init', '--quiet');
  git(checkout, 'add', '.');
  git(checkout, 'commit', '--quiet', '--message', 'sample');
  if (address !== undefined) git(checkout, 'remote', 'add', 'origin', address);
  return checkout;
};

describe('where a checkout comes from', () => {
  it.each([SOURCE, `${SOURCE}.git`, `${SOURCE}/`, 'git@github.com:Made-Up/xwing-data2.git'])(
    'is noted with its commit: %s',
    (address) => {
      const folder = dataFolder();
      const checkout = cloned(address);
      const { status, report } = update({ checkout, folder });
      expect({ status, first: report[0] }).toEqual({ status: 0, first: 'ships: 0 added, 0 removed, 0 changed' });
      const commit = git(checkout, 'rev-parse', 'HEAD');
      expect(contents(folder)).toMatchObject({ 'xwing-xwa.json': { meta: { source: SOURCE, commit } } });
    },
  );

  it('is said to be unknown without a remote', () => {
    const { status, report } = update({ checkout: cloned(), folder: dataFolder() });
    expect({ status, first: report[0] }).toEqual({
      status: 0,
      first: `a checkout without a remote: whether it is of ${SOURCE} is not known`,
    });
  });

  it.each([
    {
      what: 'another repository',
      checkout: () => cloned('https://someone:secret@github.com/made-up/xwing-data2-legacy'),
      problem: `the checkout is of https://github.com/made-up/xwing-data2-legacy, and the data come from ${SOURCE}`,
    },
    {
      what: 'local changes',
      checkout: () => {
        const checkout = cloned(SOURCE);
        writeFileSync(join(checkout, 'data/notes.txt'), 'mine');
        const file = join(checkout, 'data', SHIP_FILE);
        writeFileSync(file, bankedLeft(readFileSync(file, 'utf8')));
        return checkout;
      },
      problem: `the checkout has local changes, which its commit does not tell: data/${SHIP_FILE} and 1 more`,
    },
  ])('forbids an update from $what', ({ checkout, problem }) => {
    const folder = dataFolder();
    const before = contents(folder);
    const { status, errors } = update({ checkout: checkout(), folder });
    expect({ status, errors }).toEqual({ status: 1, errors: [`  ! ${problem}`, '1 problem(s); nothing is written.'] });
    expect(contents(folder)).toEqual(before);
  });
});

describe('how data files are written', () => {
  it.each(
    readdirSync('libs/catalogue/data').filter((name) =>
      /^(xwing-(xwa|legacy|amg25|ffg20)|legion-(units|cards))/.test(name),
    ),
  )('writes %s back as it is, byte for byte', (name) => {
    const path = `libs/catalogue/data/${name}`;
    const copy = join(mkdtempSync(join(tmpdir(), 'marshal-data-')), name);
    const script = `import { readDataFile, writeDataFile } from './libs/catalogue/update/data-file.mjs';
        writeDataFile(${JSON.stringify(copy)}, readDataFile(${JSON.stringify(path)}));`;
    execFileSync(process.execPath, ['--input-type=module', '--eval', script]);
    expect(readFileSync(copy, 'utf8')).toBe(readFileSync(path, 'utf8'));
  });

  it.each([
    { what: 'without a set', args: [SAMPLE] },
    { what: 'with a set that is none', args: [SAMPLE, '--set', 'fantasy'] },
    { what: 'without a checkout', args: ['--set', 'xwa'] },
    { what: 'with an option that is none', args: [SAMPLE, '--set', 'xwa', '--force'] },
  ])('explains itself when it is called $what', ({ args }) => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/update-catalogue.mjs', ...args], {
      encoding: 'utf8',
    });
    expect(status).toBe(2);
    expect(stderr).toContain('usage:');
  });
});

describe('the service with a fault in its data', () => {
  it('names the fault and does not start', () => {
    const folder = mkdtempSync(join(tmpdir(), 'marshal-service-'));
    mkdirSync(join(folder, 'dist'));
    for (const part of ['apps', 'libs'])
      cpSync(join('dist-test', part), join(folder, 'dist', part), { recursive: true });
    cpSync('package.json', join(folder, 'package.json'));
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
    const file = join(folder, 'dist/libs/catalogue/data/xwing-xwa.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('"size": "small"', '"size": "tiny"'));
    const main = join(folder, 'dist/apps/api/src/main.js');
    const { status, stderr } = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
      encoding: 'utf8',
      env: { ...process.env, PORT: '0' },
      timeout: 15_000,
    });
    rmSync(folder, { recursive: true });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^catalogue \/xwa\/ships\/\w+\/size must be one of small/m);
  });
});
