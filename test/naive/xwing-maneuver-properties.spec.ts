import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  resolveAction,
  validateAction,
  validateManeuver,
  type ActionName,
  type ManeuverInput,
  type ManeuverVerdict,
  type Opportunity,
  type Ship,
} from '@marshal/rules/xwing';
import { valueOf } from '../support/value-of.js';
import { chance, type Chance } from './random.js';
import { randomSituation } from './situations.js';

const met = (by: Chance): NonNullable<ManeuverInput['met']> => ({
  ships: by.some([{ player: 'alice' }, { player: 'bob' }], 0.25),
  obstacles: by.some(
    (['asteroid', 'debris', 'gas-cloud'] as const).map((type) => ({
      type,
      how: by.oneOf(['moved-through', 'overlapped'] as const),
    })),
    0.15,
  ),
});

const effects = (by: Chance): NonNullable<ManeuverInput['effects']> =>
  by.some([{ source: 'one', stress: 1 }, { source: 'other', stress: -1 }, { source: 'contrabandcybernetics' }], 0.3);

/** A maneuver of a ship that may have acted, have had its actions ended or its step taken, and may meet anything. */
const randomManeuver = (by: Chance): ManeuverInput => {
  const { ship, ruleset } = randomSituation(by);
  return {
    ...(ruleset !== undefined && { ruleset }),
    ship: { ...ship, baseSize: by.oneOf(['small', 'medium', 'large'] as const) },
    maneuver: by.oneOf(ship.dial ?? []),
    ...(by.sometimes(0.6) && { met: met(by) }),
    ...(by.sometimes(0.4) && { effects: effects(by) }),
  };
};

const maneuver = fc.integer({ min: 1, max: 2 ** 31 }).map((seed) => randomManeuver(chance(seed)));
const situation = fc.integer({ min: 1, max: 2 ** 31 }).map((seed) => randomSituation(chance(seed)));
const RUNS = { numRuns: 1000 };

/** What the rules on actions then say to the ship. */
const codesThen = (
  { ruleset, effects = [] }: ManeuverInput,
  ship: Ship,
  attempt: { action: ActionName; opportunity?: Opportunity },
): readonly string[] => {
  const told = { ...(ruleset !== undefined && { ruleset }), effects: effects.map(({ source }) => ({ source })) };
  const found = validateAction({ ...told, ship, attempt });
  return found.verdict === 'legal' ? [] : found.reasons.map(({ code }) => code);
};

const actionsOf = ({ actionBar, damageCards }: Ship): readonly ActionName[] => [
  ...actionBar.map(({ action }) => action),
  ...damageCards.flatMap(({ id, hasAction }): ActionName[] => (hasAction === true ? [`damage:${id}`] : [])),
];

const legalOnes = (input: ManeuverInput): Extract<ManeuverVerdict, { verdict: 'legal' }> => {
  const found = valueOf(validateManeuver(input));
  fc.pre(found.verdict === 'legal');
  return found;
};

const STRENGTH = ['but-for-the-overlap', 'this-activation', 'this-round'];
const strengthOf = ({ round }: Ship): number => STRENGTH.indexOf(round.noMoreActions ?? '');

describe('what a maneuver leaves of a ship', () => {
  it('is what the rules on actions then find: whether its step is open, and to what while it is stressed', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(maneuver, (input) => {
        const { ship, performActionStep } = legalOnes(input);
        const { status, reasons } = performActionStep;
        seen.add(status);
        const allowed = (reasons[0]?.facts['allowed'] ?? []) as readonly ActionName[];
        for (const action of actionsOf(ship)) {
          const codes = codesThen(input, ship, { action });
          expect(codes.includes('no-opportunity')).toBe(status === 'skipped' || status === 'barred');
          if (status === 'open') expect(codes).not.toContain('stressed');
          if (status === 'stressed') expect(codes.includes('stressed')).toBe(!allowed.includes(action));
        }
      }),
      RUNS,
    );
    expect([...seen].sort()).toEqual(['barred', 'open', 'skipped', 'stressed']);
  });

  it('bars further actions just where the rules on actions refuse one that a card grants', () => {
    fc.assert(
      fc.property(maneuver, (input) => {
        const { ship, furtherActionsBarred } = legalOnes(input);
        const opportunity = { kind: 'granted', by: 'any-card' } as const;
        expect(codesThen(input, ship, { action: 'evade', opportunity }).includes('no-opportunity')).toBe(
          furtherActionsBarred,
        );
      }),
      RUNS,
    );
  });

  it('grants the action of an overlap only where the rules on actions do', () => {
    let granted = 0;
    fc.assert(
      fc.property(maneuver, (input) => {
        const { ship, grants, execution } = legalOnes(input);
        fc.pre(input.ruleset === 'xwing/2.5' && execution?.fullyExecuted === false);
        const opportunity = { kind: 'granted', by: 'overlap' } as const;
        const codes = codesThen(input, ship, { action: 'focus', opportunity });
        const isRefused = codes.some((code) => code === 'no-opportunity' || code === 'stressed');
        expect(isRefused).toBe(grants.length === 0);
        granted += grants.length;
      }),
      { numRuns: 500 },
    );
    expect(granted).toBeGreaterThan(20);
  });

  it('never gives back actions that had ended before', () => {
    fc.assert(
      fc.property(maneuver, (input) => {
        expect(strengthOf(legalOnes(input).ship)).toBeGreaterThanOrEqual(strengthOf(input.ship));
      }),
      RUNS,
    );
  });
});

/** The ship once it has paid for the action. */
const afterPaying = (ship: Ship, difficulty: string): Ship => ({
  ...ship,
  tokens: { ...ship.tokens, stress: (ship.tokens.stress ?? 0) + (difficulty === 'red' ? 1 : 0) },
  force: { ...ship.force, active: ship.force.active - (difficulty === 'purple' ? 1 : 0) },
});

describe('the maneuver of a SLAM', () => {
  it('is the one that the ship would execute in its Execute Maneuver step, with what it brings', () => {
    let slammed = 0;
    fc.assert(
      fc.property(situation, fc.nat({ max: 8 }), ({ table: _table, ...input }, place) => {
        const attempt = { action: 'slam' as const, declaration: { maneuver: input.ship.dial?.[place] ?? '' } };
        const ship: Ship = {
          ...input.ship,
          baseSize: 'small',
          tokens: { ...input.ship.tokens, ion: 0 },
          round: { ...input.ship.round, executedSpeed: Number(attempt.declaration.maneuver[0]) },
        };
        const done = resolveAction({ ...input, ship, attempt });
        fc.pre(done.verdict === 'legal' && done.outcome === 'performed');
        const paying = afterPaying(ship, done.difficulty);
        const { ruleset, effects = [] } = input;
        const named = effects.map(({ source }) => ({ source }));
        const moved = legalOnes({
          ...(ruleset !== undefined && { ruleset }),
          ship: paying,
          maneuver: attempt.declaration.maneuver,
          effects: named,
        });
        const executed = done.events.find(({ type }) => type === 'execute-maneuver');
        expect(executed).toMatchObject({ maneuver: moved.executed?.code });
        expect(done.ship.tokens.stress ?? 0).toBe(moved.ship.tokens.stress ?? 0);
        expect(done.ship.force).toEqual(moved.ship.force);
        slammed += 1;
      }),
      RUNS,
    );
    expect(slammed).toBeGreaterThan(50);
  });
});
