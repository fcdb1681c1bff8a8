import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ACTION_KINDS,
  isActionKind,
  resolveAction,
  validateAction,
  type ActionInput,
  type ActionName,
  type ActionVerdict,
  type CardException,
  type Difficulty,
  type ExceptionKind,
  type Ship,
  type TableShip,
} from '@marshal/rules/xwing';

type OfKind<K extends ExceptionKind> = Extract<CardException, { kind: K }>;
type Row<K extends ExceptionKind> = readonly [string, OfKind<K>];

const FILE = join(process.cwd(), 'libs/catalogue/data/xwing-exceptions.json');
const { exceptions } = JSON.parse(readFileSync(FILE, 'utf8')) as { exceptions: CardException[] };

const rowsOf = <K extends ExceptionKind>(kind: K): Row<K>[] =>
  exceptions
    .filter((exception): exception is OfKind<K> => exception.kind === kind)
    .flatMap((exception) => exception.xws.map((id) => [id, exception] as const));

const barOf = (difficulty: Difficulty): Ship['actionBar'] => ACTION_KINDS.map((action) => ({ action, difficulty }));

const SHIP: Ship = {
  id: 'acting',
  player: 'alice',
  baseSize: 'small',
  initiative: 4,
  actionBar: barOf('white'),
  tokens: {},
  force: { active: 3, capacity: 3 },
  upgrades: [],
  damageCards: [{ id: 'leak', name: 'Fuel Leak', hasAction: true }],
  locks: [],
  round: { performed: [], failed: [] },
  exceptions: [],
  unmodelled: [],
};

/** A ship that carries the card, with `active` charges on it. */
const carrier = (id: string, exception: CardException, active = 2): Ship => {
  const charges = { active, limit: 2 };
  const own = { ...SHIP, exceptions: [exception] };
  if (exception.card === 'pilot') return { ...own, pilot: id, charges };
  if (exception.card === 'ship') return { ...own, shipType: id, charges };
  return { ...own, upgrades: [{ id, charges, ...(exception.side !== undefined && { side: exception.side }) }] };
};

const codes = (verdict: ActionVerdict): readonly string[] =>
  verdict.verdict === 'legal' ? [] : verdict.reasons.map(({ code }) => code);

const ask = (ship: Ship, action: ActionName, more: Question = {}) => {
  const { opportunity, declaration, ...rest } = more;
  const attempt = {
    action,
    ...(opportunity !== undefined && { opportunity }),
    ...(declaration !== undefined && { declaration }),
  };
  return validateAction({ ...rest, ship, attempt });
};
type Question = Partial<Omit<ActionInput, 'ship' | 'attempt'>> &
  Partial<Pick<ActionInput['attempt'], 'opportunity' | 'declaration'>>;

/** An action that a card speaks of, and one that it does not. */
const spokenOf = ({ actions }: { readonly actions?: OfKind<'granted'>['actions'] }): readonly ActionName[] => {
  if (actions === 'damage-card') return ['damage:leak'];
  return actions === undefined || typeof actions === 'string' ? ['focus', 'lock'] : actions;
};
const notSpokenOf = ({ actions }: { readonly actions?: OfKind<'granted'>['actions'] }): ActionName | undefined => {
  if (actions === undefined || actions === 'any') return undefined;
  if (actions === 'bar') return 'damage:leak';
  return ACTION_KINDS.find((kind) => actions === 'damage-card' || !actions.includes(kind));
};

const RANGES = [0, 1, 2, 3, 4, 5];

const withStress = (ship: Ship, stress: number): Ship => ({ ...ship, tokens: { stress } });

