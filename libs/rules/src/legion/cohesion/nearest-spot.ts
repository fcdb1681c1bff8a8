import type { LegionValues } from '../ruleset-values.js';
import { heightOf, radiusOf, type Miniature } from './cohesion-input.js';
import { COHESION_RULES } from './cohesion-rules.js';
import { overlapOf, standingAt, type Ground } from './footing.js';
import { FINEST, mm } from './millimetres.js';
import { along, distanceBetween, type Point } from './polygon.js';

/** Where a miniature can be put. */
export interface Spot extends Point {
  readonly z: number;
  /** False where no place in cohesion is left: then this is as close to the leader as the miniature can stand. */
  readonly inCohesion: boolean;
  /** How far that is from where it stands now, over the table. */
  readonly distance: number;
}

/** A miniature that is looking for its place. */
export interface Search {
  readonly leader: Miniature;
  readonly miniature: Miniature;
  readonly ground: Ground;
  readonly values: LegionValues;
}

/** The distance between neighbouring places that are tried, in mm; the best of them is then refined. */
const STEP = 3;
/** How far from the leader a place is looked for when none is in cohesion, in mm. */
const FARTHEST = 400;

/** Places on a ring, the nearest to that point first. */
const ring = (centre: Point, radius: number, towards: Point): readonly Point[] => {
  const first = Math.atan2(towards.y - centre.y, towards.x - centre.x);
  const count = Math.max(1, Math.ceil((2 * Math.PI * radius) / STEP));
  return Array.from({ length: count }, (_, index) => {
    const turn = index % 2 === 1 ? index + 1 : -index;
    const angle = first + (Math.PI * turn) / count;
    return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
  });
};

const radii = (from: number, to: number): readonly number[] => [
  ...Array.from({ length: Math.max(0, Math.ceil((to - from) / STEP)) }, (_, index) => from + index * STEP),
  to,
];

const standsInCohesion = ({ leader, miniature, ground, values }: Search, at: Point): Miniature | undefined => {
  const standing = standingAt(miniature, at, ground);
  if (standing === undefined) return undefined;
  const formation = { leader, miniature: standing, terrain: ground.terrain, others: [], values };
  return COHESION_RULES.every(({ objection }) => objection(formation) === undefined) ? standing : undefined;
};

const DIRECTIONS = 16;

const around = (spot: Point, step: number): readonly Point[] =>
  Array.from({ length: DIRECTIONS }, (_, index) => {
    const angle = (2 * Math.PI * index) / DIRECTIONS;
    return { x: spot.x + step * Math.cos(angle), y: spot.y + step * Math.sin(angle) };
  });

/** Steps, ever smaller, towards where the miniature stands now, as long as the place stays good. */
const refined = (search: Search, spot: Miniature, step: number): Miniature => {
  if (step < FINEST) return spot;
  const from = distanceBetween(search.miniature, spot);
  const better = around(spot, step)
    .filter((at) => distanceBetween(search.miniature, at) < from - step / 4)
    .map((at) => standsInCohesion(search, at))
    .find((standing) => standing !== undefined);
  return better === undefined ? refined(search, spot, step / 2) : refined(search, better, step);
};

const contactOf = (a: Miniature, b: Miniature): number => radiusOf(a) + radiusOf(b);

/** As far from the leader as cohesion reaches, straight towards the miniature: nothing in cohesion can be nearer. */
const straight = ({ leader, miniature, values }: Search, contact: number): Point =>
  along(leader, miniature, (contact + values.cohesion.distance) / distanceBetween(leader, miniature));

/** A place on the ring that is in cohesion and nearer than the best one so far, or else that one. */
const betterOnRing = (search: Search, radius: number, best: Miniature | undefined): Miniature | undefined => {
  const { leader, miniature } = search;
  const limit = best === undefined ? Infinity : distanceBetween(miniature, best);
  if (Math.abs(distanceBetween(leader, miniature) - radius) >= limit) return best;
  for (const place of ring(leader, radius, miniature)) {
    if (distanceBetween(miniature, place) >= limit) return best;
    const standing = standsInCohesion(search, place);
    if (standing !== undefined) return standing;
  }
  return best;
};

