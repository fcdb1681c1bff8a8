import { editDistance } from './edit-distance.js';

/** Letters and digits alone, lower case: what is left of a name when its spelling is forgiven. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** The distance within which a word still counts as a slip of the pen for another. */
export const slipsAllowed = (word: string): number => Math.max(2, Math.floor(word.length / 3));

/** A word that goes on where the other stops is nearer than its length says: `luke` means `lukeskywalker`. */
const distance = (wanted: string, candidate: string): number => {
  if (wanted === candidate) return 0;
  const [short, long] = wanted.length < candidate.length ? [wanted, candidate] : [candidate, wanted];
  return short.length >= 3 && long.startsWith(short) ? 0.5 : editDistance(wanted, candidate);
};

/** The known words nearest to one that is not known, nearest first; none where nothing is near. */
export const nearest = (unknown: string, known: Iterable<string>, atMost = 3): readonly string[] => {
  const wanted = plain(unknown.slice(0, 64));
  const near: { readonly word: string; readonly slips: number }[] = [];
  for (const word of known) {
    const slips = distance(wanted, plain(word));
    if (slips <= slipsAllowed(wanted)) near.push({ word, slips });
  }
  return near
    .sort((a, b) => a.slips - b.slips || a.word.length - b.word.length)
    .slice(0, atMost)
    .map(({ word }) => word);
};
