import { baseArea, baseSide, type PlacedBase } from './base.js';
import { areaDistance } from './distance.js';
import { dot, sides, TOUCH, type Point, type Polygon } from './point.js';
import { areaToTable, toShip } from './pose.js';
import { rangeOf } from './range.js';

export const FIRING_ARCS = ['front', 'left', 'rear', 'right', 'full-front', 'full-rear', 'bullseye'] as const;
export type FiringArc = (typeof FIRING_ARCS)[number];

/** The width of the bullseye arc in mm, as measured by other programs; no rulebook states it. */
const BULLSEYE_WIDTH = 14.8;

/** The half of the table where the `inward` direction, from the ship, is at least `from`. */
interface HalfPlane {
  readonly inward: Point;
  readonly from: number;
}

/** An arc as half planes in the ship's own frame; the lines of the four arcs run through the corners of the base. */
const boundsOf = (arc: FiringArc, side: number): readonly HalfPlane[] => {
  const wedge = (a: Point, b: Point): readonly HalfPlane[] => [
    { inward: a, from: 0 },
    { inward: b, from: 0 },
  ];
  const [northEast, northWest] = [
    { x: 1, y: 1 },
    { x: -1, y: 1 },
  ];
  const [southEast, southWest] = [
    { x: 1, y: -1 },
    { x: -1, y: -1 },
  ];
  const bounds: Readonly<Record<FiringArc, readonly HalfPlane[]>> = {
    front: wedge(northEast, northWest),
    right: wedge(northEast, southEast),
    rear: wedge(southEast, southWest),
    left: wedge(northWest, southWest),
    'full-front': [{ inward: { x: 0, y: 1 }, from: 0 }],
    'full-rear': [{ inward: { x: 0, y: -1 }, from: 0 }],
    bullseye: [
      { inward: { x: 0, y: 1 }, from: side / 2 },
      { inward: { x: 1, y: 0 }, from: -BULLSEYE_WIDTH / 2 },
      { inward: { x: -1, y: 0 }, from: -BULLSEYE_WIDTH / 2 },
    ],
  };
  return bounds[arc];
};

/** The part of a convex area that is in a half plane (Sutherland–Hodgman). */
const clip = (area: Polygon, { inward, from }: HalfPlane): Polygon =>
  sides(area).flatMap(([a, b]) => {
    const [inA, inB] = [dot(a, inward) - from, dot(b, inward) - from];
    const kept = inA >= -TOUCH ? [a] : [];
    if (inA >= -TOUCH === inB >= -TOUCH || inA === inB) return kept;
    const part = Math.min(1, Math.max(0, inA / (inA - inB)));
    return [...kept, { x: a.x + part * (b.x - a.x), y: a.y + part * (b.y - a.y) }];
  });

const partInArc = (from: PlacedBase, to: PlacedBase, arc: FiringArc): Polygon => {
  const own = baseArea(to).map((point) => toShip(from.pose, point));
  return areaToTable(from.pose, boundsOf(arc, baseSide(from.baseSize)).reduce(clip, own));
};

/** The range to the nearest part of the other base that is in the arc; undefined when no part of it is. */
export const rangeInArc = (from: PlacedBase, to: PlacedBase, arc: FiringArc): number | undefined => {
  const part = partInArc(from, to, arc);
  return part.length === 0 ? undefined : rangeOf(areaDistance([baseArea(from)], [part]));
};
