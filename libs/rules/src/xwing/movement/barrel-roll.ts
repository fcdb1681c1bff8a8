import { baseSide, type StandardBaseSize } from './base.js';
import { areaToTable, ahead, poseToTable } from './pose.js';
import {
  BASE_FLANKS,
  chosen,
  CURVES,
  SLIDES,
  type BarrelRollMove,
  type Curve,
  type Flank,
  type Slide,
  type Way,
  type WaysOf,
} from './reposition.js';
import { middleLine, TEMPLATE_WIDTH, templateArea, templateExists, templateLength, type Template } from './template.js';
import type { Polygon } from './point.js';
import type { Pose } from '../ship.js';

/** What lies at the side of the base, in the frame that looks out from the middle of that side. */
interface Outrigger {
  readonly area: readonly Polygon[];
  /** The far end of its middle line. */
  readonly end: Pose;
  /** How wide the far end is: the landing base is held against its middle or either corner. */
  readonly width: number;
}

/** Small bases put the short edge of a straight template to their side, medium and large ones the long edge. */
const straight = (template: Template, size: StandardBaseSize): Outrigger => {
  const [long, short] = [templateLength(template), TEMPLATE_WIDTH];
  const [out, width] = size === 'small' ? [long, short] : [short, long];
  const half = width / 2;
  return {
    area: [
      [
        { x: -half, y: 0 },
        { x: -half, y: out },
        { x: half, y: out },
        { x: half, y: 0 },
      ],
    ],
    end: { x: 0, y: out, heading: 0 },
    width,
  };
};

const curved = (template: Template): Outrigger => ({
  area: templateArea(template),
  end: middleLine(template, templateLength(template)),
  width: TEMPLATE_WIDTH,
});

/** Looking out to the right, forward is to the left; looking out to the left, it is to the right. */
const curvesTo = (side: Flank, curves: Curve): Flank =>
  (side === 'right') === (curves === 'forward') ? 'left' : 'right';

const SLIDE_SIGN: Readonly<Record<Slide, number>> = { forward: 1, centre: 0, back: -1 };

const way = (
  { side, position, curves }: { readonly side: Flank; readonly position: Slide; readonly curves?: Curve },
  size: StandardBaseSize,
  { area, end, width }: Outrigger,
): Way => {
  const half = baseSide(size) / 2;
  const [x, quarter] = side === 'right' ? [half, 90] : [-half, -90];
  const flank: Pose = { x, y: 0, heading: quarter };
  const centre = ahead(poseToTable(flank, end), half);
  const landed = { ...centre, heading: centre.heading - quarter };
  return {
    choice: { by: 'barrel-roll', side, position, ...(curves === undefined ? {} : { curves }) },
    end: ahead(landed, (SLIDE_SIGN[position] * width) / 2),
    template: area.map((piece) => areaToTable(flank, piece)),
  };
};

/**
 * The places where a barrel roll may end: on each side the base is held against the far end of the template with its
 * middle, its front or its back. Six in all for a straight template.
 */
export const barrelRollWays: WaysOf<BarrelRollMove> = (
  { side, position, shape = 'straight', curves, speed = 1 },
  size,
) => {
  if (!templateExists({ bearing: shape === 'straight' ? shape : `${shape}-left`, speed })) return [];
  return chosen(side, BASE_FLANKS).flatMap((flank) =>
    shape === 'straight'
      ? chosen(position, SLIDES).map((slide) =>
          way({ side: flank, position: slide }, size, straight({ bearing: shape, speed }, size)),
        )
      : chosen(curves, CURVES).flatMap((curve) =>
          chosen(position, SLIDES).map((slide) =>
            way(
              { side: flank, position: slide, curves: curve },
              size,
              curved({ bearing: `${shape}-${curvesTo(flank, curve)}`, speed }),
            ),
          ),
        ),
  );
};
