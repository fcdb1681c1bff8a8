import { describe, expect, it } from '@jest/globals';
import { baseSide, type PlacedBase } from '../../libs/rules/src/xwing/movement/base.js';
import type { Bearing } from '../../libs/rules/src/xwing/movement/bearing.js';
import { areaDistance } from '../../libs/rules/src/xwing/movement/distance.js';
import { baseArea } from '../../libs/rules/src/xwing/movement/base.js';
import { courseFor } from '../../libs/rules/src/xwing/movement/course.js';
import { moveShip } from '../../libs/rules/src/xwing/movement/move-ship.js';
import { rangeBetween } from '../../libs/rules/src/xwing/movement/range.js';
import type { RepositionMove, Slide } from '../../libs/rules/src/xwing/movement/reposition.js';
import { repositions, type Candidate, type RepositionInput } from '../../libs/rules/src/xwing/movement/repositions.js';
import { measure, type PlayArea } from '../../libs/rules/src/xwing/movement/layout.js';
import type { TemplateBearing } from '../../libs/rules/src/xwing/movement/template.js';
import type { Pose } from '../../libs/rules/src/xwing/ship.js';
import golden from './xwing-geometry.json' with { type: 'json' };

/** The vectors call the way ahead z. */
interface End {
  readonly x: number;
  readonly z: number;
  readonly headingDeg: number;
}
type Size = 'small' | 'medium' | 'large';

const ORIGIN: Pose = { x: 0, y: 0, heading: 0 };
const size = (base: string): Size => base as Size;

const expectPose = (pose: Pose | undefined, { x, z, headingDeg }: End): void => {
  expect(pose?.x).toBeCloseTo(x, 2);
  expect(pose?.y).toBeCloseTo(z, 2);
  expect(Math.cos((((pose?.heading ?? NaN) - headingDeg) * Math.PI) / 180)).toBeCloseTo(1, 9);
};

const candidates = (input: Omit<RepositionInput, 'pose'>): readonly Candidate[] => {
  const checked = repositions({ pose: ORIGIN, ...input });
  if ('faults' in checked) throw new Error(JSON.stringify(checked.faults));
  return checked.value.candidates;
};

const onlyEnd = (base: string, move: RepositionMove): Pose | undefined => {
  const found = candidates({ baseSize: size(base), move });
  expect(found).toHaveLength(1);
  return found[0]?.end;
};

describe('the golden vectors', () => {
  it.each(golden.maneuvers)('$base $speed $bearing', ({ base, bearing, speed, end, ends }) => {
    const found = courseFor({ bearing: bearing as Bearing, speed }, size(base)).ends;
    if (end !== undefined) {
      expect(found).toHaveLength(1);
      expectPose(found[0]?.pose, end);
      return;
    }
    expect(found).toHaveLength(3);
    for (const { position, pose } of found) expectPose(pose, ends[position ?? 'centre']);
  });

  it.each(golden.barrelRoll)('$base barrel roll $side $position', ({ base, side, position, end }) => {
    const move = { kind: 'barrel-roll', side: side as 'left', position: position as Slide } as const;
    expectPose(onlyEnd(base, move), end);
  });

  it.each(golden.boost)('$base boost $template', ({ base, template, end }) => {
    expectPose(onlyEnd(base, { kind: 'boost', template: template as TemplateBearing }), end);
  });

  it.each(golden.decloak)('$base decloak $mode $side $position', ({ base, mode, side, position, end }) => {
    const move = {
      kind: 'decloak',
      by: mode as 'boost',
      ...(side === undefined ? {} : { side: side as 'left', position: position as Slide }),
    } as const;
    expectPose(onlyEnd(base, move), end);
  });

  it.each(golden.bankBarrelRollSmall)('bank roll $side $curves $position', ({ base, side, curves, position, end }) => {
    const move = {
      kind: 'barrel-roll',
      shape: 'bank',
      side: side as 'left',
      curves: curves as 'forward',
      position: position as Slide,
    } as const;
    expectPose(onlyEnd(base, move), end);
  });

  it.each(golden.repositionScenarios)('$id: $note', (scenario) => {
    const [left, near, right, far] = scenario.playArea ?? [0, 0, 0, 0];
    const shifted = (x: number, z: number): { x: number; y: number } => ({ x: x - left!, y: z - near! });
    const playArea: PlayArea = { width: right! - left!, height: far! - near! };
    const found = candidates({
      baseSize: size(scenario.base),
      pose: { ...shifted(0, 0), heading: 0 },
      move:
        scenario.action.type === 'Boost'
          ? { kind: 'boost', template: scenario.action.template as TemplateBearing }
          : { kind: 'barrel-roll', side: scenario.action.side as 'left' },
      table: {
        ships: scenario.ships.map(({ base, pose: [x, z, heading] }, index) => ({
          id: `ship-${index}`,
          baseSize: size(base),
          pose: { ...shifted(x!, z!), heading: heading! },
        })),
        obstacles: scenario.obstacles.map((polygon, index) => ({
          id: `obstacle-${index}`,
          type: 'asteroid',
          polygon: polygon.map(([x, z]) => shifted(x!, z!)),
        })),
        ...(scenario.playArea === null ? {} : { playArea }),
      },
    } as RepositionInput);
    const wanted = Object.entries(scenario.candidates);
    expect(found).toHaveLength(wanted.length);
    for (const [name, { end, legal, reasons }] of wanted) {
      const candidate = found.find(({ choice }) => choice.by === 'boost' || choice.position === name);
      const { x, y } = shifted(end.x, end.z);
      expectPose(candidate?.end, { ...end, x, z: y });
      expect(candidate?.blockedBy.map(({ code }) => code)).toEqual(reasons);
      expect(candidate?.legal).toBe(legal);
    }
    expect(found.every(({ legal }) => !legal)).toBe(scenario.fails);
  });

  it.each(golden.bumpStraight)('$base straight $speed against $other', ({ base, speed, other, end, fullyExecuted }) => {
    const [x, z, heading] = other.pose;
    const ship = { id: 'other', baseSize: size(other.base), pose: { x: x!, y: z!, heading: heading! } };
    const moved = moveShip({
      base: { baseSize: size(base), pose: ORIGIN },
      maneuver: { bearing: 'straight', speed },
      table: measure({ ships: [ship] }, undefined),
      ignoredObstacles: [],
    });
    expectPose(moved.end, end);
    expect(moved.fullyExecuted).toBe(fullyExecuted);
    expect(moved.touches).toEqual(fullyExecuted ? [] : ['other']);
  });

  it.each(golden.range)('from $from to $to', ({ from, to, distanceMm, range }) => {
    const [a, b] = [from, to].map(({ base, pose: [x, z, heading] }): PlacedBase => ({
      baseSize: size(base),
      pose: { x: x!, y: z!, heading: heading! },
    }));
    expect(areaDistance([baseArea(a!)], [baseArea(b!)])).toBeCloseTo(distanceMm, 2);
    expect(rangeBetween(a!, b!)).toBe(range);
    expect(rangeBetween(b!, a!)).toBe(range);
  });

  it('states the sides of the bases', () => {
    expect({ small: baseSide('small'), medium: baseSide('medium'), large: baseSide('large') }).toEqual(
      golden.constants.base,
    );
  });
});
