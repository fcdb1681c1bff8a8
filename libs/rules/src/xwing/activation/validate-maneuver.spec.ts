import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Reason } from '../../kernel/index.js';
import type { CardException } from '../cards/exception.js';
import { BEARINGS, MANEUVER_DIFFICULTIES } from '../movement/bearing.js';
import { dialCode, maneuverExists } from '../movement/maneuver.js';
import { XWING_RULESET_IDS } from '../rulesets.js';
import type { Ship } from '../ship.js';
import type { ManeuverInput } from './maneuver-input.js';
import { maneuverRules } from './maneuver-rules.js';
import type { LegalManeuver, ManeuverVerdict } from './maneuver-verdict.js';
import { barRules, skipRules, stressRules } from './perform-action-rules.js';
import { replacementRules } from './replacement-rules.js';
import { validateManeuver } from './validate-maneuver.js';

const DIAL = ['1FB', '2FB', '2TW', '2YR', '3TR', '3BB', '3NW', '4KR', '1ER', '0OR', '2RP', '3FW'];

const ship = (more: Partial<Ship> = {}): Ship => ({
  id: 'red-5',
  player: 'alice',
  baseSize: 'small',
  actionBar: [],
  dial: DIAL,
  tokens: {},
  force: { active: 0, capacity: 0 },
  upgrades: [],
  damageCards: [],
  locks: [],
  round: { performed: [], failed: [] },
  exceptions: [],
  unmodelled: [],
  ...more,
});

const without = (key: 'dial' | 'player'): Ship =>
  Object.fromEntries(Object.entries(ship()).filter(([name]) => name !== key)) as Ship;

type Asked = Partial<ManeuverInput>;

/** The rules that have objected to anything so far. */
const objected = new Set<string>();

const reasonsIn = (found: ManeuverVerdict): readonly Reason[] => {
  if (found.verdict === 'illegal') return found.reasons;
  return found.verdict === 'legal' ? [...found.replacedBecause, ...found.performActionStep.reasons] : [];
};

const verdict = (asked: Asked): ManeuverVerdict => {
  const checked = validateManeuver({ ship: ship(), ...asked });
  if ('faults' in checked) throw new Error(JSON.stringify(checked.faults));
  for (const { rule } of reasonsIn(checked.value)) objected.add(rule);
  return checked.value;
};

const legal = (asked: Asked): LegalManeuver => {
  const found = verdict(asked);
  if (found.verdict !== 'legal') throw new Error(JSON.stringify(found));
  return found;
};

const codes = (asked: Asked): readonly string[] => {
  const found = verdict(asked);
  return found.verdict === 'illegal' ? found.reasons.map(({ code }) => code) : [];
};

const stressed = (stress: number, more: Partial<Ship> = {}): Ship => ship({ tokens: { stress }, ...more });

type Told<E = CardException> = E extends CardException ? Omit<E, 'card' | 'xws'> & Partial<Pick<E, 'xws'>> : never;

const card = (exception: Told): readonly CardException[] => [{ card: 'pilot', xws: ['card'], ...exception }];

describe('the maneuver of a dial', () => {
  it('is executed as it is and leaves the ship its action', () => {
    expect(legal({ maneuver: '3NW' })).toMatchObject({
      ruleset: 'xwing/rr-1.1',
      revealed: { speed: 3, bearing: 'bank-right', difficulty: 'white', code: '3NW' },
      executed: { code: '3NW' },
      replacedBecause: [],
      execution: { basis: 'assumed', fullyExecuted: true },
      tokens: [],
      performActionStep: { status: 'open', reasons: [] },
      ship: { round: { executedSpeed: 3 } },
    });
  });

  it('needs no difficulty where the dial has it', () => {
    expect(legal({ maneuver: '2T' }).executed?.code).toBe('2TW');
  });

  it.each(['4TW', '2TB', '4T'.concat('R')])('refuses %s, which the dial does not have', (maneuver) => {
    const checked = validateManeuver({ ship: ship(), maneuver });
    if ('faults' in checked) expect(checked.faults[0]?.pointer).toBe('/maneuver');
    else expect(codes({ maneuver })).toEqual(['maneuver-not-on-dial']);
  });

  it('is taken at its word without a dial to compare', () => {
    expect(legal({ ship: without('dial'), maneuver: '3KR' }).executed?.code).toBe('3KR');
  });
});

describe('Check Difficulty', () => {
  it.each([
    { maneuver: '3FW', tokens: {}, after: {}, status: 'open' },
    { maneuver: '3TR', tokens: {}, after: { stress: 1 }, status: 'stressed' },
    { maneuver: '1FB', tokens: { stress: 1 }, after: { stress: 0 }, status: 'open' },
    { maneuver: '1FB', tokens: { strain: 1, deplete: 2 }, after: { strain: 0, deplete: 1 }, status: 'open' },
    { maneuver: '3FW', tokens: { stress: 1 }, after: { stress: 1 }, status: 'stressed' },
  ])('$maneuver with $tokens leaves $after: $status', ({ maneuver, tokens, after, status }) => {
    const found = legal({ ship: ship({ tokens }), maneuver });
    expect(found.ship.tokens).toEqual({ ...tokens, ...after });
    expect(found.performActionStep.status).toBe(status);
  });

  it('R110: a blue maneuver removes one stress, one strain and one deplete', () => {
    const found = legal({ ship: ship({ tokens: { stress: 2, strain: 2, deplete: 1 } }), maneuver: '1FB' });
    expect(found.ship.tokens).toEqual({ stress: 1, strain: 1, deplete: 0 });
    expect(found.performActionStep).toMatchObject({ status: 'stressed', reasons: [{ code: 'stressed' }] });
  });

  it('R111: a card that removes the stress afterwards leaves the action open', () => {
    const effects = [{ source: 'volandas', stress: -1 }];
    expect(legal({ maneuver: '3TR', effects }).performActionStep.status).toBe('open');
  });

  it('R112: a red action before the check makes two stress in all', () => {
    const effects = [{ source: 'patternanalyzer', stress: 1, at: 'before-check-difficulty' }] as const;
    expect(legal({ maneuver: '3TR', effects }).tokens).toEqual([
      { token: 'stress', count: 1, because: 'patternanalyzer' },
      { token: 'stress', count: 1, because: 'check-difficulty' },
    ]);
  });
});

