import type { RangeBand } from '../cards/card-reference.js';
import type { Ship } from '../ship.js';
import type { Table } from './attempt.js';

/** Is a range within a band? */
export const isWithin = (range: number, { least, most }: RangeBand): boolean =>
  range >= least && (most === undefined || range <= most);

/** Is any obstacle of a known range within the band of the ship? */
export const hasObstacleAt = (_ship: Ship, table: Table | undefined, band: RangeBand): boolean =>
  (table?.obstacles ?? []).some(({ range }) => range !== undefined && isWithin(range, band));
