import { areasOverlap, convexAreasOverlap } from './overlap.js';
import { TOUCH, type Polygon } from './point.js';
import type { ObstacleKind, Measured } from './layout.js';

/** A ship that has been moved: the areas of its base and of the template that it moved along. */
export interface Placement {
  readonly base: Polygon;
  readonly template: readonly Polygon[];
}

/** A placement, what it might meet, and the kinds of obstacles that do not matter to it. */
export interface Landing {
  readonly placement: Placement;
  readonly table: Measured;
  readonly ignoredObstacles: readonly ObstacleKind[];
}

/** Ids of the ships that the base overlaps; touching is not overlapping. */
export const shipsOverlapped = (base: Polygon, table: Measured): readonly string[] =>
  table.ships.filter(({ area }) => convexAreasOverlap(base, area)).map(({ id }) => id);

const obstaclesUnder = (areas: readonly Polygon[], { table, ignoredObstacles }: Landing): readonly string[] =>
  table.obstacles
    .filter(
      ({ type, pieces }) => !(type !== undefined && ignoredObstacles.includes(type)) && areasOverlap(areas, pieces),
    )
    .map(({ id }) => id);

export const obstaclesOverlapped = (landing: Landing): readonly string[] =>
  obstaclesUnder([landing.placement.base], landing);

export const obstaclesMovedThrough = (landing: Landing): readonly string[] =>
  obstaclesUnder(landing.placement.template, landing);

/** Whether any part of the base is outside the play area; on the edge is inside. */
export const isOutside = (base: Polygon, { playArea }: Measured): boolean =>
  playArea !== undefined &&
  base.some(({ x, y }) => x < -TOUCH || y < -TOUCH || x > playArea.width + TOUCH || y > playArea.height + TOUCH);
