import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Pose } from '../ship.js';
import { baseArea, baseSide, STANDARD_BASE_SIZES, type StandardBaseSize } from './base.js';
import { BEARINGS, courseOf, isBasic, type Bearing } from './bearing.js';
import { courseFor } from './course.js';
import { areaDistance } from './distance.js';
import { dialCode, maneuverExists, readManeuver, type DialManeuver, type Maneuver } from './maneuver.js';
import { moveShip, type Move, type MovedShip } from './move-ship.js';
import { convexAreasOverlap } from './overlap.js';
import { normalizeHeading } from './pose.js';
import { measure, type Layout } from './layout.js';

const ORIGIN: Pose = { x: 0, y: 0, heading: 0 };
const small = (id: string, x: number, y: number): { id: string; baseSize: 'small'; pose: Pose } => ({
  id,
  baseSize: 'small',
  pose: { x, y, heading: 0 },
});
const rock = (id: string, x: number, y: number): NonNullable<Layout['obstacles']>[number] => ({
  id,
  type: 'asteroid',
  polygon: [
    { x: x - 4, y: y - 4 },
    { x: x + 4, y: y - 4 },
    { x, y: y + 4 },
  ],
});

const moved = (maneuver: Maneuver, table: Layout, more: Partial<Move> = {}): MovedShip =>
  moveShip({
    base: { baseSize: 'small', pose: ORIGIN },
    maneuver,
    table: measure(table, undefined),
    ignoredObstacles: [],
    ...more,
  });

describe('dial codes', () => {
  it.each(['2TW', '0OR', '3KR', '1EP', '1SB', '1AR', '1DR', '5FB', '3LR', '3PR', '2RP', '1YW', '2NB', '2BB'])(
    '%s reads back as it was',
    (code) => {
      expect(dialCode(readManeuver(code) as DialManeuver)).toBe(code);
    },
  );

  it('may leave the difficulty to the dial', () => {
    expect(readManeuver('3N')).toEqual({ speed: 3, bearing: 'bank-right' });
  });

  it.each(['', '2', '2TX', '2XW', '6FW', '2TWW', 'tTW'])('%s is no maneuver', (code) => {
    expect(readManeuver(code)).toBeUndefined();
  });

  it.each<[number, Bearing, boolean]>([
    [0, 'stationary', true],
    [1, 'stationary', false],
    [5, 'straight', true],
    [6, 'straight', false],
    [0, 'straight', false],
    [3, 'turn-left', true],
    [4, 'turn-left', false],
    [1.5, 'bank-left', false],
    [5, 'koiogran', true],
  ])('%d %s exists: %s', (speed, bearing, exists) => {
    expect(maneuverExists({ speed, bearing })).toBe(exists);
  });

  it('counts straights, banks and turns as basic', () => {
    expect(BEARINGS.filter(isBasic)).toEqual(['straight', 'bank-left', 'bank-right', 'turn-left', 'turn-right']);
  });
});

describe('a maneuver on an empty table', () => {
  it('is fully executed and meets nothing', () => {
    expect(moved({ speed: 2, bearing: 'turn-right' }, {})).toMatchObject({
      end: { x: 82.5, y: 82.5, heading: 90 },
      fullyExecuted: true,
      overlapped: [],
      touches: [],
      obstaclesMovedThrough: [],
      obstaclesOverlapped: [],
      fled: false,
    });
  });

  it('answers with the outline of the template that it moved over', () => {
    expect(moved({ speed: 1, bearing: 'straight' }, {}).template).toEqual([
      { x: -10, y: 20 },
      { x: -10, y: 60 },
      { x: 10, y: 60 },
      { x: 10, y: 20 },
    ]);
    expect(moved({ speed: 1, bearing: 'reverse-straight' }, {}).template).toContainEqual({ x: 10, y: -60 });
    expect(moved({ speed: 1, bearing: 'turn-left' }, {}).template).toHaveLength(182);
    expect(moved({ speed: 0, bearing: 'stationary' }, {}).template).toEqual([]);
  });

  it.each(STANDARD_BASE_SIZES)('begins where the ship stands and ends where it ends: %s', (size) => {
    for (const bearing of BEARINGS) {
      const course = courseFor({ speed: 1, bearing }, size);
      const start = course.at(course.first);
      expect(Math.hypot(start.x, start.y, start.heading)).toBeLessThan(1e-6);
      const end = course.at(course.last);
      const aim = course.ends.find(({ position }) => (position ?? 'centre') === 'centre')!.pose;
      expect(Math.hypot(end.x - aim.x, end.y - aim.y)).toBeLessThan(1e-6);
    }
  });

  it('may leave the play area, which is to flee', () => {
    const playArea = { width: 200, height: 200 };
    const base = { baseSize: 'small', pose: { x: 100, y: 60, heading: 0 } } as const;
    expect(moved({ speed: 2, bearing: 'straight' }, { playArea }, { base })).toMatchObject({ fled: false });
    const nearer = { ...base, pose: { ...base.pose, y: 60.01 } };
    expect(moved({ speed: 2, bearing: 'straight' }, { playArea }, { base: nearer })).toMatchObject({ fled: true });
  });
});

