import { describe, expect, it } from '@jest/globals';
import { resolveAttempt, type AttemptQuestion, type ShipInput } from '@marshal/catalogue';
import { resolveAction, validateAction, type ActionResolution, type ActionVerdict } from '@marshal/rules/xwing';
import { valueOf } from './support/value-of.js';

/** The maneuver of a SLAM is executed as any other is: at its real difficulty, by a ship that has paid for the action. */

const RED_SLAM = [{ action: 'slam', difficulty: 'red' }] as const;

type Asked = Omit<AttemptQuestion, 'ship' | 'attempt'> & { readonly ship?: Partial<ShipInput> };

const question = (maneuver: string, { ship, ...more }: Asked) =>
  valueOf(
    resolveAttempt({
      ...more,
      ship: {
        id: 'acting',
        player: 'alice',
        pilot: 'wardensquadronpilot',
        round: { executedSpeed: Number(maneuver[0]) },
        ...ship,
      },
      attempt: { action: 'slam', declaration: { maneuver } },
    }),
  );
const slam = (maneuver: string, asked: Asked = {}): ActionResolution => resolveAction(question(maneuver, asked));
const judged = (maneuver: string, asked: Asked = {}): ActionVerdict => validateAction(question(maneuver, asked));

const flown = (resolution: ActionResolution): unknown =>
  resolution.verdict === 'legal'
    ? resolution.events.find(({ type }) => type === 'execute-maneuver')?.['maneuver']
    : resolution;

const damageCards = [{ id: 'd', name: 'Damaged Engine' }];

describe('the maneuver of a SLAM', () => {
  it('R108: is red when a Damaged Engine makes it so, and brings its stress', () => {
    const done = slam('2TW', { ship: { damageCards } });
    expect(flown(done)).toBe('2TR');
    expect(done).toMatchObject({ ship: { tokens: { stress: 1, disarm: 1 } } });
  });

  it('R083: becomes the white 2 straight where the SLAM itself is red and has brought its stress', () => {
    const done = slam('2TW', { ship: { damageCards, actionBar: RED_SLAM } });
    expect(flown(done)).toBe('2FW');
    expect(done).toMatchObject({ ship: { tokens: { stress: 1 } } });
  });

  const jedi = (active: number): Asked => ({
    ruleset: 'xwing/rr-1.3',
    ship: { dial: ['2FP', '2FB'], force: { active, capacity: 2 }, actionBar: RED_SLAM, pilot: undefined },
  });

  it('spends a Force where it is purple, else becomes the white 2 straight', () => {
    const paid = slam('2FP', jedi(1));
    expect(flown(paid)).toBe('2FP');
    expect(paid).toMatchObject({ ship: { force: { active: 0 } } });
    const short = slam('2FP', jedi(0));
    expect(flown(short)).toBe('2FW');
    expect(short).toMatchObject({ ship: { force: { active: 0 } } });
  });

  it('is none of those that the rules know no difficulty for', () => {
    const old = { ...jedi(1), ruleset: 'xwing/rr-1.1' };
    expect(slam('2FP', old)).toMatchObject({
      verdict: 'illegal',
      reasons: [{ code: 'no-purple-maneuvers', cite: { document: 'Rules Reference 1.2.0' } }],
    });
    const { declaration: _declaration, ...attempt } = question('2FB', old).attempt;
    const options = (ruleset: 'xwing/rr-1.1' | 'xwing/rr-1.3') =>
      validateAction({ ...question('2FB', old), ruleset, attempt });
    expect(options('xwing/rr-1.1')).toMatchObject({ options: [{ maneuver: '2FB' }] });
    expect(options('xwing/rr-1.3')).toMatchObject({ options: [{ maneuver: '2FP' }, { maneuver: '2FB' }] });
  });

  it('is not judged beside a card that could change its difficulty and is not modelled, until that is told', () => {
    const carrying = { ship: { upgrades: [{ id: 'r4astromech' }] } };
    expect(judged('2TW', carrying)).toMatchObject({ verdict: 'indeterminate', unmodelled: ['r4astromech'] });
    const told = { ...carrying, effects: [{ source: 'r4astromech', maneuver: 'decrease' as const }] };
    expect(flown(slam('2TW', told))).toBe('2TB');
    expect(flown(slam('2TW', { ...carrying, effects: [{ source: 'r4astromech' }] }))).toBe('2TW');
  });

  it('is red for a ship that cards let execute it while stressed, as far as is told', () => {
    const yeager = (more: Partial<ShipInput>): Asked => ({
      ship: { pilot: 'jarekyeager', dial: ['2TR'], actionBar: RED_SLAM, ...more },
    });
    expect(judged('2TR', yeager({}))).toMatchObject({
      verdict: 'indeterminate',
      missing: ['/ship/facedownDamage'],
    });
    expect(flown(slam('2TR', yeager({ facedownDamage: 1 })))).toBe('2TR');
    expect(flown(slam('2TR', yeager({ facedownDamage: 0 })))).toBe('2FW');
  });

  const pose = { x: 400, y: 400, heading: 0 };
  const square = (x: number, y: number) => [
    { x: x - 5, y: y - 5 },
    { x: x + 5, y: y - 5 },
    { x, y: y + 5 },
  ];

  it('in edition 2.5 suffers what obstacles do beside the dice', () => {
    const over = (type: 'asteroid' | 'gas-cloud'): Asked => ({
      ruleset: 'xwing/2.5',
      ship: { pose, locks: ['foe'] },
      table: {
        ships: [
          { id: 'foe', player: 'bob', pilot: 'academypilot', pose: { x: 800, y: 800, heading: 0 }, locks: ['acting'] },
        ],
        obstacles: [{ id: 'rock', type, polygon: square(400, 460) }],
      },
    });
    const stony = slam('2FB', over('asteroid'));
    expect(stony).toMatchObject({
      events: expect.arrayContaining([
        { type: 'damage-owed', ship: 'acting', damage: 'hit', count: 1, because: 'asteroid', obstacle: 'rock' },
      ]),
      ship: { locks: ['foe'] },
    });
    expect(slam('2FB', over('gas-cloud'))).toMatchObject({
      ship: { locks: [], tokens: { strain: 1 } },
      targets: [{ id: 'foe', locks: [] }],
    });
    expect(slam('2FB', { ...over('gas-cloud'), ruleset: 'xwing/rr-1.3' })).toMatchObject({ ship: { locks: ['foe'] } });
  });

  it('is not judged among things that nothing tells the place of', () => {
    const among = (range: number): Asked => ({
      ship: { pose },
      table: { ships: [{ id: 'foe', player: 'bob', pilot: 'academypilot', range }] },
    });
    expect(judged('2FB', among(2))).toMatchObject({ verdict: 'indeterminate', missing: ['/table/ships/0/pose'] });
    expect(judged('2FB', among(4))).toMatchObject({ verdict: 'legal', outcome: 'performed' });
  });

  it('gives back no actions that had ended for the round', () => {
    const round = { executedSpeed: 2, noMoreActions: 'this-activation' } as const;
    const foe = { id: 'foe', player: 'bob', pilot: 'academypilot', pose: { x: 400, y: 530, heading: 0 } };
    const asked: Asked = { ruleset: 'xwing/2.5', activating: 'foe', ship: { pose, round }, table: { ships: [foe] } };
    const granted = { kind: 'granted', by: 'any-card' } as const;
    const { attempt, ...rest } = question('2FB', asked);
    expect(resolveAction({ ...rest, attempt: { ...attempt, opportunity: granted } })).toMatchObject({
      ship: { round: { noMoreActions: 'this-activation' } },
    });
  });
});