describe('cards that let a ship act while stressed', () => {
  const question = (id: string, { declared, window }: OfKind<'act-while-stressed'>) => ({
    ...(declared !== undefined && { effects: [{ source: id }] }),
    ...(window === 'system-phase' && {
      phase: 'system' as const,
      opportunity: { kind: 'granted', by: 'any-card', onActionBar: true } as const,
    }),
  });

  it.each(rowsOf('act-while-stressed'))('%s', (id, exception) => {
    const ship = carrier(id, exception, exception.condition === undefined ? 2 : 0);
    const most = exception.maxStress ?? 9;
    for (const action of spokenOf(exception)) {
      expect(codes(ask(withStress(ship, most), action, question(id, exception)))).toEqual([]);
      if (exception.maxStress !== undefined)
        expect(codes(ask(withStress(ship, most + 1), action, question(id, exception)))).toEqual(['stressed']);
    }
    const other = notSpokenOf(exception);
    if (other !== undefined)
      expect(codes(ask(withStress(ship, 1), other, question(id, exception)))).toContain('stressed');
    if (exception.difficulty === 'white')
      expect(codes(ask({ ...withStress(ship, 1), actionBar: barOf('red') }, 'focus'))).toEqual(['stressed']);
  });

  it.each(rowsOf('act-while-stressed').filter(([, { declared, condition }]) => declared ?? condition))(
    '%s does not before it is used up or declared',
    (id, exception) => {
      expect(codes(ask(withStress(carrier(id, exception), 1), 'focus'))).toEqual(['stressed']);
    },
  );
});

