import type { BaseSize, Pose } from '../ship.js';
import type { Polygon } from './point.js';
import { areaToTable } from './pose.js';

/** The sizes whose movement is modelled: huge ships move by rules of their own. */
export type StandardBaseSize = Exclude<BaseSize, 'huge'>;
export const STANDARD_BASE_SIZES = ['small', 'medium', 'large'] as const satisfies readonly StandardBaseSize[];

/** The side of each square base in mm. Guides are left out, as by every other program that places ships. */
const BASE_SIDES = { small: 40, medium: 60, large: 80 } as const;

export const baseSide = (size: StandardBaseSize): number => BASE_SIDES[size];

/** A base that stands on the table. */
export interface PlacedBase {
  readonly baseSize: StandardBaseSize;
  readonly pose: Pose;
}

/** The corners of a base: front right first, then clockwise. */
export const baseArea = ({ baseSize, pose }: PlacedBase): Polygon => {
  const half = baseSide(baseSize) / 2;
  return areaToTable(pose, [
    { x: half, y: half },
    { x: half, y: -half },
    { x: -half, y: -half },
    { x: -half, y: half },
  ]);
};
