type Noise = Iterator<number>;

const next = (noise: Noise, below: number): number => Number(noise.next().value) % below;

/** A near miss of a word: the case swapped, or one letter dropped. */
const slip = (word: string, noise: Noise): string => {
  if (next(noise, 2) === 0) return word.toUpperCase();
  const at = next(noise, Math.max(1, word.length));
  return word.slice(0, at) + word.slice(at + 1);
};

/** A copy with some words and a few keys misspelt; `noise` decides which. */
export const misspelt = (value: unknown, noise: Noise): unknown => {
  if (typeof value === 'string') return next(noise, 3) === 0 ? slip(value, noise) : value;
  if (Array.isArray(value)) return value.map((each) => misspelt(each, noise));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [next(noise, 9) === 0 ? slip(key, noise) : key, misspelt(each, noise)]),
  );
};
