import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { CohesionInput, Miniature, Terrain } from './cohesion-input.js';
import { cohesion } from './cohesion.js';

const answer = (input: Partial<CohesionInput>) => {
  const found = cohesion({ leader, miniatures: [], ...input });
  if ('faults' in found) throw new Error(JSON.stringify(found.faults));
  return found.value;
};

const leader: Miniature = { x: 0, y: 0 };
/** A miniature whose base edge is that far from the leader's. */
const apart = (gap: number, more: Partial<Miniature> = {}): Miniature => ({ x: gap + 27, y: 0, ...more });
const box = (x: number, y: number, [width, depth]: readonly [number, number]): Terrain['polygon'] => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + depth },
  { x, y: y + depth },
];

const codes = (miniature: Miniature, more: Partial<CohesionInput> = {}) =>
  answer({ miniatures: [miniature], ...more }).miniatures.flatMap(({ reasons }) => reasons.map(({ code }) => code));

const wall: Terrain = { polygon: box(40, -30, [5, 60]), impassable: true, height: 10 };
const hedge: Terrain = { polygon: box(40, -30, [5, 60]), blocksLineOfSight: true, height: 60 };

describe('the three conditions of cohesion', () => {
  it.each([
    { what: 'base edges 76 mm apart', miniature: apart(76), found: [] },
    { what: 'base edges 76.2 mm apart', miniature: apart(76.2), found: [] },
    { what: 'base edges 76.3 mm apart', miniature: apart(76.3), found: ['too-far'] },
    { what: 'base edges 80 mm apart', miniature: apart(80), found: ['too-far'] },
    { what: 'bases that overlap', miniature: { x: 5, y: 0 }, found: ['bases-overlap'] },
    { what: 'bases measured 1 mm into one another', miniature: { x: 26, y: 0 }, found: [] },
    { what: 'bases a little more than 1 mm into one another', miniature: { x: 25.9, y: 0 }, found: ['bases-overlap'] },
    { what: 'one base above the silhouette of the other', miniature: { x: 5, y: 0, z: 41.9 }, found: [] },
    { what: 'as high as the silhouette', miniature: apart(30, { z: 41.9 }), found: [] },
    { what: 'a little higher', miniature: apart(30, { z: 42 }), found: ['too-high'] },
    { what: 'as far below', miniature: apart(30, { z: -42 }), found: ['too-high'] },
    { what: 'everything at once', miniature: apart(90, { z: 300 }), found: ['too-far', 'too-high'] },
  ])('$what: $found', ({ miniature, found }) => {
    expect(codes(miniature)).toEqual(found);
  });

  it.each([
    { what: 'an impassable wall in between', terrain: [wall], found: ['tool-over-impassable'] },
    { what: 'a wall that the tool just touches', terrain: [{ ...wall, polygon: box(40, 0, [5, 60]) }], found: [] },
    { what: 'a wall behind', terrain: [{ ...wall, polygon: box(-60, -30, [5, 60]) }], found: [] },
    { what: 'a hedge in between', terrain: [hedge], found: ['no-line-of-sight'] },
    { what: 'a low hedge', terrain: [{ ...hedge, height: 40 }], found: [] },
    { what: 'a bridge above', terrain: [{ ...hedge, z: 100 }], found: [] },
    { what: 'a hedge that leaves a gap', terrain: [{ ...hedge, polygon: box(40, -3, [5, 60]) }], found: [] },
    {
      what: 'a hedge without an end',
      terrain: [{ polygon: hedge.polygon, blocksLineOfSight: true }],
      found: ['no-line-of-sight'],
    },
  ])('$what: $found', ({ terrain, found }) => {
    expect(codes(apart(40), { terrain })).toEqual(found);
  });

  it('reaches as high as a notched leader is tall', () => {
    const notched = { leader: { x: 0, y: 0, base: 50 } };
    expect(codes({ x: 80, y: 0, z: 50.8 }, notched)).toEqual([]);
    expect(codes({ x: 80, y: 0, z: 50.8 })).toEqual(['too-high']);
  });

  it('reaches as far as the speed-1 tool in the 2.5 rulebook, where the next action restores it', () => {
    expect(answer({ ruleset: 'legion/2023', miniatures: [apart(75.5)] })).toMatchObject({
      inCohesion: false,
      duty: 'next-action-restores-it',
    });
  });
});