describe('ships in the way', () => {
  it('may be moved through', () => {
    expect(moved({ speed: 5, bearing: 'straight' }, { ships: [small('x', 0, 100)] }).fullyExecuted).toBe(true);
  });

  it('send the ship back until it touches the last of them', () => {
    const table = { ships: [small('near', 5, 121), small('far', -5, 165)] };
    expect(moved({ speed: 3, bearing: 'straight' }, table)).toMatchObject({
      end: { x: 0, heading: 0 },
      fullyExecuted: false,
      overlapped: ['near', 'far'],
      touches: ['near'],
    });
    expect(moved({ speed: 3, bearing: 'straight' }, table).end.y).toBeCloseTo(81, 2);
  });

  it('send it no further than the first gap that holds it', () => {
    const table = { ships: [small('near', 0, 79), small('far', 0, 170)] };
    expect(moved({ speed: 3, bearing: 'straight' }, table)).toMatchObject({ overlapped: ['far'] });
    expect(moved({ speed: 3, bearing: 'straight' }, table).end.y).toBeCloseTo(130, 2);
  });

  it('may send it all the way back', () => {
    const table = { ships: [{ ...small('x', 0, 60), baseSize: 'large' as const }] };
    expect(moved({ speed: 1, bearing: 'straight' }, table)).toMatchObject({ touches: ['x'] });
    expect(moved({ speed: 1, bearing: 'straight' }, table).end.y).toBeCloseTo(0, 2);
  });

  it.each<Bearing>(['koiogran', 'segnor-left', 'tallon-right'])(
    'do not let it turn about at the end: %s',
    (bearing) => {
      const { end } = courseFor({ speed: 2, bearing }, 'small').ends.map(({ pose }) => ({ end: pose }))[0]!;
      const result = moved({ speed: 2, bearing }, { ships: [{ id: 'x', baseSize: 'large', pose: end }] });
      expect(result.fullyExecuted).toBe(false);
      expect(Math.abs(result.end.heading)).toBeLessThanOrEqual(90);
    },
  );

  it('do not matter to a ship that stands still', () => {
    expect(moved({ speed: 0, bearing: 'stationary' }, { ships: [small('x', 40, 0)] })).toMatchObject({
      end: ORIGIN,
      fullyExecuted: true,
    });
  });

  it('R127: leave a Tallon Roll its free placements', () => {
    const table = { ships: [small('x', 55, 91)] };
    const roll = { speed: 1, bearing: 'tallon-right' } as const;
    expect(moved(roll, table, { position: 'centre' })).toMatchObject({
      position: 'forward',
      fullyExecuted: true,
      end: { x: 55, y: 45, heading: 180 },
    });
    expect(moved(roll, {}, { position: 'back' })).toMatchObject({ position: 'back', end: { x: 55, y: 65 } });
    expect(moved(roll, { ships: [small('x', 55, 84)] })).toMatchObject({ fullyExecuted: false, overlapped: ['x'] });
  });
});

