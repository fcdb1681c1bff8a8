const LONGEST = 64;

/**
 * How many slips of the pen lie between two words: a letter too many, too few, wrong, or two swapped
 * (optimal string alignment). Words are compared up to their 64th letter, so that the work is bounded.
 */
export const editDistance = (left: string, right: string): number => {
  const a = left.slice(0, LONGEST);
  const b = right.slice(0, LONGEST);
  const width = b.length + 1;
  const table: number[] = [];
  const at = (row: number, column: number): number => table[row * width + column] ?? 0;
  const swap = (row: number, column: number): number =>
    row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      ? at(row - 2, column - 2) + 1
      : Infinity;
  const least = (row: number, column: number): number => {
    const wrong = at(row - 1, column - 1) + (a[row - 1] === b[column - 1] ? 0 : 1);
    return Math.min(wrong, at(row - 1, column) + 1, at(row, column - 1) + 1, swap(row, column));
  };
  for (let row = 0; row <= a.length; row += 1)
    for (let column = 0; column <= b.length; column += 1)
      table.push(row === 0 || column === 0 ? row + column : least(row, column));
  return at(a.length, b.length);
};