describe('the nearest place in cohesion', () => {
  it('is straight towards the leader on an empty table', () => {
    const [found] = answer({ miniatures: [apart(100)] }).miniatures;
    expect(found?.spot).toMatchObject({ inCohesion: true, z: 0 });
    expect(found?.spot?.x).toBeCloseTo(103.2, 1);
    expect(found?.spot?.y).toBeCloseTo(0, 1);
    expect(found?.spot?.distance).toBeCloseTo(23.8, 1);
  });

  it('is not on another miniature, nor twice the same', () => {
    const { miniatures } = answer({ miniatures: [apart(100), apart(100, { x: 127.5 })] });
    const [first, second] = miniatures.map(({ spot }) => spot);
    expect(Math.hypot((first?.x ?? 0) - (second?.x ?? 0), (first?.y ?? 0) - (second?.y ?? 0))).toBeGreaterThanOrEqual(
      26.99,
    );
  });

  it('lies on top of what the base can wholly stand on', () => {
    const roof: Terrain = { polygon: box(60, -60, [120, 120]), height: 40 };
    const [found] = answer({ miniatures: [apart(100, { z: 40 })], terrain: [roof] }).miniatures;
    expect(found?.spot).toMatchObject({ inCohesion: true, z: 40 });
  });

  it('is as close to the leader as can be where none is in cohesion', () => {
    const cage: Terrain = { polygon: box(-14, -14, [28, 28]), impassable: true };
    const ring: readonly Terrain[] = [
      { ...cage, polygon: box(-130, -130, [260, 100]) },
      { ...cage, polygon: box(-130, 30, [260, 100]) },
      { ...cage, polygon: box(-130, -30, [100, 60]) },
      { ...cage, polygon: box(30, -30, [100, 60]) },
    ];
    const [found] = answer({ miniatures: [{ x: 200, y: 0 }], terrain: ring }).miniatures;
    expect(found?.spot).toMatchObject({ inCohesion: false });
    expect(Math.hypot(found?.spot?.x ?? 0, found?.spot?.y ?? 0)).toBeLessThan(150);
  });

  it('is in cohesion whenever it says so, and never farther than the way to the leader’s reach', () => {
    const angle = fc.double({ min: 0, max: 6.28, noNaN: true });
    fc.assert(
      fc.property(fc.integer({ min: 110, max: 400 }), angle, (radius, turn) => {
        const miniature = { x: radius * Math.cos(turn), y: radius * Math.sin(turn) };
        const [found] = answer({ miniatures: [miniature] }).miniatures;
        const spot = found?.spot;
        expect(spot?.inCohesion).toBe(true);
        expect(codes({ x: spot?.x ?? 0, y: spot?.y ?? 0 })).toEqual([]);
        expect(spot?.distance).toBeCloseTo(radius - 103.2, 1);
      }),
      { numRuns: 25 },
    );
  });
});

describe('bases in one place', () => {
  it('are told of the later one, which belongs beside the other', () => {
    const { miniatures, duty } = answer({
      miniatures: [
        { x: 40, y: 0 },
        { id: 'b', x: 45, y: 0 },
      ],
    });
    expect(miniatures.map(({ reasons }) => reasons.map(({ code }) => code))).toEqual([[], ['bases-overlap']]);
    expect(miniatures[1]?.spot).toMatchObject({ x: 67, y: 0, z: 0, inCohesion: true, distance: 22 });
    expect(duty).toBe('placed-as-close-as-possible');
  });

  it('are those of another unit too', () => {
    const found = codes({ x: 40, y: 0 }, { occupied: [{ id: 'foe', x: 50, y: 0, base: 50 }] });
    expect(found).toEqual(['bases-overlap']);
  });

  it('are left by a miniature where its leader has moved to', () => {
    const [found] = answer({ miniatures: [{ x: 0, y: 0 }] }).miniatures;
    expect(Math.hypot(found?.spot?.x ?? 0, found?.spot?.y ?? 0)).toBeGreaterThanOrEqual(27 - 1e-6);
  });
});

describe('where a base can stand', () => {
  /** Half under the place straight towards the leader, which is at 103.2. */
  const under = (more: Partial<Terrain>): readonly Terrain[] => [{ polygon: box(95, -40, [20, 80]), ...more }];
  const xOf = (terrain: readonly Terrain[]): number =>
    answer({ miniatures: [apart(100)], terrain }).miniatures[0]?.spot?.x ?? 0;

  it.each([
    { what: 'what only lies on the table', more: {}, free: true },
    {
      what: 'what is told to lie flat and hides what is behind',
      more: { height: 0, blocksLineOfSight: true },
      free: true,
    },
    { what: 'what hides the leader and tells no height', more: { blocksLineOfSight: true }, free: false },
    { what: 'what is impassable and tells no height', more: { impassable: true }, free: false },
    { what: 'a crate', more: { height: 20 }, free: false },
  ])('across the edge of $what: $free', ({ more, free }) => {
    const x = xOf(under(more));
    if (free) expect(x).toBe(103.2);
    else expect(x).not.toBe(103.2);
  });

  it('nowhere on what has no top', () => {
    const forest: Terrain = { polygon: box(60, -60, [120, 120]), blocksLineOfSight: true };
    const { spot } = answer({ miniatures: [apart(100)], terrain: [forest] }).miniatures[0] ?? {};
    expect(spot).toMatchObject({ inCohesion: true });
    expect(spot?.x).toBeLessThanOrEqual(60 - 13.5 + 1e-6);
  });
});