describe('obstacles in the way', () => {
  it('are moved through, overlapped, or both', () => {
    const table = { obstacles: [rock('under', 0, 60), rock('beneath', 15, 120), rock('beside', 16, 70)] };
    expect(moved({ speed: 2, bearing: 'straight' }, table)).toMatchObject({
      obstaclesMovedThrough: ['under'],
      obstaclesOverlapped: ['beneath'],
    });
  });

  it('R117: do not matter under the part of the template that the ship backed over', () => {
    const table = { ships: [small('x', 0, 130)], obstacles: [rock('ahead', 0, 116), rock('behind', 0, 40)] };
    expect(moved({ speed: 3, bearing: 'straight' }, table)).toMatchObject({
      fullyExecuted: false,
      obstaclesMovedThrough: ['behind'],
      obstaclesOverlapped: [],
    });
  });

  it('R115: do not matter where the ship starts', () => {
    expect(moved({ speed: 2, bearing: 'straight' }, { obstacles: [rock('start', 0, 0)] })).toMatchObject({
      obstaclesMovedThrough: [],
      obstaclesOverlapped: [],
    });
  });

  it('R116: matter beneath a ship that stands still', () => {
    expect(moved({ speed: 0, bearing: 'stationary' }, { obstacles: [rock('start', 0, 0)] })).toMatchObject({
      obstaclesOverlapped: ['start'],
    });
  });

  it('may be ignored', () => {
    const table = { obstacles: [rock('rock', 0, 60)] };
    expect(moved({ speed: 2, bearing: 'straight' }, table, { ignoredObstacles: ['asteroid'] })).toMatchObject({
      obstaclesMovedThrough: [],
    });
  });
});

const anyManeuver = fc
  .record({
    bearing: fc.constantFrom(...BEARINGS.filter((bearing) => bearing !== 'stationary')),
    speed: fc.integer({ min: 1, max: 3 }),
  })
  .filter(maneuverExists);
const anySize = fc.constantFrom<StandardBaseSize>(...STANDARD_BASE_SIZES);
const anyOther = fc.record({
  baseSize: anySize,
  pose: fc.record({
    x: fc.double({ min: -200, max: 200, noNaN: true }),
    y: fc.double({ min: -200, max: 250, noNaN: true }),
    heading: fc.double({ min: -180, max: 180, noNaN: true }),
  }),
});

describe('for any maneuver among any ships', () => {
  it('the ship ends free, or touching one that it overlapped', () => {
    fc.assert(
      fc.property(
        anyManeuver,
        anySize,
        fc.array(anyOther, { minLength: 1, maxLength: 5 }),
        (maneuver, baseSize, others) => {
          const start = baseArea({ baseSize, pose: ORIGIN });
          const ships = others
            .filter((other) => !convexAreasOverlap(start, baseArea(other)))
            .map((other, index) => ({ id: `s${index}`, ...other }));
          const result = moved(maneuver, { ships }, { base: { baseSize, pose: ORIGIN } });
          const end = baseArea({ baseSize, pose: result.end });
          for (const ship of ships) expect(convexAreasOverlap(end, baseArea(ship))).toBe(false);
          expect(result.fullyExecuted).toBe(result.touches.length === 0);
          for (const id of result.touches) {
            expect(result.overlapped).toContain(id);
            expect(areaDistance([end], [baseArea(ships.find((ship) => ship.id === id)!)])).toBeLessThan(0.3);
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  it('both guides stay on the middle line', () => {
    fc.assert(
      fc.property(anyManeuver, anySize, fc.double({ min: 0, max: 1, noNaN: true }), (maneuver, size, part) => {
        const course = courseFor(maneuver, size);
        const step = (course.last - course.first) * part;
        const [a, b] = [course.at(course.first + step), course.at(course.first + step + 0.001)];
        const speed = Math.hypot(b.x - a.x, b.y - a.y) / 0.001;
        expect(speed).toBeLessThan(2.2);
        expect(Math.abs(normalizeHeading(b.heading - a.heading))).toBeLessThan(0.01);
      }),
    );
  });

  it('a reverse maneuver mirrors its forward twin', () => {
    for (const bearing of ['straight', 'bank-left', 'bank-right'] as const) {
      const [ahead] = courseFor({ speed: 2, bearing }, 'medium').ends;
      const [back] = courseFor({ speed: 2, bearing: `reverse-${bearing}` }, 'medium').ends;
      expect(back?.pose).toEqual({ x: ahead?.pose.x, y: -ahead!.pose.y, heading: -ahead!.pose.heading });
    }
  });

  it('every bearing but standing still has a course', () => {
    expect(BEARINGS.filter((bearing) => courseOf(bearing) === undefined)).toEqual(['stationary']);
    expect(baseSide('small')).toBe(40);
  });
});
