import { editDistance } from '../edit-distance.js';
import { plain } from '../nearest.js';
import { remember } from '../remember.js';

/** What a record can be found by. */
export interface Searchable {
  readonly id: string;
  readonly name: string;
  readonly title?: string;
  readonly otherNames?: readonly string[];
}

interface Words {
  readonly words: readonly string[];
  /** Name and id without gaps, for words written together: `xwing`. */
  readonly whole: string;
}

const split = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’‘“”"]/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');

const wordsOf = remember(({ id, name, title = '', otherNames = [] }: Searchable): Words => {
  const text = [name, title, ...otherNames].join(' ');
  return { words: split(text), whole: `${plain(text)} ${plain(id)}` };
});

/** How far a wanted word is from a record: 0 is its very word, then beginnings, parts and slips of the pen. */
const wordDistance = (wanted: string, { words, whole }: Words): number => {
  if (words.includes(wanted)) return 0;
  if (words.some((word) => word.startsWith(wanted))) return 0.25;
  if (wanted.length >= 3 && whole.includes(wanted)) return 0.5;
  const forgiven = Math.min(2, Math.floor(wanted.length / 4));
  if (forgiven === 0) return Infinity;
  const nearest = Math.min(
    ...words.map((word) =>
      Math.min(
        editDistance(wanted, word, forgiven),
        editDistance(wanted, word.slice(0, wanted.length), forgiven) + 0.25,
      ),
    ),
  );
  return nearest > forgiven + 0.25 ? Infinity : nearest;
};

const MOST_WORDS = 8;

/**
 * The records that every word of the text is found in, best first; a typing error or two are forgiven in longer words.
 * Without a text, all records in their own order; a text without a letter or a figure is found nowhere.
 */
export const search = <Entry extends Searchable>(
  entries: readonly Entry[],
  text: string | undefined,
  named: (entry: Entry) => Searchable = (entry) => entry,
): readonly Entry[] => {
  if (text === undefined || text.trim() === '') return entries;
  const wanted = split(text.slice(0, 100)).slice(0, MOST_WORDS);
  if (wanted.length === 0) return [];
  return entries
    .map((entry) => ({
      entry,
      distance: wanted.reduce((sum, word) => sum + wordDistance(word, wordsOf(named(entry))), 0),
    }))
    .filter(({ distance }) => Number.isFinite(distance))
    .sort((a, b) => a.distance - b.distance)
    .map(({ entry }) => entry);
};
