import { describe, expect, it } from '@jest/globals';
import {
  DATA_SETS,
  pilots,
  resolveAttempt,
  resolveShip,
  upgrades,
  type AttemptQuestion,
  type ShipInput,
  type TableShipInput,
} from '@marshal/catalogue';
import { ACTION_KINDS, validateAction, type ActionVerdict, type Ship } from '@marshal/rules/xwing';
import { valueOf } from './support/value-of.js';

const ask = (question: AttemptQuestion): ActionVerdict => validateAction(valueOf(resolveAttempt(question)));
const luke = (...ids: string[]) => ({
  id: 'acting',
  player: 'alice',
  pilot: 'lukeskywalker',
  upgrades: ids.map((id) => ({ id })),
});
const other = (more: Partial<TableShipInput> = {}): TableShipInput => ({ id: 'other', pilot: 'academypilot', ...more });

describe('a card that is not modelled', () => {
  const gar = luke('garsaxon-gunner');
  const near = { ships: [other({ range: 1 })] };

  it.each<{ case: string; question: AttemptQuestion; names: string[] }>([
    {
      case: 'limits whom a Lock may choose: a choice is open',
      question: { ship: gar, attempt: { action: 'lock', declaration: { target: 'other' } }, table: near },
      names: ['garsaxon-gunner'],
    },
    {
      case: 'adds a Boost to the bar under a condition',
      question: { ship: { id: 'acting', pilot: '7thskycorpspilot' }, attempt: { action: 'boost' } },
      names: ['clonez95headhunter'],
    },
    {
      case: 'reaches farther: an object out of range is open while another one is nearer',
      question: {
        ship: luke('boostedscanners'),
        attempt: { action: 'lock', declaration: { target: 'other' } },
        table: { ships: [other({ range: 4 }), other({ id: 'near', range: 1 })] },
      },
      names: ['boostedscanners'],
    },
    {
      case: 'has a header that nobody has modelled',
      question: { ship: luke('damagecontrolteam'), attempt: { action: 'card:damagecontrolteam:1' } },
      names: ['damagecontrolteam'],
    },
  ])('$case', ({ question, names }) => {
    expect(ask(question)).toMatchObject({ verdict: 'indeterminate', unmodelled: names });
  });

  it('asks for what it cannot measure: a place that nobody tells, and a huge ship', () => {
    const pose = { x: 400, y: 400, heading: 0 };
    const table = { ships: [other(), { id: 'huge', pilot: 'echobaseevacuees', pose: { ...pose, y: 900 } }] };
    const attempt = { action: 'boost', declaration: { direction: 'straight' } } as const;
    expect(ask({ ship: { id: 'acting', pilot: 'tychocelchu', pose }, attempt, table })).toMatchObject({
      verdict: 'indeterminate',
      missing: ['/table/ships/0/pose', '/table/ships/1/baseSize'],
    });
  });

  it.each<{ case: string; question: AttemptQuestion; verdict: 'legal' | 'illegal' }>([
    { case: 'does not touch another action', question: { ship: gar, attempt: { action: 'focus' } }, verdict: 'legal' },
    {
      case: 'does not keep a Lock from being attempted',
      question: { ship: gar, attempt: { action: 'lock' }, table: near },
      verdict: 'legal',
    },
    {
      case: 'does not help a stressed ship',
      question: {
        ship: { ...gar, tokens: { stress: 1 } },
        attempt: { action: 'lock', declaration: { target: 'other' } },
        table: near,
      },
      verdict: 'illegal',
    },
    {
      case: 'cannot lift all that objects',
      question: {
        ship: { id: 'acting', pilot: '7thskycorpspilot', tokens: { stress: 1 } },
        attempt: { action: 'boost' },
      },
      verdict: 'illegal',
    },
    {
      case: 'matters no more once the question says that it is used',
      question: {
        ship: gar,
        attempt: { action: 'lock', declaration: { target: 'other' } },
        effects: [{ source: 'garsaxon-gunner' }],
        table: near,
      },
      verdict: 'legal',
    },
  ])('$case', ({ question, verdict }) => {
    expect(ask(question).verdict).toBe(verdict);
  });

  it('leaves how an attempt ends open where it could open a way', () => {
    const question = { ship: luke('boostedscanners'), attempt: { action: 'lock' }, table: {} } as const;
    expect(ask(question)).not.toHaveProperty('outcome');
    expect(ask({ ...question, ship: luke() })).toMatchObject({ outcome: 'failed' });
  });

  it('could change anything that its text touches as long as nobody has read it', () => {
    const ship = { ...valueOf(resolveShip(luke())), unmodelled: [{ id: 'new-card', topics: ['actions'] }] };
    const asked = (more: Partial<Ship>) => validateAction({ ship: { ...ship, ...more }, attempt: { action: 'focus' } });
    expect(asked({})).toMatchObject({ verdict: 'indeterminate', unmodelled: ['new-card'] });
    expect(asked({ unmodelled: [{ id: 'new-card', topics: ['initiative'] }] }).verdict).toBe('legal');
    expect(asked({ round: { performed: ['focus'], failed: [] } }).verdict).toBe('illegal');
  });
});

