import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Pose } from '../ship.js';
import { placementRules } from './placement-rules.js';
import { normalizeHeading, poseToTable } from './pose.js';
import type { RepositionMove } from './reposition.js';
import { repositions, type Candidate, type RepositionInput, type Repositions } from './repositions.js';

const ORIGIN: Pose = { x: 0, y: 0, heading: 0 };

const answer = (input: RepositionInput): Repositions => {
  const checked = repositions(input);
  if ('faults' in checked) throw new Error(JSON.stringify(checked.faults));
  return checked.value;
};

const square = (x: number, y: number, half: number): { x: number; y: number }[] => [
  { x: x - half, y: y - half },
  { x: x + half, y: y - half },
  { x: x + half, y: y + half },
  { x: x - half, y: y + half },
];

const small = (id: string, x: number, y: number): { id: string; baseSize: 'small'; pose: Pose } => ({
  id,
  baseSize: 'small',
  pose: { x, y, heading: 0 },
});

describe('the ways to reposition', () => {
  it.each<{ move: RepositionMove; size: 'small' | 'medium' | 'large'; ways: number }>([
    { move: { kind: 'barrel-roll' }, size: 'small', ways: 6 },
    { move: { kind: 'barrel-roll' }, size: 'medium', ways: 6 },
    { move: { kind: 'barrel-roll', side: 'left' }, size: 'large', ways: 3 },
    { move: { kind: 'barrel-roll', shape: 'bank' }, size: 'small', ways: 12 },
    {
      move: { kind: 'barrel-roll', shape: 'turn', side: 'left', curves: 'back', position: 'back' },
      size: 'small',
      ways: 1,
    },
    { move: { kind: 'boost' }, size: 'small', ways: 3 },
    { move: { kind: 'boost', template: 'turn-left' }, size: 'small', ways: 1 },
    { move: { kind: 'decloak' }, size: 'small', ways: 7 },
    { move: { kind: 'decloak', shape: 'bank' }, size: 'small', ways: 14 },
    { move: { kind: 'decloak', by: 'boost', shape: 'bank' }, size: 'small', ways: 2 },
    { move: { kind: 'decloak', by: 'barrel-roll', side: 'right' }, size: 'medium', ways: 3 },
  ])('$move of a $size ship: $ways', ({ move, size, ways }) => {
    expect(answer({ baseSize: size, pose: ORIGIN, move }).candidates).toHaveLength(ways);
  });

  it.each([
    { move: { kind: 'boost', template: 'straight', speed: 2 }, end: { x: 0, y: 120, heading: 0 } },
    { move: { kind: 'boost', template: 'turn-right' }, end: { x: 55, y: 55, heading: 90 } },
    { move: { kind: 'barrel-roll', side: 'right', position: 'forward', speed: 2 }, end: { x: 120, y: 10, heading: 0 } },
  ] as const)('a card may change the template: $move', ({ move, end }) => {
    expect(answer({ baseSize: 'small', pose: ORIGIN, move }).candidates[0]?.end).toEqual(end);
  });

  it('names every ship and obstacle in the way', () => {
    const { candidates, fails } = answer({
      id: 'self',
      baseSize: 'small',
      pose: { x: 30, y: 30, heading: 0 },
      move: { kind: 'boost', template: 'straight' },
      table: {
        ships: [small('self', 30, 30), small('x', 30, 145), small('y', 69, 110), small('far', 200, 200)],
        obstacles: [
          { id: 'rock', type: 'asteroid', polygon: square(30, 70, 5) },
          { id: 'junk', type: 'debris', polygon: square(20, 95, 3) },
        ],
        playArea: { width: 500, height: 129 },
      },
    });
    expect(fails).toBe(true);
    expect(candidates[0]?.blockedBy).toMatchObject([
      { code: 'overlaps-ship', facts: { ships: ['x', 'y'] } },
      { code: 'overlaps-obstacle', facts: { obstacles: ['junk'] } },
      { code: 'moves-through-obstacle', facts: { obstacles: ['rock'] } },
      { code: 'outside-play-area', facts: { playArea: { width: 500, height: 129 } } },
    ]);
    expect(candidates[0]?.blockedBy.map(({ rule }) => rule)).toEqual(placementRules.map(({ id }) => id));
  });

  it('names what nothing says the place of, and huge ships', () => {
    const { unplaced, fails } = answer({
      baseSize: 'small',
      pose: ORIGIN,
      move: { kind: 'boost' },
      table: {
        ships: [
          { id: 'x' },
          { id: 'y', baseSize: 'small' },
          small('z', 0, 90),
          { ...small('h', 0, 90), baseSize: 'huge' },
        ],
        obstacles: [{ id: 'rock' }],
      },
    });
    expect(unplaced).toEqual(['x', 'y', 'h', 'rock']);
    expect(fails).toBe(true);
  });

  it('lets a card ignore kinds of obstacles', () => {
    const blocked = (ignoredObstacles: readonly ('asteroid' | 'debris')[]): boolean =>
      answer({
        baseSize: 'small',
        pose: ORIGIN,
        move: { kind: 'boost', template: 'straight' },
        table: { obstacles: [{ id: 'rock', type: 'asteroid', polygon: square(0, 80, 5) }] },
        ignoredObstacles,
      }).fails;
    expect([blocked([]), blocked(['debris']), blocked(['asteroid'])]).toEqual([true, true, false]);
  });

  it('judges an obstacle by its outline, dents included', () => {
    const fits = { x: 22, y: 55 };
    const horseshoe = [
      { x: -fits.x - 10, y: fits.y },
      { x: -fits.x, y: fits.y },
      { x: -fits.x, y: 105 },
      { x: fits.x, y: 105 },
      { x: fits.x, y: fits.y },
      { x: fits.x + 10, y: fits.y },
      { x: fits.x + 10, y: 120 },
      { x: -fits.x - 10, y: 120 },
    ];
    const boost = (polygon: typeof horseshoe): readonly Candidate[] =>
      answer({
        baseSize: 'small',
        pose: ORIGIN,
        move: { kind: 'boost', template: 'straight' },
        table: { obstacles: [{ id: 'rock', type: 'asteroid', polygon }] },
      }).candidates;
    expect(boost(horseshoe)[0]?.legal).toBe(true);
    expect(boost(horseshoe.toReversed())[0]?.legal).toBe(true);
    expect(boost(horseshoe.map(({ x, y }) => ({ x: x - 3, y })))[0]?.legal).toBe(false);
  });

  it.each([
    { x: 120, legal: true },
    { x: 120.001, legal: true },
    { x: 119.99, legal: false },
  ])('a ship that starts $x mm to the right leaves room for a roll: $legal', ({ x, legal }) => {
    const move = { kind: 'barrel-roll', side: 'right', position: 'centre' } as const;
    const { candidates } = answer({ baseSize: 'small', pose: ORIGIN, move, table: { ships: [small('x', x, 0)] } });
    expect(candidates[0]?.legal).toBe(legal);
  });
});

