import type { Rank } from '@marshal/rules/legion';
import { RANKS } from '@marshal/rules/legion';
import { defined } from '../../defined.js';
import { isNamed, UPGRADE_NAMES } from './name-index.js';
import type { ListPlace, RawCard, RawUnit } from './raw-list.js';

const POINTS = /\s*\((\d{1,4})(?:\s*(?:pts?|points?))?\)\s*$/i;
const SUM = /\s*=\s*\d+\s*$/;
const COUNT = /^(\d{1,2})\s*[x×]\s*/i;
const COUNT_AFTER = /\s+[x×]\s*(\d{1,2})$/i;
const RANK = /\s*\(([a-z ]+)\)\s*$/i;

/** More than any unit has. */
const MOST_UPGRADES = 16;

/** A card's name and what it costs, as a list writes them: `Rebel Troopers (40)`. */
export const cardOf = (written: string, place: ListPlace): RawCard => {
  const [, points] = POINTS.exec(written) ?? [];
  const text = written.replace(POINTS, '').trim();
  return defined({ text, place, points: points === undefined ? undefined : Number(points) });
};

const isUpgrade = (text: string): boolean => isNamed(text.replace(POINTS, ''), UPGRADE_NAMES);

/** Parts a text, but keeps two parts in one piece where a card is called so: Duck and Cover; Jedi Training, Master Duelist. */
const parted = (text: string, at: { readonly pattern: RegExp; readonly written: string }): readonly string[] =>
  text.split(at.pattern, MOST_UPGRADES).reduce<readonly string[]>((pieces, piece) => {
    const joined = [...pieces.slice(-1), piece].join(at.written);
    return pieces.length > 0 && isUpgrade(joined) ? [...pieces.slice(0, -1), joined] : [...pieces, piece];
  }, []);

/** The cards of an enumeration: `A, B, and C`. */
const enumerated = (text: string): readonly string[] =>
  parted(text, { pattern: /,\s*(?:and\s+)?/i, written: ', ' })
    .flatMap((piece) => parted(piece, { pattern: /\s+and\s+/i, written: ' and ' }))
    .filter((piece) => piece.trim() !== '');

interface Split {
  readonly unit: string;
  readonly upgrades: readonly string[];
}

const inBrackets = (text: string): Split | undefined => {
  const [, unit, upgrades] = /^(.+?)\s*\(([^()]*[a-z][^()]*)\)\s*$/i.exec(text) ?? [];
  return unit === undefined || upgrades === undefined || rankOf(upgrades) !== undefined
    ? undefined
    : { unit, upgrades: enumerated(upgrades) };
};

/** Where a line parts the unit from its upgrades: at `+`, at a colon, at `with`, or at brackets around them. */
const split = (text: string): Split => {
  const plus = text.split(/\s+\+\s+/);
  if (plus.length > 1) return { unit: plus[0] ?? '', upgrades: plus.slice(1) };
  const [, before, after] = /^(.+?)\s*(?::\s+|\s+with\s+)(.+)$/i.exec(text) ?? [];
  if (before !== undefined && after !== undefined) return { unit: before, upgrades: enumerated(after) };
  return inBrackets(text) ?? { unit: text, upgrades: [] };
};

const rankOf = (word: string | undefined): Rank | undefined =>
  RANKS.find(
    (rank) => word !== undefined && word.toLowerCase().replace(/\s*forces?$|s$/, '') === rank.replace(/s$/, ''),
  );

/** `2× Rebel Troopers` and `Rebel Troopers x2`. */
const counted = (text: string): { readonly count: number; readonly text: string } => {
  const [, count] = COUNT.exec(text) ?? COUNT_AFTER.exec(text) ?? [];
  return { count: Math.max(1, Number(count ?? 1)), text: text.replace(COUNT, '').replace(COUNT_AFTER, '') };
};

/** A unit with its count, its rank and its upgrades from one line of a list. */
export const unitOfLine = (line: string, place: ListPlace): RawUnit => {
  const whole = counted(line.replace(SUM, '').trim());
  const { unit, upgrades } = split(whole.text);
  const { text, points } = cardOf(unit, place);
  const [, bracketed] = RANK.exec(text) ?? [];
  const rank = rankOf(bracketed);
  return defined({
    text: rank === undefined ? text : text.replace(RANK, ''),
    place,
    points,
    rank,
    count: whole.count,
    upgrades: upgrades.map((upgrade) => cardOf(upgrade, place)),
  });
};
