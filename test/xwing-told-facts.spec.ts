import { describe, expect, it } from '@jest/globals';
import {
  resolveAttempt,
  resolveAvailable,
  type AttemptQuestion,
  type ShipInput,
  type TableShipInput,
} from '@marshal/catalogue';
import {
  availableActions,
  resolveAction,
  validateAction,
  type ActionName,
  type ActionVerdict,
  type Opportunity,
} from '@marshal/rules/xwing';
import { valueOf } from './support/value-of.js';

const ask = (question: AttemptQuestion): ActionVerdict => validateAction(valueOf(resolveAttempt(question)));
const carryOut = (question: AttemptQuestion) => resolveAction(valueOf(resolveAttempt(question)));

const kagi = { id: 'acting', player: 'alice', pilot: 'captainkagi' };
const luke = (more: Partial<ShipInput> = {}): ShipInput => ({
  id: 'acting',
  player: 'alice',
  pilot: 'lukeskywalker',
  ...more,
});
const wing = (more: Partial<TableShipInput> = {}): TableShipInput => ({
  id: 'wing',
  player: 'alice',
  range: 1,
  ...more,
});

describe('a ship that is coordinated and whose action bar is not told', () => {
  const coordinated = (
    targetAction: ActionName,
    { declaration, ...more }: Partial<TableShipInput> & { readonly declaration?: object } = {},
  ): AttemptQuestion => ({
    ship: kagi,
    attempt: {
      action: 'coordinate',
      declaration: {
        target: 'wing',
        targetAction,
        ...(declaration !== undefined && { targetDeclaration: declaration }),
      },
    },
    table: { ships: [{ id: 'foe', player: 'bob', pilot: 'academypilot', range: 3 }, wing(more)] },
  });
  const missing = ['/table/ships/1/actionBar'];

  it('may or may not do what is named for it', () => {
    expect(ask(coordinated('focus'))).toMatchObject({
      verdict: 'legal',
      outcome: 'performed',
      granted: [{ ship: 'wing', verdict: { verdict: 'indeterminate', missing, reasons: [] } }],
    });
  });

  it('is judged by it once it is told', () => {
    const actionBar = [{ action: 'focus', difficulty: 'white' }] as const;
    const verdicts = (['focus', 'evade'] as const).map((action) => ask(coordinated(action, { actionBar })));
    expect(verdicts).toMatchObject([
      { granted: [{ verdict: { verdict: 'legal' } }] },
      { granted: [{ verdict: { verdict: 'illegal', reasons: [{ code: 'not-on-action-bar' }] } }] },
    ]);
  });

  it.each<{ case: string; action: ActionName; more: Partial<TableShipInput>; code: string }>([
    { case: 'is stressed', action: 'focus', more: { tokens: { stress: 1 } }, code: 'stressed' },
    { case: 'is ionized', action: 'evade', more: { tokens: { ion: 1 } }, code: 'ionized' },
    {
      case: 'has performed it',
      action: 'focus',
      more: { round: { performed: ['focus'] } },
      code: 'already-performed',
    },
  ])('may not whatever its bar where it $case', ({ action, more, code }) => {
    const [granted] = (ask(coordinated(action, more)) as { granted?: { verdict: ActionVerdict }[] }).granted ?? [];
    expect(granted?.verdict).toMatchObject({ verdict: 'illegal', reasons: [{ code }] });
    expect(granted?.verdict).not.toMatchObject({ reasons: [{}, {}] });
  });

  it('may do what stands on no bar: the action of a damage card', () => {
    const damageCards = [{ id: 'leak', name: 'Fuel Leak' }];
    expect(ask(coordinated('damage:leak', { damageCards }))).toMatchObject({
      granted: [{ verdict: { verdict: 'legal' } }],
    });
  });

  it('is asked for before the Coordinate is carried out, which is not spent on a guess', () => {
    expect(carryOut(coordinated('focus'))).toMatchObject({ verdict: 'indeterminate', action: 'coordinate', missing });
  });

  it('owes its declaration all the same', () => {
    expect(carryOut(coordinated('boost'))).toMatchObject({
      verdict: 'illegal',
      reasons: [{ code: 'declaration-missing', facts: { missing: 'direction' } }],
    });
  });

  it('is one of which nothing is told where there is no table', () => {
    const { table: _table, ...question } = coordinated('focus');
    expect(ask(question)).toMatchObject({
      verdict: 'legal',
      granted: [{ ship: 'wing', verdict: { verdict: 'indeterminate', missing: ['/table/ships'] } }],
    });
  });

  it('is told apart from the others: what is missing of it stands where the question tells it', () => {
    const pilot = 'lukeskywalker';
    const foe = { id: 'foe', player: 'bob', pilot: 'academypilot', range: 3 };
    const locking: AttemptQuestion = {
      ship: kagi,
      attempt: {
        action: 'coordinate',
        declaration: { target: 'wing', targetAction: 'lock', targetDeclaration: { target: 'foe' } },
      },
      table: { ships: [foe, wing({ pilot })] },
    };
    expect(ask(locking)).toMatchObject({
      granted: [{ verdict: { verdict: 'indeterminate', missing: ['/table/ships/0/pose', '/table/ships/1/pose'] } }],
    });
    const turned = { ...coordinated('rotate', { pilot: 'asajjventress', declaration: { arc: 'left' } }) };
    expect(ask(turned)).toMatchObject({
      granted: [{ verdict: { verdict: 'indeterminate', missing: ['/table/ships/1/turret'] } }],
    });
  });
});

