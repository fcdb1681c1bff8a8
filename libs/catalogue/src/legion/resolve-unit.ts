import type { Checked, Fault } from '@marshal/rules/kernel';
import type { Unit, Upgrade } from '@marshal/rules/legion';
import { defined } from '../defined.js';
import { nearestIds } from '../nearest-ids.js';
import { remember } from '../remember.js';
import { shown } from '../shown.js';
import type { Conflict, UnitRecord } from './records.js';
import { unitById, unitUpgradeById } from './units.js';
import { unknownKeywords } from './unknown-keywords.js';

type Told<T> = { readonly [K in keyof T]?: T[K] | undefined };

/** A unit as a caller tells it: by a catalogue id, by its values, or by both; what is told outright wins. */
export interface UnitInput extends Told<Unit> {
  /** Id of the unit in the catalogue, such as `rebel-troopers`, or Legion HQ's two letters. */
  readonly catalogueId?: string | undefined;
}

/** A complete unit, and what is not certain about it. */
export interface ResolvedUnit {
  readonly unit: Unit;
  readonly catalogueId?: string;
  /** Values that other public sources give for the card; empty where they agree, or where the caller told the value. */
  readonly conflicts: readonly Conflict[];
}

const unknownUnit = (id: string): Fault => {
  const near = nearestIds(id, 'unit');
  return {
    pointer: '/catalogueId',
    detail: `The catalogue has no unit "${shown(id)}".`,
    ...(near.length > 0 && { nearest: near }),
  };
};

/** With how many miniatures a vehicle starts; a unit of troopers may have more of them by its upgrades. */
const startsWith = ({ unitType, minis }: UnitRecord): number | undefined =>
  unitType.endsWith('vehicle') ? minis : undefined;

/** What the unit card prints, in the words of the rules; worked out once for each card. */
const printed = remember((record: UnitRecord): Unit =>
  defined({
    name: record.title === undefined ? record.name : `${record.name}, ${record.title}`,
    unitType: record.unitType,
    rank: record.rank,
    faction: record.faction,
    affiliation: record.affiliation,
    courage: record.courageKind === 'null' ? null : record.courage,
    courageKind: record.courageKind,
    keywords: record.keywords,
    speed: record.speed,
    wounds: record.wounds,
    miniatures: startsWith(record),
  }),
);

/** An upgrade card with what it prints, where it is told by its Legion HQ id alone. */
const completeUpgrade = (told: Upgrade): Upgrade => {
  const record = unitUpgradeById(told.id);
  return record === undefined ? told : { name: record.name, keywords: record.keywords, ...told };
};

/** A Courage told outright is a number or a dash, whatever the card prints; a counterpart stays one. */
const courageKind = ({ courage }: Told<Unit>, card: Unit): Unit['courageKind'] => {
  if (card.courageKind === undefined || card.courageKind === 'uses-host-unit' || courage === undefined)
    return card.courageKind;
  return typeof courage === 'number' ? 'number' : 'null';
};

const completed = (told: Told<Unit>, card: Unit): Unit => ({
  ...card,
  ...defined({
    courageKind: courageKind(told, card),
    ...told,
    upgrades: told.upgrades?.map(completeUpgrade),
  }),
});

/**
 * A unit as told, completed from its card. Faults name a catalogue id and keywords that do not exist, with
 * the nearest ones; whether the values make sense is for the rules to say.
 */
export const resolveUnit = ({ catalogueId, ...told }: UnitInput): Checked<ResolvedUnit> => {
  const record = catalogueId === undefined ? undefined : unitById(catalogueId);
  const faults = [
    ...(catalogueId !== undefined && record === undefined ? [unknownUnit(catalogueId)] : []),
    ...unknownKeywords(told),
  ];
  if (faults.length > 0) return { faults };
  if (record === undefined) return { value: { unit: completed(told, {}), conflicts: [] } };
  const isTold = ({ field }: Conflict): boolean => field in told && told[field as keyof typeof told] !== undefined;
  return {
    value: {
      unit: completed(told, printed(record)),
      catalogueId: record.id,
      conflicts: (record.conflicts ?? []).filter((conflict) => !isTold(conflict)),
    },
  };
};
