/** A place on the table, in mm. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Polygon = readonly Point[];

/** Smaller than anything that a table shows, larger than what rounding does. */
export const EPSILON = 1e-6;

export const along = (from: Point, to: Point, t: number): Point => ({
  x: from.x + (to.x - from.x) * t,
  y: from.y + (to.y - from.y) * t,
});

/** `Math.hypot` guards against lengths that no table has, and is many times slower. */
export const distanceBetween = (a: Point, b: Point): number => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);

const ORIGIN: Point = { x: 0, y: 0 };

/** A straight line from one point to another. */
export type Edge = readonly [Point, Point];

/** Where the edge begins that ends at that corner. */
const before = (polygon: Polygon, index: number): Point => polygon.at(index - 1) ?? ORIGIN;

/** What each edge gives. */
export const flatMapEdges = <T>(polygon: Polygon, give: (edge: Edge) => readonly T[]): readonly T[] =>
  polygon.flatMap((b, index) => give([before(polygon, index), b]));

/** Which side of the edge the point lies on: above 0 to its left, below 0 to its right. */
const sideOf = ({ x, y }: Point, [a, b]: Edge): number => Math.sign((b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x));

/** The two cut through one another; to touch is not to cut. */
const cross = (one: Edge, other: Edge): boolean =>
  sideOf(one[0], other) * sideOf(one[1], other) < 0 && sideOf(other[0], one) * sideOf(other[1], one) < 0;

/** The outline cuts through itself, so that nobody can tell its inside. */
export const crossesItself = (polygon: Polygon): boolean => {
  const edges = flatMapEdges(polygon, (edge) => [edge]);
  return edges.some((edge, index) => edges.slice(index + 2).some((other) => cross(edge, other)));
};

const distanceToEdge = (point: Point, a: Point, b: Point): number => {
  const [ex, ey] = [b.x - a.x, b.y - a.y];
  const squared = ex ** 2 + ey ** 2;
  const t = squared === 0 ? 0 : ((point.x - a.x) * ex + (point.y - a.y) * ey) / squared;
  return distanceBetween(point, along(a, b, Math.min(1, Math.max(0, t))));
};

/** To the outline, from inside or outside. */
export const distanceToOutline = (point: Point, polygon: Polygon): number =>
  polygon.reduce(
    (nearest, corner, index) => Math.min(nearest, distanceToEdge(point, before(polygon, index), corner)),
    Infinity,
  );

const crossesUpwards = (point: Point, a: Point, b: Point): boolean =>
  a.y > point.y !== b.y > point.y && point.x < ((b.x - a.x) * (point.y - a.y)) / (b.y - a.y) + a.x;

/** Inside and not on the outline; by the number of edges that a ray crosses. */
export const isInside = (point: Point, polygon: Polygon): boolean =>
  polygon.reduce((odd, corner, index) => odd !== crossesUpwards(point, before(polygon, index), corner), false) &&
  distanceToOutline(point, polygon) > EPSILON;

/** Where on the way from `from` to `to` (0 to 1) an edge is crossed; nothing when they run parallel. */
const crossing = (from: Point, to: Point, [a, b]: Edge): readonly number[] => {
  const [dx, dy, ex, ey] = [to.x - from.x, to.y - from.y, b.x - a.x, b.y - a.y];
  const cross = dx * ey - dy * ex;
  if (cross === 0) return [];
  const t = ((a.x - from.x) * ey - (a.y - from.y) * ex) / cross;
  const u = ((a.x - from.x) * dy - (a.y - from.y) * dx) / cross;
  return t > 0 && t < 1 && u >= 0 && u <= 1 ? [t] : [];
};

/** A stretch of the way from one point to another, from 0 to 1. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

const boundsMissOn = (axis: 'x' | 'y', points: readonly Point[], polygon: Polygon): boolean => {
  const low = points.reduce((least, point) => Math.min(least, point[axis]), Infinity);
  if (polygon.every((corner) => corner[axis] <= low)) return true;
  const high = points.reduce((most, point) => Math.max(most, point[axis]), -Infinity);
  return polygon.every((corner) => corner[axis] >= high);
};

/** All that lies between the points is beside the polygon's bounds: the quick answer for most terrain. */
export const boundsMiss = (points: readonly Point[], polygon: Polygon): boolean =>
  boundsMissOn('x', points, polygon) || boundsMissOn('y', points, polygon);

/** The stretches of the straight way that lie inside the polygon; to touch its outline is not to lie inside. */
export const stretchesInside = (from: Point, to: Point, polygon: Polygon): readonly Stretch[] => {
  if (boundsMiss([from, to], polygon)) return [];
  const cuts = [0, ...flatMapEdges(polygon, (edge) => crossing(from, to, edge)), 1].sort((a, b) => a - b);
  return cuts
    .slice(1)
    .map((end, index) => ({ from: cuts[index] ?? 0, to: end }))
    .filter((stretch) => isInside(along(from, to, (stretch.from + stretch.to) / 2), polygon));
};
