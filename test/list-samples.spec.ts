import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { readLegionList, type ArmyList } from '@marshal/catalogue';

/** What a sample is to become: a line for each unit, what was not recognised, and the faults. */
interface Expected {
  readonly file: string;
  readonly format?: string;
  readonly name?: string;
  readonly points?: number;
  readonly faction?: string;
  readonly units?: readonly string[];
  readonly commandCards?: readonly string[];
  readonly unmatched?: readonly string[];
  readonly warnings?: readonly string[];
  readonly faults?: readonly string[];
}

const FOLDER = 'test/samples/legion-lists';
const expected = JSON.parse(readFileSync(`${FOLDER}/expected.json`, 'utf8')) as readonly Expected[];

const unitLines = ({ units }: ArmyList): readonly string[] =>
  units.map(({ unit, upgrades }) => {
    const { id, rank, unitType, courage } = unit;
    const courageText = courage === null ? 'dash' : String(courage ?? 'none');
    return [id, rank, unitType, `courage ${courageText}`, upgrades.map(({ name }) => name).join('; ')].join(' | ');
  });

const summary = (file: string): Omit<Expected, 'file'> => {
  const read = readLegionList(readFileSync(`${FOLDER}/${file}`, 'utf8'));
  if ('faults' in read) return { faults: read.faults.map(({ detail }) => detail) };
  const { commandCards, unmatched, warnings, ...list } = read.value;
  return {
    ...list,
    units: unitLines(read.value),
    commandCards: commandCards.map(({ name }) => name),
    unmatched: unmatched.map(
      ({ kind, text, line, pointer, suggestions }) =>
        `${kind} ${text} at ${pointer ?? `line ${String(line)}`}: ${suggestions.map(({ id }) => id).join(', ')}`,
    ),
    warnings: warnings.map(({ code, found, used }) => [code, found, used].join(' ')),
  };
};

describe('army lists that players have', () => {
  it.each(expected)('$file', ({ file, ...result }) => {
    expect(summary(file)).toEqual(result);
  });

  it('leaves no sample out', () => {
    const files = readdirSync(FOLDER).filter((name) => name !== 'README.md' && name !== 'expected.json');
    expect(expected.map(({ file }) => file).sort()).toEqual(files.sort());
  });
});