describe('input that cannot be measured', () => {
  const fine: RepositionInput = { baseSize: 'small', pose: ORIGIN, move: { kind: 'boost' } };
  it.each<{ what: string; input: RepositionInput; pointers: readonly string[] }>([
    { what: 'a huge base', input: { ...fine, baseSize: 'huge' }, pointers: ['/baseSize'] },
    { what: 'no such template', input: { ...fine, move: { kind: 'boost', speed: 6 } }, pointers: ['/move'] },
    {
      what: 'no such bank',
      input: { ...fine, move: { kind: 'barrel-roll', shape: 'bank', speed: 4 } },
      pointers: ['/move'],
    },
    { what: 'a pose that is no number', input: { ...fine, pose: { ...ORIGIN, x: NaN } }, pointers: ['/pose'] },
    {
      what: 'a pose on the table that is no number, an id twice',
      input: { ...fine, table: { ships: [small('x', 0, 0), small('x', Infinity, 0)] } },
      pointers: ['/table/ships/1/pose', '/table/ships/1/id'],
    },
    {
      what: 'outlines that enclose nothing',
      input: {
        ...fine,
        table: {
          obstacles: [
            { id: 'line', type: 'debris', polygon: square(0, 0, 1).slice(2) },
            {
              id: 'bow',
              type: 'debris',
              polygon: [
                { x: 0, y: 0 },
                { x: 5, y: 5 },
                { x: 5, y: 0 },
                { x: 0, y: 9 },
              ],
            },
            {
              id: 'flat',
              type: 'debris',
              polygon: [
                { x: 0, y: 0 },
                { x: 5, y: 5 },
                { x: 9, y: 9 },
              ],
            },
            { id: 'flat', type: 'debris', polygon: [{ x: 0, y: NaN }] },
          ],
          playArea: { width: 0, height: 1 },
        },
      },
      pointers: [
        '/table/obstacles/0/polygon',
        '/table/obstacles/1/polygon',
        '/table/obstacles/2/polygon',
        '/table/obstacles/3/polygon',
        '/table/obstacles/3/id',
        '/table/playArea',
      ],
    },
  ])('$what: $pointers', ({ input, pointers }) => {
    const checked = repositions(input);
    expect('faults' in checked && checked.faults.map(({ pointer }) => pointer)).toEqual(pointers);
  });
});

