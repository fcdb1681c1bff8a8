import { mayHaveOpenNumber, type Keyword } from '@marshal/rules/legion';
import type { JsonObject } from '../merge-patch.js';
import { LEGION_FILES, type LegionSource } from './data-files.js';
import type { CommandCardRecord, UnitRecord, UnitUpgradeRecord } from './records.js';

const typed = <Entry extends { readonly id: string }>(
  records: JsonObject,
  defaults: object,
): ReadonlyMap<string, Entry> =>
  new Map(
    Object.entries(records).map(([id, facts]) => [id, { id, ...defaults, ...(facts as object) } as object as Entry]),
  );

const unitsById = typed<UnitRecord>(LEGION_FILES.units, { keywords: [] });
const unitsByLegionHqId = new Map([...unitsById.values()].map((unit) => [unit.legionHqId, unit]));
/** A keyword that has a number, without it in the data, has one that is not known: an X. */
const withOpenNumber = (keyword: Keyword): Keyword =>
  keyword.value === undefined && mayHaveOpenNumber(keyword.name) ? { ...keyword, value: 'X' } : keyword;

const unitUpgradesById = new Map(
  [...typed<UnitUpgradeRecord>(LEGION_FILES.upgrades, { keywords: [] })].map(([id, record]) => [
    id,
    { ...record, keywords: record.keywords.map(withOpenNumber) },
  ]),
);
const commandCardsById = typed<CommandCardRecord>(LEGION_FILES.commands, {});

const unitList: readonly UnitRecord[] = [...unitsById.values()];
const unitUpgradeList: readonly UnitUpgradeRecord[] = [...unitUpgradesById.values()];
const commandCardList: readonly CommandCardRecord[] = [...commandCardsById.values()];

/** Every unit and counterpart, in the order of the file. */
export const units = (): readonly UnitRecord[] => unitList;
export const unitUpgrades = (): readonly UnitUpgradeRecord[] => unitUpgradeList;
export const commandCards = (): readonly CommandCardRecord[] => commandCardList;

/** A unit by its id, or by Legion HQ's two letters; undefined when there is none. */
export const unitById = (id: string): UnitRecord | undefined => unitsById.get(id) ?? unitsByLegionHqId.get(id);
/** One card by its Legion HQ id; undefined when there is none. */
export const unitUpgradeById = (id: string): UnitUpgradeRecord | undefined => unitUpgradesById.get(id);
export const commandCardById = (id: string): CommandCardRecord | undefined => commandCardsById.get(id);

/** Where the Legion data was read from: repositories, commits, licences. */
export const legionSources = (): readonly LegionSource[] => LEGION_FILES.sources;
