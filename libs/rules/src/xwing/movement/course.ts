import type { Pose } from '../ship.js';
import { baseSide, type StandardBaseSize } from './base.js';
import { courseOf } from './bearing.js';
import type { Maneuver } from './maneuver.js';
import type { Polygon } from './point.js';
import { ahead, areaToTable, poseToTable } from './pose.js';
import { SLIDES, type Slide } from './reposition.js';
import { slideTo } from './slide.js';
import { middleLine, templateArea, templateLength, type Template } from './template.js';

/** A place where a maneuver ends; only a Tallon Roll has more than one. */
export interface ManeuverEnd {
  readonly position?: Slide;
  readonly pose: Pose;
}

/** A ship on its way: how far its rear is along the template decides where it stands. All in the ship's own frame. */
export interface Course {
  readonly ends: readonly ManeuverEnd[];
  /** From the start of the move, where the base has not moved, … */
  readonly first: number;
  /** … to its end, where the rear of the base is at the end of the template. */
  readonly last: number;
  readonly at: (rear: number) => Pose;
  /** The part of the template that the ship has moved over by then, in convex pieces. */
  readonly covered: (rear: number) => readonly Polygon[];
}

/** How far a Tallon Roll may be shifted along its new facing: half a template's width, whatever the base. */
const TALLON_SLIDE = 10;
const SLIDE_SIGN: Readonly<Record<Slide, number>> = { forward: 1, centre: 0, back: -1 };

const mirror = ({ x, y, heading }: Pose): Pose => ({ x, y: -y, heading: -heading });

const endsOf = (
  through: Pose,
  then: 'nothing' | 'turn-about' | 'tallon-roll',
  quarter: number,
): readonly ManeuverEnd[] => {
  if (then === 'nothing') return [{ pose: through }];
  if (then === 'turn-about') return [{ pose: { ...through, heading: through.heading + 180 } }];
  const rolled = { ...through, heading: through.heading + quarter };
  return SLIDES.map((position) => ({ position, pose: ahead(rolled, SLIDE_SIGN[position] * TALLON_SLIDE) }));
};

const standing: Course = {
  ends: [{ pose: { x: 0, y: 0, heading: 0 } }],
  first: 0,
  last: 0,
  at: () => ({ x: 0, y: 0, heading: 0 }),
  covered: () => [],
};

/** From the middle of the front of a base to its far corners, in sides. */
const FRONT_TO_CORNER = Math.hypot(1, 0.5);

/** Within this distance of where a base stands lies all that its maneuver may meet, at the least. */
export const reachOf = (maneuver: Maneuver, size: StandardBaseSize): number =>
  courseFor(maneuver, size).last + baseSide(size) * FRONT_TO_CORNER + TALLON_SLIDE;

/** The way of a maneuver for a size of base. A reverse maneuver is its forward twin, mirrored across the base. */
export const courseFor = ({ speed, bearing }: Maneuver, size: StandardBaseSize): Course => {
  const found = courseOf(bearing);
  if (found === undefined) return standing;
  const { along, tailFirst, then } = found;
  const template: Template = { bearing: along, speed };
  const side = baseSide(size);
  const nose: Pose = { x: 0, y: side / 2, heading: 0 };
  const facing = (pose: Pose): Pose => (tailFirst ? mirror(pose) : pose);
  const flip = (area: Polygon): Polygon => (tailFirst ? area.map(({ x, y }) => ({ x, y: -y })) : area);
  const last = templateLength(template);
  const through = ahead(poseToTable(nose, middleLine(template, last)), side / 2);
  const quarter = along.endsWith('left') ? -90 : 90;
  return {
    ends: endsOf(through, then, quarter).map((end) => ({ ...end, pose: facing(end.pose) })),
    first: -side,
    last,
    at: (rear) => facing(poseToTable(nose, slideTo(template, side, rear).pose)),
    covered: (rear) =>
      templateArea(template, Math.min(slideTo(template, side, rear).front, last)).map((piece) =>
        flip(areaToTable(nose, piece)),
      ),
  };
};
