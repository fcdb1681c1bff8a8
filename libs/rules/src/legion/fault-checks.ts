import type { Fault } from '../kernel/index.js';

/** The bounds of a whole number, both allowed. */
interface Bounds {
  readonly min: number;
  readonly max?: number;
}

/** No fault for a value that is left out: its default is always good. */
export const wholeNumber = (pointer: string, value: number | undefined, { min, max }: Bounds): readonly Fault[] => {
  if (value === undefined) return [];
  if (Number.isInteger(value) && value >= min && (max === undefined || value <= max)) return [];
  const bounds = max === undefined ? `at least ${min}` : `from ${min} to ${max}`;
  return [{ pointer, detail: `must be a whole number ${bounds}, not ${value}` }];
};

/** A word that differs in case alone is named as the nearest. */
export const oneOf = (pointer: string, value: string | undefined, known: readonly string[]): readonly Fault[] => {
  if (value === undefined || known.includes(value)) return [];
  const nearest = known.filter((word) => word.toLowerCase() === value.toLowerCase());
  const detail = `must be one of ${known.join(', ')}, not "${value}"`;
  return [{ pointer, detail, ...(nearest.length > 0 && { nearest }) }];
};

/** A length in mm. */
export const length = (pointer: string, value: number | undefined): readonly Fault[] =>
  value === undefined || (Number.isFinite(value) && value >= 0)
    ? []
    : [{ pointer, detail: `must be a length in mm, at least 0, not ${value}` }];

/** Each in a list that should name everything once. */
export const repeated = (ids: readonly string[], pointer: (index: number) => string): readonly Fault[] =>
  ids.flatMap((id, index) =>
    ids.indexOf(id) < index ? [{ pointer: pointer(index), detail: `"${id}" stands there twice` }] : [],
  );
