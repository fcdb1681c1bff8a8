import type { Pose } from '../ship.js';
import { baseArea, type PlacedBase } from './base.js';
import { courseFor, type Course, type ManeuverEnd } from './course.js';
import type { Maneuver } from './maneuver.js';
import type { Polygon } from './point.js';
import { isOutside, obstaclesMovedThrough, obstaclesOverlapped, shipsOverlapped } from './placement.js';
import { areaToTable, poseToTable, roundPoint, roundPose } from './pose.js';
import type { Slide } from './reposition.js';
import { outlineOf } from './template.js';
import type { ObstacleKind, Measured } from './layout.js';

/** What a maneuver comes to on a table. Ids where it says which. */
export interface MovedShip {
  /** Rounded to a thousandth of a millimetre. */
  readonly end: Pose;
  /** Of a Tallon Roll. */
  readonly position?: Slide;
  readonly fullyExecuted: boolean;
  /** The ships that it would have overlapped while it was moved back; none when fully executed. */
  readonly overlapped: readonly string[];
  /** Of those the last, which it touches now. */
  readonly touches: readonly string[];
  readonly obstaclesMovedThrough: readonly string[];
  readonly obstaclesOverlapped: readonly string[];
  readonly fled: boolean;
  /** The outline of the part of the template that it moved over; no points when it moved over none. */
  readonly template: Polygon;
}

/** A Tallon Roll's placement and the ships it would overlap. */
export interface EndChoice {
  readonly end: ManeuverEnd;
  readonly ships: readonly string[];
}

/** How far apart, in mm of travel, a ship that is moved back is tried: a shorter gap between two ships is not seen. */
const STRIDE = 0.25;
const FINE_HALVINGS = 12;

interface Retreat {
  readonly rear: number;
  readonly overlapped: readonly string[];
  readonly touches: readonly string[];
}

const unique = (ids: readonly string[]): readonly string[] => [...new Set(ids)];

/** Back along the template from its end to the first place where no ship is overlapped, or to the start. */
const retreat = ({ first, last }: Course, shipsAt: (rear: number) => readonly string[]): Retreat => {
  const count = Math.ceil((last - first) / STRIDE);
  const tries = Array.from({ length: count }, (_, index) => Math.max(first, last - index * STRIDE));
  const free = tries.findIndex((rear) => shipsAt(rear).length === 0);
  const blocked = free === -1 ? tries : tries.slice(0, free);
  const narrow = (clear: number, met: number, halvings: number): number => {
    const middle = (clear + met) / 2;
    if (halvings === 0) return clear;
    return shipsAt(middle).length === 0 ? narrow(middle, met, halvings - 1) : narrow(clear, middle, halvings - 1);
  };
  const met = blocked.at(-1) ?? last;
  return {
    rear: narrow(tries[free] ?? first, met, FINE_HALVINGS),
    overlapped: unique(blocked.flatMap(shipsAt)),
    touches: shipsAt(met),
  };
};

export interface Move {
  readonly base: PlacedBase;
  readonly maneuver: Maneuver;
  readonly table: Measured;
  readonly ignoredObstacles: readonly ObstacleKind[];
  /** The placement that the owner of a Tallon Roll wants. */
  readonly position?: Slide;
}

/** Rounded before it is judged, so that the pose in the answer is the one that was found free. */
const poseOnTable = ({ base }: Move, own: Pose): Pose => roundPose(poseToTable(base.pose, own));

const areaAt = (move: Move, own: Pose): Polygon => baseArea({ ...move.base, pose: poseOnTable(move, own) });

/** Every place where the maneuver may end in full, and the ships there; one but for a Tallon Roll's three. */
export const endChoices = (move: Move): readonly EndChoice[] =>
  courseFor(move.maneuver, move.base.baseSize).ends.map((end) => ({
    end,
    ships: shipsOverlapped(areaAt(move, end.pose), move.table),
  }));

type Landed = Pick<MovedShip, 'end' | 'obstaclesMovedThrough' | 'obstaclesOverlapped' | 'fled' | 'template'>;

const settle = (move: Move, own: Pose, rear: number): Landed => {
  const { base, maneuver, table, ignoredObstacles } = move;
  const area = areaAt(move, own);
  const template = courseFor(maneuver, base.baseSize)
    .covered(rear)
    .map((piece) => areaToTable(base.pose, piece));
  const landing = { placement: { base: area, template }, table, ignoredObstacles };
  return {
    end: poseOnTable(move, own),
    obstaclesMovedThrough: obstaclesMovedThrough(landing),
    obstaclesOverlapped: obstaclesOverlapped(landing),
    fled: isOutside(area, table),
    template: outlineOf(template).map(roundPoint),
  };
};

const stays = ({ bearing }: Maneuver): boolean => bearing === 'stationary';

/**
 * Moves a ship through a maneuver. When its end overlaps no ship it is fully executed, with the wanted placement of a
 * Tallon Roll if that is free, else the first free one. Otherwise the ship goes back along the template, which is then
 * a straight, bank or turn, until its base is free; standing still is always fully executed.
 */
export const moveShip = (move: Move): MovedShip => {
  const course = courseFor(move.maneuver, move.base.baseSize);
  const free = endChoices(move).filter(({ ships }) => ships.length === 0 || stays(move.maneuver));
  const chosen = free.find(({ end }) => end.position === move.position) ?? free[0];
  if (chosen !== undefined) {
    const { position, pose } = chosen.end;
    return {
      ...settle(move, pose, course.last),
      ...(position === undefined ? {} : { position }),
      fullyExecuted: true,
      overlapped: [],
      touches: [],
    };
  }
  const shipsAt = (rear: number): readonly string[] => shipsOverlapped(areaAt(move, course.at(rear)), move.table);
  const { rear, overlapped, touches } = retreat(course, shipsAt);
  return {
    ...settle(move, course.at(rear), rear),
    fullyExecuted: false,
    overlapped: unique([...endChoices(move).flatMap(({ ships }) => ships), ...overlapped]),
    touches,
  };
};
