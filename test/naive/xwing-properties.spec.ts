import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  ACTION_KINDS,
  availableActions,
  resolveAction,
  validateAction,
  type ActionInput,
  type ActionName,
  type ActionVerdict,
  type Opportunity,
  type Ship,
} from '@marshal/rules/xwing';
import { chance } from './random.js';
import { randomSituation } from './situations.js';

const situation = fc.integer({ min: 1, max: 2 ** 31 }).map((seed) => randomSituation(chance(seed)));
const RUNS = { numRuns: 3000 };

const stressed = (ship: Ship, more: number): Ship => ({
  ...ship,
  tokens: { ...ship.tokens, stress: (ship.tokens.stress ?? 0) + more },
});

const codes = (verdict: ActionVerdict): string[] =>
  verdict.verdict === 'legal' ? [] : verdict.reasons.map(({ code }) => code).sort();

const namesOf = (ship: Ship): ActionName[] => [
  ...ACTION_KINDS,
  ...ship.damageCards.flatMap(({ id, hasAction }): ActionName[] => (hasAction === true ? [`damage:${id}`] : [])),
];

const reversed = (input: ActionInput): ActionInput => ({
  ...input,
  ship: {
    ...input.ship,
    actionBar: input.ship.actionBar.toReversed(),
    upgrades: input.ship.upgrades.toReversed(),
    exceptions: input.ship.exceptions.toReversed(),
    damageCards: input.ship.damageCards.toReversed(),
  },
  ...(input.effects !== undefined && { effects: input.effects.toReversed() }),
  ...(input.table !== undefined && { table: { ...input.table, ships: (input.table.ships ?? []).toReversed() } }),
});

/** A card that grants an action of the bar, and no more. */
const ANY_GRANT: Opportunity = { kind: 'granted', by: 'any-card', onActionBar: true };

/** The codes of what an attempt closes. */
const CLOSING: ReadonlySet<string> = new Set(['already-failed', 'already-performed', 'no-opportunity', 'stressed']);

/** Is the next grant of a card one of the ship's own activation? */
const isOwn = ({ ship, phase = 'activation', activating = ship.id }: ActionInput): boolean =>
  phase === 'activation' && activating === ship.id;

/** The effects that were not for one action alone. */
const lasting = ({ effects }: ActionInput) =>
  effects === undefined
    ? {}
    : { effects: effects.filter(({ source, treatAs }) => treatAs === undefined && source !== 'bazemalbus') };

/** The actions that depend on nothing but what is chosen: what the options leave out is refused. */
const CHOOSERS: ReadonlySet<string> = new Set(['coordinate', 'jam', 'lock', 'reinforce', 'reload', 'rotate']);