describe('cards that grant actions', () => {
  const granting = [
    ...rowsOf('granted'),
    ...rowsOf('granted-even-stressed'),
    ...rowsOf('action-window').filter(([, { actions }]) => actions !== undefined),
  ];

  type Granting = OfKind<'granted' | 'granted-even-stressed' | 'action-window' | 'difficulty'>;

  /** Focused, with something to reload and the trigger met, so that nothing but the grant is in question. */
  const ready = (ship: Ship, { trigger = {} }: Granting): Ship => {
    const torpedo = { id: 'torpedo', slots: ['torpedo'], charges: { active: 0, limit: 1 } };
    const { executedSpeed, performed = [] } = trigger;
    return {
      ...ship,
      tokens: { focus: 1 },
      upgrades: [...ship.upgrades, torpedo],
      round: {
        performed: typeof performed === 'string' ? ['card:other:1'] : performed,
        failed: [],
        ...(executedSpeed !== undefined && { executedSpeed: executedSpeed.least }),
      },
    };
  };

  /** The ship and what is granted to it: by its own card, or by that of a friendly ship where the card is for others. */
  const granted = (id: string, exception: Granting, action: ActionName) => {
    const own = carrier(id, exception);
    const opportunity = { kind: 'granted', by: id, ...(exception.copies && { copied: action }) } as const;
    const { least = 0 } = exception.friendlyAt ?? {};
    if (least === 0 && id !== 'antocmerrick-wat1') return { ship: ready(own, exception), question: { opportunity } };
    const table = { ships: [{ ...own, id: 'friend', range: least }] };
    return { ship: ready(SHIP, { ...exception, trigger: {} }), question: { opportunity, table } };
  };

  it.each(granting)('%s', (id, exception) => {
    const named = exception.kind === 'action-window' ? undefined : exception.difficulty;
    const asked = (action: ActionName) => {
      const { ship, question } = granted(id, exception, action);
      return ask(ship, action, question);
    };
    for (const action of spokenOf(exception))
      expect(asked(action)).toMatchObject({ verdict: 'legal', difficulty: named ?? 'white' });
    const other = notSpokenOf(exception);
    if (other !== undefined) expect(codes(asked(other))).toContain('no-opportunity');
  });

  it.each(granting)('%s grants them to a stressed ship only where it says so', (id, exception) => {
    const action = spokenOf(exception)[0]!;
    const { ship, question } = granted(id, exception, action);
    const stressed = ask({ ...ship, tokens: { focus: 1, stress: 1 } }, action, question);
    expect(codes(stressed)).toEqual(exception.kind === 'granted-even-stressed' ? [] : ['stressed']);
  });

  const changing = rowsOf('difficulty').filter(([, { grantedAfter }]) => grantedAfter !== undefined);

  it.each(changing)('%s grants what is %j on the bar as another difficulty', (id, exception) => {
    const { ship, question } = granted(id, exception, 'focus');
    const from = exception.from === 'any' ? 'red' : exception.from;
    expect(ask({ ...ship, actionBar: barOf(from) }, 'focus', question)).toMatchObject({
      verdict: 'legal',
      difficulty: exception.to,
    });
    if (exception.from === 'any') return;
    expect(codes(ask({ ...ship, actionBar: barOf('red') }, 'focus', question))).toEqual(['wrong-difficulty']);
  });

  const all: readonly Row<Granting['kind']>[] = [...granting, ...changing];
  const refusedBy = (verdict: ActionVerdict, rule: string): boolean =>
    'reasons' in verdict && verdict.reasons.some((reason) => reason.rule === `xwing/action/opportunity/${rule}`);

  it.each(all.filter(([, { trigger }]) => trigger !== undefined))(
    '%s grants nothing where the round is told to have been otherwise',
    (id, exception) => {
      const action = spokenOf(exception)[0]!;
      const { question } = granted(id, exception, action);
      const ship = carrier(id, exception);
      const { executedSpeed, performed } = exception.trigger!;
      const otherwise = { performed: [], failed: [], executedSpeed: (executedSpeed?.least ?? 1) - 1 };
      const own = { opportunity: question.opportunity };
      const rule = 'granted-on-its-trigger';
      expect(refusedBy(ask({ ...ship, round: otherwise }, action, own), rule)).toBe(true);
      if (performed === undefined) expect(refusedBy(ask(ship, action, own), rule)).toBe(false);
      else expect(refusedBy(ask(ship, action, { ...own, roundUntold: true }), rule)).toBe(false);
    },
  );

  it.each(all.filter(([, exception]) => 'window' in exception && exception.window !== 'perform-action-step-only'))(
    '%s grants nothing in another phase than its own',
    (id, exception) => {
      const action = spokenOf(exception)[0]!;
      const { ship, question } = granted(id, exception, action);
      const window = 'window' in exception ? exception.window : undefined;
      const own = window === 'system-phase' ? 'system' : window === 'end-phase' ? 'end' : 'activation';
      const phase = window === 'engagement-phase' ? 'engagement' : own;
      const asked = (told: ActionInput['phase'] & string) => ask(ship, action, { ...question, phase: told });
      const rule = 'granted-in-its-window';
      expect(refusedBy(asked('planning'), rule)).toBe(true);
      expect(refusedBy(asked(phase), rule)).toBe(false);
    },
  );

  const STEPS = ['reveal-dial', 'execute-maneuver', 'perform-action'] as const;
  const MOMENTS = ['acting', 'friend', 'enemy', null].flatMap((activating) =>
    STEPS.flatMap((step) => [false, true].map((dialRevealed) => ({ activating, step, dialRevealed }))),
  );
  const OPEN: Readonly<Record<string, readonly string[]>> = {
    'after-reveal-dial': ['acting reveal-dial true', 'acting execute-maneuver true'],
    'before-activate': ['acting reveal-dial false'],
    'before-carrier-activates': ['acting reveal-dial false'],
    'after-enemy-range-0-2-reveals': ['enemy reveal-dial true', 'enemy execute-maneuver true'],
    'while-fully-executing-red-before-check-difficulty': [
      'acting execute-maneuver false',
      'acting execute-maneuver true',
    ],
  };

  it.each(rowsOf('action-window').filter(([, { window }]) => window !== 'perform-action-step-only'))(
    '%s grants its action at its moment of the Activation Phase and at no other',
    (id, exception) => {
      const action = spokenOf(exception)[0]!;
      const { ship, question } = granted(id, exception, action);
      const acting = { ...ship, id: 'acting', player: 'alice' };
      const table = {
        ships: [
          { id: 'friend', player: 'alice' },
          { id: 'enemy', player: 'bob' },
        ],
      };
      const open = MOMENTS.filter((moment) => {
        const verdict = ask(acting, action, { ...question, table, ...moment });
        return !['granted-in-its-window', 'granted-after-revealing'].some((rule) => refusedBy(verdict, rule));
      });
      const asWords = open.map(({ activating, step, dialRevealed }) => `${activating} ${step} ${dialRevealed}`);
      expect(asWords).toEqual(OPEN[exception.window]);
    },
  );

  it.each(all)('%s grants its action to whom it is for', (id, exception) => {
    const action = spokenOf(exception)[0]!;
    const from = (range: number, player = 'alice') => {
      const table = { ships: [{ ...carrier(id, exception), id: 'other', range, player }] };
      const opportunity = { kind: 'granted', by: id, from: 'other' } as const;
      return refusedBy(ask(SHIP, action, { opportunity, table }), 'granted-to-whom-it-is-for');
    };
    const band = exception.friendlyAt ?? exception.shipsAt;
    const reached = RANGES.filter((range) => band && range >= band.least && range <= (band.most ?? 9));
    expect(RANGES.filter((range) => !from(range))).toEqual(reached);
    expect(RANGES.filter((range) => !from(range, 'bob'))).toEqual(exception.shipsAt === undefined ? [] : reached);
  });

  it.each(all.filter(([, { cost }]) => cost !== undefined && 'spend' in cost))(
    '%s grants nothing to a ship that could never have paid for it',
    (id, exception) => {
      const action = spokenOf(exception)[0]!;
      const opportunity = { kind: 'granted', by: id } as const;
      const none = { active: 0, limit: 0 };
      const ship = carrier(id, exception);
      const poor: Ship = {
        ...ship,
        force: { active: 0, capacity: 0 },
        charges: none,
        upgrades: ship.upgrades.map((upgrade) => ({ ...upgrade, charges: none })),
      };
      const rule = 'granted-at-a-price-that-can-be-paid';
      expect(refusedBy(ask(poor, action, { opportunity }), rule)).toBe(true);
      const spent = { ...ship, force: { active: 0, capacity: 3 } };
      expect(refusedBy(ask(spent, action, { opportunity }), rule)).toBe(false);
    },
  );

  it('ends the actions of the activation where the card says so', () => {
    const [id, exception] = rowsOf('action-window').find(([each]) => each === 'precognitivereflexes')!;
    const attempt = {
      action: 'boost',
      opportunity: { kind: 'granted', by: id },
      declaration: { direction: 'left' },
    } as const;
    const onBar = resolveAction({ ship: carrier(id, exception), attempt });
    const offBar = resolveAction({ ship: { ...carrier(id, exception), actionBar: [] }, attempt });
    expect(onBar).toMatchObject({ ship: { round: expect.not.objectContaining({ noMoreActions: expect.anything() }) } });
    expect(offBar).toMatchObject({ ship: { round: { noMoreActions: 'this-activation' } } });
  });
});