describe('a card that is named for a grant', () => {
  const by = (card: string, more: object = {}): Opportunity => ({ kind: 'granted', by: card, ...more });
  const granted = (
    ship: Partial<ShipInput>,
    action: ActionName,
    { opportunity, ...more }: Partial<AttemptQuestion> & { readonly opportunity: Opportunity },
  ) => ask({ ...more, ship: luke(ship), attempt: { action, opportunity } });
  const refusal = (verdict: ActionVerdict): string[] =>
    verdict.verdict === 'illegal' ? verdict.reasons.map(({ rule }) => rule.replace(/^.*\//, '')) : [verdict.verdict];
  const burners = { upgrades: [{ id: 'afterburners' }] };
  const vader = { pilot: 'darthvader' };
  const pinned = { ...burners, tokens: { stress: 1 } };

  it.each<{ case: string; verdict: ActionVerdict; is: string[] }>([
    {
      case: 'Afterburners after a maneuver at speed 2',
      verdict: granted({ ...burners, round: { executedSpeed: 2 } }, 'boost', { opportunity: by('afterburners') }),
      is: ['granted-on-its-trigger'],
    },
    {
      case: 'Afterburners at speed 3, even while stressed',
      verdict: granted({ ...pinned, round: { executedSpeed: 3 } }, 'boost', { opportunity: by('afterburners') }),
      is: ['legal'],
    },
    {
      case: 'Afterburners where no speed is told',
      verdict: granted(burners, 'boost', { opportunity: by('afterburners') }),
      is: ['legal'],
    },
    {
      case: 'Afterburners in the System Phase, before any maneuver',
      verdict: granted(burners, 'boost', { opportunity: by('afterburners'), phase: 'system' }),
      is: ['granted-on-its-trigger'],
    },
    {
      case: 'Afterburners of a ship that has deployed in the System Phase',
      verdict: granted({ ...burners, round: { executedSpeed: 3 } }, 'boost', {
        opportunity: by('afterburners'),
        phase: 'system',
      }),
      is: ['legal'],
    },
    {
      case: 'Afterburners before the dial is revealed',
      verdict: granted(burners, 'boost', { opportunity: by('afterburners'), step: 'reveal-dial' }),
      is: ['granted-on-its-trigger'],
    },
    {
      case: 'Afterburners once the maneuver is executed',
      verdict: granted({ ...burners, round: { executedSpeed: 3 } }, 'boost', {
        opportunity: by('afterburners'),
        step: 'perform-action',
        activating: 'acting',
      }),
      is: ['legal'],
    },
    {
      case: 'Afterburners in another ship’s activation',
      verdict: granted({ ...burners, round: { executedSpeed: 3 } }, 'boost', {
        opportunity: by('afterburners'),
        activating: 'other',
      }),
      is: ['granted-on-its-trigger'],
    },
    {
      case: 'Afterburners long after the maneuver, in the Engagement Phase',
      verdict: granted({ ...burners, round: { executedSpeed: 3 } }, 'boost', {
        opportunity: by('afterburners'),
        phase: 'engagement',
      }),
      is: ['granted-on-its-trigger'],
    },
    {
      case: 'Darth Vader before he has performed an action',
      verdict: granted({ ...vader, round: { performed: [] } }, 'focus', { opportunity: by('darthvader') }),
      is: ['granted-on-its-trigger'],
    },
    {
      case: 'Darth Vader after an action that failed',
      verdict: granted({ ...vader, round: { failed: ['barrel-roll'] } }, 'focus', { opportunity: by('darthvader') }),
      is: ['granted-on-its-trigger'],
    },
    {
      case: 'Darth Vader of whose round nothing is told',
      verdict: granted({ ...vader, round: { performActionStep: 'used' } }, 'focus', { opportunity: by('darthvader') }),
      is: ['legal'],
    },
    {
      case: 'Darth Vader, who has paid his last Force',
      verdict: granted({ ...vader, force: { active: 0 }, round: { performed: ['lock'] } }, 'focus', {
        opportunity: by('darthvader'),
      }),
      is: ['legal'],
    },
    {
      case: 'Darth Vader without any Force to have paid',
      verdict: granted({ ...vader, force: { active: 0, capacity: 0 } }, 'focus', { opportunity: by('darthvader') }),
      is: ['granted-at-a-price-that-can-be-paid'],
    },
    {
      case: 'Advanced Sensors after another ship’s dial',
      verdict: granted({ upgrades: [{ id: 'advancedsensors' }] }, 'focus', {
        opportunity: by('advancedsensors'),
        activating: 'other',
      }),
      is: ['granted-in-its-window'],
    },
    {
      case: 'Advanced Sensors in the Perform Action step',
      verdict: granted({ upgrades: [{ id: 'advancedsensors' }] }, 'focus', {
        opportunity: by('advancedsensors'),
        step: 'perform-action',
      }),
      is: ['granted-in-its-window'],
    },
    {
      case: 'Grand Inquisitor after an enemy at range 2 has revealed its dial',
      verdict: granted({ upgrades: [{ id: 'grandinquisitor' }] }, 'focus', {
        opportunity: by('grandinquisitor'),
        activating: 'foe',
        table: { ships: [{ id: 'foe', player: 'bob', range: 2 }] },
      }),
      is: ['legal'],
    },
    {
      case: 'Grand Inquisitor after an enemy at range 3 has revealed its dial',
      verdict: granted({ upgrades: [{ id: 'grandinquisitor' }] }, 'focus', {
        opportunity: by('grandinquisitor'),
        activating: 'foe',
        table: { ships: [{ id: 'foe', player: 'bob', range: 3 }] },
      }),
      is: ['granted-to-whom-it-is-for'],
    },
    {
      case: 'Ahsoka Tano at range 2',
      verdict: granted({}, 'focus', {
        opportunity: by('ahsokatano', { from: 'wing' }),
        table: { ships: [wing({ pilot: 'ahsokatano', range: 2 })] },
      }),
      is: ['granted-to-whom-it-is-for'],
    },
    {
      case: 'Ahsoka Tano at a range that nobody tells',
      verdict: granted({}, 'focus', {
        opportunity: by('ahsokatano', { from: 'wing' }),
        table: { ships: [{ id: 'wing', player: 'alice', pilot: 'ahsokatano' }] },
      }),
      is: ['legal'],
    },
    {
      case: 'Ahsoka Tano farther off by the poses',
      verdict: granted({ pose: { x: 100, y: 100, heading: 0 } }, 'focus', {
        opportunity: by('ahsokatano', { from: 'wing' }),
        table: {
          ships: [{ ...wing({ pilot: 'ahsokatano' }), range: undefined, pose: { x: 100, y: 300, heading: 0 } }],
        },
      }),
      is: ['granted-to-whom-it-is-for'],
    },
    {
      case: 'an Ahsoka Tano of the other side',
      verdict: granted({}, 'focus', {
        opportunity: by('ahsokatano', { from: 'wing' }),
        table: { ships: [wing({ pilot: 'ahsokatano', player: 'bob' })] },
      }),
      is: ['granted-to-whom-it-is-for'],
    },
    {
      case: 'Hondo Ohnaka of the other side, whose card says so',
      verdict: granted({}, 'focus', {
        opportunity: by('hondoohnaka', { from: 'wing' }),
        table: { ships: [wing({ pilot: 'hondoohnaka', player: 'bob' })] },
      }),
      is: ['legal'],
    },
    {
      case: 'the Afterburners of another ship',
      verdict: granted({}, 'boost', {
        opportunity: by('afterburners'),
        table: { ships: [wing({ pilot: 'wedgeantilles', ...burners })] },
      }),
      is: ['granted-to-whom-it-is-for'],
    },
    {
      case: 'one of two cards of a name, where the other could',
      verdict: granted({}, 'focus', {
        opportunity: by('ahsokatano'),
        table: { ships: [wing({ pilot: 'ahsokatano', range: 3 }), wing({ id: 'b', pilot: 'ahsokatano', range: 1 })] },
      }),
      is: ['legal'],
    },
  ])('$case: $is', ({ verdict, is }) => {
    expect(refusal(verdict)).toEqual(is);
  });
});

describe('a copy of another ship’s action', () => {
  const echo: ShipInput = { id: 'acting', player: 'alice', pilot: 'echo-ssl' };
  const granted = (copied?: ActionName): Opportunity => ({
    kind: 'granted',
    by: 'echo-ssl',
    ...(copied !== undefined && { copied }),
  });

  it('hangs on which it was', () => {
    const asked = (copied?: ActionName) =>
      ask({ ship: echo, attempt: { action: 'focus', opportunity: granted(copied) } });
    expect(asked()).toMatchObject({ verdict: 'indeterminate', missing: ['/attempt/opportunity/copied'] });
    expect(asked('focus').verdict).toBe('legal');
    expect(asked('evade').verdict).toBe('illegal');
  });

  it('is asked for where a list of actions tells its opportunity', () => {
    const [first] = availableActions(valueOf(resolveAvailable({ ship: echo, opportunity: granted() })));
    expect(first).toMatchObject({ verdict: 'indeterminate', missing: ['/opportunity/copied'] });
  });

  it('is of no interest to a card that copies none', () => {
    const opportunity: Opportunity = { kind: 'granted', by: 'turrphennir' };
    const ship = { id: 'acting', pilot: 'turrphennir' };
    expect(ask({ ship, attempt: { action: 'boost', opportunity } }).verdict).toBe('legal');
  });
});

describe('a third lock with an R3 Astromech', () => {
  const locking = (locks: string[], declaration: object, table?: AttemptQuestion['table']): AttemptQuestion => ({
    ship: luke({ upgrades: [{ id: 'r3astromech' }], locks }),
    attempt: { action: 'lock', declaration: { target: 'foe', ...declaration } },
    ...(table !== undefined && { table }),
  });
  const near = { ships: [{ id: 'foe', player: 'bob', range: 2 }] };

  it.each([
    { case: 'asks which of the two goes', question: locking(['a', 'b'], {}, near), is: 'declaration-missing' },
    { case: 'asks so without a table too', question: locking(['a', 'b'], {}), is: 'declaration-missing' },
    { case: 'takes no other', question: locking(['a', 'b'], { giveUp: 'c' }, near), is: 'no-such-token' },
    { case: 'lets go what its player says', question: locking(['a', 'b'], { giveUp: 'b' }, near), is: ['a', 'foe'] },
    { case: 'is none where the object is locked already', question: locking(['a', 'foe'], {}, near), is: ['a', 'foe'] },
    { case: 'is none while there is room', question: locking(['a'], {}, near), is: ['a', 'foe'] },
  ])('$case', ({ question, is }) => {
    const done = carryOut(question);
    expect(done.verdict === 'legal' ? done.ship.locks : 'reasons' in done && done.reasons[0]?.code).toEqual(is);
  });

  it('is offered once for each lock that could go', () => {
    const { attempt: _attempt, ...question } = locking(['a', 'b'], {}, near);
    expect(ask({ ...question, attempt: { action: 'lock' } })).toMatchObject({
      options: [
        { target: 'foe', giveUp: 'a' },
        { target: 'foe', giveUp: 'b' },
      ],
    });
  });
});

describe('a reason that a card which is not modelled could lift', () => {
  const boosting: AttemptQuestion = { ship: { id: 'acting', pilot: '7thskycorpspilot' }, attempt: { action: 'boost' } };
  const uncertain = { verdict: 'indeterminate', unmodelled: ['clonez95headhunter'] };

  it('is uncertain when the attempt is carried out too, though its declaration is owed', () => {
    expect(ask(boosting)).toMatchObject(uncertain);
    expect(carryOut(boosting)).toMatchObject({
      ...uncertain,
      reasons: [{ code: 'not-on-action-bar' }, { code: 'declaration-missing' }],
    });
  });

  it('is not listed beside one that stands anyway', () => {
    const stressed = { ...boosting, ship: { ...boosting.ship, tokens: { stress: 1 } } };
    for (const verdict of [ask(stressed), carryOut(stressed)]) {
      expect(verdict.verdict).toBe('illegal');
      const codes = 'reasons' in verdict ? verdict.reasons.map(({ code }) => code) : [];
      expect(codes).toContain('stressed');
      expect(codes).not.toContain('not-on-action-bar');
    }
  });
});

describe('a Jam at range 2', () => {
  const jamming = (ruleset: string, inBullseyeArc: boolean, more: TableShipInput[] = []): AttemptQuestion => ({
    ruleset,
    ship: { id: 'acting', player: 'alice', pilot: 'omicrongrouppilot' },
    attempt: { action: 'jam', declaration: { target: 'foe' } },
    table: { ships: [{ id: 'foe', player: 'bob', range: 2, inBullseyeArc }, ...more] },
  });
  const nearer: TableShipInput[] = [{ id: 'nearer', player: 'bob', range: 1 }];
  const bullseye = { document: 'Rules Reference 1.3.2', section: 'Jam' };
  const usual = { document: 'Actions', section: 'Jam' };

  it.each([
    { ruleset: 'xwing/rr-1.1', cite: usual },
    { ruleset: 'xwing/rr-1.3', cite: bullseye },
    { ruleset: 'xwing/2.5', cite: bullseye },
  ])('is refused, and fails, by the document of $ruleset', ({ ruleset, cite }) => {
    const refused = ask(jamming(ruleset, false, nearer));
    expect(refused).toMatchObject({ verdict: 'illegal', reasons: [{ code: 'out-of-range', cite }] });
    expect(ask(jamming(ruleset, false))).toMatchObject({ outcome: 'failed', failsBecause: [{ cite }] });
  });

  it('is legal in the bullseye arc from version 1.3', () => {
    expect(ask(jamming('xwing/rr-1.3', true))).toMatchObject({ verdict: 'legal', outcome: 'performed' });
    expect(ask(jamming('xwing/rr-1.1', true))).toMatchObject({ outcome: 'failed' });
  });
});

describe('a ship that tractor tokens move', () => {
  const tractor: Opportunity = { kind: 'game-effect', by: 'tractor' };
  const ship = luke({ tokens: { tractor: 1 }, pose: { x: 400, y: 400, heading: 0 } });
  const rock = {
    id: 'rock',
    type: 'asteroid',
    polygon: [
      { x: 380, y: 470 },
      { x: 420, y: 470 },
      { x: 420, y: 500 },
    ],
  } as const;
  const boosted = (direction: 'left' | 'straight', ruleset = 'xwing/rr-1.1') =>
    ask({
      ruleset,
      ship,
      attempt: { action: 'boost', opportunity: tractor, declaration: { direction } },
      table: { obstacles: [rock] },
    });

  it('is boosted straight ahead', () => {
    expect(boosted('left')).toMatchObject({
      verdict: 'illegal',
      reasons: [{ code: 'template-not-allowed', cite: { document: 'Rules Reference 1.1.0', section: 'Tractor' } }],
    });
    const options = ask({ ship, attempt: { action: 'boost', opportunity: tractor }, table: {} });
    expect(options).toMatchObject({ options: [{ direction: 'straight' }] });
  });

  it.each([
    { ruleset: 'xwing/rr-1.1', outcome: 'performed' },
    { ruleset: 'xwing/rr-1.3', outcome: 'performed' },
    { ruleset: 'xwing/2.5', outcome: 'failed' },
  ])('onto an obstacle by $ruleset: $outcome', ({ ruleset, outcome }) => {
    expect(boosted('straight', ruleset)).toMatchObject({ verdict: 'legal', outcome });
  });

  it('may or may not be moved where nothing tells what is in the way', () => {
    const { pose: _pose, ...unplaced } = ship;
    const declaration = { direction: 'straight' } as const;
    const verdict = ask({ ship: unplaced, attempt: { action: 'boost', opportunity: tractor, declaration } });
    expect(verdict).toMatchObject({ verdict: 'legal', canFail: true });
    expect(verdict).not.toHaveProperty('outcome');
  });
});