describe('a stressed ship', () => {
  it('R106: executes a white 2 straight instead of a red maneuver, and keeps its stress', () => {
    expect(legal({ ship: stressed(1), maneuver: '3TR' })).toMatchObject({
      revealed: { code: '3TR' },
      executed: { code: '2FW' },
      replacedBecause: [{ code: 'stressed', facts: { stress: 1, maneuver: '3TR' } }],
      tokens: [],
      performActionStep: { status: 'stressed' },
      ship: { tokens: { stress: 1 }, round: { executedSpeed: 2 } },
    });
  });

  it('R105: may have its dial changed first', () => {
    const hera = card({ kind: 'dial-change', rule: 'red-or-blue-to-same-difficulty', xws: ['herasyndulla'] });
    const aboard = stressed(1, { exceptions: hera });
    const change = (dial: string): Asked => ({
      ship: aboard,
      maneuver: '3TR',
      effects: [{ source: 'herasyndulla', dial }],
    });
    expect(legal(change('4KR'))).toMatchObject({ shown: { code: '4KR' }, executed: { code: '2FW' } });
    expect(codes(change('1FB'))).toEqual(['dial-change-not-allowed']);
  });

  it.each([
    { held: 0, change: 1, executed: '2FW', stress: 1 },
    { held: 1, change: -1, executed: '4KR', stress: 1 },
    { held: 2, change: -1, executed: '2FW', stress: 1 },
    { held: 0, change: -1, executed: '4KR', stress: 1 },
  ])(
    'counts the stress that comes or goes after the reveal: $held and $change execute $executed',
    ({ held, change, executed, stress }) => {
      const effects = [{ source: 'a', stress: change, at: 'after-reveal' }] as const;
      const found = legal({ ship: stressed(held), maneuver: '4KR', effects });
      expect(found.executed?.code).toBe(executed);
      expect(found.ship.tokens.stress).toBe(stress);
      expect(found.replacedBecause.map(({ cite }) => cite.document)).toEqual(
        executed === '2FW' ? ['Activation Phase'] : [],
      );
    },
  );

  it('counts it for the ceilings of its cards, too', () => {
    const exceptions = card({ kind: 'red-maneuver-while-stressed', maneuvers: 'any', maxStress: 2 });
    const asked = (change: number): Asked => ({
      ship: stressed(2, { exceptions }),
      maneuver: '3TR',
      effects: [{ source: 'a', stress: change, at: 'after-reveal' }],
    });
    expect(legal(asked(-1)).executed?.code).toBe('3TR');
    expect(legal(asked(1)).executed?.code).toBe('2FW');
  });

  it('R108: executes the white 2 straight when a Damaged Engine makes its turn red', () => {
    const damageCards = [{ id: 'd1', name: 'Damaged Engine' }];
    expect(legal({ ship: stressed(1, { damageCards }), maneuver: '2TW' }).executed?.code).toBe('2FW');
    expect(legal({ ship: ship({ damageCards }), maneuver: '2TW' }).executed?.code).toBe('2TR');
    expect(legal({ ship: ship({ damageCards }), maneuver: '3NW' }).executed?.code).toBe('3NW');
  });

  it('R109: from 1.2 on nothing changes the white 2 straight', () => {
    const asked = {
      ship: stressed(1),
      maneuver: '3TR',
      effects: [{ source: 'r4astromech', difficulty: 'decrease', appliesTo: 'stress-maneuver' }],
    } as const;
    expect(legal(asked)).toMatchObject({ executed: { code: '2FB' }, ship: { tokens: { stress: 0 } } });
    expect(codes({ ...asked, ruleset: 'xwing/rr-1.3' })).toEqual(['stress-maneuver-unmodifiable']);
  });

  it.each([
    { exception: { maneuvers: 'any' }, stress: 3, maneuver: '3TR', executed: '3TR' },
    { exception: { maneuvers: 'any', maxStress: 2 }, stress: 2, maneuver: '3TR', executed: '3TR' },
    { exception: { maneuvers: 'any', maxStress: 2 }, stress: 3, maneuver: '3TR', executed: '2FW' },
    { exception: { maneuvers: 'segnors-loop' }, stress: 1, maneuver: '3TR', executed: '2FW' },
    { exception: { maneuvers: 'segnors-loop' }, stress: 1, maneuver: '3LR', executed: '3LR' },
  ] as const)(
    'with $stress stress and a card for $exception executes $executed',
    ({ exception, stress, maneuver, executed }) => {
      const exceptions = card({ kind: 'red-maneuver-while-stressed', ...exception });
      const found = legal({ ship: stressed(stress, { exceptions, dial: [...DIAL, '3LR'] }), maneuver });
      expect(found.executed?.code).toBe(executed);
    },
  );

  it('may be allowed red maneuvers by what is said, or by a card that is used', () => {
    const effects = [{ source: 'lucky', redWhileStressed: true }];
    expect(legal({ ship: stressed(1), maneuver: '3TR', effects }).executed?.code).toBe('3TR');
    const exceptions = card({
      kind: 'act-while-stressed',
      actions: 'any',
      alsoRedManeuvers: true,
      xws: ['contrabandcybernetics'],
    });
    const used = { ship: stressed(1, { exceptions }), maneuver: '3TR' };
    expect(legal(used).executed?.code).toBe('2FW');
    expect(legal({ ...used, effects: [{ source: 'contrabandcybernetics' }] }).executed?.code).toBe('3TR');
  });

  it('whose card asks for damage is not judged before that is known', () => {
    const exceptions = card({
      kind: 'red-maneuver-while-stressed',
      maneuvers: 'basic-if-damaged-advanced-if-critically-damaged',
      maxStress: 2,
    });
    const yeager = stressed(1, { exceptions });
    expect(verdict({ ship: yeager, maneuver: '3TR' })).toMatchObject({
      verdict: 'indeterminate',
      missing: ['/ship/facedownDamage'],
    });
    const facedown = [{ source: 'card', redWhileStressed: true }];
    expect(legal({ ship: yeager, maneuver: '3TR', effects: facedown }).executed?.code).toBe('3TR');
    expect(legal({ ship: yeager, maneuver: '3TR', effects: [{ source: 'card', holds: false }] }).executed?.code).toBe(
      '2FW',
    );
    const damaged = (facedownDamage: number): Ship => ({ ...yeager, facedownDamage });
    expect(legal({ ship: damaged(1), maneuver: '3TR' }).executed?.code).toBe('3TR');
    expect(legal({ ship: damaged(0), maneuver: '3TR' }).executed?.code).toBe('2FW');
    expect(legal({ ship: damaged(1), maneuver: '4KR' }).executed?.code).toBe('2FW');
    const critical = { ...yeager, damageCards: [{ id: 'd', name: 'Panicked Pilot' }] };
    expect(legal({ ship: critical, maneuver: '4KR' }).executed?.code).toBe('4KR');
    expect(legal({ ship: yeager, maneuver: '4KR' }).executed?.code).toBe('2FW');
  });

  it.each([
    [2, '1ER', '1EW'],
    [3, '1ER', '2FW'],
    [2, '4KR', '2FW'],
  ])('with %d stress and a card that whitens Tallon Rolls: %s becomes %s', (stress, maneuver, executed) => {
    const change = {
      kind: 'maneuver-difficulty',
      bearing: 'tallon-roll',
      from: 'red',
      to: 'white',
      maxStress: 2,
    } as const;
    const found = legal({ ship: stressed(stress, { exceptions: card(change) }), maneuver });
    expect(found.executed?.code).toBe(executed);
  });
});

