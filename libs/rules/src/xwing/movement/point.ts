/** A place on the table in mm: x to the right, y towards the far edge. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The corners of an area, in order; the last is joined to the first. */
export type Polygon = readonly Point[];

/**
 * What is nearer than this, in mm, touches; what is deeper overlaps. It absorbs positions that were rounded to a
 * thousandth of a millimetre.
 */
export const TOUCH = 0.002;

export const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
export const dot = (a: Point, b: Point): number => a.x * b.x + a.y * b.y;
/** Positive when `b` lies anticlockwise of `a`. */
export const cross = (a: Point, b: Point): number => a.x * b.y - a.y * b.x;
export const length = (a: Point): number => Math.hypot(a.x, a.y);

/** Each side as its two ends. */
export const sides = (polygon: Polygon): readonly (readonly [Point, Point])[] =>
  polygon.flatMap((from, index) => {
    const to = polygon[(index + 1) % polygon.length];
    return to === undefined ? [] : [[from, to] as const];
  });