describe('an outline', () => {
  const corners = (...places: readonly (readonly [number, number])[]) => places.map(([x, y]) => ({ x, y }));

  it.each([
    { what: 'a square', polygon: corners([0, 0], [10, 0], [10, 10], [0, 10]), crosses: false },
    { what: 'a bow-tie', polygon: corners([0, 0], [10, 10], [10, 0], [0, 10]), crosses: true },
    { what: 'a dart', polygon: corners([0, 0], [10, 0], [3, 3], [0, 10]), crosses: false },
    {
      what: 'two squares that touch in a corner',
      polygon: corners([0, 0], [5, 0], [5, 5], [9, 5], [9, 9], [5, 9], [5, 5], [0, 5]),
      crosses: false,
    },
    { what: 'a star drawn in one line', polygon: corners([0, 10], [6, -8], [-9, 3], [9, 3], [-6, -8]), crosses: true },
  ])('$what crosses itself: $crosses', ({ polygon, crosses }) => {
    const found = cohesion({ leader, miniatures: [], terrain: [{ polygon }] });
    const pointers = 'faults' in found ? found.faults.map(({ pointer }) => pointer) : [];
    expect(pointers).toEqual(crosses ? ['/terrain/0/polygon'] : []);
  });
});

describe('what is told', () => {
  const place = fc.double({ min: -200, max: 200, noNaN: true });
  const size = fc.double({ min: 5, max: 120, noNaN: true });
  const piece = fc.record({
    polygon: fc.tuple(place, place, size, size).map(([x, y, width, depth]) => box(x, y, [width, depth])),
    impassable: fc.boolean(),
    blocksLineOfSight: fc.boolean(),
    height: fc.option(fc.double({ min: 1, max: 60, noNaN: true }), { nil: undefined }),
  });
  const isTold = (length: number): boolean => Math.abs(length * 100 - Math.round(length * 100)) < 1e-6;

  it('is rounded to 0.01 mm, and the place is still as good as it says', () => {
    fc.assert(
      fc.property(place, place, fc.array(piece, { maxLength: 4 }), (x, y, pieces) => {
        const terrain = pieces.map(({ height, ...more }) => ({ ...more, ...(height !== undefined && { height }) }));
        const input = { leader, miniatures: [{ x, y }], terrain };
        const [found] = answer(input).miniatures;
        expect(isTold(found?.distance ?? 0)).toBe(true);
        const spot = found?.spot;
        if (spot === undefined) return;
        expect([spot.x, spot.y, spot.z, spot.distance].every(isTold)).toBe(true);
        const [again] = answer({ ...input, miniatures: [{ x: spot.x, y: spot.y, z: spot.z }] }).miniatures;
        expect(again?.inCohesion).toBe(spot.inCohesion);
      }),
      { numRuns: 300 },
    );
  });
});

describe('what follows', () => {
  it.each([
    { cause: undefined, gap: 10, duty: 'none' },
    { cause: 'leader-moved' as const, gap: 100, duty: 'placed-as-close-as-possible' },
    { cause: 'leader-replaced' as const, gap: 100, duty: 'unspecified' },
  ])('$cause, $gap mm apart: $duty', ({ cause, gap, duty }) => {
    expect(answer({ miniatures: [apart(gap)], ...(cause !== undefined && { cause }) }).duty).toBe(duty);
  });

  it('tells what is wrong with the input by pointer', () => {
    const found = cohesion({
      leader: { x: Number.NaN, y: 0 },
      miniatures: [{ x: 0, y: 0, base: 0 }],
      terrain: [{ polygon: [{ x: 0, y: 0 }], height: -1 }],
    });
    expect('faults' in found && found.faults.map(({ pointer }) => pointer)).toEqual([
      '/leader/x',
      '/miniatures/0/base',
      '/terrain/0/polygon',
      '/terrain/0/height',
    ]);
  });
});