describe('cards that change the difficulty of an action', () => {
  const own = rowsOf('difficulty').filter(([, { grantedAfter }]) => grantedAfter === undefined);
  const near = { obstacles: [{ id: 'rock', range: 1 }] };

  it.each(own)('%s', (id, exception) => {
    const from = exception.from === 'any' ? 'purple' : exception.from;
    const ship = { ...carrier(id, exception), actionBar: barOf(from) };
    const stressed = exception.condition === 'stressed';
    const used = exception.optional ? { effects: [{ source: id }] } : {};
    for (const action of spokenOf(exception)) {
      const verdict = ask(stressed ? withStress(ship, 1) : ship, action, { ...used, table: near });
      expect(verdict.difficulty).toBe(exception.to);
      if (exception.optional) expect(ask(ship, action, { table: near }).difficulty).toBe(from);
      else if (exception.condition !== undefined) expect(ask(ship, action).difficulty).toBe(from);
    }
    const other = notSpokenOf(exception);
    if (other !== undefined && isActionKind(other))
      expect(ask(ship, other, { ...used, table: near }).difficulty).toBe(from);
  });

  it.each(own.filter(([, { optional, cost }]) => optional && cost !== undefined))(
    '%s has its price',
    (id, exception) => {
      const from = exception.from === 'any' ? 'white' : exception.from;
      const ship = { ...carrier(id, exception), actionBar: barOf(from) };
      const [action] = spokenOf(exception);
      expect(ask(ship, action!, { effects: [{ source: id }] })).toMatchObject({ costs: [exception.cost] });
      expect(ask(ship, action!)).not.toMatchObject({ costs: [exception.cost] });
    },
  );
});

describe('cards that forbid actions', () => {
  it.each(rowsOf('bar-ban'))('%s', (id, exception) => {
    for (const action of exception.actions) {
      const ship = { ...carrier(id, exception, 0), round: { ...SHIP.round, executedSpeed: 1 } };
      expect(codes(ask(ship, action))).toEqual(['banned-by-card']);
      if (exception.condition !== undefined) expect(codes(ask(carrier(id, exception, 1), action))).toEqual([]);
      if (exception.side !== undefined)
        expect(codes(ask({ ...ship, upgrades: [{ id, side: 1 - exception.side }] }, action))).toEqual([]);
    }
  });
});

