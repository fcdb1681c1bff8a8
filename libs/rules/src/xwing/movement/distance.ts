import { areasOverlap } from './overlap.js';
import { dot, length, minus, sides, type Point, type Polygon } from './point.js';

type Segment = readonly [Point, Point];

const pointToSegment = (point: Point, [from, to]: Segment): number => {
  const along = minus(to, from);
  const size = dot(along, along);
  const part = size === 0 ? 0 : Math.min(1, Math.max(0, dot(minus(point, from), along) / size));
  return length(minus(point, { x: from.x + part * along.x, y: from.y + part * along.y }));
};

/** Of two segments that do not cross, the nearest points include an end of one. */
const segments = (a: Segment, b: Segment): number =>
  Math.min(pointToSegment(a[0], b), pointToSegment(a[1], b), pointToSegment(b[0], a), pointToSegment(b[1], a));

/** The shortest distance in mm between two areas told as convex pieces; 0 where they overlap. */
export const areaDistance = (a: readonly Polygon[], b: readonly Polygon[]): number =>
  areasOverlap(a, b)
    ? 0
    : Math.min(...a.flatMap(sides).flatMap((side) => b.flatMap(sides).map((other) => segments(side, other))));