/** Beside a base in the way, straight from its centre: the nearest place where the two only touch. */
const besideBases = (search: Search): Miniature | undefined => {
  const { miniature, ground } = search;
  return ground.occupied
    .filter((other) => overlapOf(other, miniature) > 0 && distanceBetween(other, miniature) > 0)
    .map((other) => along(other, miniature, contactOf(other, miniature) / distanceBetween(other, miniature)))
    .toSorted((a, b) => distanceBetween(miniature, a) - distanceBetween(miniature, b))
    .map((place) => standsInCohesion(search, place))
    .find((standing) => standing !== undefined);
};

/** Rings that come nearest to the miniature are looked at first. */
const onRings = (search: Search, rings: readonly number[]): Miniature | undefined => {
  const away = distanceBetween(search.leader, search.miniature);
  return rings
    .toSorted((a, b) => Math.abs(a - away) - Math.abs(b - away))
    .reduce<Miniature | undefined>((best, radius) => betterOnRing(search, radius, best), besideBases(search));
};

const inCohesion = (search: Search): Miniature | undefined => {
  const { leader, miniature, values } = search;
  const contact = contactOf(leader, miniature);
  const reach = contact + values.cohesion.distance;
  const best =
    distanceBetween(leader, miniature) > reach ? standsInCohesion(search, straight(search, contact)) : undefined;
  if (best !== undefined) return best;
  const found = onRings(search, radii(contact, reach));
  return found === undefined ? undefined : refined(search, found, STEP / 2);
};

/** The first ring around the leader on which the miniature can stand at all, and there the place nearest to it. */
const closeToLeader = (search: Search): Miniature | undefined => {
  const { leader, miniature, ground } = search;
  for (const radius of radii(contactOf(leader, miniature), FARTHEST)) {
    const places = ring(leader, radius, miniature);
    const standing = places.map((at) => standingAt(miniature, at, ground)).find((place) => place !== undefined);
    if (standing !== undefined) return standing;
  }
  return undefined;
};

const STEPS = [-2, -1, 0, 1, 2].flatMap((x) => [-2, -1, 0, 1, 2].map((y) => ({ x, y })));
const AROUND = STEPS.toSorted((a, b) => a.x ** 2 + a.y ** 2 - (b.x ** 2 + b.y ** 2));

/** The place as it is told: rounded to one that is as good; as it was found where none is near. */
const rounded = (
  found: Miniature,
  search: Search,
  standsAt: (search: Search, at: Point) => Miniature | undefined,
): Miniature => {
  for (const { x, y } of AROUND) {
    const standing = standsAt(search, { x: mm(found.x + x * FINEST), y: mm(found.y + y * FINEST) });
    if (standing !== undefined) return standing;
  }
  return found;
};

const stands = ({ miniature, ground }: Search, at: Point): Miniature | undefined => standingAt(miniature, at, ground);

const asSpot = (standing: Miniature, { miniature }: Search, holds: boolean): Spot => ({
  x: standing.x,
  y: standing.y,
  z: heightOf(standing),
  inCohesion: holds,
  distance: mm(distanceBetween(miniature, standing)),
});

/**
 * The place in cohesion that is nearest to where the miniature stands now; where there is none, the place closest to its
 * leader; undefined when it cannot stand anywhere near. Places are tried on rings around the leader, 3 mm apart, and the
 * nearest good one is refined to 0.01 mm, so a nearer one behind a gap narrower than 3 mm can be missed. How the
 * miniature gets there is not asked: it is placed, not moved.
 */
export const nearestSpot = (search: Search): Spot | undefined => {
  const good = inCohesion(search);
  if (good !== undefined) return asSpot(rounded(good, search, standsInCohesion), search, true);
  const close = closeToLeader(search);
  return close === undefined ? undefined : asSpot(rounded(close, search, stands), search, false);
};