const at = (range: number, more: Partial<TableShip> = {}): TableShip => ({
  id: `at-${range}`,
  player: 'bob',
  tokens: {},
  range,
  ...more,
});
const chosenAt = (verdict: ActionVerdict): readonly string[] =>
  verdict.verdict === 'legal' ? (verdict.options ?? []).map(({ target }) => target ?? '') : [];
const idsAt = (ranges: readonly number[]): readonly string[] => ranges.map((range) => `at-${range}`);

describe('cards that change locks', () => {
  const table = { ships: RANGES.map((range) => at(range)) };

  it('without any, an object at range 0 to 3 may be locked', () => {
    expect(chosenAt(ask(SHIP, 'lock', { table }))).toEqual(idsAt([0, 1, 2, 3]));
  });

  it.each(rowsOf('lock').filter(([, { ranges }]) => ranges !== undefined))('%s', (id, exception) => {
    const within = RANGES.filter((range) =>
      exception.ranges!.some(({ least, most }) => range >= least && range <= (most ?? 9)),
    );
    const used = exception.optional === true ? { effects: [{ source: id }] } : {};
    expect(chosenAt(ask(carrier(id, exception), 'lock', { table, ...used }))).toEqual(idsAt(within));
    if (exception.optional === true)
      expect(chosenAt(ask(carrier(id, exception), 'lock', { table }))).toEqual(idsAt([0, 1, 2, 3]));
  });

  it.each(rowsOf('lock').filter(([, { maxLocks }]) => maxLocks !== undefined))('%s', (id, exception) => {
    const locks = ['a', 'b', 'c'].slice(0, exception.maxLocks);
    const done = (held: readonly string[], giveUp?: string) => {
      const declaration = { target: 'at-1', ...(giveUp !== undefined && { giveUp }) };
      const attempt = { action: 'lock', declaration } as const;
      return resolveAction({ ship: { ...carrier(id, exception), locks: held }, attempt, table });
    };
    expect(done(locks.slice(1))).toMatchObject({ ship: { locks: [...locks.slice(1), 'at-1'] } });
    expect(done(locks, 'b')).toMatchObject({ ship: { locks: [...locks.filter((id) => id !== 'b'), 'at-1'] } });
    expect(done(locks)).toMatchObject({ reasons: [{ code: 'declaration-missing', facts: { locks } }] });
    expect(done(locks, 'z')).toMatchObject({ reasons: [{ code: 'no-such-token', facts: { giveUp: 'z', locks } }] });
    const twice = exception.distinctObjects === true ? ['at-1'] : ['at-1', 'at-1'];
    expect(done(['at-1'])).toMatchObject({ ship: { locks: twice } });
  });

  it.each(rowsOf('lock').filter(([, { cloakedBan }]) => cloakedBan !== undefined))('%s', (id, exception) => {
    const hidden = (player: string, cloak: number) => ({
      ships: [at(1, { player, tokens: { cloak }, upgrades: [{ id }], exceptions: [exception] })],
    });
    expect(chosenAt(ask(SHIP, 'lock', { table: hidden('bob', 1) }))).toEqual([]);
    expect(chosenAt(ask(SHIP, 'lock', { table: hidden('bob', 0) }))).toEqual(['at-1']);
    const byFriend = exception.cloakedBan === 'enemy-ships' ? ['at-1'] : [];
    expect(chosenAt(ask(SHIP, 'lock', { table: hidden('alice', 1) }))).toEqual(byFriend);
  });

  it.each(rowsOf('lock').filter(([, { measuredFrom }]) => measuredFrom !== undefined))('%s', (id, exception) => {
    const ship = { ...carrier(id, exception), pose: { x: 0, y: 0, heading: 0 } };
    const spotter = { id: 'spotter', player: 'alice', baseSize: 'small', pose: { x: 0, y: 500, heading: 0 } } as const;
    const far = { id: 'far', player: 'bob', baseSize: 'small', pose: { x: 0, y: 700, heading: 0 } } as const;
    expect(chosenAt(ask(ship, 'lock', { table: { ships: [spotter, far] } }))).toEqual(['far']);
    expect(chosenAt(ask(ship, 'lock', { table: { ships: [far] } }))).toEqual([]);
  });
});