describe('difficulty changes', () => {
  it.each([
    { maneuver: '1FB', changes: ['decrease'], executed: '1FB' },
    { maneuver: '3FW', changes: ['decrease'], executed: '3FB' },
    { maneuver: '3FW', changes: ['increase'], executed: '3FR' },
    { maneuver: '3TR', changes: ['increase'], executed: '3TR' },
    { maneuver: '1FB', changes: ['increase', 'increase'], executed: '1FR' },
    { maneuver: '1FB', changes: ['increase', 'decrease'], executed: '1FB' },
    { maneuver: '1FB', changes: ['red'], executed: '1FR' },
    { maneuver: '1FB', changes: ['increase', 'red', 'decrease', 'white'], executed: '1FW' },
  ] as const)('$changes make $maneuver $executed', ({ maneuver, changes, executed }) => {
    const effects = changes.map((difficulty) => ({ source: 'x', difficulty }));
    expect(legal({ maneuver, effects }).executed?.code).toBe(executed);
  });

  it('do not count where their condition does not hold', () => {
    const effects = [{ source: 'x', difficulty: 'increase', holds: false }] as const;
    expect(legal({ maneuver: '3FW', effects }).executed?.code).toBe('3FW');
  });

  it('by a card that is not modelled are asked for', () => {
    const carrying = ship({ unmodelled: [{ id: 'r4astromech', topics: ['difficulty', 'maneuver'] }] });
    expect(verdict({ ship: carrying, maneuver: '3FW' })).toMatchObject({
      verdict: 'indeterminate',
      unmodelled: ['r4astromech'],
    });
    const effects = [{ source: 'r4astromech' }];
    expect(legal({ ship: carrying, maneuver: '3FW', effects }).executed?.code).toBe('3FW');
  });

  it.each([
    { topics: ['actions'], stress: 1 },
    { topics: ['maneuver'], stress: 1 },
    { topics: ['maneuver', 'stress'], stress: 0 },
  ])('a card on $topics cannot matter at $stress stress', ({ topics, stress }) => {
    expect(verdict({ ship: stressed(stress, { unmodelled: [{ id: 'x', topics }] }), maneuver: '3TR' }).verdict).toBe(
      'legal',
    );
  });

  it('a card on stress and maneuvers can matter where stress replaces one', () => {
    const unmodelled = [{ id: 'x', topics: ['maneuver', 'stress'] }];
    expect(verdict({ ship: stressed(1, { unmodelled }), maneuver: '3TR' }).verdict).toBe('indeterminate');
  });
});

