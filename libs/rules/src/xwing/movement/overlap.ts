import { dot, length, minus, sides, TOUCH, type Point, type Polygon } from './point.js';

/** How far an area reaches along a direction. */
const reach = (area: Polygon, along: Point): readonly [number, number] => {
  const at = area.map((point) => dot(point, along));
  return [Math.min(...at), Math.max(...at)];
};

const normals = (area: Polygon): readonly Point[] =>
  sides(area).flatMap(([from, to]) => {
    const side = minus(to, from);
    const size = length(side);
    return size === 0 ? [] : [{ x: -side.y / size, y: side.x / size }];
  });

/** The gap, or with a minus the depth of the overlap, as seen along one direction. */
const gapAlong = (a: Polygon, b: Polygon, along: Point): number => {
  const [fromA, toA] = reach(a, along);
  const [fromB, toB] = reach(b, along);
  return Math.max(fromB - toA, fromA - toB);
};

/** Whether two convex areas share more than an edge: no side of either has them on its two sides (separating axis). */
export const convexAreasOverlap = (a: Polygon, b: Polygon): boolean =>
  normals(a).every((along) => gapAlong(a, b, along) < -TOUCH) &&
  normals(b).every((along) => gapAlong(a, b, along) < -TOUCH);

const ACROSS: Point = { x: 1, y: 0 };
const UP: Point = { x: 0, y: 1 };

/** Seen at once from how far the two reach along the axes. */
const areFarApart = (a: Polygon, b: Polygon): boolean => gapAlong(a, b, ACROSS) >= 0 || gapAlong(a, b, UP) >= 0;

/** The same for areas that are told as convex pieces. */
export const areasOverlap = (a: readonly Polygon[], b: readonly Polygon[]): boolean => {
  const all = b.flat();
  return (
    !areFarApart(a.flat(), all) &&
    a.some((piece) => !areFarApart(piece, all) && b.some((other) => convexAreasOverlap(piece, other)))
  );
};