describe('cards that change whom a ship coordinates or jams', () => {
  const friends = (more: Partial<TableShip> = {}) => ({
    ships: RANGES.map((range) => at(range, { player: 'alice', ...more })),
  });
  const carrying = (wanted: string): readonly [string, CardException] => {
    const found = exceptions.find(
      ({ kind, xws }) => /^(coordinate|coordinate-jam|jam)$/.test(kind) && xws.includes(wanted),
    );
    return [wanted, found!];
  };

  it('without any, a friendly ship at range 1 to 2', () => {
    expect(chosenAt(ask(SHIP, 'coordinate', { table: friends() }))).toEqual(idsAt([1, 2]));
  });

  it('C-3PO reaches any distance for ships that calculate', () => {
    const ship = carrier(...carrying('c3po-crew'));
    const calculating = friends({ actionBar: [{ action: 'calculate', difficulty: 'white' }] });
    expect(chosenAt(ask(ship, 'coordinate', { table: calculating }))).toEqual(idsAt([1, 2, 3, 4, 5]));
    expect(chosenAt(ask(ship, 'coordinate', { table: friends({ actionBar: [] }) }))).toEqual(idsAt([1, 2]));
    expect(ask(ship, 'coordinate', { table: friends(), declaration: { target: 'at-4' } })).toMatchObject({
      verdict: 'indeterminate',
      missing: ['/table/ships/4/actionBar'],
    });
  });

  it('Stridan treats range 3 as nearer', () => {
    const ship = carrier(...carrying('majorstridan'));
    expect(chosenAt(ask(ship, 'coordinate', { table: friends() }))).toEqual(idsAt([1, 2, 3]));
  });

  it('Battle Meditation leaves limited ships out', () => {
    const ship = carrier(...carrying('battlemeditation'));
    expect(chosenAt(ask(ship, 'coordinate', { table: friends({ limited: false }) }))).toEqual(idsAt([1, 2]));
    expect(chosenAt(ask(ship, 'coordinate', { table: friends({ limited: true }) }))).toEqual([]);
  });

  it('Maul chooses ships of lower initiative when he is used', () => {
    const [id, exception] = rowsOf('difficulty').find(([each]) => each === 'maul')!;
    const ship = carrier(id, exception);
    const effects = [{ source: id }];
    expect(chosenAt(ask(ship, 'coordinate', { effects, table: friends({ initiative: 3 }) }))).toEqual(idsAt([1, 2]));
    expect(chosenAt(ask(ship, 'coordinate', { effects, table: friends({ initiative: 4 }) }))).toEqual([]);
    expect(chosenAt(ask(ship, 'coordinate', { table: friends({ initiative: 4 }) }))).toEqual(idsAt([1, 2]));
  });

  it.each([
    ['sabinewren-command', 2, false],
    ['commsteam', 3, true],
  ] as const)('%s coordinates %i ships', (wanted, most, paid) => {
    const ship = carrier(...carrying(wanted));
    const table = { ships: ['a', 'b', 'c', 'd'].map((id) => at(1, { id, player: 'alice' })) };
    const choosing = (count: number) => ({
      table,
      declaration: { target: 'a', others: ['b', 'c', 'd'].slice(0, count - 1).map((target) => ({ target })) },
      ...(paid && { effects: [{ source: wanted }] }),
    });
    expect(codes(ask(ship, 'coordinate', choosing(most)))).toEqual([]);
    expect(codes(ask(ship, 'coordinate', choosing(most + 1)))).toEqual(['too-many-targets']);
    expect(codes(ask(SHIP, 'coordinate', choosing(2)))).toEqual(['too-many-targets']);
  });

  it('Bio-Hexacrypt Codes spend a lock to choose at any range', () => {
    const ship = { ...carrier(...carrying('biohexacryptcodes')), locks: ['at-5'] };
    const attempt = { action: 'jam', declaration: { target: 'at-5' } } as const;
    const table = { ships: RANGES.map((range) => at(range)) };
    const done = resolveAction({ ship, attempt, table, effects: [{ source: 'biohexacryptcodes' }] });
    expect(done).toMatchObject({ outcome: 'performed', ship: { locks: [] }, targets: [{ tokens: { jam: 1 } }] });
    expect(codes(validateAction({ ship, attempt, table }))).toEqual(['out-of-range']);
  });

  it('an Enhanced Jamming Suite jams its own side and itself', () => {
    const ship = carrier(...carrying('enhancedjammingsuite'));
    expect(chosenAt(ask(ship, 'jam', { table: friends() }))).toEqual(['at-1', 'acting']);
    expect(chosenAt(ask(SHIP, 'jam', { table: friends() }))).toEqual([]);
  });
});

