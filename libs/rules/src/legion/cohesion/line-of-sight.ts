import { heightOf, radiusOf, silhouetteOf, type Miniature, type Terrain } from './cohesion-input.js';
import { distanceBetween, EPSILON, stretchesInside, type Point, type Stretch } from './polygon.js';

/** A point in space: where a line of sight begins or ends. */
interface Sighted extends Point {
  readonly height: number;
}

const top = (miniature: Miniature): number => heightOf(miniature) + silhouetteOf(miniature);

/** The line passes below the top and above the foot of the terrain somewhere on that stretch. */
const isStopped = ({ from, to }: Stretch, [eye, target]: readonly [Sighted, Sighted], terrain: Terrain): boolean => {
  const foot = terrain.z ?? 0;
  const ends = [from, to].map((t) => eye.height + (target.height - eye.height) * t);
  return Math.min(...ends) < foot + (terrain.height ?? Infinity) - EPSILON && Math.max(...ends) > foot + EPSILON;
};

const blocks = (line: readonly [Sighted, Sighted], terrain: Terrain): boolean =>
  terrain.blocksLineOfSight === true &&
  stretchesInside(line[0], line[1], terrain.polygon).some((stretch) => isStopped(stretch, line, terrain));

/** From edge to edge of the base: enough that a gap of a few mm is found. */
const SAMPLES = 11;

/** Points across the top of the silhouette, square to the line of sight: its top is what is seen most easily. */
const targetsOn = (seen: Miniature, from: Point): readonly Sighted[] => {
  const distance = distanceBetween(from, seen);
  if (distance === 0) return [{ x: seen.x, y: seen.y, height: top(seen) }];
  const [dx, dy] = [(seen.x - from.x) / distance, (seen.y - from.y) / distance];
  return Array.from({ length: SAMPLES }, (_, index) => {
    const aside = radiusOf(seen) * ((2 * index) / (SAMPLES - 1) - 1);
    return { x: seen.x - dy * aside, y: seen.y + dx * aside, height: top(seen) };
  });
};

/**
 * Whether one miniature sees another: from the top of its silhouette over the centre of its base to any of a row of
 * points across the other's. Only the terrain given can be in the way.
 */
export const sees = (seeing: Miniature, seen: Miniature, terrain: readonly Terrain[]): boolean => {
  const eye: Sighted = { x: seeing.x, y: seeing.y, height: top(seeing) };
  return targetsOn(seen, seeing).some((target) => !terrain.some((piece) => blocks([eye, target], piece)));
};
