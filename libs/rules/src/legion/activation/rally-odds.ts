import type { Checked } from '../../kernel/index.js';
import type { LegionValues } from '../ruleset-values.js';
import type { Unit } from '../unit.js';
import { expectedActions } from './expected-actions.js';
import { panicCourage, type PanicCourage } from './commander-courage.js';
import { ownCourage, suppressionHeld, type Courage } from './courage.js';
import { SIDES, type DefenseDie, type DefenseFace } from './defense-dice.js';
import { fraction, plus, times, toExactNumber, whole, ZERO, type ExactNumber, type Fraction } from './fraction.js';
import { checkRallyOdds, type RallyOddsInput } from './rally-input.js';
import { rallyDie } from './rally-dice.js';
import { statusOf, type Status } from './status.js';

/** What a rally may bring, exactly. */
export interface RallyOdds {
  /** How likely it is to remove so many tokens. */
  readonly removed: readonly { readonly count: number; readonly probability: ExactNumber }[];
  readonly steady: ExactNumber;
  readonly suppressed: ExactNumber;
  readonly panicked: ExactNumber;
  readonly expectedRemoved: ExactNumber;
  /** Ordinary actions, the dice for ion and damage tokens reckoned in; free ones not counted. */
  readonly expectedActions: ExactNumber;
}

/** What the panic check measures against. */
export interface CourageUsed {
  readonly own: Courage;
  readonly panic: Courage;
  readonly whose: PanicCourage['whose'];
  readonly commander?: NonNullable<PanicCourage['commander']>;
}

/** Everything about a rally that is known before the dice. */
export interface RallyTerms {
  readonly unit: Unit;
  readonly die: DefenseDie;
  /** One die for each suppression token. */
  readonly suppression: number;
  readonly successFaces: readonly DefenseFace[];
  readonly keep: number;
  readonly courage: CourageUsed;
  readonly values: LegionValues;
}

export interface RallyOddsAnswer {
  readonly ruleset: string;
  readonly die: DefenseDie;
  readonly suppression: number;
  readonly successFaces: readonly DefenseFace[];
  readonly courage: CourageUsed;
  readonly odds: RallyOdds;
}

interface Outcome {
  readonly removed: number;
  readonly probability: Fraction;
  readonly status: Status;
  /** On average over the dice for ion and damage tokens. */
  readonly actions: Fraction;
}

export const rallyTerms = (input: RallyOddsInput, values: LegionValues): RallyTerms => {
  const { unit, commanders = [], keep = 0, successFaces = values.rally.successFaces } = input;
  const check =
    input.useCommander === undefined ? { unit, commanders } : { unit, commanders, useCommander: input.useCommander };
  const { value: panic, ...whose } = panicCourage(check, values);
  return {
    unit,
    die: rallyDie(unit),
    suppression: suppressionHeld(unit),
    successFaces,
    keep,
    courage: { own: ownCourage(unit), panic, ...whose },
    values,
  };
};

/** C(n, k), by the multiplicative formula: each partial product is itself a binomial coefficient. */
const choose = (n: number, k: number): bigint =>
  Array.from({ length: k }, (_, i) => i).reduce((ways, i) => (ways * BigInt(n - i)) / BigInt(i + 1), 1n);

/** The tokens removed by that many successes: what the player keeps stays. */
export const removedBy = (successes: number, { keep }: RallyTerms): number => Math.max(0, successes - keep);

const outcome = (successes: number, terms: RallyTerms): Outcome => {
  const { unit, die, suppression, successFaces, courage, values } = terms;
  const winning = BigInt(SIDES[die].filter((face) => successFaces.includes(face)).length);
  const ways =
    choose(suppression, successes) * winning ** BigInt(successes) * (6n - winning) ** BigInt(suppression - successes);
  const removed = removedBy(successes, terms);
  const status = statusOf({ unit, suppression: suppression - removed, panicAt: courage.panic }, values);
  return {
    removed,
    probability: fraction(ways, 6n ** BigInt(suppression)),
    status,
    actions: expectedActions(unit, status, values),
  };
};

const sum = (parts: readonly Fraction[]): Fraction => parts.reduce(plus, ZERO);

/** The binomial distribution over the tokens removed, and over the status that each leaves the unit in. */
export const oddsOf = (terms: RallyTerms): RallyOdds => {
  const outcomes = Array.from({ length: terms.suppression + 1 }, (_, successes) => outcome(successes, terms));
  const chance = (holds: (outcome: Outcome) => boolean): ExactNumber =>
    toExactNumber(sum(outcomes.filter(holds).map(({ probability }) => probability)));
  const expected = (of: (outcome: Outcome) => Fraction): ExactNumber =>
    toExactNumber(sum(outcomes.map((each) => times(each.probability, of(each)))));
  const counts = Array.from({ length: removedBy(terms.suppression, terms) + 1 }, (_, count) => count);
  return {
    removed: counts.map((count) => ({ count, probability: chance(({ removed }) => removed === count) })),
    steady: chance(({ status }) => status === 'steady'),
    suppressed: chance(({ status }) => status === 'suppressed'),
    panicked: chance(({ status }) => status === 'panicked'),
    expectedRemoved: expected(({ removed }) => whole(removed)),
    expectedActions: expected(({ actions }) => actions),
  };
};

/**
 * The exact distribution of a rally before any die is rolled.
 * Gives every fault of the input by JSON pointer where there is one.
 * Source: Activating a Unit, Rally Step.
 */
export const rallyOdds = (input: RallyOddsInput): Checked<RallyOddsAnswer> => {
  const checked = checkRallyOdds(input);
  if ('faults' in checked) return checked;
  const terms = rallyTerms(input, checked.value.values);
  const { die, suppression, successFaces, courage } = terms;
  return { value: { ruleset: checked.value.id, die, suppression, successFaces, courage, odds: oddsOf(terms) } };
};
