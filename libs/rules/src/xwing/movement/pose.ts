import type { Pose } from '../ship.js';
import type { Point, Polygon } from './point.js';

const RADIANS = Math.PI / 180;

/** The same heading in (−180°, 180°]. */
export const normalizeHeading = (heading: number): number => {
  const turned = ((heading % 360) + 360) % 360;
  return turned > 180 ? turned - 360 : turned;
};

/** The unit vector that a heading points to. */
export const direction = (heading: number): Point => ({
  x: Math.sin(heading * RADIANS),
  y: Math.cos(heading * RADIANS),
});

/** From a ship's own frame (x to its right, y ahead) to the table. */
export const toTable = (pose: Pose, { x, y }: Point): Point => {
  const ahead = direction(pose.heading);
  return { x: pose.x + x * ahead.y + y * ahead.x, y: pose.y - x * ahead.x + y * ahead.y };
};

/** From the table to a ship's own frame. */
export const toShip = (pose: Pose, point: Point): Point => {
  const ahead = direction(pose.heading);
  const [x, y] = [point.x - pose.x, point.y - pose.y];
  return { x: x * ahead.y - y * ahead.x, y: x * ahead.x + y * ahead.y };
};

export const areaToTable = (pose: Pose, area: Polygon): Polygon => area.map((point) => toTable(pose, point));

/** A pose that is told in a ship's own frame, on the table. */
export const poseToTable = (pose: Pose, own: Pose): Pose => ({
  ...toTable(pose, own),
  heading: normalizeHeading(pose.heading + own.heading),
});

/** A pose moved straight ahead by a distance. */
export const ahead = (pose: Pose, distance: number): Pose => ({
  ...toTable(pose, { x: 0, y: distance }),
  heading: pose.heading,
});

/** Adding 0 turns −0 into 0. */
const round = (value: number, digits: number): number => Math.round(value * digits) / digits + 0;

export const roundPoint = ({ x, y }: Point): Point => ({ x: round(x, 1000), y: round(y, 1000) });

/** Rounded last, for normalizing leaves more digits again; −180° may come of it. */
const roundHeading = (heading: number): number => {
  const rounded = round(normalizeHeading(heading), 10_000);
  return rounded === -180 ? 180 : rounded;
};

/** To a thousandth of a millimetre and a ten-thousandth of a degree, which is finer than any corner moves by. */
export const roundPose = ({ x, y, heading }: Pose): Pose => ({
  x: round(x, 1000),
  y: round(y, 1000),
  heading: roundHeading(heading),
});
