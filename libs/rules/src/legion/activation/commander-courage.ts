import { hasKeyword, keywordValue } from '../keyword.js';
import { RANGE_BAND, type LegionValues } from '../ruleset-values.js';
import { isVehicle, type Unit } from '../unit.js';
import { ownCourage, type Courage } from './courage.js';

/** An allied unit that may lend its Courage in the panic check. Its rank is commander unless it says otherwise. */
export interface NearbyCommander extends Unit {
  /** Bands of the range ruler to the checking unit; near enough when neither range nor distance is given. */
  readonly range?: number;
  /** The same as a horizontal distance between the nearest bases, in mm. */
  readonly distance?: number;
  /** It holds the Commander token: what a Field Commander needs. */
  readonly commanderToken?: boolean;
}

/** The Courage against which panic is checked, and whose it is. `value` null: the unit never panics. */
export interface PanicCourage {
  readonly value: Courage;
  readonly whose: 'own' | 'commander';
  /** Which of the commanders in the request. */
  readonly commander?: { readonly index: number; readonly id?: string };
}

/** What a panic check looks at. */
export interface PanicCheck {
  readonly unit: Unit;
  readonly commanders: readonly NearbyCommander[];
  /** The player's choice where the rules leave one: whether to use a Commander's higher Courage. */
  readonly useCommander?: boolean;
}

export interface Lending {
  readonly lender: NearbyCommander;
  readonly borrower: Unit;
  readonly values: LegionValues;
}

/** Units that are not deployed are near one another, and near nobody else; a defeated one is near nobody. */
export const isNear = ({ lender, borrower, values }: Lending): boolean => {
  if (lender.defeated === true) return false;
  if (lender.undeployed === true || borrower.undeployed === true) return lender.undeployed === borrower.undeployed;
  if (lender.distance !== undefined) return lender.distance <= values.commanderCourage.range * RANGE_BAND;
  return (lender.range ?? 1) <= values.commanderCourage.range;
};

const sameFaction = (a: Unit, b: Unit): boolean =>
  a.faction === undefined || b.faction === undefined || a.faction === b.faction;

const sharesFactionOrAffiliation = (a: Unit, b: Unit): boolean =>
  sameFaction(a, b) || (a.affiliation !== undefined && a.affiliation === b.affiliation);

/** Self-Preservation: no Courage of another affiliation; units without one are told apart by their factions. */
const isTrusted = ({ lender, borrower }: Lending): boolean =>
  !hasKeyword(borrower, 'self-preservation') ||
  (lender.affiliation === borrower.affiliation &&
    (borrower.affiliation !== undefined || sameFaction(lender, borrower)));

const rankOf = (unit: NearbyCommander): string =>
  unit.rank ?? (hasKeyword(unit, 'field-commander') ? 'operative' : 'commander');

export const isCommander = (unit: NearbyCommander): boolean => rankOf(unit) === 'commander';

/** A Commander lends its Courage; one with a dash for Courage keeps others from panicking altogether. */
const byRank = ({ lender }: Lending): number =>
  isCommander(lender) && !isVehicle(lender) ? (ownCourage(lender) ?? Infinity) : 0;

const byFieldCommander = ({ lender, borrower, values }: Lending): number => {
  if (!hasKeyword(lender, 'field-commander') || lender.commanderToken !== true) return 0;
  const { courage, helps } = values.fieldCommander;
  return helps === 'any-ally' || sharesFactionOrAffiliation(lender, borrower) ? courage : 0;
};

const byCommandVehicle = ({ lender, borrower, values }: Lending): number =>
  values.commandVehicle === 'lends-courage' && sharesFactionOrAffiliation(lender, borrower)
    ? keywordValue(lender, 'command-vehicle')
    : 0;

const lent = (lending: Lending): number =>
  isNear(lending) && isTrusted(lending)
    ? Math.max(byRank(lending), byFieldCommander(lending), byCommandVehicle(lending))
    : 0;

/** The highest Courage that counts: the unit's own unless a Commander near it has more and lends it. */
export const panicCourage = (check: PanicCheck, values: LegionValues): PanicCourage => {
  const own = ownCourage(check.unit);
  if (own === null || check.useCommander === false) return { value: own, whose: 'own' };
  const offers = check.commanders.map((lender) => lent({ lender, borrower: check.unit, values }));
  const best = Math.max(own, ...offers);
  if (best === own) return { value: own, whose: 'own' };
  const index = offers.indexOf(best);
  const id = check.commanders[index]?.id;
  return {
    value: best === Infinity ? null : best,
    whose: 'commander',
    commander: { index, ...(id === undefined ? {} : { id }) },
  };
};