describe('a fact that the question does not tell', () => {
  it.each<{ case: string; table: AttemptQuestion['table']; missing: string[] }>([
    {
      case: 'the range of the ship that is chosen',
      table: { ships: [other({ player: 'alice' })] },
      missing: ['/table/ships/0/range'],
    },
    { case: 'whose ship it is', table: { ships: [other({ range: 1 })] }, missing: ['/table/ships/0/player'] },
  ])('$case', ({ table, missing }) => {
    const ship = { id: 'acting', player: 'alice', pilot: 'omicrongrouppilot' };
    const attempt = { action: 'coordinate', declaration: { target: 'other' } } as const;
    expect(ask({ ship, attempt, table })).toMatchObject({ verdict: 'indeterminate', missing, unmodelled: [] });
  });

  it.each<{ case: string; ship: Partial<ShipInput>; attempt: AttemptQuestion['attempt']; missing: string[] }>([
    {
      case: 'the speed executed, which a SLAM has to match',
      ship: { pilot: 'wardensquadronpilot' },
      attempt: { action: 'slam', declaration: { maneuver: '2FB' } },
      missing: ['/ship/round/executedSpeed'],
    },
    {
      case: 'the dial of a SLAM',
      ship: { pilot: undefined, actionBar: [{ action: 'slam', difficulty: 'white' }], round: { executedSpeed: 2 } },
      attempt: { action: 'slam', declaration: { maneuver: '2FB' } },
      missing: ['/ship/dial'],
    },
    {
      case: 'where the turret points that is turned',
      ship: { pilot: 'asajjventress' },
      attempt: { action: 'rotate', declaration: { arc: 'left' } },
      missing: ['/ship/turret'],
    },
    {
      case: 'where the turret of a ship points whose card alone speaks of it',
      ship: { pilot: 'sunfac' },
      attempt: {
        action: 'rotate',
        opportunity: { kind: 'granted', by: 'nantexclassstarfighter' },
        declaration: { arc: 'left' },
      },
      missing: ['/ship/turret'],
    },
  ])('$case', ({ ship, attempt, missing }) => {
    expect(ask({ ship: { ...luke(), ...ship }, attempt })).toMatchObject({ verdict: 'indeterminate', missing });
    const { declaration: _declaration, ...undeclared } = attempt;
    expect(ask({ ship: { ...luke(), ...ship }, attempt: undeclared }).verdict).toBe('legal');
  });

  const evade = { action: 'evade' } as const;
  const gambler = { id: 'acting', pilot: 'onyxsquadronscout', upgrades: [{ id: 'debrisgambit' }] };
  const redEvade = { ...gambler, actionBar: [{ action: 'evade', difficulty: 'red' }] } as const;
  const rock = [0, 10, 20].map((x) => ({ x, y: x * x }));

  it.each<{ case: string; question: AttemptQuestion; missing: string[] }>([
    {
      case: 'whether an obstacle is near, on which the difficulty hangs',
      question: { ship: redEvade, attempt: evade },
      missing: ['/table/obstacles'],
    },
    {
      case: 'how near each obstacle is',
      question: {
        ship: redEvade,
        attempt: evade,
        table: { obstacles: [{ id: 'far', range: 2 }, { id: 'rock' }, { id: 'other' }] },
      },
      missing: ['/table/obstacles/1/range', '/table/obstacles/2/range'],
    },
    {
      case: 'where the ship is among obstacles with outlines',
      question: {
        ship: redEvade,
        attempt: evade,
        table: { obstacles: ['one', 'two'].map((id) => ({ id, polygon: rock })) },
      },
      missing: ['/ship/pose'],
    },
    {
      case: 'the shields that a card action restores',
      question: {
        ship: { id: 'acting', actionBar: [], upgrades: [{ id: 'gnkgonkdroid' }] },
        attempt: { action: 'card:gnkgonkdroid:2' },
      },
      missing: ['/ship/shields'],
    },
    {
      case: 'the shields that a card action costs',
      question: {
        ship: {
          id: 'acting',
          actionBar: [],
          upgrades: [{ id: 'chopper' }, { id: 'protontorpedoes', charges: { active: 1 } }],
        },
        attempt: { action: 'card:chopper:2' },
      },
      missing: ['/ship/shields'],
    },
    {
      case: 'the bar of a coordinator whose card asks for it',
      question: {
        ship: luke(),
        attempt: { action: 'focus', opportunity: { kind: 'granted', by: 'coordinate', from: 'leader' } },
        table: { ships: [{ id: 'leader', player: 'alice', upgrades: [{ id: 'squadleader' }] }] },
      },
      missing: ['/table/ships/0/actionBar'],
    },
    {
      case: 'who flies the ship that a card would have to grant its action',
      question: {
        ship: { id: 'acting', actionBar: [{ action: 'focus', difficulty: 'white' }] },
        attempt: { action: 'focus', opportunity: { kind: 'granted', by: 'darthvader' } },
      },
      missing: ['/ship/pilot'],
    },
    {
      case: 'who flies the ship that is said to grant it',
      question: {
        ship: luke(),
        attempt: { action: 'focus', opportunity: { kind: 'granted', by: 'hondoohnaka', from: 'other' } },
        table: { ships: [{ id: 'other', player: 'alice' }] },
      },
      missing: ['/table/ships/0/pilot'],
    },
    {
      case: 'whose ship it is that cloaks itself from enemies',
      question: {
        ship: luke(),
        attempt: { action: 'lock', declaration: { target: 'other' } },
        table: {
          ships: [other({ range: 1, tokens: { cloak: 1 }, upgrades: [{ id: 'withoutatrace-tiephphantom' }] })],
        },
      },
      missing: ['/table/ships/0/player'],
    },
    {
      case: 'whose ship it is that lends its range to friends',
      question: {
        ship: luke(),
        attempt: { action: 'lock', declaration: { target: 'other' } },
        table: {
          ships: [
            other({ player: 'bob', range: 4, pose: { x: 100, y: 900, heading: 0 } }),
            { id: 'bodhi', pilot: 'bodhirook', range: 4, pose: { x: 100, y: 800, heading: 0 } },
          ],
        },
      },
      missing: ['/table/ships/1/player'],
    },
  ])('$case', ({ question, missing }) => {
    expect(ask(question)).toMatchObject({ verdict: 'indeterminate', missing });
  });

  it.each<{ case: string; question: AttemptQuestion; difficulty: string }>([
    { case: 'no obstacle', question: { ship: redEvade, attempt: evade, table: {} }, difficulty: 'red' },
    {
      case: 'one that is near beside one of which nothing is told',
      question: { ship: redEvade, attempt: evade, table: { obstacles: [{ id: 'a' }, { id: 'b', range: 1 }] } },
      difficulty: 'white',
    },
    {
      case: 'that the card is in force',
      question: { ship: redEvade, attempt: evade, effects: [{ source: 'debrisgambit' }] },
      difficulty: 'white',
    },
    {
      case: 'another effect that makes it red anyway',
      question: { ship: redEvade, attempt: evade, effects: [{ source: 'any', treatAs: 'red' }] },
      difficulty: 'red',
    },
  ])('is settled by $case', ({ question, difficulty }) => {
    expect(ask(question)).toMatchObject({ verdict: 'legal', difficulty });
  });

  it('leaves an attempt illegal for what objects either way, and open where it would lift all', () => {
    const stressed = { ...redEvade, tokens: { stress: 1 } };
    expect(ask({ ship: stressed, attempt: evade })).toMatchObject({
      verdict: 'illegal',
      reasons: [{ code: 'stressed' }],
    });
    const magna = { ...stressed, pilot: 'magnatolvan' };
    expect(ask({ ship: magna, attempt: evade })).toMatchObject({
      verdict: 'indeterminate',
      missing: ['/table/obstacles'],
      reasons: [{ code: 'stressed' }],
    });
    const both = { ...magna, round: { performed: ['evade' as const] } };
    expect(ask({ ship: both, attempt: evade })).toMatchObject({
      verdict: 'illegal',
      reasons: [{ code: 'already-performed' }],
    });
  });

  it('is what was measured before the ship moves: a link afterwards hangs on it anew', () => {
    const rolls = { action: 'barrel-roll', declaration: { side: 'left', position: 'centre' } } as const;
    const table = { obstacles: [{ id: 'rock', range: 1 }] };
    expect(ask({ ship: gambler, attempt: rolls, table })).toMatchObject({
      verdict: 'legal',
      linked: [{ action: 'evade', verdict: 'indeterminate', missing: ['/table/obstacles/0/range'] }],
    });
  });

  it('is not asked for where the attempt is illegal without it', () => {
    const ship = { id: 'acting', pilot: 'wardensquadronpilot', tokens: { stress: 1 } };
    const attempt = { action: 'slam', declaration: { maneuver: '2FB' } } as const;
    expect(ask({ ship, attempt })).toMatchObject({ verdict: 'illegal', reasons: [{ code: 'stressed' }] });
  });

  it('is not asked for where it cannot matter', () => {
    const ship = { id: 'acting', player: 'alice', pilot: 'omicrongrouppilot' };
    const attempt = { action: 'coordinate', declaration: { target: 'other' } } as const;
    expect(ask({ ship, attempt }).verdict).toBe('legal');
    expect(ask({ ship, attempt: { action: 'coordinate' }, table: { ships: [other()] } }).verdict).toBe('legal');
  });

  it('is where something stands that could be in the way of a place', () => {
    const ship = { ...luke(), pose: { x: 400, y: 400, heading: 0 } };
    const attempt = { action: 'barrel-roll', declaration: { side: 'left', position: 'back' } } as const;
    const table = { ships: [other({ range: 1 })], obstacles: [{ id: 'rock', range: 1 }] };
    expect(ask({ ship, attempt, table })).toMatchObject({
      verdict: 'indeterminate',
      missing: ['/table/ships/0/pose', '/table/obstacles/0/polygon'],
    });
  });
});

