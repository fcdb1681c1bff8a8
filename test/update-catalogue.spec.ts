import { describe, expect, it } from '@jest/globals';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync, cpSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

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

  it('explains itself when it is called without a set', () => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/update-catalogue.mjs', SAMPLE], {
      encoding: 'utf8',
    });
    expect(status).toBe(2);
    expect(stderr).toContain('usage:');
  });
});
