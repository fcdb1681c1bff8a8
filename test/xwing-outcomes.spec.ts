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

describe('an action that its player says fails', () => {
  const says: Declaration = { fail: true };
  const far = { ships: [foe({ range: 4 })] };

  it.each<{ question: Question }>([
    { question: { action: 'jam', ship: shuttle } },
    { question: { action: 'lock' } },
    { question: { action: 'coordinate', ship: shuttle } },
    { question: { action: 'lock', table: far } },
    { question: { action: 'card:kyloren:1', ship: { ...shuttle, upgrades: [{ id: 'kyloren' }] } } },
  ])('fails for want of a target, which it need not name: $question', ({ question }) => {
    const input = asked({ ...question, declaration: says });
    expect(validateAction(input)).toMatchObject({ verdict: 'legal', outcome: 'failed' });
    expect(resolveAction(input)).toMatchObject({ outcome: 'failed', ship: { round: { failed: [question.action] } } });
  });

  it.each<{ action: ActionName; ship?: Partial<ShipInput>; table: AttemptQuestion['table']; missing: string[] }>([
    {
      action: 'lock',
      table: { ships: [foe({}), friend({ range: 4 })], devices: [{ id: 'mine', pose: middle.pose }] },
      missing: ['/table/ships/0/range', '/table/devices/0/range'],
    },
    { action: 'jam', ship: shuttle, table: { ships: [foe({})] }, missing: ['/table/ships/0/range'] },
  ])('is open while a target may be there: $action', ({ action, ship = {}, table, missing }) => {
    const input = asked({ action, ship, declaration: says, table });
    expect(validateAction(input)).toMatchObject({ verdict: 'indeterminate', missing });
    expect(resolveAction(input)).toMatchObject({ verdict: 'indeterminate', missing });
  });

  it('is open too where it chooses what is out of reach while another one may be in reach', () => {
    const table = { ships: [foe({ range: 5 }), friend({})] };
    const input = asked({ action: 'lock', declaration: { target: 'foe' }, table });
    expect(resolveAction(input)).toMatchObject({ verdict: 'indeterminate', missing: ['/table/ships/1/range'] });
  });

  it('still says to which side it rolls, which is declared first', () => {
    const input = asked({ action: 'barrel-roll', declaration: says });
    expect(resolveAction(input)).toMatchObject({
      reasons: [{ code: 'declaration-missing', facts: { missing: 'side' } }],
    });
  });
});

describe('a card that is not modelled and could open a way', () => {
  const scanning = (ship: Partial<ShipInput> = {}) => ({ ...ship, upgrades: [{ id: 'boostedscanners' }] });

  it.each<{ question: Question }>([
    { question: { action: 'lock', declaration: { target: 'foe' }, table: { ships: [foe({ range: 9 })] } } },
    { question: { action: 'lock', declaration: { fail: true }, table: { ships: [foe({ range: 9 })] } } },
    {
      question: { action: 'jam', ship: shuttle, declaration: { target: 'foe' }, table: { ships: [foe({ range: 4 })] } },
    },
    {
      question: {
        action: 'coordinate',
        ship: shuttle,
        declaration: { target: 'friend' },
        table: { ships: [friend({ range: 3 })] },
      },
    },
  ])('leaves open how the attempt ends, and is named: $question', ({ question }) => {
    const input = asked({ ...question, ship: scanning(question.ship) });
    const open = { verdict: 'indeterminate', unmodelled: ['boostedscanners'], missing: [] };
    expect(validateAction(input)).toMatchObject(open);
    expect(resolveAction(input)).toMatchObject(open);
    expect(resolveAction(asked(question))).toMatchObject({ outcome: 'failed' });
  });

  it('does not matter where a way is open without it', () => {
    const table = { ships: [foe({ range: 3 })] };
    const input = asked({ action: 'lock', ship: scanning(), declaration: { target: 'foe' }, table });
    expect(resolveAction(input)).toMatchObject({ outcome: 'performed', ship: { locks: ['foe'] } });
  });
});

describe('a Boost of Arvel Crynyd into a ship', () => {
  const arvel = { pilot: 'arvelcrynyd', ...middle };
  const boosts = (more: Partial<Question>): ActionInput =>
    asked({ action: 'boost', ship: arvel, declaration: { direction: 'straight' }, ...more });
  const ahead = foe({ pose: { x: 400, y: 460, heading: 0 } });

  it('ends where a partially executed maneuver would, touching it', () => {
    const done = resolveAction(boosts({ table: { ships: [ahead] } }));
    const y = expect.closeTo(420, 2) as unknown;
    expect(done).toMatchObject({ outcome: 'performed', ship: { pose: { x: 400, y, heading: 0 } } });
  });

  it('may be let fail, for the card only offers that', () => {
    const input = boosts({ declaration: { direction: 'straight', fail: true }, table: { ships: [ahead] } });
    expect(validateAction(input)).toMatchObject({ outcome: 'failed', canFail: true });
  });

  it('fails of anybody else, and where an obstacle or the edge is in the way as well', () => {
    const rock = { id: 'rock', polygon: [-5, 0, 5].map((x) => ({ x: 400 + x, y: 490 + x * x })) };
    const table = { ships: [ahead] };
    expect(resolveAction(boosts({ table: { ...table, obstacles: [rock] } }))).toMatchObject({ outcome: 'failed' });
    expect(resolveAction(boosts({ table: { ...table, playArea: { width: 914.4, height: 480 } } }))).toMatchObject({
      outcome: 'failed',
    });
    expect(resolveAction(boosts({ ship: { pilot: 'lulolampar', ...middle }, table }))).toMatchObject({
      outcome: 'failed',
    });
  });

  it('is open while nothing tells where another ship stands', () => {
    const table = { ships: [ahead, friend({})] };
    expect(resolveAction(boosts({ table }))).toMatchObject({
      verdict: 'indeterminate',
      missing: ['/table/ships/1/pose'],
    });
  });
});

describe('a Barrel Roll that has to bend', () => {
  const rolls = (declaration: Declaration) =>
    resolveAction(asked({ action: 'barrel-roll', ship: { pilot: 'guri', ...middle }, declaration, table: {} }));

  it('asks to which end it bends, and then keeps the place of the ship', () => {
    expect(rolls({ side: 'right', position: 'centre' })).toMatchObject({
      verdict: 'illegal',
      reasons: [{ code: 'declaration-missing', facts: { missing: 'curves' } }],
    });
    const done = rolls({ side: 'right', position: 'centre', curves: 'forward' });
    expect(done).toMatchObject({ outcome: 'performed', ship: { pose: { heading: -45 } } });
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
