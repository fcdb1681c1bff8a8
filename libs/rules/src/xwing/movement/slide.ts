import type { Pose } from '../ship.js';
import { length, minus } from './point.js';
import { direction } from './pose.js';
import { middleLine, type Template } from './template.js';

const ENOUGH_HALVINGS = 50;

/** Where on the line the front of a base is whose rear is at `rear`; the search narrows [low, high]. */
const frontOf = (template: Template, rear: number, side: number): number => {
  const from = middleLine(template, rear);
  const narrow = (low: number, high: number, halvings: number): number => {
    const middle = (low + high) / 2;
    if (halvings === 0) return middle;
    return length(minus(middleLine(template, middle), from)) < side
      ? narrow(middle, high, halvings - 1)
      : narrow(low, middle, halvings - 1);
  };
  return narrow(rear, rear + 2 * side, ENOUGH_HALVINGS);
};

/** A base on a template: both middles of its guides are on the middle line. */
export interface OnTemplate {
  readonly pose: Pose;
  /** How far along the template the front of the base is. */
  readonly front: number;
}

/**
 * A base of the given side on a template's middle line, in the template's frame, with its rear at a length along it:
 * the template's own length is the end of the move, minus the base's side is its start.
 */
export const slideTo = (template: Template, side: number, rear: number): OnTemplate => {
  const front = frontOf(template, rear, side);
  const [back, nose] = [middleLine(template, rear), middleLine(template, front)];
  const heading = (Math.atan2(nose.x - back.x, nose.y - back.y) * 180) / Math.PI;
  const { x, y } = direction(heading);
  return { pose: { x: back.x + (x * side) / 2, y: back.y + (y * side) / 2, heading }, front };
};
