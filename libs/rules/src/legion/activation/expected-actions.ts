import type { LegionValues } from '../ruleset-values.js';
import type { Unit } from '../unit.js';
import { budgetOf, ionTokensIn, rollsForDamage } from './budget.js';
import { SIDES, type DefenseFace } from './defense-dice.js';
import { complement, fraction, plus, times, whole, ZERO, type Fraction } from './fraction.js';
import type { Status } from './status.js';

/** What dice that are rolled apart from the rally may show, and how likely that is. */
interface Roll<Facts> {
  readonly facts: Facts;
  readonly probability: Fraction;
}

const BLANK = fraction(BigInt(SIDES.white.filter((face) => face === 'blank').length), BigInt(SIDES.white.length));

const power = (base: Fraction, exponent: number): Fraction =>
  Array.from({ length: exponent }, () => base).reduce(times, whole(1));

/** Any blank among the white dice for ion tokens costs an action. */
const ionRolls = (unit: Unit, values: LegionValues): readonly Roll<{ readonly ionFaces: readonly DefenseFace[] }>[] => {
  const dice = values.ion === 'roll-for-each' ? ionTokensIn(unit, {}) : 0;
  const none = power(complement(BLANK), dice);
  return [
    { facts: { ionFaces: [] }, probability: none },
    { facts: { ionFaces: ['blank'] }, probability: complement(none) },
  ];
};

const damageRolls = (unit: Unit, values: LegionValues): readonly Roll<{ readonly vehicleDamage?: DefenseFace }>[] =>
  rollsForDamage(unit, values)
    ? [
        { facts: { vehicleDamage: 'blank' }, probability: BLANK },
        { facts: { vehicleDamage: 'block' }, probability: complement(BLANK) },
      ]
    : [{ facts: {}, probability: whole(1) }];

/** The actions of a unit of that status on average, over the dice for its ion tokens and its damage token together. */
export const expectedActions = (unit: Unit, status: Status, values: LegionValues): Fraction =>
  ionRolls(unit, values)
    .flatMap((ion) =>
      damageRolls(unit, values).map((damage) => {
        const activation = { status, ...ion.facts, ...damage.facts };
        const actions = whole(budgetOf({ unit, activation, values }).total);
        return times(actions, times(ion.probability, damage.probability));
      }),
    )
    .reduce(plus, ZERO);