describe('the cards of the catalogue', () => {
  /** Every pilot with its standard upgrades, and every upgrade on a ship of its own. */
  const shipsOf = (set: (typeof DATA_SETS)[number]): Ship[] => [
    ...pilots(set).map(({ id, standardLoadout = [] }) =>
      valueOf(resolveShip({ id, pilot: id, upgrades: standardLoadout.map((each) => ({ id: each })) }, { set })),
    ),
    ...upgrades(set).map(({ id }) => valueOf(resolveShip({ id, shipType: 't65xwing', upgrades: [{ id }] }, { set }))),
  ];

  it.each(DATA_SETS)('leave hardly any verdict open (%s)', (set) => {
    const open = shipsOf(set).flatMap((ship) =>
      [0, 1].flatMap((stress) =>
        ACTION_KINDS.map((action) =>
          validateAction({ ship: { ...ship, tokens: { stress } }, attempt: { action }, table: {} }),
        )
          .filter(({ verdict }) => verdict === 'indeterminate')
          .map(({ action }) => `${ship.shipType ?? ''} ${action}`),
      ),
    );
    expect([...new Set(open)].sort()).toEqual(
      set === 'ffg20' ? ['t65xwing boost'] : ['clonez95headhunter boost', 't65xwing boost'],
    );
  });
});
