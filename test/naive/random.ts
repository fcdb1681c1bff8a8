/** Chance that repeats itself: the same seed, the same numbers (mulberry32). */
export interface Chance {
  /** A number from 0 to 1, 1 not included. */
  readonly next: () => number;
  readonly oneOf: <Thing>(things: readonly Thing[]) => Thing;
  readonly sometimes: (share: number) => boolean;
  readonly upTo: (most: number) => number;
  readonly some: <Thing>(things: readonly Thing[], share: number) => Thing[];
}

export const chance = (seed: number): Chance => {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const upTo = (most: number): number => Math.floor(next() * (most + 1));
  return {
    next,
    upTo,
    oneOf: (things) => things[upTo(things.length - 1)]!,
    sometimes: (share) => next() < share,
    some: (things, share) => things.filter(() => next() < share),
  };
};
