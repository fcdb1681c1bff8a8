import type { Fault } from '../../kernel/index.js';
import { repeatedIds } from '../repeated-ids.js';
import type { BaseSize, Pose } from '../ship.js';
import { baseArea, STANDARD_BASE_SIZES, type PlacedBase, type StandardBaseSize } from './base.js';
import type { Polygon } from './point.js';
import { isSimple, triangles } from './triangles.js';

export const OBSTACLE_KINDS = ['asteroid', 'debris', 'gas-cloud'] as const;
export type ObstacleKind = (typeof OBSTACLE_KINDS)[number];

export interface LayoutObstacle {
  readonly id: string;
  readonly type?: ObstacleKind;
  /** Its outline in mm, convex or not, in either direction. */
  readonly polygon?: Polygon;
}

/** A ship as others meet it. */
export interface LayoutShip {
  readonly id: string;
  readonly baseSize?: BaseSize;
  readonly pose?: Pose;
}

/** From (0, 0) at the near left corner, in mm. */
export interface PlayArea {
  readonly width: number;
  readonly height: number;
}

/** Where things stand. Without a play area there is no edge; what has no pose or outline, or is huge, cannot be in the way. */
export interface Layout {
  readonly ships?: readonly LayoutShip[];
  readonly obstacles?: readonly LayoutObstacle[];
  readonly playArea?: PlayArea;
}

/** A layout, measured: ships with the areas of their bases, obstacles with their outlines in convex pieces. */
export interface Measured {
  readonly ships: readonly { readonly id: string; readonly area: Polygon }[];
  readonly obstacles: readonly {
    readonly id: string;
    readonly type: ObstacleKind | undefined;
    readonly pieces: readonly Polygon[];
  }[];
  readonly playArea: PlayArea | undefined;
  /** Ids of what could not be measured: nothing says where it is, or it is a huge ship. */
  readonly unplaced: readonly string[];
}

export const isStandardBase = (size: BaseSize): size is StandardBaseSize =>
  STANDARD_BASE_SIZES.some((standard) => standard === size);

export const baseSizeFaults = (size: BaseSize, pointer: string): readonly Fault[] =>
  isStandardBase(size) ? [] : [{ pointer, detail: 'The movement of huge ships is not modelled.' }];

const finite = (numbers: readonly number[], pointer: string): readonly Fault[] =>
  numbers.every(Number.isFinite) ? [] : [{ pointer, detail: 'Every coordinate and heading is a finite number.' }];

export const poseFaults = ({ x, y, heading }: Pose, pointer: string): readonly Fault[] =>
  finite([x, y, heading], pointer);

const obstacleFaults = ({ polygon }: LayoutObstacle, pointer: string): readonly Fault[] => {
  if (polygon === undefined) return [];
  const numbers = finite(
    polygon.flatMap(({ x, y }) => [x, y]),
    pointer,
  );
  if (numbers.length > 0) return numbers;
  return isSimple(polygon)
    ? []
    : [{ pointer, detail: 'An outline has at least three corners, encloses an area and does not meet itself.' }];
};

const playAreaFaults = (playArea: PlayArea | undefined, pointer: string): readonly Fault[] =>
  playArea === undefined || (playArea.width > 0 && playArea.height > 0)
    ? []
    : [{ pointer, detail: 'A play area has a width and a height above 0.' }];

const shipFaults = ({ pose }: LayoutShip, pointer: string): readonly Fault[] =>
  pose === undefined ? [] : poseFaults(pose, `${pointer}/pose`);

/** All that keeps a layout from being measured; pointers begin with `at`. */
export const layoutFaults = ({ ships = [], obstacles = [], playArea }: Layout, at: string): readonly Fault[] => [
  ...ships.flatMap((ship, index) => shipFaults(ship, `${at}/ships/${index}`)),
  ...repeatedIds(
    ships.map(({ id }) => id),
    (index) => `${at}/ships/${index}/id`,
  ),
  ...obstacles.flatMap((obstacle, index) => obstacleFaults(obstacle, `${at}/obstacles/${index}/polygon`)),
  ...repeatedIds(
    obstacles.map(({ id }) => id),
    (index) => `${at}/obstacles/${index}/id`,
  ),
  ...playAreaFaults(playArea, `${at}/playArea`),
];

/** Where a ship stands, when all that takes is known and modelled. */
const placed = ({ baseSize, pose }: LayoutShip): PlacedBase | undefined =>
  baseSize === undefined || pose === undefined || !isStandardBase(baseSize) ? undefined : { baseSize, pose };

/** Measures a layout once. The mover is left out, for it is never in its own way. */
export const measure = ({ ships = [], obstacles = [], playArea }: Layout, mover: string | undefined): Measured => {
  const others = ships.filter(({ id }) => id !== mover).map((ship) => ({ id: ship.id, base: placed(ship) }));
  return {
    ships: others.flatMap(({ id, base }) => (base === undefined ? [] : [{ id, area: baseArea(base) }])),
    obstacles: obstacles.flatMap(({ id, type, polygon }) =>
      polygon === undefined ? [] : [{ id, type, pieces: triangles(polygon) }],
    ),
    playArea,
    unplaced: [
      ...others.filter(({ base }) => base === undefined).map(({ id }) => id),
      ...obstacles.filter(({ polygon }) => polygon === undefined).map(({ id }) => id),
    ],
  };
};
