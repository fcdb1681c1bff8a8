import { cross, minus, sides, type Point, type Polygon } from './point.js';

type Triangle = readonly [Point, Point, Point];

const signedArea = (polygon: Polygon): number =>
  sides(polygon).reduce((sum, [from, to]) => sum + cross(from, to) / 2, 0);

const turn = (a: Point, b: Point, c: Point): number => cross(minus(b, a), minus(c, b));

const holds = ([a, b, c]: Triangle, point: Point): boolean =>
  turn(a, b, point) >= 0 && turn(b, c, point) >= 0 && turn(c, a, point) >= 0;

const corner = (polygon: Polygon, index: number): Triangle | undefined => {
  const { length } = polygon;
  const [before, at, after] = [polygon[(index + length - 1) % length], polygon[index], polygon[(index + 1) % length]];
  return before === undefined || at === undefined || after === undefined ? undefined : [before, at, after];
};

/** A corner that can be cut off without cutting anything else. */
const isEar = (polygon: Polygon, ear: Triangle): boolean =>
  turn(...ear) > 0 && !polygon.some((point) => !ear.includes(point) && holds(ear, point));

const withoutFlatCorners = (polygon: Polygon): Polygon =>
  polygon.filter((_, index) => {
    const at = corner(polygon, index);
    return at !== undefined && turn(...at) !== 0;
  });

const cutEars = (polygon: Polygon): readonly Polygon[] => {
  if (polygon.length < 3) return [];
  const at = polygon.findIndex((_, index) => {
    const ear = corner(polygon, index);
    return ear !== undefined && isEar(polygon, ear);
  });
  const ear = corner(polygon, at);
  if (ear === undefined) return [];
  return [ear, ...cutEars(withoutFlatCorners(polygon.filter((_, index) => index !== at)))];
};

/**
 * A simple polygon, convex or not, as triangles that fill exactly it (ear clipping). Obstacles are judged by their
 * real outline, dents included, not by their convex hull.
 */
export const triangles = (polygon: Polygon): readonly Polygon[] =>
  cutEars(withoutFlatCorners(signedArea(polygon) < 0 ? polygon.toReversed() : polygon));

const between = (a: number, b: number, value: number): boolean => value >= Math.min(a, b) && value <= Math.max(a, b);

const onSegment = (from: Point, to: Point, point: Point): boolean =>
  turn(from, to, point) === 0 && between(from.x, to.x, point.x) && between(from.y, to.y, point.y);

const meet = ([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): boolean =>
  (turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0) ||
  onSegment(a, b, c) ||
  onSegment(a, b, d) ||
  onSegment(c, d, a) ||
  onSegment(c, d, b);

/** Whether the outline encloses an area and neither crosses nor touches itself. */
export const isSimple = (polygon: Polygon): boolean => {
  const all = sides(polygon);
  const crossed = all.some((side, i) =>
    all.some((other, j) => j > i + 1 && !(i === 0 && j === all.length - 1) && meet(side, other)),
  );
  return polygon.length >= 3 && !crossed && Math.abs(signedArea(polygon)) > 0;
};
