import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Pose } from '../ship.js';
import { baseArea, type PlacedBase } from './base.js';
import { areaDistance } from './distance.js';
import { FIRING_ARCS, rangeInArc, type FiringArc } from './firing-arc.js';
import { areasOverlap, convexAreasOverlap } from './overlap.js';
import { cross, sides, type Polygon } from './point.js';
import { normalizeHeading, poseToTable, roundPose, toShip, toTable } from './pose.js';
import { rangeBetween, rangeOf, rangeToOutline } from './range.js';
import { middleLine, TEMPLATE_BEARINGS, templateArea, templateLength } from './template.js';
import { isSimple, triangles } from './triangles.js';

const at = (x: number, y: number, heading = 0, baseSize: PlacedBase['baseSize'] = 'small'): PlacedBase => ({
  baseSize,
  pose: { x, y, heading },
});

const anyPose = fc.record({
  x: fc.double({ min: -150, max: 150, noNaN: true }),
  y: fc.double({ min: -150, max: 150, noNaN: true }),
  heading: fc.double({ min: -360, max: 360, noNaN: true }),
});
const anyBase = fc.record({ baseSize: fc.constantFrom('small', 'medium', 'large' as const), pose: anyPose });

const areaSize = (polygon: Polygon): number =>
  Math.abs(sides(polygon).reduce((sum, [a, b]) => sum + cross(a, b) / 2, 0));

/** A star around the origin: simple, and dented wherever a radius is short. */
const anyOutline = fc.array(fc.double({ min: 5, max: 60, noNaN: true }), { minLength: 3, maxLength: 12 }).map((radii) =>
  radii.map((radius, index) => {
    const angle = (2 * Math.PI * index) / radii.length;
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  }),
);

describe('headings and frames', () => {
  it.each([
    [0, 0],
    [180, 180],
    [-180, 180],
    [181, -179],
    [540, 180],
    [-450, -90],
  ])('%d° is %d°', (heading, normal) => {
    expect(normalizeHeading(heading)).toBe(normal);
  });

  it('there and back is nowhere', () => {
    fc.assert(
      fc.property(anyPose, anyPose, (pose, { x, y }) => {
        const back = toShip(pose, toTable(pose, { x, y }));
        expect(Math.hypot(back.x - x, back.y - y)).toBeLessThan(1e-9);
      }),
    );
  });

  it('rounds without leaving a minus on a zero', () => {
    expect(Object.is(roundPose({ x: -0.0001, y: 0, heading: 0 }).x, 0)).toBe(true);
    expect(roundPose({ x: 0, y: 0, heading: -179.99999 }).heading).toBe(180);
    expect(roundPose({ x: 0, y: 0, heading: -83.5452 }).heading).toBe(-83.5452);
    expect(roundPose({ x: 0, y: 0, heading: 276.454812 }).heading).toBe(-83.5452);
  });
});

describe('overlap', () => {
  it.each([
    { what: 'beside', other: at(40, 0), overlaps: false },
    { what: 'a hair into', other: at(39.99, 0), overlaps: true },
    { what: 'corner to side', other: at(20 + 20 * Math.SQRT2, 0, 45), overlaps: false },
    { what: 'corner into side', other: at(19.9 + 20 * Math.SQRT2, 0, 45), overlaps: true },
    { what: 'upon', other: at(0, 0, 30, 'large'), overlaps: true },
  ])('a base $what another: $overlaps', ({ other, overlaps }) => {
    expect(convexAreasOverlap(baseArea(at(0, 0)), baseArea(other))).toBe(overlaps);
    expect(convexAreasOverlap(baseArea(other), baseArea(at(0, 0)))).toBe(overlaps);
  });

  it('is there exactly where the distance is 0, but for touching', () => {
    fc.assert(
      fc.property(anyBase, anyBase, (a, b) => {
        const [one, two] = [baseArea(a), baseArea(b)];
        const distance = areaDistance([one], [two]);
        if (convexAreasOverlap(one, two)) expect(distance).toBe(0);
        if (distance > 0.01) expect(convexAreasOverlap(one, two)).toBe(false);
      }),
    );
  });

  it('agrees with a shared point when one is found', () => {
    fc.assert(
      fc.property(anyBase, anyOutline, fc.double({ min: -1, max: 1, noNaN: true }), (base, outline, u) => {
        const inner = poseToTable(base.pose, { x: u * 15, y: -u * 15, heading: 0 });
        const grain = [
          { x: inner.x - 0.01, y: inner.y - 0.01 },
          { x: inner.x + 0.01, y: inner.y - 0.01 },
          { x: inner.x, y: inner.y + 0.01 },
        ];
        const pieces = triangles(outline);
        if (areasOverlap([grain], pieces)) expect(areasOverlap([baseArea(base)], pieces)).toBe(true);
      }),
    );
  });
});

