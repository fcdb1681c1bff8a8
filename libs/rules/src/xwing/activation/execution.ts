import { exceptionsOf } from '../cards/applying.js';
import type { PlacedBase } from '../movement/base.js';
import { isStandardBase, measure, type ObstacleKind } from '../movement/layout.js';
import type { DialManeuver } from '../movement/maneuver.js';
import { moveShip, type MovedShip } from '../movement/move-ship.js';
import type { Slide } from '../movement/reposition.js';
import type { Pose, Ship } from '../ship.js';
import type { ManeuverInput, Met, MetObstacle, MetShip } from './maneuver-input.js';

/** How the maneuver went. */
export interface Execution {
  /** Reckoned from positions, said by the caller, or taken to have met nothing as neither says a thing. */
  readonly basis: 'positions' | 'said' | 'assumed';
  /** No ship was overlapped, or the ship stood still; obstacles do not matter here. */
  readonly fullyExecuted: boolean;
  readonly end?: Pose;
  /** Of a Tallon Roll. */
  readonly position?: Slide;
  /** The ships overlapped. */
  readonly ships: readonly MetShip[];
  /** The obstacles moved through or overlapped, without those that a card lets the ship ignore. */
  readonly obstacles: readonly MetObstacle[];
  readonly fled: boolean;
  /** Ids of what nothing says the place of, so that it could not be met. */
  readonly unplaced: readonly string[];
}

const ignoredObstacles = (ship: Ship): readonly ObstacleKind[] =>
  exceptionsOf(ship, 'ignore-obstacles-moving').flatMap(({ obstacles }) => obstacles);

type Table = NonNullable<ManeuverInput['table']>;

const metObstacles = (moved: MovedShip, { obstacles = [] }: Table): readonly MetObstacle[] => {
  const met = (ids: readonly string[], how: MetObstacle['how']): readonly MetObstacle[] =>
    ids.map((id) => {
      const type = obstacles.find((obstacle) => obstacle.id === id)?.type;
      return type === undefined ? { id, how } : { id, type, how };
    });
  const through = moved.obstaclesMovedThrough.filter((id) => !moved.obstaclesOverlapped.includes(id));
  return [...met(moved.obstaclesOverlapped, 'overlapped'), ...met(through, 'moved-through')];
};

const metShips = ({ overlapped }: MovedShip, { ships = [] }: Table): readonly MetShip[] =>
  overlapped.map((id) => {
    const player = ships.find((ship) => ship.id === id)?.player;
    return player === undefined ? { id } : { id, player };
  });

const placedBase = ({ pose, baseSize }: Ship): PlacedBase | undefined =>
  pose === undefined || !isStandardBase(baseSize) ? undefined : { baseSize, pose };

type Travel = Pick<Execution, 'end' | 'position'> & {
  readonly moved?: MovedShip;
  readonly unplaced: readonly string[];
};

/** Where the maneuver leads among what the table shows; nothing without the ship's own pose. */
const travel = (input: ManeuverInput, maneuver: DialManeuver, table: Table): Travel => {
  const { ship, position } = input;
  const base = placedBase(ship);
  if (base === undefined) return { unplaced: [] };
  const measured = measure(table, ship.id);
  const moved = moveShip({
    base,
    maneuver,
    table: measured,
    ignoredObstacles: ignoredObstacles(ship),
    ...(position === undefined ? {} : { position }),
  });
  return {
    end: moved.end,
    ...(moved.position === undefined ? {} : { position: moved.position }),
    moved,
    unplaced: measured.unplaced,
  };
};

const EMPTY: Table = {};

/** Where a ship comes to stand that was moved back is not known unless positions say it. */
const asSaid = (input: ManeuverInput, maneuver: DialManeuver, met: Met): Execution => {
  const ships = maneuver.bearing === 'stationary' ? [] : (met.ships ?? []);
  const ignored = ignoredObstacles(input.ship);
  const { end, position } = travel(input, maneuver, EMPTY);
  return {
    basis: 'said',
    fullyExecuted: ships.length === 0,
    ...(ships.length > 0 || end === undefined ? {} : { end }),
    ...(ships.length > 0 || position === undefined ? {} : { position }),
    ships,
    obstacles: (met.obstacles ?? []).filter(({ type }) => type === undefined || !ignored.includes(type)),
    fled: met.fled === true,
    unplaced: [],
  };
};

const NOTHING_MET = { fullyExecuted: true, ships: [], obstacles: [], fled: false } as const;

const asPlaced = (input: ManeuverInput, maneuver: DialManeuver, table: Table): Execution => {
  const { moved, ...rest } = travel(input, maneuver, table);
  if (moved === undefined) return { basis: 'assumed', ...rest, ...NOTHING_MET };
  return {
    basis: input.table === undefined ? 'assumed' : 'positions',
    ...rest,
    fullyExecuted: moved.fullyExecuted,
    ships: metShips(moved, table),
    obstacles: metObstacles(moved, table),
    fled: moved.fled,
  };
};

/** Executes a maneuver: as the players say it went, else as the positions say, else without meeting anything. */
export const execute = (input: ManeuverInput, maneuver: DialManeuver): Execution =>
  input.met === undefined ? asPlaced(input, maneuver, input.table ?? EMPTY) : asSaid(input, maneuver, input.met);
