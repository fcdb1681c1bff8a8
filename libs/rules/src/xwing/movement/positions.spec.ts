import { describe, expect, it } from '@jest/globals';
import { positions, type Positions, type PositionsInput } from './positions.js';

const ORIGIN = { x: 0, y: 0, heading: 0 };
const fine: PositionsInput = { baseSize: 'small', pose: ORIGIN, move: { kind: 'maneuver', maneuver: '2T' } };

const answer = (input: PositionsInput): Positions => {
  const checked = positions(input);
  if ('faults' in checked) throw new Error(JSON.stringify(checked.faults));
  return checked.value;
};

describe('positions', () => {
  it('of a barrel roll are its candidates', () => {
    const { candidates, executed } = answer({ ...fine, move: { kind: 'barrel-roll' } });
    expect(candidates).toHaveLength(6);
    expect(executed).toBeUndefined();
  });

  it('of a maneuver are its end and the pose it is executed to', () => {
    const ship = { id: 'x', baseSize: 'small', pose: { x: -90, y: 85, heading: 0 } } as const;
    const { candidates, fails, executed } = answer({ ...fine, table: { ships: [ship, { id: 'y' }] } });
    expect(fails).toBe(false);
    expect(candidates).toMatchObject([
      {
        choice: { by: 'maneuver' },
        end: { x: -82.5, y: 82.5, heading: -90 },
        legal: false,
        blockedBy: [{ code: 'overlaps-ship', facts: { ships: ['x'] } }],
      },
    ]);
    expect(executed).toMatchObject({ fullyExecuted: false, touches: ['x'] });
  });

  it('of a Tallon Roll are three, of which a free one is taken', () => {
    const ship = { id: 'x', baseSize: 'small', pose: { x: 55, y: 91, heading: 0 } } as const;
    const move = { kind: 'maneuver', maneuver: '1RR', position: 'back' } as const;
    const { candidates, executed } = answer({ ...fine, move, table: { ships: [ship] } });
    expect(candidates.map(({ choice, legal }) => ({ ...choice, legal }))).toEqual([
      { by: 'maneuver', position: 'forward', legal: true },
      { by: 'maneuver', position: 'centre', legal: false },
      { by: 'maneuver', position: 'back', legal: false },
    ]);
    expect(executed).toMatchObject({ fullyExecuted: true, position: 'forward' });
  });

  it.each([
    [{ kind: 'boost', template: 'bank-left' }, { direction: 'left' }],
    [{ kind: 'boost', template: 'turn-right' }, { direction: 'right' }],
    [{ kind: 'decloak', by: 'boost' }, { direction: 'straight' }],
    [
      { kind: 'barrel-roll', side: 'left', position: 'back' },
      { side: 'left', position: 'back' },
    ],
    [
      { kind: 'decloak', by: 'barrel-roll', shape: 'bank', side: 'right', position: 'forward', curves: 'back' },
      { side: 'right', position: 'forward', curves: 'back' },
    ],
    [{ kind: 'maneuver', maneuver: '2T' }, undefined],
  ] as const)('of %j tell what an attempt declares: %j', (move, declaration) => {
    expect(answer({ ...fine, move }).candidates.map((candidate) => candidate.declaration)).toEqual([declaration]);
  });

  it('of standing still are where the ship stands, whatever touches it', () => {
    const ship = { id: 'x', baseSize: 'small', pose: { x: 40, y: 0, heading: 0 } } as const;
    const move = { kind: 'maneuver', maneuver: '0O' } as const;
    expect(answer({ ...fine, move, table: { ships: [ship] } })).toMatchObject({
      candidates: [{ end: ORIGIN, legal: true }],
      executed: { fullyExecuted: true },
    });
  });

  it.each<{ input: Partial<PositionsInput>; pointers: readonly string[] }>([
    { input: { move: { kind: 'maneuver', maneuver: '4T' } }, pointers: ['/move/maneuver'] },
    { input: { move: { kind: 'maneuver', maneuver: 'fast' } }, pointers: ['/move/maneuver'] },
    { input: { baseSize: 'huge' }, pointers: ['/baseSize'] },
    { input: { pose: { x: 0, y: NaN, heading: 0 } }, pointers: ['/pose'] },
    { input: { table: { playArea: { width: -1, height: 1 } } }, pointers: ['/table/playArea'] },
  ])('cannot be told for $input', ({ input, pointers }) => {
    const checked = positions({ ...fine, ...input });
    expect('faults' in checked && checked.faults.map(({ pointer }) => pointer)).toEqual(pointers);
  });
});
