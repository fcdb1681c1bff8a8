import { editDistance } from './edit-distance.js';

/** Letters and digits alone, lower case: what is left of a name when its spelling is forgiven. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** A known word, ready to be compared. */
export interface KnownWord {
  readonly word: string;
  readonly plain: string;
}

export const knownWords = (words: readonly string[]): readonly KnownWord[] =>
  words.map((word) => ({ word, plain: plain(word) }));

/** The slips within which a word still counts as a slip of the pen for another. */
const slipsAllowed = (word: string): number => Math.min(5, Math.max(2, Math.floor(word.length / 3)));

/** A word that goes on where the other stops is nearer than its length says: `luke` means `lukeskywalker`. */
const slipsTo = (wanted: string, candidate: string, atMost: number): number => {
  if (wanted === candidate) return 0;
  const [short, long] = wanted.length < candidate.length ? [wanted, candidate] : [candidate, wanted];
  return short.length >= 3 && long.startsWith(short) ? 0.5 : editDistance(wanted, candidate, atMost);
};

/**
 * The known words nearest to one that is not known, nearest first; none where nothing is near. Where some differ from it
 * in case, spaces, dashes and the like alone, it is these.
 */
export const nearest = (unknown: string, known: readonly KnownWord[], atMost = 3): readonly string[] => {
  const wanted = plain(unknown.slice(0, 64));
  const slipsMost = slipsAllowed(wanted);
  const respelt = known.filter((candidate) => candidate.plain === wanted);
  return (respelt.length > 0 ? respelt : known)
    .map((candidate) => ({ word: candidate.word, slips: slipsTo(wanted, candidate.plain, slipsMost) }))
    .filter(({ slips }) => slips <= slipsMost)
    .sort((a, b) => a.slips - b.slips || a.word.length - b.word.length)
    .slice(0, atMost)
    .map(({ word }) => word);
};
