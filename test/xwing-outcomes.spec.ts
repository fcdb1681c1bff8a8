import { describe, expect, it } from '@jest/globals';
import { resolveAttempt, type AttemptQuestion, type ShipInput, type TableShipInput } from '@marshal/catalogue';
import {
  ACTION_RULES,
  availableActions,
  resolveAction,
  validateAction,
  type ActionInput,
  type ActionName,
  type Declaration,
} from '@marshal/rules/xwing';
import { valueOf } from './support/value-of.js';

interface Question {
  readonly ship?: Partial<ShipInput>;
  readonly action: ActionName;
  readonly declaration?: Declaration;
  readonly table?: AttemptQuestion['table'];
}

const asked = ({ ship, action, declaration, table }: Question): ActionInput =>
  valueOf(
    resolveAttempt({
      ship: { id: 'acting', player: 'alice', pilot: 'lukeskywalker', ...ship },
      attempt: { action, ...(declaration !== undefined && { declaration }) },
      ...(table !== undefined && { table }),
    }),
  );

const friend = (more: Partial<TableShipInput>): TableShipInput => ({
  id: 'friend',
  player: 'alice',
  pilot: 'academypilot',
  ...more,
});
const foe = (more: Partial<TableShipInput>): TableShipInput => ({ ...friend(more), id: 'foe', player: 'bob' });
const shuttle = { pilot: 'omicrongrouppilot' };
const middle = { pose: { x: 400, y: 400, heading: 0 } };
const atTheEdge = { x: 400, y: 894, heading: 0 };
const area = { playArea: { width: 914.4, height: 914.4 } };
const slamming = { pilot: 'wardensquadronpilot', pose: atTheEdge };