describe('dial changes', () => {
  const ALL = ['1BW', '1FB', '2FB', '2BW', '2NW', '2TW', '2YW', '2KR', '3BW', '3TR', '3FW', '4FB'];
  it.each([
    { rule: 'red-or-blue-to-same-difficulty', from: '2FB', to: '4FB', allowed: true },
    { rule: 'red-or-blue-to-same-difficulty', from: '2TW', to: '3FW', allowed: false },
    { rule: 'same-speed-and-difficulty', from: '2TW', to: '2NW', allowed: true },
    { rule: 'same-speed-and-difficulty', from: '2TW', to: '3FW', allowed: false },
    { rule: 'same-bearing-speed-plus-or-minus-1', from: '2BW', to: '1BW', allowed: true },
    { rule: 'same-bearing-speed-plus-or-minus-1', from: '2BW', to: '2NW', allowed: false },
    { rule: 'non-red-same-speed-difficulty-raised', from: '2KR', to: '2FB', allowed: true },
    { rule: 'non-red-same-speed-difficulty-raised', from: '2FB', to: '2KR', allowed: false },
    { rule: 'basic-next-higher-speed-difficulty-raised', from: '2BW', to: '3BW', allowed: true },
    { rule: 'basic-next-higher-speed-difficulty-raised', from: '3BW', to: '2BW', allowed: false },
    { rule: 'turn-or-bank-mirrored', from: '2TW', to: '2YW', allowed: true },
    { rule: 'turn-or-bank-mirrored', from: '2TW', to: '2NW', allowed: false },
    { rule: 'turn-or-bank-mirrored', from: '2FB', to: '2FB', allowed: false },
  ] as const)('$rule from $from to $to: $allowed', ({ rule, from, to, allowed }) => {
    const exceptions = card({ kind: 'dial-change', rule });
    const asked = {
      ship: ship({ dial: ALL, exceptions }),
      maneuver: from,
      effects: [{ source: 'card', dial: to }],
    };
    expect(codes(asked)).toEqual(allowed ? [] : ['dial-change-not-allowed']);
  });

  it('may raise the difficulty', () => {
    const exceptions = card({ kind: 'dial-change', rule: 'non-red-same-speed-difficulty-raised' });
    const effects = [{ source: 'card', dial: '2FB' }];
    expect(legal({ ship: ship({ dial: ALL, exceptions }), maneuver: '2KR', effects })).toMatchObject({
      shown: { code: '2FB' },
      executed: { code: '2FW' },
    });
  });

  it('by another ship’s card are taken at their word, but must be on the dial', () => {
    expect(legal({ maneuver: '3TR', effects: [{ source: 'saeseetiin', dial: '3FW' }] }).executed?.code).toBe('3FW');
    expect(codes({ maneuver: '3TR', effects: [{ source: 'saeseetiin', dial: '3TW' }] })).toEqual([
      'maneuver-not-on-dial',
    ]);
  });
});

describe('an ionized ship', () => {
  const ionized = ship({ tokens: { ion: 1, stress: 1 } });

  it('R090: without a dial executes the blue 1 straight, which removes a stress', () => {
    expect(legal({ ship: ionized })).toMatchObject({
      executed: { code: '1FB' },
      replacedBecause: [
        {
          code: 'ionized',
          cite: { document: 'Rules Reference 1.1.0', section: 'Ion' },
          facts: { ion: 1, ionizedAt: 1 },
        },
      ],
      ship: { tokens: { ion: 1, stress: 0 } },
      performActionStep: { status: 'open' },
      events: [
        { type: 'reveal-skipped' },
        { type: 'maneuver-replaced' },
        { type: 'maneuver-executed' },
        { type: 'token-removed' },
      ],
    });
    expect(legal({ ship: ionized })).not.toHaveProperty('revealed');
  });

  it('R089: ionized after dials were set moves by its dial', () => {
    expect(legal({ ship: ship({ tokens: { ion: 1 } }), maneuver: '2TW' }).executed?.code).toBe('2TW');
  });

  it('R104: that skipped its Reveal Dial step resolves nothing that follows on it', () => {
    const effects = [{ source: 'advancedsensors', stress: 1, at: 'after-reveal' }] as const;
    expect(codes({ ship: ionized, effects })).toEqual(['dial-not-revealed']);
    expect(codes({ maneuver: '3FW', effects })).toEqual([]);
  });

  it.each([
    ['2TW', '1BB'],
    ['3NW', '1NB'],
    ['4KR', '1FB'],
    ['0OR', '1FB'],
    ['1ER', '1BB'],
  ])('in edition 2.5 follows the direction of its dial: %s becomes %s', (maneuver, executed) => {
    const asked = { ruleset: 'xwing/2.5', ship: ship({ tokens: { ion: 1 } }), maneuver } as const;
    expect(legal(asked)).toMatchObject({
      revealed: { code: maneuver },
      executed: { code: executed },
      replacedBecause: [{ cite: { document: 'Rules Reference 1.4.2', section: 'Ion' } }],
    });
    expect(codes({ ...asked, effects: [{ source: 'herasyndulla', dial: '2FB' }] })).toEqual(['dial-not-revealed']);
  });

  it.each([
    ['small', 1, true],
    ['medium', 1, false],
    ['medium', 2, true],
    ['large', 2, false],
    ['large', 3, true],
  ] as const)('a %s ship with %d ion tokens is ionized: %s', (baseSize, ion, isIonized) => {
    expect(codes({ ship: ship({ baseSize, tokens: { ion } }) })).toEqual(isIonized ? [] : ['dial-missing']);
  });
});

describe('a ship without a dial', () => {
  it('from 1.3 on gains a stress and executes the white 2 straight', () => {
    expect(legal({ ruleset: 'xwing/rr-1.3' })).toMatchObject({
      executed: { code: '2FW' },
      replacedBecause: [{ code: 'dial-forgotten' }],
      ship: { tokens: { stress: 1 } },
    });
  });
});

describe('a purple maneuver', () => {
  const jedi = ship({ force: { active: 1, capacity: 1 } });
  it('costs a Force, or becomes the white 2 straight; older rules have none', () => {
    expect(legal({ ruleset: 'xwing/rr-1.3', ship: jedi, maneuver: '2RP' })).toMatchObject({
      executed: { code: '2RP' },
      ship: { force: { active: 0 } },
    });
    expect(legal({ ruleset: 'xwing/rr-1.3', maneuver: '2RP' })).toMatchObject({
      executed: { code: '2FW' },
      replacedBecause: [{ code: 'no-force' }],
    });
    expect(codes({ ship: jedi, maneuver: '2RP' })).toEqual(['no-purple-maneuvers']);
  });

  it('keeps its colour whatever raises it', () => {
    const effects = [{ source: 'x', difficulty: 'increase' }] as const;
    expect(legal({ ruleset: 'xwing/rr-1.3', ship: jedi, maneuver: '2RP', effects }).executed?.code).toBe('2RP');
  });
});

