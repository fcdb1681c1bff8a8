/** Uniformly distributed unsigned 32-bit words, as many as are asked for. */
export type WordSource = () => number;

const WORDS = 2 ** 32;

/** A fair index below `sides`: words above the last whole multiple of `sides` are drawn again, so no side gains by a remainder. */
const drawIndex = (next: WordSource, sides: number): number => {
  const fairBelow = WORDS - (WORDS % sides);
  let word = next();
  while (word >= fairBelow) word = next();
  return word % sides;
};

/** `count` faces of one die, whose faces are listed once per side. One word is used a die, unless it is drawn again. */
export const drawFaces = (next: WordSource, die: readonly string[], count: number): string[] =>
  Array.from({ length: count }, () => {
    const face = die[drawIndex(next, die.length)];
    if (face === undefined) throw new RangeError('A die needs at least one face.');
    return face;
  });
