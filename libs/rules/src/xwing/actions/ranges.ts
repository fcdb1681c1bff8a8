import type { RangeBand } from '../cards/card-reference.js';
import type { PlacedBase } from '../movement/base.js';
import { rangeInArc, type FiringArc } from '../movement/firing-arc.js';
import { isStandardBase } from '../movement/layout.js';
import { rangeBetween, rangeToOutline } from '../movement/range.js';
import type { Ship } from '../ship.js';
import type { Table, TableObstacle, TableShip } from './attempt.js';

type Placeable = Partial<Pick<Ship, 'baseSize' | 'pose'>>;

/** The base of a ship where it stands; undefined when that is not told or the base is not modelled. */
const placedBase = ({ baseSize, pose }: Placeable): PlacedBase | undefined =>
  baseSize === undefined || pose === undefined || !isStandardBase(baseSize) ? undefined : { baseSize, pose };

/** Is a range within one of the bands? */
export const isWithin = (range: number, bands: readonly RangeBand[]): boolean =>
  bands.some(({ least, most }) => range >= least && (most === undefined || range <= most));

/** `range 0-3`, for messages. */
export const bandWords = (bands: readonly RangeBand[]): string =>
  bands
    .map(({ least, most }) => {
      if (most === undefined) return `range ${least} and beyond`;
      return least === most ? `range ${least}` : `range ${least}-${most}`;
    })
    .join(' or ');

/** The range from a ship to another: as told, else between their bases; undefined when nothing tells it. */
export const rangeToShip = (ship: Placeable, other: TableShip): number | undefined => {
  if (other.range !== undefined) return other.range;
  const [from, to] = [placedBase(ship), placedBase(other)];
  return from === undefined || to === undefined ? undefined : rangeBetween(from, to);
};

/** The range from a ship to an obstacle, likewise. */
export const rangeToObstacle = (ship: Placeable, { range, polygon }: TableObstacle): number | undefined => {
  if (range !== undefined) return range;
  const from = placedBase(ship);
  return from === undefined || polygon === undefined ? undefined : rangeToOutline(from, polygon);
};

/** Is the other ship in an arc at a range of the band? Undefined when nothing tells it. */
export const isInArcAt = (
  ship: Placeable,
  other: Placeable,
  { arc, band }: { readonly arc: FiringArc; readonly band: RangeBand },
): boolean | undefined => {
  const [from, to] = [placedBase(ship), placedBase(other)];
  if (from === undefined || to === undefined) return undefined;
  const range = rangeInArc(from, to, arc);
  return range !== undefined && isWithin(range, [band]);
};

/** Whether something holds; where nothing tells, JSON pointers to what the question would have to. */
export type Told = boolean | readonly string[];

/** Is any obstacle within the band of the ship? A told table has no obstacles but those that it lists. */
export const hasObstacleAt = (ship: Ship, table: Table | undefined, band: RangeBand): Told => {
  if (table === undefined) return ['/table/obstacles'];
  const obstacles = table.obstacles ?? [];
  const ranges = obstacles.map((obstacle) => rangeToObstacle(ship, obstacle));
  if (ranges.some((range) => range !== undefined && isWithin(range, [band]))) return true;
  const missing = obstacles.flatMap(({ polygon }, index) => {
    if (ranges[index] !== undefined) return [];
    return polygon !== undefined && ship.pose === undefined ? ['/ship/pose'] : [`/table/obstacles/${index}/range`];
  });
  return missing.length > 0 && missing;
};