const anyMove = fc.constantFrom<RepositionMove>(
  { kind: 'barrel-roll' },
  { kind: 'barrel-roll', shape: 'bank' },
  { kind: 'boost' },
  { kind: 'decloak' },
);
const anySize = fc.constantFrom('small', 'medium', 'large' as const);
const anyPose = fc.record({
  x: fc.double({ min: -200, max: 200, noNaN: true }),
  y: fc.double({ min: -200, max: 200, noNaN: true }),
  heading: fc.double({ min: -360, max: 360, noNaN: true }),
});
const anyTable = fc.record({
  ships: fc.array(fc.record({ baseSize: anySize, pose: anyPose }), { maxLength: 4 }),
  rocks: fc.array(anyPose, { maxLength: 3 }),
});
type AnyTable = { ships: { baseSize: 'small' | 'medium' | 'large'; pose: Pose }[]; rocks: Pose[] };

/** An outline with a dent. */
const ROCK = [
  { x: 0, y: 20 },
  { x: 5, y: 3 },
  { x: 25, y: 0 },
  { x: 0, y: -15 },
  { x: -20, y: 0 },
];

const laid = ({ ships, rocks }: AnyTable, move: (pose: Pose) => Pose): NonNullable<RepositionInput['table']> => ({
  ships: ships.map(({ baseSize, pose }, index) => ({ id: `s${index}`, baseSize, pose: move(pose) })),
  obstacles: rocks.map((pose, index) => ({
    id: `o${index}`,
    type: 'asteroid',
    polygon: ROCK.map(({ x, y }) => {
      const moved = move(poseToTable(pose, { x, y, heading: 0 }));
      return { x: moved.x, y: moved.y };
    }),
  })),
});

const outcome = ({ choice, blockedBy }: Candidate): unknown => ({
  choice,
  blockedBy: blockedBy.map(({ code, facts }) => ({ code, facts })),
});

describe('for any move on any table', () => {
  it('turning and shifting the whole table changes nothing', () => {
    fc.assert(
      fc.property(anyMove, anySize, anyTable, anyPose, (move, baseSize, table, shift) => {
        const own = answer({ baseSize, pose: ORIGIN, move, table: laid(table, (pose) => pose) });
        const moved = answer({
          baseSize,
          pose: poseToTable(shift, ORIGIN),
          move,
          table: laid(table, (pose) => poseToTable(shift, pose)),
        });
        expect(moved.candidates.map(outcome)).toEqual(own.candidates.map(outcome));
        moved.candidates.forEach(({ end }, index) => {
          const expected = poseToTable(shift, own.candidates[index]!.end);
          expect(Math.hypot(end.x - expected.x, end.y - expected.y)).toBeLessThan(0.005);
          expect(Math.abs(normalizeHeading(end.heading - expected.heading))).toBeLessThan(0.001);
        });
      }),
      { numRuns: 150 },
    );
  });

  it('left is right in a mirror', () => {
    const mirrored = (pose: Pose): Pose => ({ x: -pose.x, y: pose.y, heading: -pose.heading });
    const swapped = (candidate: Candidate): string =>
      JSON.stringify({ ...candidate.choice, codes: candidate.blockedBy.map(({ code }) => code) })
        .replaceAll('left', 'LEFT')
        .replaceAll('right', 'left')
        .replaceAll('LEFT', 'right');
    fc.assert(
      fc.property(anyMove, anySize, anyTable, (move, baseSize, table) => {
        const own = answer({ baseSize, pose: ORIGIN, move, table: laid(table, (pose) => pose) });
        const seen = answer({ baseSize, pose: ORIGIN, move, table: laid(table, mirrored) });
        const plain = seen.candidates.map(({ choice, blockedBy }) =>
          JSON.stringify({ ...choice, codes: blockedBy.map(({ code }) => code) }),
        );
        expect(plain.toSorted()).toEqual(own.candidates.map(swapped).toSorted());
      }),
      { numRuns: 150 },
    );
  });
});
