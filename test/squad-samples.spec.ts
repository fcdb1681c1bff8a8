import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { DEFAULT_DATA_SET, readSquad, type DataSetId, type SquadFile } from '@marshal/catalogue';

/** What a sample is to become: a line for each ship and each warning, or the faults. */
interface Expected {
  readonly file: string;
  readonly set?: DataSetId;
  readonly ships?: readonly string[];
  readonly warnings?: readonly string[];
  readonly faults?: readonly string[];
}

const FOLDER = 'test/samples/xws';
const expected = JSON.parse(readFileSync(`${FOLDER}/expected.json`, 'utf8')) as readonly Expected[];

const shipLines = ({ squads }: SquadFile): readonly string[] =>
  squads.flatMap(({ ships }) =>
    ships.map(({ ship, upgrades }) => {
      const bar = ship.actionBar.map(
        ({ action, difficulty, linked }) =>
          `${difficulty} ${action}${linked === undefined ? '' : ` > ${linked.difficulty} ${linked.action}`}`,
      );
      const parts = [ship.id, ship.shipType, `${ship.baseSize} ${ship.initiative ?? '-'}`, bar.join(', ')];
      return [...parts, `force ${ship.force.capacity}`, upgrades.map(({ id }) => id).join(' ')].join(' | ');
    }),
  );

const summary = (file: string, set: DataSetId = DEFAULT_DATA_SET): Omit<Expected, 'file' | 'set'> => {
  const read = readSquad(readFileSync(`${FOLDER}/${file}`, 'utf8'), { set });
  if ('faults' in read) return { faults: read.faults.map(({ pointer, detail }) => `${pointer}: ${detail}`) };
  const warnings = read.value.warnings.map(({ pointer, code, used }) => [pointer, code, used ?? ''].join(' ').trim());
  return { ships: shipLines(read.value), ...(warnings.length > 0 && { warnings }) };
};

describe('squad files that players have', () => {
  it.each(expected)('$file', ({ file, set, ...result }) => {
    expect(summary(file, set)).toEqual(result);
  });

  it('leaves no sample out', () => {
    const files = readdirSync(FOLDER).filter((name) => name !== 'SOURCES.md' && name !== 'expected.json');
    expect([...new Set(expected.map(({ file }) => file))].sort()).toEqual(files.sort());
  });
});
