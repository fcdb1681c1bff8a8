import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Miniature, Terrain } from './cohesion-input.js';
import { sees } from './line-of-sight.js';
import { along, stretchesInside, type Point } from './polygon.js';

const eye: Miniature = { x: 0, y: 0 };
/** Its row of points that can be seen reaches from y = -13.5 to y = 13.5. */
const seen: Miniature = { x: 100, y: 0 };

const wall = (from: number, to: number, more: Partial<Terrain> = {}): Terrain => ({
  polygon: [
    { x: 90, y: from },
    { x: 95, y: from },
    { x: 95, y: to },
    { x: 90, y: to },
  ],
  blocksLineOfSight: true,
  ...more,
});
const forest = wall(-50, 50, {
  polygon: [
    { x: -20, y: -20 },
    { x: 20, y: -20 },
    { x: 20, y: 20 },
    { x: -20, y: 20 },
  ],
});

describe('who sees whom', () => {
  it.each([
    { what: 'nothing in between', terrain: [], found: true },
    { what: 'two walls with a gap of 1 mm', terrain: [wall(-20, 5), wall(6, 20)], found: true },
    { what: 'two walls that touch', terrain: [wall(-20, 5), wall(5, 20)], found: false },
    { what: 'a wall that leaves the outermost mm', terrain: [wall(-20, 11)], found: true },
    { what: 'a wall just as wide as the base', terrain: [wall(-13.5, 13.5)], found: false },
    { what: 'a wall that blocks nothing', terrain: [wall(-20, 20, { blocksLineOfSight: false })], found: true },
    { what: 'terrain around the eye', terrain: [forest], found: false },
    { what: 'terrain around the eye, as high as its silhouette', terrain: [{ ...forest, height: 41.9 }], found: true },
  ])('$what: $found', ({ terrain, found }) => {
    expect(sees(eye, seen, terrain)).toBe(found);
  });

  it.each([
    { height: 43.9, found: true },
    { height: 45.9, found: false },
  ])('over a wall $height mm high, from 40 mm above the other: $found', ({ height, found }) => {
    // The line comes down 40 mm on 100: where the wall ends, 5 mm before the other, it is 2 mm above its silhouette.
    expect(sees({ ...eye, z: 40 }, seen, [wall(-20, 20, { height })])).toBe(found);
  });

  /** A straight line among others, told by itself: clear of the piece, over its top or under its foot. */
  const isClear = (from: Point & { h: number }, to: Point & { h: number }, { polygon, z = 0, height }: Terrain) =>
    stretchesInside(from, to, polygon).every((stretch) => {
      const ends = [stretch.from, stretch.to].map((t) => from.h + (to.h - from.h) * t);
      return Math.min(...ends) >= z + (height ?? Infinity) - 1e-6 || Math.max(...ends) <= z + 1e-6;
    });

  /** In thousandths of a mm, so that hardly anything just touches. */
  const between = (min: number, max: number) =>
    fc.integer({ min: min * 1000, max: max * 1000 }).map((thousandths) => thousandths / 1000);
  const coordinate = between(-150, 150);
  const corner = fc.record({ x: coordinate, y: coordinate });
  const piece = fc.record({
    polygon: fc.array(corner, { minLength: 3, maxLength: 7 }),
    height: between(5, 120),
    blocksLineOfSight: fc.constant(true),
  });
  const miniature = fc.record({ x: coordinate, y: coordinate, z: between(0, 80) });

  it('agrees with single lines of sight: seen when one of 201 is clear, hidden when none is', () => {
    fc.assert(
      fc.property(miniature, miniature, fc.array(piece, { minLength: 1, maxLength: 4 }), (from, to, terrain) => {
        const distance = Math.hypot(to.x - from.x, to.y - from.y);
        fc.pre(distance > 27);
        const [x, y] = [((to.y - from.y) * 13.5) / distance, ((from.x - to.x) * 13.5) / distance];
        const row = [
          { x: to.x + x, y: to.y + y },
          { x: to.x - x, y: to.y - y },
        ] as const;
        const clear = Array.from({ length: 201 }, (_, index) => {
          const target = { ...along(row[0], row[1], index / 200), h: to.z + 41.9 };
          return terrain.every((blocking) => isClear({ ...from, h: from.z + 41.9 }, target, blocking));
        });
        const found = sees(from, to, terrain);
        // A gap narrower than 0.13 mm can lie between the lines; none of these scenes has one.
        expect(found).toBe(clear.some(Boolean));
      }),
      { numRuns: 150, seed: 4 },
    );
  });
});
