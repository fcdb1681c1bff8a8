import { heightOf, radiusOf, silhouetteOf, type Miniature, type Terrain } from './cohesion-input.js';
import { along, boundsMiss, distanceBetween, EPSILON, flatMapEdges, isInside, stretchesInside } from './polygon.js';
import type { Edge, Point, Polygon, Stretch } from './polygon.js';

/**
 * The lines of sight from one miniature to another: a fan from the eye, the top of its silhouette over the centre of its
 * base, to a row of points across the top of the other's, square to the way there.
 */
interface Fan {
  readonly eye: Point;
  /** The two ends of the row; a point of it is told by how far it is from the first to the second, 0 to 1. */
  readonly row: readonly [Point, Point];
  /** How high the eye is, and the row. */
  readonly heights: readonly [number, number];
}

const topOf = (miniature: Miniature): number => heightOf(miniature) + silhouetteOf(miniature);

const fanBetween = (seeing: Miniature, seen: Miniature): Fan => {
  const aside = radiusOf(seen) / distanceBetween(seeing, seen);
  const [x, y] = [(seen.y - seeing.y) * aside, (seeing.x - seen.x) * aside];
  const row = [
    { x: seen.x + x, y: seen.y + y },
    { x: seen.x - x, y: seen.y - y },
  ] as const;
  return { eye: seeing, row, heights: [topOf(seeing), topOf(seen)] };
};

/** The part of each line, 0 at the eye and 1 at the row, that is above the terrain's foot and below its top. */
const stretchBeside = ({ z = 0, height = Infinity }: Terrain, [eye, row]: Fan['heights']): Stretch | undefined => {
  const [foot, top, rise] = [z + EPSILON, z + height - EPSILON, row - eye];
  if (foot >= top) return undefined;
  if (rise === 0) return foot < eye && eye < top ? { from: 0, to: 1 } : undefined;
  const [first, second] = [(foot - eye) / rise, (top - eye) / rise];
  const part = { from: Math.max(0, Math.min(first, second)), to: Math.min(1, Math.max(first, second)) };
  return part.from < part.to ? part : undefined;
};

/** Above 0 when the point lies to the left of the line from `a` to `b`. */
const leftOf = (point: Point, a: Point, b: Point): number =>
  (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x);

/** A number that changes evenly along the row, by what it is at the two ends. */
type Ends = readonly [number, number];

const NOTHING: readonly Stretch[] = [];

/** Where along the row it has that sign: from where, and up to where; the first is not below the second when nowhere. */
const startsAt = (sign: 1 | -1, [first, second]: Ends): number => {
  if (first * sign > 0) return 0;
  return second * sign > 0 ? first / (first - second) : 1;
};

const endsAt = (sign: 1 | -1, [first, second]: Ends): number => {
  if (second * sign > 0) return 1;
  return first * sign > 0 ? first / (first - second) : 0;
};

const whereAll = (sign: 1 | -1, numbers: readonly Ends[]): Stretch => ({
  from: Math.max(...numbers.map((ends) => startsAt(sign, ends))),
  to: Math.min(...numbers.map((ends) => endsAt(sign, ends))),
});

const neverDiffer = (a: Ends, b: Ends): boolean =>
  Math.min(a[0], a[1], b[0], b[1]) >= 0 || Math.max(a[0], a[1], b[0], b[1]) <= 0;

/** Where the lines of a fan begin and end that terrain could stop: both lie as the row does. */
type Part = readonly [Edge, Edge];

/**
 * The points of the row to which lines cross the edge: there its ends lie on either side of the line, and the line's on
 * either side of the edge.
 */
const hiddenByEdge = ([a, b]: Edge, { eye, row }: Fan, [near, far]: Part): readonly Stretch[] => {
  const ofA: Ends = [leftOf(a, eye, row[0]), leftOf(a, eye, row[1])];
  const ofB: Ends = [leftOf(b, eye, row[0]), leftOf(b, eye, row[1])];
  if (neverDiffer(ofA, ofB)) return NOTHING;
  const ofNear: Ends = [leftOf(near[0], a, b), leftOf(near[1], a, b)];
  const ofFar: Ends = [leftOf(far[0], a, b), leftOf(far[1], a, b)];
  if (neverDiffer(ofNear, ofFar)) return NOTHING;
  const numbers: readonly Ends[] = [[-ofA[0], -ofA[1]], ofB, ofNear, [-ofFar[0], -ofFar[1]]];
  return [whereAll(1, numbers), whereAll(-1, numbers)].filter(({ from, to }) => from < to);
};

/** The points of the row to which the part of the line that could be stopped begins inside. */
const hiddenFromStart = ([first, second]: Edge, polygon: Polygon): readonly Stretch[] => {
  if (distanceBetween(first, second) > 0) return stretchesInside(first, second, polygon);
  return isInside(first, polygon) ? [{ from: 0, to: 1 }] : NOTHING;
};

const partOf = ({ eye, row }: Fan, { from, to }: Stretch): Part => [
  [along(eye, row[0], from), along(eye, row[1], from)],
  [along(eye, row[0], to), along(eye, row[1], to)],
];

/** The points of the row that the terrain hides. */
const shadowsOf = (terrain: Terrain, fan: Fan): readonly Stretch[] => {
  const { blocksLineOfSight, polygon } = terrain;
  const stretch = blocksLineOfSight === true ? stretchBeside(terrain, fan.heights) : undefined;
  if (stretch === undefined || boundsMiss([fan.eye, ...fan.row], polygon)) return NOTHING;
  const part = partOf(fan, stretch);
  return [...hiddenFromStart(part[0], polygon), ...flatMapEdges(polygon, (edge) => hiddenByEdge(edge, fan, part))];
};

/** They leave nothing of the row but points. */
const coverRow = (shadows: readonly Stretch[]): boolean => {
  const ordered = shadows.toSorted((a, b) => a.from - b.from);
  return ordered.reduce((end, { from, to }) => (from > end + EPSILON ? end : Math.max(end, to)), 0) > 1 - EPSILON;
};

/**
 * Whether one miniature sees another: from the top of its silhouette over the centre of its base to any part of the top
 * of the other's, square to the line between them. Only the terrain given can be in the way.
 */
export const sees = (seeing: Miniature, seen: Miniature, terrain: readonly Terrain[]): boolean => {
  if (distanceBetween(seeing, seen) === 0) return true;
  const fan = fanBetween(seeing, seen);
  const shadows: Stretch[] = [];
  for (const piece of terrain) {
    const own = shadowsOf(piece, fan);
    shadows.push(...own);
    if (own.length > 0 && coverRow(shadows)) return false;
  }
  return true;
};
