import type { Fault } from '@marshal/rules/kernel';
import { COURAGE_KINDS, RANKS, UNIT_TYPES } from '@marshal/rules/legion';
import { field, type Fields } from '../json/shape.js';
import { LEGION_FACTIONS } from '../legion/records.js';
import {
  distinct,
  either,
  flag,
  listOf,
  matching,
  objectOf,
  oneOf,
  recordsOf,
  sectionFaults,
  text,
  whole,
  type Check,
  type Shape,
} from './shape.js';

export interface LegionSections {
  readonly units: unknown;
  readonly upgrades: unknown;
  readonly commands: unknown;
}

const twoLetters: Check = matching(/^\w\w$/, 'a Legion HQ id');
const number: Check = whole(-99, 999);
const keywords: Check = listOf(objectOf({ name: text, 'value?': either(number, text) }));
const names: Check = listOf(text, 1);
const conflict: Check = objectOf({
  field: oneOf(['courage', 'resilience', 'unitType', 'wounds']),
  value: either(number, text),
  source: text,
});

const UNIT: Shape = {
  legionHqId: twoLetters,
  kind: oneOf(['unit', 'counterpart']),
  name: text,
  'title?': text,
  'otherNames?': names,
  faction: oneOf(LEGION_FACTIONS),
  'rank?': oneOf(RANKS),
  unitType: oneOf(UNIT_TYPES),
  'courage?': whole(1, 9),
  courageKind: oneOf(COURAGE_KINDS),
  'resilience?': whole(1, 20),
  wounds: whole(0, 30),
  minis: whole(0, 20),
  'speed?': whole(0, 3),
  'defenseDie?': oneOf(['red', 'white']),
  points: whole(0, 500),
  unique: flag,
  'hasMeleeWeapon?': flag,
  keywords,
  'affiliation?': text,
  'alsoLegalIn?': distinct(listOf(oneOf(LEGION_FACTIONS))),
  'baseSize?': oneOf(['small', 'medium', 'large', 'huge', 'epic', 'laat', 'long', 'snail']),
  'baseDiameterMm?': whole(20, 200),
  'baseSizeSource?': oneOf(['tts', 'inferred-from-unit-type']),
  'unreleased?': text,
  'conflicts?': listOf(conflict, 1),
};

const UPGRADE: Shape = {
  name: text,
  'title?': text,
  'otherNames?': names,
  type: text,
  points: whole(-50, 200),
  'faction?': oneOf(LEGION_FACTIONS),
  'unique?': flag,
  'forUnits?': names,
  'forUnitTypes?': listOf(oneOf(UNIT_TYPES), 1),
  'keywords?': keywords,
};

const COMMAND: Shape = { name: text, pips: whole(1, 4) };

/** A number where the kind says number, and none elsewhere; a rank for every unit but counterparts. */
const kindFaults = ([id, unit]: readonly [string, Fields]): readonly Fault[] => [
  ...((field(unit, 'courage') !== undefined) === (field(unit, 'courageKind') === 'number')
    ? []
    : [{ pointer: `/units/${id}/courage`, detail: 'does not go with courageKind' }]),
  ...((field(unit, 'rank') !== undefined) === (field(unit, 'kind') === 'unit')
    ? []
    : [{ pointer: `/units/${id}/rank`, detail: 'a unit has a rank, a counterpart has none' }]),
];

/** Two units never share the two letters by which links name them. */
const doubleIds = (units: readonly (readonly [string, Fields])[]): readonly Fault[] => {
  const seen = new Set<unknown>();
  return units.flatMap(([id, unit]) => {
    const letters = field(unit, 'legionHqId');
    const isDouble = seen.has(letters);
    seen.add(letters);
    return isDouble ? [{ pointer: `/units/${id}/legionHqId`, detail: 'is that of another unit too' }] : [];
  });
};

/** Everything wrong with the Legion data, by pointer. */
export const legionFaults = (sections: LegionSections): readonly Fault[] => {
  const units = recordsOf(sections.units);
  return [
    ...sectionFaults(sections.units, UNIT, '/units'),
    ...sectionFaults(sections.upgrades, UPGRADE, '/upgrades'),
    ...sectionFaults(sections.commands, COMMAND, '/commands'),
    ...units.flatMap(kindFaults),
    ...doubleIds(units),
  ];
};