describe('an action that fails', () => {
  it.each<{ case: string; question: Question; codes: string[]; rule: string; facts?: object }>([
    {
      case: 'a Coordinate of an enemy',
      question: {
        action: 'coordinate',
        ship: shuttle,
        declaration: { target: 'foe' },
        table: { ships: [foe({ range: 1 })] },
      },
      codes: ['no-valid-target'],
      rule: 'coordinate/at-a-valid-target',
      facts: { target: 'foe' },
    },
    {
      case: 'a Coordinate at range 0',
      question: {
        action: 'coordinate',
        ship: shuttle,
        declaration: { target: 'friend' },
        table: { ships: [friend({ range: 0 })] },
      },
      codes: ['out-of-range'],
      rule: 'coordinate/in-range',
      facts: { target: 'friend', range: 0 },
    },
    {
      case: 'a Coordinate with nobody there',
      question: { action: 'coordinate', ship: shuttle, declaration: {}, table: {} },
      codes: ['no-valid-target'],
      rule: 'coordinate/at-a-valid-target',
    },
    {
      case: 'a Jam of an enemy that is too far and of a friend',
      question: {
        action: 'jam',
        ship: shuttle,
        declaration: {},
        table: { ships: [foe({ range: 2 }), friend({ range: 1 })] },
      },
      codes: ['out-of-range', 'no-valid-target'],
      rule: 'jam/in-range',
      facts: { target: 'foe', range: 2 },
    },
    {
      case: 'a Lock of what is not there',
      question: { action: 'lock', declaration: { target: 'ghost' }, table: { ships: [foe({ range: 4 })] } },
      codes: ['out-of-range', 'no-valid-target'],
      rule: 'lock/in-range',
      facts: { target: 'foe', range: 4 },
    },
    {
      case: 'a Barrel Roll into a ship, place by place',
      question: {
        action: 'barrel-roll',
        ship: middle,
        declaration: { side: 'right' },
        table: { ships: [foe({ pose: { x: 480, y: 400, heading: 0 } })] },
      },
      codes: ['position-blocked', 'position-blocked', 'position-blocked'],
      rule: 'barrel-roll/to-a-free-position',
      facts: { side: 'right', position: 'forward' },
    },
    {
      case: 'a Boost off the table',
      question: {
        action: 'boost',
        ship: { pilot: 'lulolampar', pose: atTheEdge },
        declaration: { direction: 'straight' },
        table: area,
      },
      codes: ['position-blocked'],
      rule: 'fails-only-when-it-must',
      facts: { direction: 'straight' },
    },
    {
      case: 'a SLAM off the table',
      question: {
        action: 'slam',
        ship: { ...slamming, round: { executedSpeed: 2 } },
        declaration: { maneuver: '2FB' },
        table: area,
      },
      codes: ['position-blocked'],
      rule: 'slam/to-a-free-position',
      facts: { maneuver: '2FB' },
    },
    {
      case: 'a SLAM at a speed that the dial does not have',
      question: { action: 'slam', ship: { ...slamming, round: { executedSpeed: 5 } }, declaration: {} },
      codes: ['maneuver-speed-differs'],
      rule: 'slam/at-the-speed-executed',
      facts: { executedSpeed: 5 },
    },
    {
      case: 'a card action that chooses a ship out of range',
      question: {
        action: 'card:kyloren:1',
        ship: { force: { active: 1 }, upgrades: [{ id: 'kyloren' }] },
        declaration: {},
        table: { ships: [foe({ range: 4 })] },
      },
      codes: ['out-of-range'],
      rule: 'fails-only-when-it-must',
      facts: { target: 'foe', range: 4 },
    },
  ])('says why: $case', ({ question, codes, rule, facts = {} }) => {
    const input = asked(question);
    const verdict = validateAction(input);
    expect(verdict).toMatchObject({ verdict: 'legal', outcome: 'failed' });
    const because = verdict.verdict === 'legal' ? (verdict.failsBecause ?? []) : [];
    expect(because.map(({ code }) => code)).toEqual(codes);
    expect(because[0]).toMatchObject({ rule: `xwing/action/${rule}`, facts });
    expect(because.every(({ message }) => message.length > 0)).toBe(true);
    const known = ACTION_RULES.map((each) => each.id);
    expect(known).toEqual(expect.arrayContaining(because.map((reason) => reason.rule)));
    expect(resolveAction(input)).toMatchObject({ outcome: 'failed', failsBecause: because });
  });

  it('says so among all that is available', () => {
    const { attempt: _attempt, ...input } = asked({ action: 'lock', table: {} });
    const lock = availableActions(input).find(({ action }) => action === 'lock');
    expect(lock).toMatchObject({ outcome: 'failed', failsBecause: [{ code: 'no-valid-target' }] });
  });

  it('names nothing where only its player says that it fails', () => {
    const declaration = { direction: 'left', fail: true } as const;
    const verdict = validateAction(asked({ action: 'boost', ship: { pilot: 'lulolampar' }, declaration }));
    expect(verdict).toMatchObject({ outcome: 'failed', failsBecause: [] });
  });

  it('has no reasons where it does not fail', () => {
    const verdict = validateAction(asked({ action: 'focus' }));
    expect(verdict).toMatchObject({ outcome: 'performed' });
    expect(verdict).not.toHaveProperty('failsBecause');
  });
});

describe('an action that cannot fail', () => {
  const loaded = { pilot: 'scimitarsquadronpilot', upgrades: [{ id: 'protonbombs', charges: { active: 0 } }] };

  it.each<{ question: Question; declared: Declaration }>([
    { question: { action: 'reinforce', ship: shuttle }, declared: { facing: 'fore' } },
    { question: { action: 'reload', ship: loaded }, declared: { upgrade: 'protonbombs' } },
    {
      question: { action: 'rotate', ship: { pilot: 'asajjventress', turret: ['front'] } },
      declared: { arc: 'left' },
    },
  ])(
    'is performed once all is declared, and until then its end is open: $question.action',
    ({ question, declared }) => {
      expect(validateAction(asked(question))).not.toHaveProperty('outcome');
      expect(validateAction(asked({ ...question, declaration: declared }))).toMatchObject({ outcome: 'performed' });
    },
  );

  it('is performed without a declaration where there is nothing to choose', () => {
    const turned = asked({ action: 'rotate', ship: { pilot: 'asajjventress', turret: ['front', 'rear'] } });
    expect(validateAction(turned)).toMatchObject({ outcome: 'performed', options: [{}] });
    expect(resolveAction(turned)).toMatchObject({ outcome: 'performed', ship: { turret: ['left', 'right'] } });
  });
});
