const LONGEST = 64;

interface Words {
  readonly a: string;
  readonly b: string;
  readonly atMost: number;
}

/** Rows of the table of distances between the beginnings of two words: this one and the two before it. */
interface Rows {
  readonly current: Uint8Array;
  readonly previous: Uint8Array;
  readonly before: Uint8Array;
}

const at = (row: Uint8Array, column: number): number => row[column] ?? LONGEST;

const swapped = ({ a, b }: Words, row: number, column: number): boolean =>
  row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];

/** Fills one row, only near the diagonal, since cells far from it are beyond `atMost`; gives the least of it. */
const fill = (words: Words, row: number, { current, previous, before }: Rows): number => {
  const { a, b, atMost } = words;
  const last = Math.min(b.length, row + atMost);
  let least = LONGEST;
  current.fill(LONGEST);
  if (row <= atMost) current[0] = least = row;
  for (let column = Math.max(1, row - atMost); column <= last; column += 1) {
    const wrong = at(previous, column - 1) + (a[row - 1] === b[column - 1] ? 0 : 1);
    const swap = swapped(words, row, column) ? at(before, column - 2) + 1 : LONGEST;
    const cell = Math.min(wrong, swap, at(previous, column) + 1, at(current, column - 1) + 1);
    current[column] = cell;
    least = Math.min(least, cell);
  }
  return least;
};

/**
 * How many slips of the pen lie between two words: a letter too many, too few, wrong, or two swapped (optimal string
 * alignment). More than `atMost` are not counted: the answer is then `atMost + 1`. Words are compared up to their 64th
 * letter, so that the work is bounded.
 */
export const editDistance = (left: string, right: string, atMost: number): number => {
  const words = { a: left.slice(0, LONGEST), b: right.slice(0, LONGEST), atMost };
  const { a, b } = words;
  if (Math.abs(a.length - b.length) > atMost) return atMost + 1;
  const rows = [0, 1, 2].map(() => new Uint8Array(b.length + 1));
  const row = (number: number): Uint8Array => rows[number % 3] ?? new Uint8Array();
  for (let column = 0; column <= b.length; column += 1) row(0)[column] = column;
  for (let number = 1; number <= a.length; number += 1) {
    const least = fill(words, number, { current: row(number), previous: row(number - 1), before: row(number + 1) });
    if (least > atMost) return atMost + 1;
  }
  return Math.min(at(row(a.length), b.length), atMost + 1);
};
