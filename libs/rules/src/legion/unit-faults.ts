import type { Fault } from '../kernel/index.js';
import { cardFaults } from './card-faults.js';
import { oneOf, wholeNumber } from './fault-checks.js';
import { canBeEngaged } from './keyword.js';
import { keywordFaults } from './keywords/keyword-faults.js';
import { orderTokenFaults } from './order-tokens.js';
import { COURAGE_KINDS, isVehicle, tokensOf, UNIT_TYPES, type CourageKind, type Unit } from './unit.js';

/** More tokens than any table has, and few enough that exact odds stay cheap. */
const MOST_SUPPRESSION = 100;

/** What stands on the card where Courage stands, and is no Courage yet. */
const OPEN_COURAGE: Readonly<Partial<Record<CourageKind, string>>> = {
  'variable-x': 'this Courage is X: give the value that it has now',
  'uses-host-unit': 'a counterpart has no Courage of its own: give that of its host',
  unknown: 'the Courage of this unit is not known: give it',
};

const vehicleCourageFaults = ({ courage, suppression }: Unit, pointer: string): readonly Fault[] => [
  ...(typeof courage === 'number'
    ? [{ pointer: `${pointer}/courage`, detail: 'a vehicle has Resilience, which is not Courage: leave it out' }]
    : []),
  ...((suppression ?? 0) > 0 ? [{ pointer: `${pointer}/suppression`, detail: 'a vehicle takes no suppression' }] : []),
];

const courageFaults = (unit: Unit, pointer: string): readonly Fault[] => {
  if (isVehicle(unit)) return vehicleCourageFaults(unit, pointer);
  return typeof unit.courage === 'number' ? wholeNumber(`${pointer}/courage`, unit.courage, { min: 1 }) : [];
};

const missingCourageFaults = (unit: Unit, pointer: string): readonly Fault[] => {
  const { courage, courageKind = 'number' } = unit;
  return !isVehicle(unit) && courage === undefined && courageKind !== 'null' && OPEN_COURAGE[courageKind] === undefined
    ? [{ pointer: `${pointer}/courage`, detail: 'must be given: a number, or null for a dash' }]
    : [];
};

const countFaults = (unit: Unit, pointer: string): readonly Fault[] => [
  ...wholeNumber(`${pointer}/suppression`, unit.suppression, { min: 0, max: MOST_SUPPRESSION }),
  ...Object.entries(unit.tokens ?? {}).flatMap(([kind, count]) =>
    wholeNumber(`${pointer}/tokens/${kind}`, count, { min: 0 }),
  ),
  ...(['speed', 'wounds', 'miniatures', 'miniaturesDefeated', 'engagedWith', 'objectivesHeld'] as const).flatMap(
    (field) => wholeNumber(`${pointer}/${field}`, unit[field], { min: 0 }),
  ),
];

/** A vehicle has one token of damage at most, of whichever kind. */
const damageFaults = (unit: Unit, pointer: string): readonly Fault[] => {
  const kinds = (['damage', 'disabled'] as const).filter((kind) => tokensOf(unit, kind) > 0);
  if (!isVehicle(unit))
    return kinds.map((kind) => ({ pointer: `${pointer}/tokens/${kind}`, detail: 'only vehicles have such a token' }));
  const count = tokensOf(unit, 'damage') + tokensOf(unit, 'disabled');
  return count > 1
    ? kinds.map((kind) => ({
        pointer: `${pointer}/tokens/${kind}`,
        detail: 'a vehicle has one token of damage at most',
      }))
    : [];
};

const meleeFaults = (unit: Unit, pointer: string): readonly Fault[] =>
  (unit.engagedWith ?? 0) > 0 && !canBeEngaged(unit)
    ? [{ pointer: `${pointer}/engagedWith`, detail: 'only troopers that melee can reach are ever engaged' }]
    : [];

/** A Courage that the card leaves open and nobody tells: nothing depends on it while the unit has no suppression. */
export const openCourageFaults = (unit: Unit, pointer: string): readonly Fault[] => {
  const { courage, courageKind = 'number' } = unit;
  const open = isVehicle(unit) || typeof courage === 'number' ? undefined : OPEN_COURAGE[courageKind];
  return open === undefined ? [] : [{ pointer: `${pointer}/courage`, detail: open }];
};

/** What is wrong with what is told of a unit, whatever is asked of it. */
export const toldFaults = (unit: Unit, pointer: string): readonly Fault[] => [
  ...oneOf(`${pointer}/unitType`, unit.unitType, UNIT_TYPES),
  ...oneOf(`${pointer}/courageKind`, unit.courageKind, COURAGE_KINDS),
  ...courageFaults(unit, pointer),
  ...countFaults(unit, pointer),
  ...meleeFaults(unit, pointer),
  ...damageFaults(unit, pointer),
  ...cardFaults(unit, pointer),
  ...keywordFaults(unit, pointer),
  ...orderTokenFaults(unit, pointer),
];

/** The same, and what must be told of a unit that rallies or acts. */
export const unitFaults = (unit: Unit, pointer: string): readonly Fault[] => [
  ...missingCourageFaults(unit, pointer),
  ...toldFaults(unit, pointer),
];
