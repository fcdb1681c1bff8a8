const LONGEST_SHOWN = 80;

/** A word as a message may show it, however long it is. */
export const shown = (word: string): string =>
  word.length > LONGEST_SHOWN ? `${word.slice(0, LONGEST_SHOWN)}…` : word;