describe('obstacles', () => {
  const met = (type: 'asteroid' | 'debris' | 'gas-cloud', how: 'moved-through' | 'overlapped'): Asked => ({
    maneuver: '3FW',
    met: { obstacles: [{ id: 'o', type, how }] },
  });

  it.each([
    { ruling: 'R114', type: 'asteroid', how: 'moved-through', old: 'skipped', newer: 'open' },
    { ruling: 'R116', type: 'asteroid', how: 'overlapped', old: 'skipped', newer: 'skipped' },
    { ruling: '', type: 'gas-cloud', how: 'moved-through', old: 'skipped', newer: 'open' },
    { ruling: '', type: 'gas-cloud', how: 'overlapped', old: 'skipped', newer: 'skipped' },
    { ruling: '', type: 'debris', how: 'moved-through', old: 'stressed', newer: 'stressed' },
    { ruling: '', type: 'debris', how: 'overlapped', old: 'stressed', newer: 'skipped' },
  ] as const)('$ruling $type $how: $old, in edition 2.5 $newer', ({ type, how, old, newer }) => {
    expect(legal(met(type, how)).performActionStep.status).toBe(old);
    const { performActionStep } = legal({ ...met(type, how), ruleset: 'xwing/2.5' });
    expect(performActionStep.status).toBe(newer);
    if (newer === 'skipped')
      expect(performActionStep).toMatchObject({ reasons: [{ cite: { document: 'Rules Reference 1.4.2' } }] });
    expect(legal(met(type, how)).rolls).toEqual([{ die: 'attack', count: 1, because: type, obstacle: 'o' }]);
  });

  it('in edition 2.5 an asteroid deals a hit beside the die', () => {
    const asked = met('asteroid', 'moved-through');
    expect(legal(asked)).toMatchObject({ damage: [], locksBroken: false });
    expect(legal({ ...asked, ruleset: 'xwing/2.5' })).toMatchObject({
      damage: [{ damage: 'hit', count: 1, because: 'asteroid', obstacle: 'o' }],
      locksBroken: false,
      rolls: [{ because: 'asteroid' }],
      events: expect.arrayContaining([expect.objectContaining({ type: 'damage-owed', because: 'asteroid' })]),
    });
  });

  it('in edition 2.5 a gas cloud breaks the locks and brings a strain token', () => {
    const asked = { ...met('gas-cloud', 'moved-through'), ship: ship({ locks: ['b'] }) };
    expect(legal(asked)).toMatchObject({ tokens: [], locksBroken: false, ship: { locks: ['b'] } });
    expect(legal({ ...asked, ruleset: 'xwing/2.5' })).toMatchObject({
      tokens: [{ token: 'strain', count: 1, because: 'gas-cloud' }],
      locksBroken: true,
      ship: { locks: [], tokens: { strain: 1 } },
    });
  });

  it('R114: skipping the step leaves granted actions', () => {
    expect(legal(met('asteroid', 'moved-through'))).toMatchObject({
      furtherActionsBarred: false,
      ship: { round: { performActionStep: 'skipped' } },
    });
  });

  it('debris gives one stress after the check of the difficulty', () => {
    const asked = { ...met('debris', 'moved-through'), ship: stressed(1), maneuver: '1FB' };
    expect(legal(asked).tokens).toEqual([
      { token: 'stress', count: -1, because: 'check-difficulty' },
      { token: 'stress', count: 1, because: 'debris' },
    ]);
  });

  it('R118: do nothing to a ship that ignores their kind', () => {
    const exceptions = card({ kind: 'ignore-obstacles-moving', obstacles: ['asteroid'] });
    expect(legal({ ...met('asteroid', 'overlapped'), ship: ship({ exceptions }) })).toMatchObject({
      performActionStep: { status: 'open' },
      rolls: [],
    });
    expect(legal({ ...met('gas-cloud', 'overlapped'), ship: ship({ exceptions }) }).performActionStep.status).toBe(
      'skipped',
    );
  });

  it('of an unknown kind are asked for', () => {
    const asked = { maneuver: '3FW', met: { obstacles: [{ id: 'o', how: 'overlapped' }] } } as const;
    expect(verdict(asked)).toMatchObject({ verdict: 'indeterminate', missing: ['/met/obstacles/0/type'] });
  });
});

