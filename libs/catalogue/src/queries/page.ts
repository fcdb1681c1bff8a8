import type { Checked, Fault } from '@marshal/rules/kernel';

/** Which part of a result is wanted. */
export interface PageRequest {
  /** 1 to 100; 25 where it is left out. */
  readonly limit?: number | undefined;
  /** The `next` of the page before; the first page where it is left out. */
  readonly cursor?: string | undefined;
}

export interface Page<Entry> {
  readonly items: readonly Entry[];
  /** How many there are on all pages together. */
  readonly total: number;
  /** The cursor of the page after this; absent on the last. */
  readonly next?: string;
}

export const PAGE_LIMITS = { least: 1, most: 100, usual: 25 } as const;

interface Identified {
  readonly id: string;
}

/** A cursor names the last entry seen, so that it stays good while entries before and after it come and go. */
const cursorOf = ({ id }: Identified): string =>
  btoa(`after:${id}`).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

const limitFaults = (limit: number): readonly Fault[] =>
  Number.isInteger(limit) && limit >= PAGE_LIMITS.least && limit <= PAGE_LIMITS.most
    ? []
    : [{ pointer: '/limit', detail: `Must be a whole number from ${PAGE_LIMITS.least} to ${PAGE_LIMITS.most}.` }];

/** Where a page begins; undefined for a cursor that is not of this result. */
const startOf = (entries: readonly Identified[], cursor: string | undefined): number | undefined => {
  if (cursor === undefined) return 0;
  const last = entries.findIndex((entry) => cursorOf(entry) === cursor);
  return last < 0 ? undefined : last + 1;
};

/** One page of a result. Gives a fault for a limit out of bounds or a cursor that is not of this result. */
export const pageOf = <Entry extends Identified>(
  entries: readonly Entry[],
  { limit = PAGE_LIMITS.usual, cursor }: PageRequest,
): Checked<Page<Entry>> => {
  const start = startOf(entries, cursor);
  const faults = [
    ...limitFaults(limit),
    ...(start === undefined
      ? [{ pointer: '/cursor', detail: 'This cursor is not of this question; start without one.' }]
      : []),
  ];
  if (start === undefined || faults.length > 0) return { faults };
  const items = entries.slice(start, start + limit);
  const last = items.at(-1);
  const isLast = start + items.length >= entries.length;
  return {
    value: { items, total: entries.length, ...(last !== undefined && !isLast && { next: cursorOf(last) }) },
  };
};
