import type { Rank } from '@marshal/rules/legion';
import { defined } from '../../defined.js';
import { listLines, type PlacedLine } from './list-lines.js';
import { named, UNIT_NAMES } from './name-index.js';
import type { RawCard, RawList, RawUnit } from './raw-list.js';
import { cardOf, unitOfLine } from './unit-line.js';

type Entry = Extract<PlacedLine, { kind: 'entry' }>;

const isEntry = (line: PlacedLine): line is Entry => line.kind === 'entry';

/** The lines before the first heading or total, unless they are units already. */
const titleLines = (lines: readonly PlacedLine[]): readonly PlacedLine[] => {
  const first = lines.findIndex((line) => line.kind === 'rank' || line.kind === 'points');
  const before = lines.slice(0, Math.max(0, first));
  const isTitle = (line: PlacedLine): boolean =>
    isEntry(line) && !line.isBulleted && named(unitOfLine(line.text, {}).text, UNIT_NAMES).length === 0;
  return before.every(isTitle) ? before : [];
};

/** The entries under each kind of heading; those before any heading are units. */
interface Sections {
  readonly units: readonly (Entry & { readonly rank?: Rank })[];
  readonly commands: readonly { readonly text: string; readonly line: number }[];
}

const NOTHING: Sections = { units: [], commands: [] };

const sections = (lines: readonly PlacedLine[]): Sections => {
  const now: { heading: 'units' | 'commands' | 'other'; rank: Rank | undefined } = {
    heading: 'units',
    rank: undefined,
  };
  return lines.reduce<Sections>((read, line) => {
    switch (line.kind) {
      case 'rank':
        Object.assign(now, { heading: 'units', rank: line.rank });
        return read;
      case 'commands':
        now.heading = 'commands';
        return {
          ...read,
          commands: [...read.commands, ...line.text.split(',').map((text) => ({ text, line: line.line }))],
        };
      case 'other-cards':
        now.heading = 'other';
        return read;
      case 'points':
        return read;
      case 'entry':
        if (now.heading === 'units') return { ...read, units: [...read.units, defined({ ...line, rank: now.rank })] };
        return now.heading === 'commands' ? { ...read, commands: [...read.commands, line] } : read;
    }
  }, NOTHING);
};

/** Without headings, plain lines are units and the bulleted ones below them their upgrades. */
const areBulletsUpgrades = (entries: readonly Entry[], hasHeadings: boolean): boolean =>
  !hasHeadings && entries[0]?.isBulleted === false && entries.some(({ isBulleted }) => isBulleted);

const unitsWithBullets = (entries: Sections['units']): readonly RawUnit[] =>
  entries.reduce<readonly RawUnit[]>((units, { text, line, isBulleted }) => {
    const last = units.at(-1);
    if (!isBulleted || last === undefined) return [...units, { ...unitOfLine(text, { line }), pointsAreTotal: true }];
    const upgrades = [...last.upgrades, cardOf(text, { line })];
    return [...units.slice(0, -1), { ...last, upgrades }];
  }, []);

const units = (entries: Sections['units'], hasHeadings: boolean): readonly RawUnit[] =>
  areBulletsUpgrades(entries, hasHeadings)
    ? unitsWithBullets(entries)
    : entries.map(({ text, line, rank }) => {
        const unit = unitOfLine(text, { line });
        return defined({ ...unit, rank: unit.rank ?? rank });
      });

/** `••Push` and `Push (2)` are the card Push. */
const command = ({ text, line }: { readonly text: string; readonly line: number }): readonly RawCard[] => {
  const name = text
    .replace(/^[\s•·.*-]+/, '')
    .replace(/\s*\(\d\)\s*$/, '')
    .trim();
  return name === '' ? [] : [{ text: name, place: { line } }];
};

/** A list from a text: of Legion HQ (standard, tournament, minimal), or as a player writes it. */
export const readTextList = (text: string): RawList => {
  const lines = listLines(text);
  const title = titleLines(lines);
  const body = lines.slice(title.length);
  const read = sections(body);
  const total = lines.find((line) => line.kind === 'points');
  const heading = title.find(isEntry)?.text.replace(/^[“"']|[”"']$/g, '');
  return defined({
    format: 'text' as const,
    name: heading,
    points: total?.points,
    units: units(
      read.units,
      body.some(({ kind }) => kind === 'rank'),
    ),
    commandCards: read.commands.flatMap(command),
  });
};
