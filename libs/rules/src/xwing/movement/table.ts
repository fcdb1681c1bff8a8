import type { Fault } from '../../kernel/index.js';
import type { BaseSize, Pose } from '../ship.js';
import { baseArea, STANDARD_BASE_SIZES, type PlacedBase, type StandardBaseSize } from './base.js';
import type { Polygon } from './point.js';
import { isSimple, triangles } from './triangles.js';

export const OBSTACLE_KINDS = ['asteroid', 'debris', 'gas-cloud'] as const;
export type ObstacleKind = (typeof OBSTACLE_KINDS)[number];

export interface Obstacle {
  readonly id: string;
  readonly kind: ObstacleKind;
  /** Its outline, convex or not, in either direction. */
  readonly polygon: Polygon;
}

/** A ship as others meet it. */
export interface TableShip {
  readonly id: string;
  readonly player?: string;
  readonly baseSize: BaseSize;
  readonly pose: Pose;
}

/** From (0, 0) at the near left corner, in mm. */
export interface PlayArea {
  readonly width: number;
  readonly height: number;
}

/** Where everything stands. Without a play area there is no edge. */
export interface Table {
  readonly ships?: readonly TableShip[];
  readonly obstacles?: readonly Obstacle[];
  readonly playArea?: PlayArea;
}

/** A ship with the area of its base, an obstacle with its outline in convex pieces. */
export interface PreparedTable {
  readonly ships: readonly { readonly ship: TableShip; readonly area: Polygon }[];
  readonly obstacles: readonly { readonly obstacle: Obstacle; readonly pieces: readonly Polygon[] }[];
  readonly playArea: PlayArea | undefined;
}

export const isStandardBase = (size: BaseSize): size is StandardBaseSize =>
  STANDARD_BASE_SIZES.some((standard) => standard === size);

export const baseSizeFaults = (size: BaseSize, pointer: string): readonly Fault[] =>
  isStandardBase(size) ? [] : [{ pointer, detail: 'The movement of huge ships is not modelled.' }];

const finite = (numbers: readonly number[], pointer: string): readonly Fault[] =>
  numbers.every(Number.isFinite) ? [] : [{ pointer, detail: 'Every coordinate and heading is a finite number.' }];

export const poseFaults = ({ x, y, heading }: Pose, pointer: string): readonly Fault[] =>
  finite([x, y, heading], pointer);

const obstacleFaults = ({ polygon }: Obstacle, pointer: string): readonly Fault[] => {
  const numbers = finite(
    polygon.flatMap(({ x, y }) => [x, y]),
    pointer,
  );
  if (numbers.length > 0) return numbers;
  return isSimple(polygon)
    ? []
    : [{ pointer, detail: 'An outline has at least three corners, encloses an area and does not meet itself.' }];
};

const repeatedIds = (ids: readonly string[], pointer: (index: number) => string): readonly Fault[] =>
  ids.flatMap((id, index) =>
    ids.indexOf(id) === index ? [] : [{ pointer: pointer(index), detail: `"${id}" stands here a second time.` }],
  );

const playAreaFaults = (playArea: PlayArea | undefined, pointer: string): readonly Fault[] =>
  playArea === undefined || (playArea.width > 0 && playArea.height > 0)
    ? []
    : [{ pointer, detail: 'A play area has a width and a height above 0.' }];

/** All that keeps a table from being measured; pointers begin with `at`. */
export const tableFaults = ({ ships = [], obstacles = [], playArea }: Table, at: string): readonly Fault[] => [
  ...ships.flatMap(({ baseSize, pose }, index) => [
    ...baseSizeFaults(baseSize, `${at}/ships/${index}/baseSize`),
    ...poseFaults(pose, `${at}/ships/${index}/pose`),
  ]),
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

const placed = ({ baseSize, pose }: TableShip): readonly PlacedBase[] =>
  isStandardBase(baseSize) ? [{ baseSize, pose }] : [];

/** Measures a table once; a ship is never in its own way. */
export const prepareTable = (
  { ships = [], obstacles = [], playArea }: Table,
  mover: string | undefined,
): PreparedTable => ({
  ships: ships
    .filter(({ id }) => id !== mover)
    .flatMap((ship) => placed(ship).map((base) => ({ ship, area: baseArea(base) }))),
  obstacles: obstacles.map((obstacle) => ({ obstacle, pieces: triangles(obstacle.polygon) })),
  playArea,
});
