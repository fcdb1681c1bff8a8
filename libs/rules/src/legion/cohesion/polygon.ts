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

export const distanceBetween = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

type Edge = readonly [Point, Point];

const edgesOf = (polygon: Polygon): readonly Edge[] =>
  polygon.map((point, index) => [point, polygon[(index + 1) % polygon.length] ?? point]);

const distanceToEdge = (point: Point, [a, b]: Edge): number => {
  const squared = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
  const t = squared === 0 ? 0 : ((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / squared;
  return distanceBetween(point, along(a, b, Math.min(1, Math.max(0, t))));
};

/** To the outline, from inside or outside. */
export const distanceToOutline = (point: Point, polygon: Polygon): number =>
  Math.min(...edgesOf(polygon).map((edge) => distanceToEdge(point, edge)));

const crossesUpwards = (point: Point, [a, b]: Edge): boolean =>
  a.y > point.y !== b.y > point.y && point.x < ((b.x - a.x) * (point.y - a.y)) / (b.y - a.y) + a.x;

/** Inside and not on the outline; by the number of edges that a ray crosses. */
export const isInside = (point: Point, polygon: Polygon): boolean =>
  edgesOf(polygon).filter((edge) => crossesUpwards(point, edge)).length % 2 === 1 &&
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

/** The whole way lies on one side of the polygon's bounds: the quick answer for most terrain. */
const passesBy = (from: Point, to: Point, polygon: Polygon): boolean =>
  (['x', 'y'] as const).some(
    (axis) =>
      polygon.every((point) => point[axis] >= Math.max(from[axis], to[axis])) ||
      polygon.every((point) => point[axis] <= Math.min(from[axis], to[axis])),
  );

/** The stretches of the straight way that lie inside the polygon; to touch its outline is not to lie inside. */
export const stretchesInside = (from: Point, to: Point, polygon: Polygon): readonly Stretch[] => {
  if (passesBy(from, to, polygon)) return [];
  const cuts = [0, ...edgesOf(polygon).flatMap((edge) => crossing(from, to, edge)), 1].sort((a, b) => a - b);
  return cuts
    .slice(1)
    .map((end, index) => ({ from: cuts[index] ?? 0, to: end }))
    .filter((stretch) => isInside(along(from, to, (stretch.from + stretch.to) / 2), polygon));
};