describe('cards that change moves', () => {
  const optional = rowsOf('template').filter(
    ([, { optional: isOptional, moves }]) =>
      isOptional && moves.some((move) => move === 'barrel-roll' || move === 'boost'),
  );
  const declarationFor = (action: ActionName, template: string) =>
    action === 'boost' ? ({ direction: 'left', template } as const) : ({ side: 'left', template } as const);

  it.each(optional)('%s', (id, exception) => {
    for (const action of exception.moves) {
      if (action !== 'barrel-roll' && action !== 'boost') continue;
      const ship = { ...carrier(id, exception), actionBar: barOf(exception.difficulty ?? 'white') };
      const declaration = declarationFor(action, id);
      const verdict = ask(ship, action, { declaration });
      expect(codes(verdict)).toEqual([]);
      if (exception.cost !== undefined && verdict.verdict === 'legal')
        expect(verdict.costs).toContainEqual(expect.objectContaining(exception.cost));
      expect(codes(ask(SHIP, action, { declaration }))).toEqual(['template-not-allowed']);
      if (exception.difficulty !== undefined)
        expect(codes(ask({ ...ship, actionBar: barOf('white') }, action, { declaration }))).toEqual([
          'template-not-allowed',
        ]);
    }
  });

  const pose = { x: 400, y: 400, heading: 0 };
  const endOf = (ship: Ship, action: 'barrel-roll' | 'boost', declaration: object, opportunity?: object) => {
    const attempt = {
      action,
      declaration,
      ...(opportunity !== undefined && { opportunity }),
    } as ActionInput['attempt'];
    const done = resolveAction({ ship: { ...ship, pose }, attempt, table: {} });
    return done.verdict === 'legal' ? done.ship.pose : undefined;
  };

  it.each([
    ['lieutenantlorrir', 'barrel-roll', { side: 'left', position: 'centre', curves: 'forward' }, 45],
    ['karekun', 'boost', { direction: 'left', template: 'karekun' }, -90],
    ['extrememaneuvers', 'boost', { direction: 'right', template: 'extrememaneuvers' }, 90],
  ] as const)('%s bends the template: %s %j', (wanted, action, declaration, heading) => {
    const [id, exception] = rowsOf('template').find(([each]) => each === wanted)!;
    expect(endOf(carrier(id, exception), action, declaration)?.heading).toBe(heading);
  });

  it('an Overdrive Thruster makes red moves one faster', () => {
    const [id, exception] = rowsOf('template').find(([each]) => each === 'overdrivethruster')!;
    const red = { ...carrier(id, exception), actionBar: barOf('red') };
    expect(endOf(red, 'boost', { direction: 'straight' })?.y).toBe(520);
    expect(endOf(carrier(id, exception), 'boost', { direction: 'straight' })?.y).toBe(480);
  });

  it('Echo decloaks with the 2 bank, others straight', () => {
    const [id, exception] = rowsOf('template').find(([each]) => each === 'echo')!;
    const decloak = { kind: 'game-effect', by: 'decloak' };
    const cloaked = { tokens: { cloak: 1 } };
    expect(endOf({ ...carrier(id, exception), ...cloaked }, 'boost', { direction: 'left' }, decloak)?.heading).toBe(
      -45,
    );
    expect(endOf({ ...SHIP, ...cloaked }, 'boost', { direction: 'straight' }, decloak)?.y).toBe(520);
  });

  const rock = {
    id: 'rock',
    type: 'asteroid',
    polygon: [
      { x: 380, y: 470 },
      { x: 420, y: 470 },
      { x: 420, y: 500 },
      { x: 380, y: 500 },
    ],
  } as const;

  it.each(rowsOf('reposition'))('%s moves through obstacles', (id, exception) => {
    const configuration = { id: 'sfoils', slots: ['configuration'], side: 0 };
    const ship = { ...carrier(id, exception), pose };
    const ready = { ...ship, upgrades: [...ship.upgrades, configuration] };
    const onto = (acting: Ship) =>
      ask(acting, 'boost', { table: { obstacles: [rock] }, declaration: { direction: 'straight' } });
    expect(onto(ready)).toMatchObject({ outcome: 'performed' });
    expect(onto({ ...SHIP, pose })).toMatchObject({ outcome: 'failed' });
    if (exception.condition !== undefined) expect(onto(ship)).toMatchObject({ outcome: 'failed' });
  });

  it.each(rowsOf('rotate'))('%s turns its turret only so far', (id, exception) => {
    const ship = { ...carrier(id, exception), turret: ['front'] as const };
    const verdict = ask(ship, 'rotate');
    const arcs = verdict.verdict === 'legal' ? (verdict.options ?? []).map(({ arc }) => arc) : [];
    expect(arcs).toEqual(exception.arcs.filter((arc) => arc !== 'front'));
  });
});

