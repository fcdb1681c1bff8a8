import type { Pose } from '../ship.js';
import type { Polygon } from './point.js';
import { normalizeHeading, toTable } from './pose.js';

export const TEMPLATE_BEARINGS = ['straight', 'bank-left', 'bank-right', 'turn-left', 'turn-right'] as const;
export type TemplateBearing = (typeof TEMPLATE_BEARINGS)[number];

export interface Template {
  readonly bearing: TemplateBearing;
  readonly speed: number;
}

/** All lengths in mm. */
export const TEMPLATE_WIDTH = 20;
const STRAIGHT_PER_SPEED = 40;
const SLOWEST = 1;
const FASTEST = { straight: 5, bank: 3, turn: 3 } as const;
/** The longest piece of an arc that is taken as straight: the outline is then right to 0.01 mm. */
const ARC_STEP = Math.PI / 180;

interface Arc {
  readonly radius: number;
  readonly angle: number;
  /** 1 to the right, −1 to the left. */
  readonly sign: number;
}

const ARCS = {
  'bank-left': { shape: 'bank', sign: -1 },
  'bank-right': { shape: 'bank', sign: 1 },
  'turn-left': { shape: 'turn', sign: -1 },
  'turn-right': { shape: 'turn', sign: 1 },
} as const;

/** Banks turn by 45° about a centre at 80, 130 or 180 mm; turns by 90° about one at 35, 62.5 or 90 mm. */
const arcOf = ({ bearing, speed }: Template): Arc | undefined => {
  if (bearing === 'straight') return undefined;
  const { shape, sign } = ARCS[bearing];
  return shape === 'bank'
    ? { radius: 30 + 50 * speed, angle: Math.PI / 4, sign }
    : { radius: 7.5 + 27.5 * speed, angle: Math.PI / 2, sign };
};

/** Whether the game has such a template: straights of speed 1 to 5, banks and turns of 1 to 3. */
export const templateExists = ({ bearing, speed }: Template): boolean =>
  Number.isInteger(speed) &&
  speed >= SLOWEST &&
  speed <= FASTEST[bearing === 'straight' ? 'straight' : ARCS[bearing].shape];

/** The length of the line in the middle of a template. */
export const templateLength = (template: Template): number => {
  const arc = arcOf(template);
  return arc === undefined ? STRAIGHT_PER_SPEED * template.speed : arc.radius * arc.angle;
};

/**
 * The middle line, from the template's start at the origin along +y; before the start and after the end it goes
 * straight on. The heading is that of the line.
 */
export const middleLine = (template: Template, at: number): Pose => {
  const arc = arcOf(template);
  if (arc === undefined) return { x: 0, y: at, heading: 0 };
  const within = Math.min(Math.max(at, 0), templateLength(template));
  const angle = within / arc.radius;
  const beyond = at - within;
  return {
    x: arc.sign * (arc.radius * (1 - Math.cos(angle)) + beyond * Math.sin(angle)),
    y: arc.radius * Math.sin(angle) + beyond * Math.cos(angle),
    heading: normalizeHeading((arc.sign * angle * 180) / Math.PI),
  };
};

const edge = (template: Template, at: number): Polygon => {
  const line = middleLine(template, at);
  return [-TEMPLATE_WIDTH / 2, TEMPLATE_WIDTH / 2].map((x) => toTable(line, { x, y: 0 }));
};

/** The area of a template from its start up to a length, as convex pieces; nothing when the length is 0. */
export const templateArea = (template: Template, upTo = templateLength(template)): readonly Polygon[] => {
  const arc = arcOf(template);
  if (upTo <= 0) return [];
  const pieces = arc === undefined ? 1 : Math.ceil(upTo / arc.radius / ARC_STEP);
  return Array.from({ length: pieces }, (_, piece) => [
    ...edge(template, (upTo * piece) / pieces),
    ...edge(template, (upTo * (piece + 1)) / pieces).toReversed(),
  ]);
};

/** The outline around the pieces of one template: up its left edge, back down its right. */
export const outlineOf = (pieces: readonly Polygon[]): Polygon => {
  const left = [
    ...pieces.flatMap((piece) => piece.slice(0, 1)),
    ...pieces.slice(-1).flatMap((piece) => piece.slice(3)),
  ];
  const right = [
    ...pieces.flatMap((piece) => piece.slice(1, 2)),
    ...pieces.slice(-1).flatMap((piece) => piece.slice(2, 3)),
  ];
  return [...left, ...right.toReversed()];
};