describe('ships overlapped', () => {
  const enemy = { ships: [{ id: 'b', player: 'bob' }] };
  const friend = { ships: [{ id: 'a', player: 'alice' }] };

  it('R119: make the execution partial and skip the step', () => {
    expect(legal({ maneuver: '3FW', met: enemy })).toMatchObject({
      execution: { basis: 'said', fullyExecuted: false },
      performActionStep: { status: 'skipped', reasons: [{ code: 'overlapped-ship' }] },
      grants: [],
      furtherActionsBarred: false,
    });
  });

  it('R120: leave the maneuver its colour', () => {
    expect(legal({ ship: stressed(1), maneuver: '3BB', met: enemy }).ship.tokens).toEqual({ stress: 0 });
  });

  it('R121: leave a red Koiogran turn its stress', () => {
    expect(legal({ maneuver: '4KR', met: enemy })).toMatchObject({
      ship: { tokens: { stress: 1 } },
      execution: { fullyExecuted: false },
    });
  });

  it('R122: do not matter to a ship that stands still', () => {
    expect(legal({ maneuver: '0OR', met: enemy, ship: ship({ dial: ['0OR'] }) })).toMatchObject({
      execution: { fullyExecuted: true },
      performActionStep: { status: 'stressed' },
    });
    const resting = ship({ dial: ['0OW'] });
    expect(legal({ maneuver: '0OW', met: enemy, ship: resting }).performActionStep.status).toBe('open');
  });

  it('may leave the step to a ship whose card says so', () => {
    const exceptions = card({ kind: 'perform-action-step', effect: 'kept-after-partial-execution' });
    expect(legal({ maneuver: '3FW', met: enemy, ship: ship({ exceptions }) }).performActionStep.status).toBe('open');
  });

  it('R123: in edition 2.5 an enemy leaves a red Focus or Calculate and nothing more', () => {
    expect(legal({ ruleset: 'xwing/2.5', maneuver: '3FW', met: enemy })).toMatchObject({
      performActionStep: { status: 'skipped' },
      grants: [{ by: 'overlap', actions: ['focus', 'calculate'], difficulty: 'red', onActionBar: true }],
      furtherActionsBarred: true,
      rolls: [],
      ship: { round: { performActionStep: 'skipped', noMoreActions: 'but-for-the-overlap' } },
    });
  });

  it('in edition 2.5 grant nothing to a stressed ship, whatever its cards let it do', () => {
    const exceptions = card({ kind: 'act-while-stressed', actions: 'any' });
    expect(
      legal({ ruleset: 'xwing/2.5', ship: stressed(1, { exceptions }), maneuver: '3FW', met: enemy }),
    ).toMatchObject({ grants: [], furtherActionsBarred: true, ship: { round: { noMoreActions: 'this-activation' } } });
  });

  it.each(['this-activation', 'this-round'] as const)(
    'in edition 2.5 grant nothing where the actions have ended for %s, and give none back',
    (noMoreActions) => {
      const round = { performed: [], failed: [], noMoreActions };
      expect(legal({ ruleset: 'xwing/2.5', ship: ship({ round }), maneuver: '3FW', met: enemy })).toMatchObject({
        grants: [],
        furtherActionsBarred: true,
        ship: { round: { noMoreActions } },
      });
    },
  );

  it.each([enemy, friend])(
    'in edition 2.5 leave the action of the step to a ship whose card leaves it the step',
    (met) => {
      const exceptions = card({ kind: 'perform-action-step', effect: 'kept-after-partial-execution' });
      const found = legal({ ruleset: 'xwing/2.5', maneuver: '3FW', met, ship: ship({ exceptions }) });
      expect(found).toMatchObject({ performActionStep: { status: 'open' }, furtherActionsBarred: false });
      expect(found.ship.round).not.toHaveProperty('noMoreActions');
    },
  );

  it.each([
    { what: 'a friendly ship', met: friend },
    { what: 'both', met: { ships: [...friend.ships, ...enemy.ships] } },
  ])('R124: in edition 2.5 $what costs a die and the action', ({ met }) => {
    expect(legal({ ruleset: 'xwing/2.5', maneuver: '3FW', met })).toMatchObject({
      grants: [],
      rolls: [{ die: 'attack', count: 1, because: 'overlapped-friendly-ship' }],
      performActionStep: { status: 'skipped' },
      furtherActionsBarred: true,
      ship: { round: { noMoreActions: 'this-activation' } },
    });
  });

  it('in edition 2.5 must be known as friend or enemy', () => {
    expect(verdict({ ruleset: 'xwing/2.5', maneuver: '3FW', met: { ships: [{ id: 'x' }, {}] } })).toMatchObject({
      missing: ['/met/ships/0/player', '/met/ships/1/player'],
    });
    expect(verdict({ ruleset: 'xwing/2.5', ship: without('player'), maneuver: '3FW', met: enemy })).toMatchObject({
      missing: ['/ship/player'],
    });
  });
});

describe('positions', () => {
  const pose = { x: 100, y: 100, heading: 0 };
  const placed = ship({ pose });

  it('say what the maneuver meets', () => {
    const table = {
      ships: [
        { id: 'b', player: 'bob', baseSize: 'small', pose: { x: 100, y: 250, heading: 0 } },
        { id: 'far', range: 4 },
        { id: 'near', range: 3 },
      ],
      obstacles: [
        {
          id: 'rock',
          type: 'asteroid',
          polygon: [
            { x: 95, y: 130 },
            { x: 105, y: 130 },
            { x: 100, y: 140 },
          ],
        },
        {
          id: 'odd',
          polygon: [
            { x: 95, y: 145 },
            { x: 105, y: 145 },
            { x: 100, y: 150 },
          ],
        },
      ],
    } as const;
    expect(verdict({ ship: placed, maneuver: '4KR', table })).toMatchObject({
      missing: ['/table/ships/2/pose', '/table/obstacles/1/type'],
    });
    const known = { ships: table.ships.slice(0, 2), obstacles: table.obstacles.slice(0, 1) };
    expect(legal({ ship: placed, maneuver: '3FW', table: known })).toMatchObject({
      execution: {
        basis: 'positions',
        fullyExecuted: false,
        ships: [{ id: 'b', player: 'bob' }],
        obstacles: [{ id: 'rock', type: 'asteroid', how: 'moved-through' }],
        unplaced: ['far'],
      },
      performActionStep: { reasons: [{ code: 'overlapped-ship' }, { code: 'met-obstacle' }] },
    });
    expect(legal({ ship: placed, maneuver: '3FW', table: known }).ship.pose?.y).toBeCloseTo(210, 1);
  });

  it('yield to what the players say, who also place a ship that was moved back', () => {
    const table = {
      ships: [{ id: 'b', player: 'bob', baseSize: 'small', pose: { x: 100, y: 250, heading: 0 } }],
    } as const;
    expect(legal({ ship: placed, maneuver: '3FW', table, met: {} })).toMatchObject({
      execution: { basis: 'said', fullyExecuted: true, end: { y: 260 } },
    });
    expect(legal({ ship: placed, maneuver: '3FW', met: { ships: [{ id: 'b' }] } }).execution).not.toHaveProperty('end');
  });

  it('say where a ship flees, and then nothing else happens to it', () => {
    const far = ship({ pose: { x: 300, y: 100, heading: 0 } });
    const within = (height: number): Asked => ({
      ship: far,
      maneuver: '3TR',
      table: { playArea: { width: 914.4, height } },
    });
    expect(legal(within(229))).toMatchObject({
      execution: { fled: true },
      tokens: [],
      performActionStep: { status: 'skipped', reasons: [{ code: 'fled' }] },
    });
    expect(legal(within(230)).execution?.fled).toBe(false);
    expect(legal({ maneuver: '3TR', met: { fled: true } })).toMatchObject({ rolls: [], tokens: [] });
  });

  it('say which placement of a Tallon Roll was taken', () => {
    const roll = ship({ pose, dial: ['1ER'] });
    expect(legal({ ship: roll, maneuver: '1ER', position: 'back' }).execution).toMatchObject({
      position: 'back',
      end: { x: 45, y: 165, heading: 180 },
    });
  });
});