describe('verdicts on random situations', () => {
  it('never become legal by more stress', () => {
    fc.assert(
      fc.property(situation, fc.integer({ min: 1, max: 3 }), (input, more) => {
        const before = validateAction(input).verdict;
        fc.pre(before === 'illegal' && input.attempt.opportunity?.kind !== 'game-effect');
        expect(validateAction({ ...input, ship: stressed(input.ship, more) }).verdict).toBe('illegal');
      }),
      RUNS,
    );
  });

  it('hold for carrying out too, where in addition everything must be declared', () => {
    fc.assert(
      fc.property(situation, (input) => {
        const { declaration = {} } = input.attempt;
        const asked = validateAction({ ...input, attempt: { ...input.attempt, declaration } });
        const done = resolveAction(input);
        if (asked.verdict !== 'legal') expect(done).toEqual(asked);
        else if (done.verdict !== 'legal') expect(new Set(codes(done))).toEqual(new Set(['declaration-missing']));
        else expect(asked.outcome ?? done.outcome).toBe(done.outcome);
      }),
      RUNS,
    );
  });

  it('do not depend on the order in which things are told', () => {
    fc.assert(
      fc.property(situation, (input) => {
        const [one, other] = [validateAction(input), validateAction(reversed(input))];
        expect([other.verdict, other.difficulty, codes(other)]).toEqual([one.verdict, one.difficulty, codes(one)]);
      }),
      RUNS,
    );
  });

  it('of availableActions are legal for just the actions that validateAction accepts', () => {
    fc.assert(
      fc.property(situation, ({ attempt, ...input }) => {
        const { opportunity } = attempt;
        const at = opportunity === undefined ? {} : { opportunity };
        const available = availableActions({ ...input, ...at }).filter(({ verdict }) => verdict === 'legal');
        const accepted = namesOf(input.ship)
          .filter((name) => opportunity?.kind !== 'game-effect' || !name.startsWith('damage:'))
          .filter((action) => validateAction({ ...input, attempt: { action, ...at } }).verdict === 'legal');
        expect(available.map(({ action }) => action).sort()).toEqual(accepted.sort());
      }),
      RUNS,
    );
  });

  it('offer options that are accepted, and refuse what no option offers', () => {
    fc.assert(
      fc.property(situation, (input) => {
        const { declaration, ...attempt } = input.attempt;
        const asked = validateAction({ ...input, attempt });
        fc.pre(asked.verdict === 'legal' && asked.options !== undefined);
        const options = asked.options ?? [];
        for (const option of options) {
          const chosen = validateAction({ ...input, attempt: { ...attempt, declaration: option } });
          expect(codes(chosen).filter((code) => code !== 'declaration-missing')).toEqual([]);
        }
        if (!CHOOSERS.has(attempt.action) || declaration === undefined) return;
        const chosen = validateAction({ ...input, attempt: { ...attempt, declaration } });
        if (chosen.verdict !== 'legal' || chosen.outcome !== 'performed' || input.ship.turret?.length === 2) return;
        const said = declaration as Readonly<Record<string, unknown>>;
        const isOffered = options.some((option) =>
          Object.entries(option).every(([part, value]) => said[part] === value),
        );
        expect(isOffered).toBe(true);
      }),
      RUNS,
    );
  });

  it('bar and link as the next verdict on the ship afterwards has it', () => {
    const next = (input: ActionInput, ship: Ship) => (action: ActionName, opportunity: Opportunity) =>
      codes(validateAction({ ...input, ...lasting(input), ship, attempt: { action, opportunity } }));
    fc.assert(
      fc.property(situation, (input) => {
        const { declaration = {} } = input.attempt;
        const asked = validateAction({ ...input, attempt: { ...input.attempt, declaration } });
        const done = resolveAction(input);
        fc.pre(asked.verdict === 'legal' && done.verdict === 'legal');
        const [before, after] = [next(input, input.ship), next(input, done.ship)];
        const barred = (name: ActionName): string[] =>
          asked.bars.flatMap(({ actions, code }) => (actions === 'all' || actions.includes(name) ? [code] : []));
        const linked = new Map(done.linked.map((link) => [link.action, codes(link)]));
        for (const name of namesOf(done.ship)) {
          const now = after(name, ANY_GRANT);
          const onBar = name.startsWith('damage:') || done.ship.actionBar.some(({ action }) => action === name);
          const elsewhere = [
            linked.get(name),
            ...((done.ship.round.performActionStep ?? 'open') === 'open'
              ? [after(name, { kind: 'perform-action-step' })]
              : []),
          ].some((found) => found !== undefined && !found.includes('stressed'));
          for (const code of barred(name)) if (code !== 'no-opportunity' || isOwn(input)) expect(now).toContain(code);
          const fresh = now.filter((code) => CLOSING.has(code) && !before(name, ANY_GRANT).includes(code));
          if (onBar && !elsewhere) expect(barred(name)).toEqual(expect.arrayContaining(fresh));
        }
        for (const link of done.linked)
          if (link.verdict === 'legal') expect(barred(link.action)).not.toContain('stressed');
      }),
      RUNS,
    );
  });

  it('leave a ship that could be: what is paid was there, and the round counts the attempt once', () => {
    fc.assert(
      fc.property(situation, (input) => {
        const done = resolveAction(input);
        fc.pre(done.verdict === 'legal');
        const { ship } = done;
        const counted = [...ship.round.performed, ...ship.round.failed].filter((name) => name === done.action).length;
        const before = [...input.ship.round.performed, ...input.ship.round.failed].filter(
          (name) => name === done.action,
        ).length;
        expect(counted - before).toBe(input.attempt.opportunity?.kind === 'game-effect' ? 0 : 1);
        expect(Math.min(ship.force.active, ...Object.values(ship.tokens))).toBeGreaterThanOrEqual(0);
        if (done.outcome === 'failed') expect(done.linked).toEqual([]);
      }),
      RUNS,
    );
  });
});
