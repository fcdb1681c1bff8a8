import { describe, expect, it } from '@jest/globals';
import { resolvePositions, type PositionsQuestion } from './resolve-positions.js';

const pose = { x: 400, y: 400, heading: 0 };
const elsewhere = { x: 100, y: 100, heading: 90 };
const resolved = (question: Omit<PositionsQuestion, 'move'>) =>
  resolvePositions({ move: { kind: 'boost' }, ...question });

describe('resolvePositions', () => {
  it.each([
    { told: 'a base and a pose', question: { baseSize: 'large', pose }, base: { baseSize: 'large', pose } },
    {
      told: 'a ship on the table',
      question: { ship: { id: 'a', pilot: 'lukeskywalker', pose } },
      base: { id: 'a', baseSize: 'small', pose },
    },
    {
      told: 'a ship, and beside it what wins',
      question: { id: 'b', baseSize: 'medium', pose: elsewhere, ship: { id: 'a', pilot: 'lukeskywalker', pose } },
      base: { id: 'b', baseSize: 'medium', pose: elsewhere },
    },
    {
      told: 'a ship without a pose, and its pose',
      question: { pose, ship: { id: 'a', shipType: 'yt2400lightfreighter' } },
      base: { id: 'a', baseSize: 'large', pose },
    },
  ] as const)('takes $told', ({ question, base }) => {
    expect(resolved(question)).toEqual({ value: { ...base, move: { kind: 'boost' } } });
  });

  it('completes the ships of the table', () => {
    const result = resolved({ baseSize: 'small', pose, table: { ships: [{ id: 'b', pilot: 'darthvader', pose }] } });
    expect(result).toMatchObject({ value: { table: { ships: [{ id: 'b', baseSize: 'small', pose }] } } });
  });

  it.each([
    { wrong: 'nothing but a move', question: {}, at: ['/baseSize', '/pose'] },
    { wrong: 'a ship without a pose', question: { ship: { id: 'a', pilot: 'lukeskywalker' } }, at: ['/pose'] },
    {
      wrong: 'unknown pilots',
      question: { ship: { id: 'a', pilot: 'luke' }, table: { ships: [{ id: 'b', pilot: 'vader' }] } },
      at: ['/ship/pilot', '/table/ships/0/pilot'],
    },
    { wrong: 'a huge ship', question: { ship: { id: 'a', shipType: 'gr75mediumtransport' } }, at: ['/ship/baseSize'] },
  ])('finds fault with $wrong', ({ question, at }) => {
    const result = resolved(question);
    expect('faults' in result && result.faults.map(({ pointer }) => pointer)).toEqual(at);
  });
});