describe('what the ship brings into its maneuver', () => {
  const brought = (more: Partial<Ship['round']>, asked: Asked = {}): LegalManeuver =>
    legal({ maneuver: '3FW', ...asked, ship: ship({ ...asked.ship, round: { performed: [], failed: [], ...more } }) });

  it.each(['this-activation', 'this-round'] as const)(
    'R130: actions that a card has ended for %s leave a step in which nothing is performed',
    (noMoreActions) => {
      expect(brought({ noMoreActions })).toMatchObject({
        performActionStep: { status: 'barred', reasons: [{ code: 'no-opportunity', facts: { noMoreActions } }] },
        furtherActionsBarred: true,
        ship: { round: { noMoreActions } },
      });
    },
  );

  it.each(['skipped', 'used'] as const)('R129: a step that was %s before does not come', (performActionStep) => {
    expect(brought({ performActionStep })).toMatchObject({
      performActionStep: { status: 'skipped', reasons: [{ code: 'no-opportunity', facts: { performActionStep } }] },
      furtherActionsBarred: false,
      ship: { round: { performActionStep } },
    });
  });

  it.each([
    { card: 'any action', actions: 'any', maxStress: 2, stress: 2, status: 'open' },
    { card: 'any action', actions: 'any', maxStress: 2, stress: 3, status: 'stressed' },
    { card: 'rolls', actions: ['barrel-roll'], maxStress: 2, stress: 1, status: 'stressed', allowed: ['barrel-roll'] },
  ] as const)(
    'a card that lets it perform $card while stressed: $status at $stress',
    ({ actions, maxStress, stress, status, ...more }) => {
      const exceptions = card({ kind: 'act-while-stressed', actions, maxStress });
      const actionBar = (['focus', 'barrel-roll'] as const).map((action) => ({ action, difficulty: 'white' as const }));
      const { performActionStep } = legal({ maneuver: '3FW', ship: stressed(stress, { exceptions, actionBar }) });
      expect(performActionStep.status).toBe(status);
      expect(performActionStep.reasons[0]?.facts['allowed']).toEqual('allowed' in more ? more.allowed : undefined);
    },
  );

  it('a card whose use the maneuver tells is in use for the action, too', () => {
    const exceptions = card({ kind: 'act-while-stressed', actions: 'any', declared: 'before-activating' });
    const actionBar = [{ action: 'focus', difficulty: 'white' } as const];
    const asked = { maneuver: '3FW', ship: stressed(1, { exceptions, actionBar }) };
    expect(legal(asked).performActionStep.status).toBe('stressed');
    expect(legal({ ...asked, effects: [{ source: 'card' }] }).performActionStep.status).toBe('open');
  });

  it('a pose is lost where the ship is moved back to where nothing tells', () => {
    const pose = { x: 100, y: 100, heading: 0 };
    const met = { ships: [{ id: 'b', player: 'bob' }] };
    expect(legal({ maneuver: '3FW', ship: ship({ pose }), met }).ship).not.toHaveProperty('pose');
    expect(legal({ maneuver: '3FW', ship: ship({ pose }), met: {} }).ship).toHaveProperty('pose');
  });
});

describe('deployed struts', () => {
  const exceptions = card({
    kind: 'skip-execute-maneuver',
    condition: 'revealed-other-than-2-straight-at-range-0-of-asteroid-or-debris',
    sideEffect: 'remove 1 stress; may rotate',
    xws: ['landingstruts'],
    side: 1,
  });
  const landed = (side: number): Ship =>
    ship({
      exceptions,
      upgrades: [{ id: 'landingstruts', side }],
      tokens: { stress: 1 },
      pose: { x: 0, y: 0, heading: 0 },
    });
  const rock = {
    id: 'r',
    type: 'asteroid',
    polygon: [
      { x: -5, y: -5 },
      { x: 5, y: -5 },
      { x: 0, y: 5 },
    ],
  } as const;

  it('hold the ship on its rock and take one stress from it', () => {
    const found = legal({ ship: landed(1), maneuver: '3TR', table: { obstacles: [rock] } });
    expect(found).toMatchObject({
      replacedBecause: [{ code: 'maneuver-skipped' }],
      ship: { tokens: { stress: 0 } },
      performActionStep: { status: 'open' },
    });
    expect(found).not.toHaveProperty('executed');
  });

  it.each([
    { what: 'folded', side: 0, maneuver: '3FW', obstacles: [rock] },
    { what: 'with a 2 straight', side: 1, maneuver: '2FB', obstacles: [rock] },
    { what: 'away from rocks', side: 1, maneuver: '3FW', obstacles: [] },
    { what: 'on a gas cloud', side: 1, maneuver: '3FW', obstacles: [{ ...rock, type: 'gas-cloud' as const }] },
    { what: 'at a distance', side: 1, maneuver: '3FW', obstacles: [{ id: 'r', range: 1, type: 'asteroid' as const }] },
  ])('do nothing $what', ({ side, maneuver, obstacles }) => {
    expect(legal({ ship: landed(side), maneuver, table: { obstacles }, met: {} }).executed?.code).toBe(maneuver);
  });

  it.each<{ what: string; table?: ManeuverInput['table']; missing: readonly string[] }>([
    { what: 'no table', missing: ['/table/obstacles'] },
    { what: 'no range', table: { obstacles: [{ id: 'r', type: 'debris' }] }, missing: ['/table/obstacles/0/range'] },
    { what: 'no kind', table: { obstacles: [{ id: 'r', range: 0 }] }, missing: ['/table/obstacles/0/type'] },
  ])('are not judged with $what', ({ table, missing }) => {
    const asked = { ship: landed(1), maneuver: '3FW', met: {}, ...(table && { table }) };
    expect(verdict(asked)).toEqual({ verdict: 'indeterminate', ruleset: 'xwing/rr-1.1', unmodelled: [], missing });
  });

  it('are not judged without the pose of a ship that is told outlines', () => {
    const { pose: _pose, ...unplaced } = landed(1);
    expect(verdict({ ship: unplaced, maneuver: '3FW', table: { obstacles: [rock] } })).toMatchObject({
      missing: ['/ship/pose'],
    });
  });

  it('are as the players say', () => {
    const asked = { ship: landed(1), maneuver: '3FW' };
    expect(legal({ ...asked, effects: [{ source: 'landingstruts' }] })).not.toHaveProperty('executed');
    expect(
      legal({ ...asked, table: { obstacles: [rock] }, effects: [{ source: 'landingstruts', holds: false }] }),
    ).toHaveProperty('executed');
  });
});