describe('outlines', () => {
  it('fall into triangles of the same size in all', () => {
    fc.assert(
      fc.property(anyOutline, (outline) => {
        const pieces = triangles(outline);
        expect(pieces.reduce((sum, piece) => sum + areaSize(piece), 0)).toBeCloseTo(areaSize(outline), 6);
      }),
    );
  });

  it('whichever way round they are told', () => {
    fc.assert(
      fc.property(anyOutline, anyBase, (outline, base) => {
        const area = [baseArea(base)];
        expect(areasOverlap(area, triangles(outline.toReversed()))).toBe(areasOverlap(area, triangles(outline)));
      }),
    );
  });

  it('may have corners that do not turn', () => {
    const flat = [
      { x: 0, y: 0 },
      { x: 5, y: 0 },
      { x: 10, y: 0 },
      { x: 10, y: 10 },
      { x: 0, y: 10 },
    ];
    expect(isSimple(flat)).toBe(true);
    expect(triangles(flat)).toHaveLength(2);
  });
});

describe('range', () => {
  it.each([
    [0, 0],
    [0.001, 0],
    [0.01, 1],
    [100, 1],
    [100.01, 2],
    [300, 3],
    [300.01, 4],
  ])('%d mm is range %d', (distance, range) => {
    expect(rangeOf(distance)).toBe(range);
  });

  it('is the same both ways, and does not change when the table is turned', () => {
    fc.assert(
      fc.property(anyBase, anyBase, anyPose, (a, b, shift) => {
        const moved = ({ baseSize, pose }: PlacedBase): PlacedBase => ({ baseSize, pose: poseToTable(shift, pose) });
        expect(rangeBetween(a, b)).toBe(rangeBetween(b, a));
        const [one, two] = [baseArea(a), baseArea(b)];
        expect(areaDistance([baseArea(moved(a))], [baseArea(moved(b))])).toBeCloseTo(areaDistance([one], [two]), 6);
      }),
    );
  });

  it('to an outline is to its nearest point', () => {
    const rock = [
      { x: -5, y: 120 },
      { x: 5, y: 120 },
      { x: 0, y: 140 },
    ];
    expect(rangeToOutline(at(0, 0), rock)).toBe(1);
    expect(rangeToOutline(at(0, -0.1), rock)).toBe(2);
    expect(rangeToOutline(at(0, 100), rock)).toBe(0);
  });
});

describe('arcs', () => {
  it.each<{ other: PlacedBase; arcs: readonly FiringArc[] }>([
    { other: at(0, 100), arcs: ['front', 'full-front', 'bullseye'] },
    { other: at(27, 100), arcs: ['front', 'full-front', 'bullseye'] },
    { other: at(28, 100), arcs: ['front', 'full-front'] },
    { other: at(100, 0), arcs: ['right', 'full-front', 'full-rear'] },
    { other: at(100, 100), arcs: ['front', 'right', 'full-front'] },
    { other: at(-100, -59), arcs: ['left', 'full-rear'] },
    { other: at(-100, -61), arcs: ['left', 'rear', 'full-rear'] },
    { other: at(0, -100), arcs: ['rear', 'full-rear'] },
  ])('$other is in $arcs', ({ other, arcs }) => {
    const found = FIRING_ARCS.filter((arc) => rangeInArc(at(0, 0), other, arc) !== undefined);
    expect(new Set(found)).toEqual(new Set(arcs));
  });

  it('measures to the part that is in the arc', () => {
    const other = at(100, 139.5, 0, 'large');
    expect(rangeBetween(at(0, 0), other)).toBe(1);
    expect(rangeInArc(at(0, 0), at(60, 159), 'bullseye')).toBeUndefined();
    expect(rangeInArc(at(0, 0), at(0, 240), 'bullseye')).toBe(2);
    expect(rangeInArc(at(0, 0), at(120, 40, 0, 'large'), 'front')).toBe(1);
  });

  it('some arc holds every other ship, at the range between the two', () => {
    fc.assert(
      fc.property(anyBase, anyBase, (a, b) => {
        const ranges = (['front', 'left', 'rear', 'right'] as const).map((arc) => rangeInArc(a, b, arc) ?? Infinity);
        expect(Math.min(...ranges)).toBe(rangeBetween(a, b));
      }),
    );
  });
});

describe('templates', () => {
  it.each(TEMPLATE_BEARINGS)('%s: the pieces fill the area of a band of width 20', (bearing) => {
    for (const speed of [1, 2, 3]) {
      const template = { bearing, speed };
      const size = templateArea(template).reduce((sum, piece) => sum + areaSize(piece), 0);
      expect(size / (20 * templateLength(template))).toBeCloseTo(1, 3);
    }
  });

  it('grow with the length that is asked for', () => {
    expect(templateArea({ bearing: 'bank-left', speed: 1 }, 0)).toEqual([]);
    const half = templateArea({ bearing: 'straight', speed: 2 }, 40);
    expect(areaSize(half[0]!)).toBeCloseTo(800, 9);
  });

  it('have a middle line without a jump', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...TEMPLATE_BEARINGS),
        fc.double({ min: -50, max: 350, noNaN: true }),
        (bearing, s) => {
          const [a, b]: Pose[] = [0, 0.01].map((step) => middleLine({ bearing, speed: 2 }, s + step));
          expect(Math.hypot(b!.x - a!.x, b!.y - a!.y)).toBeCloseTo(0.01, 5);
        },
      ),
    );
  });
});
