import { radiusOf, type Miniature, type Terrain } from './cohesion-input.js';
import { boundsMiss, distanceBetween, distanceToOutline, EPSILON, isInside, type Point } from './polygon.js';

/** What is in the way of a base. */
export interface Ground {
  readonly terrain: readonly Terrain[];
  readonly occupied: readonly Miniature[];
}

const isFlat = ({ impassable, height }: Terrain): boolean => impassable !== true && (height ?? 0) === 0;

/** A base stands wholly on a piece of terrain, or wholly off it. */
const footingOn = (at: Point, radius: number, { polygon }: Terrain): 'on' | 'off' | 'across' => {
  const bounds = [
    { x: at.x - radius, y: at.y - radius },
    { x: at.x + radius, y: at.y + radius },
  ];
  if (boundsMiss(bounds, polygon)) return 'off';
  if (distanceToOutline(at, polygon) < radius - EPSILON) return 'across';
  return isInside(at, polygon) ? 'on' : 'off';
};

/** The height at which a base can stand there; undefined where it cannot. */
const levelAt = (at: Point, radius: number, terrain: readonly Terrain[]): number | undefined => {
  const footings = terrain
    .filter((piece) => !isFlat(piece))
    .map((piece) => ({ piece, footing: footingOn(at, radius, piece) }));
  if (footings.some(({ piece, footing }) => footing === 'across' || (footing === 'on' && piece.impassable === true))) {
    return undefined;
  }
  const tops = footings
    .filter(({ footing }) => footing === 'on')
    .map(({ piece }) => (piece.z ?? 0) + (piece.height ?? 0));
  return Math.max(0, ...tops);
};

const isFree = (at: Point, radius: number, occupied: readonly Miniature[]): boolean =>
  occupied.every((other) => distanceBetween(at, other) >= radius + radiusOf(other) - EPSILON);

/** The miniature moved to that point, on whatever it would stand there; undefined where it cannot stand. */
export const standingAt = (miniature: Miniature, at: Point, { terrain, occupied }: Ground): Miniature | undefined => {
  const radius = radiusOf(miniature);
  const z = isFree(at, radius, occupied) ? levelAt(at, radius, terrain) : undefined;
  return z === undefined ? undefined : { ...miniature, x: at.x, y: at.y, z };
};