describe('input that cannot be judged', () => {
  it.each<{ what: string; input: ManeuverInput; pointers: readonly string[] }>([
    { what: 'a huge ship', input: { ship: ship({ baseSize: 'huge' }) }, pointers: ['/ship/baseSize'] },
    { what: 'no maneuver', input: { ship: ship(), maneuver: '9ZZ' }, pointers: ['/maneuver'] },
    { what: 'a turn at speed 4', input: { ship: ship(), maneuver: '4TW' }, pointers: ['/maneuver'] },
    { what: 'a broken dial', input: { ship: ship({ dial: ['2TW', '2T'] }) }, pointers: ['/ship/dial/1'] },
    {
      what: 'broken effects',
      input: { ship: ship(), effects: [{ source: 'x', dial: '?', stress: 0.5 }] },
      pointers: ['/effects/0/dial', '/effects/0/stress'],
    },
    {
      what: 'broken positions',
      input: { ship: ship({ pose: { x: NaN, y: 0, heading: 0 } }), table: { playArea: { width: 0, height: 0 } } },
      pointers: ['/ship/pose', '/table/playArea'],
    },
  ])('$what: $pointers', ({ input, pointers }) => {
    const checked = validateManeuver(input);
    expect('faults' in checked && checked.faults.map(({ pointer }) => pointer)).toEqual(pointers);
  });

  it('a difficulty that no dial tells', () => {
    const checked = validateManeuver({ ship: without('dial'), maneuver: '2T' });
    expect('faults' in checked && checked.faults.map(({ pointer }) => pointer)).toEqual(['/maneuver']);
  });
});

const anyManeuver = fc
  .record({
    speed: fc.integer({ min: 0, max: 5 }),
    bearing: fc.constantFrom(...BEARINGS),
    difficulty: fc.constantFrom(...MANEUVER_DIFFICULTIES),
  })
  .filter(maneuverExists)
  .map(dialCode);

const anyTokens = fc.record({
  stress: fc.nat({ max: 3 }),
  strain: fc.nat({ max: 2 }),
  deplete: fc.nat({ max: 2 }),
  ion: fc.nat({ max: 1 }),
});

describe('for any maneuver of any ship', () => {
  it('the tokens told account for the tokens held', () => {
    fc.assert(
      fc.property(anyManeuver, anyTokens, fc.constantFrom(...XWING_RULESET_IDS), (maneuver, tokens, ruleset) => {
        const found = verdict({ ship: ship({ tokens, dial: [maneuver] }), maneuver, ruleset });
        if (found.verdict !== 'legal') return;
        for (const token of ['stress', 'strain', 'deplete', 'ion'] as const) {
          const change = found.tokens.filter((each) => each.token === token).reduce((sum, each) => sum + each.count, 0);
          expect(found.ship.tokens[token]).toBe(tokens[token] + change);
          expect(found.ship.tokens[token]).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('a stressed ship never executes red, and an unstressed one is not replaced by stress', () => {
    fc.assert(
      fc.property(anyManeuver, anyTokens, fc.constantFrom(...XWING_RULESET_IDS), (maneuver, tokens, ruleset) => {
        const found = verdict({ ship: ship({ tokens, dial: [maneuver] }), maneuver, ruleset });
        if (found.verdict !== 'legal') return;
        if (tokens.stress > 0) expect(found.executed?.difficulty).not.toBe('red');
        else expect(found.replacedBecause.map(({ code }) => code)).not.toContain('stressed');
        expect(found.replacedBecause.length).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('a step that is open leaves the ship unstressed', () => {
    fc.assert(
      fc.property(anyManeuver, anyTokens, (maneuver, tokens) => {
        const found = verdict({ ship: ship({ tokens, dial: [maneuver] }), maneuver });
        if (found.verdict !== 'legal') return;
        expect(found.performActionStep.status === 'open').toBe((found.ship.tokens.stress ?? 0) === 0);
      }),
    );
  });
});

describe('the rules on maneuvers', () => {
  const ids = [...maneuverRules, ...replacementRules, ...skipRules, ...barRules, ...stressRules].map(({ id }) => id);

  it('have ids of their own', () => {
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('have each objected above', () => {
    expect(ids.filter((id) => !objected.has(id))).toEqual([]);
  });
});
