import { defined } from '../../defined.js';
import { field, isFields, isList, kindOf, text, type Fields } from '../../json/shape.js';
import { listFaction } from './list-faction.js';
import type { RawCard, RawList, RawUnit } from './raw-list.js';

const listOf = (fields: Fields, name: string): readonly unknown[] => {
  const value = field(fields, name);
  return isList(value) ? value : [];
};

const numberOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

/** The names or ids of a list, each with its pointer; what is no text (an empty slot is `null`) is left out. */
const cards = (values: readonly unknown[], pointer: string, isId: boolean): readonly RawCard[] =>
  values.flatMap((value, index) => {
    const name = isFields(value) ? text(field(value, 'name')) : text(value);
    return name === undefined ? [] : [{ text: name, isId, place: { pointer: `${pointer}/${index}` } }];
  });

const countOf = (fields: Fields): number => {
  const count = numberOf(field(fields, 'count'));
  return count === undefined || !Number.isInteger(count) || count < 1 ? 1 : count;
};

/** A unit by name, as Tabletop Admiral and Legion HQ write them for Tabletop Simulator. */
const namedUnit = (fields: Fields, pointer: string): RawUnit => ({
  text: text(field(fields, 'name')) ?? '',
  place: { pointer: `${pointer}/name` },
  count: countOf(fields),
  upgrades: [
    ...cards(listOf(fields, 'upgrades'), `${pointer}/upgrades`, false),
    ...cards(listOf(fields, 'loadout'), `${pointer}/loadout`, false),
  ],
});

const counterpart = (value: unknown, pointer: string): readonly RawUnit[] => {
  const id = isFields(value) ? text(field(value, 'counterpartId')) : undefined;
  return isFields(value) && id !== undefined
    ? [
        {
          text: id,
          isId: true,
          place: { pointer: `${pointer}/counterpartId` },
          count: 1,
          upgrades: cards(listOf(value, 'upgradesEquipped'), `${pointer}/upgradesEquipped`, true),
        },
      ]
    : [];
};

/** A unit by its id, as Legion HQ keeps its lists. */
const internalUnits = (fields: Fields, pointer: string): readonly RawUnit[] => [
  {
    text: text(field(fields, 'unitId')) ?? '',
    isId: true,
    place: { pointer: `${pointer}/unitId` },
    count: countOf(fields),
    upgrades: cards(listOf(fields, 'upgradesEquipped'), `${pointer}/upgradesEquipped`, true),
  },
  ...counterpart(field(fields, 'counterpart'), `${pointer}/counterpart`),
];

const formatOf = (list: Fields, byId: boolean): RawList['format'] => {
  if (byId) return 'legion-hq-internal-json';
  return text(field(list, 'author'))?.toLowerCase().includes('legion hq') === true
    ? 'legion-hq-json'
    : 'tabletop-admiral-json';
};

/** Whether a JSON document has the shape of a list: an object with `units`. */
export const isJsonList = (document: unknown): document is Fields =>
  isFields(document) && isList(field(document, 'units'));

/** A list from the JSON of Tabletop Admiral or Legion HQ. */
export const readJsonList = (list: Fields): RawList => {
  const units = listOf(list, 'units');
  const byId = units.some((unit) => isFields(unit) && text(field(unit, 'unitId')) !== undefined);
  return defined({
    format: formatOf(list, byId),
    name: text(field(list, 'listname')) ?? text(field(list, 'title')),
    points: numberOf(field(list, 'points')) ?? numberOf(field(list, 'pointTotal')),
    faction: listFaction(text(field(list, 'armyFaction')) ?? text(field(list, 'faction'))),
    units: units.flatMap((unit, index) => {
      if (!isFields(unit))
        return namedUnit({ name: text(unit) ?? `a unit that is ${kindOf(unit)}` }, `/units/${index}`);
      return byId ? internalUnits(unit, `/units/${index}`) : [namedUnit(unit, `/units/${index}`)];
    }),
    commandCards: cards(listOf(list, 'commandCards'), '/commandCards', byId),
  });
};
