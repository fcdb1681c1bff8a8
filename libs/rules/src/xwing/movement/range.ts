import { baseArea, type PlacedBase } from './base.js';
import { areaDistance } from './distance.js';
import { TOUCH, type Polygon } from './point.js';
import { triangles } from './triangles.js';

/** The length of one range band in mm. */
const RANGE_BAND = 100;

/** A distance in mm as a range: 0 touches, 1 to 3 are the bands of the ruler, more is beyond it. */
export const rangeOf = (distance: number): number =>
  distance <= TOUCH ? 0 : Math.ceil((distance - TOUCH) / RANGE_BAND);

/** The range between the nearest points of two bases. */
export const rangeBetween = (a: PlacedBase, b: PlacedBase): number =>
  rangeOf(areaDistance([baseArea(a)], [baseArea(b)]));

/** The range from a base to the nearest point of an outline. */
export const rangeToOutline = (base: PlacedBase, outline: Polygon): number =>
  rangeOf(areaDistance([baseArea(base)], triangles(outline)));
