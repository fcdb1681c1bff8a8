import { describe, expect, it } from '@jest/globals';
import { resolveAttempt, type AttemptQuestion, type ShipInput, type TableShipInput } from '@marshal/catalogue';
import {
  resolveAction,
  validateAction,
  type ActionInput,
  type Declaration,
  type Opportunity,
} from '@marshal/rules/xwing';
import { valueOf } from './support/value-of.js';

const asked = (ship: Partial<ShipInput>, more: Omit<AttemptQuestion, 'ship'>): ActionInput =>
  valueOf(resolveAttempt({ ...more, ship: { id: 'acting', player: 'alice', ...ship } }));

const shuttle = { pilot: 'omicrongrouppilot' };
const friend = (pilot: string, more: Partial<TableShipInput> = {}): TableShipInput => ({
  id: 'friend',
  player: 'alice',
  pilot,
  range: 1,
  ...more,
});
const coordinates = (declaration: Declaration, ...ships: TableShipInput[]): ActionInput =>
  asked(shuttle, { attempt: { action: 'coordinate', declaration }, table: { ships } });

describe('a ship that is coordinated', () => {
  const focuses: Declaration = { target: 'friend', targetAction: 'focus' };

  it('R035: has its links open, whose verdicts are those on the ship as it is then', () => {
    const done = resolveAction(coordinates(focuses, friend('tempestsquadronpilot')));
    expect(done).toMatchObject({
      outcome: 'performed',
      linked: [],
      targets: [{ id: 'friend', tokens: { focus: 1 } }],
      granted: [{ ship: 'friend', linked: [{ action: 'barrel-roll', verdict: 'legal', difficulty: 'red' }] }],
    });
    expect(resolveAction(coordinates(focuses, friend('academypilot')))).not.toHaveProperty('granted');
  });

  it.each([
    {
      case: 'where a fact is untold',
      ship: friend('lukeskywalker'),
      missing: ['/table/ships/1/pose', '/table/ships/0/pose'],
      unmodelled: [],
    },
    {
      case: 'where a card is not modelled',
      ship: friend('lukeskywalker', { upgrades: [{ id: 'garsaxon-gunner' }] }),
      missing: ['/table/ships/1/pose', '/table/ships/0/pose'],
      unmodelled: ['garsaxon-gunner'],
    },
  ])('keeps the Coordinate from being spent $case', ({ ship, missing, unmodelled }) => {
    const locks: Declaration = { target: 'friend', targetAction: 'lock', targetDeclaration: { target: 'foe' } };
    const foe = { id: 'foe', player: 'bob', pilot: 'academypilot', range: 1 };
    const input = coordinates(locks, ship, foe);
    expect(resolveAction(input)).toMatchObject({ verdict: 'indeterminate', action: 'coordinate', missing, unmodelled });
    expect(validateAction(input)).toMatchObject({ verdict: 'legal', granted: [{ verdict: { missing } }] });
  });
});

describe('a grant by Coordinate', () => {
  const by = (more: object = {}): Opportunity => ({ kind: 'granted', by: 'coordinate', ...more });
  const granted = (ship: Partial<ShipInput>, opportunity: Opportunity, coordinator: Partial<TableShipInput> = {}) =>
    validateAction(
      asked(ship, {
        attempt: { action: 'jam', opportunity },
        table: {
          ships: [friend('omicrongrouppilot', coordinator), friend('academypilot', { id: 'foe', player: 'bob' })],
        },
      }),
    );

  it.each([
    { told: 'white', by: 'coordinate', difficulty: 'red' },
    { told: 'red', by: 'coordinate', difficulty: 'red' },
    { told: 'purple', by: 'coordinate', difficulty: 'purple' },
    { told: 'white', by: 'deploy', difficulty: 'red' },
  ] as const)(
    'has the difficulty of the bar unless a harder one is told: $told by $by',
    ({ told, difficulty, ...grant }) => {
      const verdict = granted({ ...shuttle, force: { active: 1, capacity: 1 } }, by({ ...grant, difficulty: told }));
      expect(verdict).toMatchObject({ verdict: 'legal', difficulty });
    },
  );

  it.each([undefined, 'friend'])('is none for a ship whose card shuts it off (from %s)', (from) => {
    const passive = (active: number) => ({ ...shuttle, upgrades: [{ id: 'passivesensors', charges: { active } }] });
    const opportunity = by(from === undefined ? {} : { from });
    expect(granted(passive(0), opportunity)).toMatchObject({
      verdict: 'illegal',
      reasons: [{ code: 'no-opportunity' }],
    });
    expect(granted(passive(1), opportunity).verdict).toBe('legal');
  });

  it('is none by a ship that has failed its Coordinate', () => {
    expect(granted(shuttle, by({ from: 'friend' }), { round: { failed: ['coordinate'] } })).toMatchObject({
      verdict: 'illegal',
      reasons: [{ code: 'no-opportunity' }],
    });
    expect(granted(shuttle, by({ from: 'friend' }), { round: { performed: ['coordinate'] } }).verdict).toBe('legal');
  });
});
