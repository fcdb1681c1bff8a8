import { heightOf, radiusOf, silhouetteOf, type Miniature, type Terrain } from './cohesion-input.js';
import { mm } from './millimetres.js';
import { boundsMiss, distanceBetween, distanceToOutline, EPSILON, isInside, type Point } from './polygon.js';

/** What is in the way of a base. */
export interface Ground {
  readonly terrain: readonly Terrain[];
  readonly occupied: readonly Miniature[];
}

/** Flat by its height; where none is told, terrain that stops neither miniatures nor sight is taken to lie flat. */
const isFlat = ({ impassable, blocksLineOfSight, height }: Terrain): boolean =>
  impassable !== true && (height === 0 || (height === undefined && blocksLineOfSight !== true));

/** Nothing stands on what is impassable, nor on what has no top. */
const hasNoTop = ({ impassable, height }: Terrain): boolean => impassable === true || height === undefined;

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

/** The height at which a base can stand there, to 0.01 mm; undefined where it cannot. */
const levelAt = (at: Point, radius: number, terrain: readonly Terrain[]): number | undefined => {
  const footings = terrain
    .filter((piece) => !isFlat(piece))
    .map((piece) => ({ piece, footing: footingOn(at, radius, piece) }));
  if (footings.some(({ piece, footing }) => footing === 'across' || (footing === 'on' && hasNoTop(piece)))) {
    return undefined;
  }
  const tops = footings
    .filter(({ footing }) => footing === 'on')
    .map(({ piece }) => (piece.z ?? 0) + (piece.height ?? 0));
  return mm(Math.max(0, ...tops));
};

/** Neither stands above the top of the other’s silhouette. */
const onOneLevel = (a: Miniature, b: Miniature): boolean => {
  const climb = heightOf(b) - heightOf(a);
  return climb >= 0 ? climb < silhouetteOf(a) : -climb < silhouetteOf(b);
};

/** How deep two bases lie in one another, in mm; not above 0 for those that do not. */
export const overlapOf = (a: Miniature, b: Miniature): number =>
  onOneLevel(a, b) ? radiusOf(a) + radiusOf(b) - distanceBetween(a, b) : 0;

/** Nothing there is high enough for one to stand above the other’s silhouette: said before heights are looked at. */
const isBlockedBy = (other: Miniature, miniature: Miniature, { terrain }: Ground): boolean =>
  distanceBetween(miniature, other) < radiusOf(miniature) + radiusOf(other) - EPSILON &&
  heightOf(other) < silhouetteOf(miniature) &&
  !terrain.some(
    ({ z = 0, height = 0, polygon }) =>
      z + height - heightOf(other) >= silhouetteOf(other) && !boundsMiss([miniature], polygon),
  );

/** The miniature moved to that point, on whatever it would stand there; undefined where it cannot stand. */
export const standingAt = (miniature: Miniature, at: Point, ground: Ground): Miniature | undefined => {
  const { terrain, occupied } = ground;
  const there = { ...miniature, x: at.x, y: at.y };
  if (occupied.some((other) => isBlockedBy(other, there, ground))) return undefined;
  const z = levelAt(at, radiusOf(miniature), terrain);
  if (z === undefined) return undefined;
  const standing = { ...there, z };
  return occupied.every((other) => overlapOf(standing, other) <= EPSILON) ? standing : undefined;
};