describe('actions that stand on cards', () => {
  it.each(rowsOf('card-action'))('%s', (id, exception) => {
    const action: ActionName = `card:${id}:${exception.header}`;
    const ship: Ship = {
      ...carrier(id, exception, exception.needs === 'own-charge-missing' ? 1 : 2),
      shields: { active: 2, limit: 3 },
    };
    const equipped = {
      ...ship,
      upgrades: [...ship.upgrades, { id: 'droid', slots: ['astromech'], charges: { active: 1, limit: 2 } }],
    };
    const verdict = ask(equipped, action);
    expect(codes(verdict)).toEqual([]);
    expect(verdict).toMatchObject({ difficulty: 'white', costs: exception.costs });
    expect(codes(ask({ ...equipped, round: { performed: [action], failed: [] } }, action))).toEqual([
      'already-performed',
    ]);
  });

  it('fail when they choose a ship and there is none', () => {
    const [id, exception] = rowsOf('card-action').find(([each]) => each === 'quadrijettransferspacetug')!;
    const ship = { ...carrier(id, exception), pose: { x: 0, y: 0, heading: 0 } };
    const other = (x: number, y: number) => ({
      ships: [{ id: 'other', baseSize: 'small', pose: { x, y, heading: 0 } } as const],
    });
    const action = 'card:quadrijettransferspacetug:1';
    expect(ask(ship, action, { table: other(0, 100) })).toMatchObject({
      canFail: false,
      options: [{ target: 'other' }],
    });
    expect(ask(ship, action, { table: other(100, 0) })).toMatchObject({ canFail: true, outcome: 'failed' });
    expect(ask(ship, action, { table: other(0, 200) })).toMatchObject({ outcome: 'failed' });
  });
});

describe('every kind of exception that bears on actions', () => {
  const PLAYED: readonly ExceptionKind[] = [
    'act-while-ionized',
    'act-while-stressed',
    'action-lock',
    'action-window',
    'bar-ban',
    'card-action',
    'coordinate',
    'coordinate-jam',
    'coordinated-while-stressed',
    'difficulty',
    'granted',
    'granted-even-stressed',
    'jam',
    'lock',
    'perform-action-step',
    'reposition',
    'rotate',
    'template',
  ];
  /** What the activation of a ship looks at, and what is left open. */
  const ELSEWHERE: readonly ExceptionKind[] = [
    'boost-fail-replacement',
    'dial-change',
    'ignore-obstacles-moving',
    'initiative',
    'maneuver-difficulty',
    'red-maneuver-while-stressed',
    'skip-execute-maneuver',
  ];

  it('is played here or among the settled cases', () => {
    expect([...new Set(exceptions.map(({ kind }) => kind))].sort()).toEqual([...PLAYED, ...ELSEWHERE].sort());
  });
});
