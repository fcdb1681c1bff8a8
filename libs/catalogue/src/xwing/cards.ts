import { mergePatch, type JsonObject } from '../merge-patch.js';
import { remember } from '../remember.js';
import { DATA_FILES, type DataFile, type DataSetMeta } from './data-files.js';
import { DEFAULT_DATA_SET, type DataSetId } from './data-set.js';
import type { DamageCardRecord, PilotRecord, ShipRecord, UpgradeRecord } from './records.js';

type Section = Exclude<keyof DataFile, 'meta'>;

/** The records of a section by id, what the sets share being told once. */
const section = (set: DataSetId, name: Section): JsonObject => {
  const { meta, [name]: records } = DATA_FILES[set];
  return meta.differencesFrom === undefined ? records : mergePatch(section(meta.differencesFrom, name), records);
};

/** All of a set, told in full, before anything of it is believed. */
export const sections = (set: DataSetId): Readonly<Record<Section, JsonObject>> => ({
  ships: section(set, 'ships'),
  pilots: section(set, 'pilots'),
  upgrades: section(set, 'upgrades'),
  damageCards: section(set, 'damageCards'),
});

/** Typed records, each with its id and the defaults of what its file leaves out. */
const typed = <Entry extends { readonly id: string }>(
  records: JsonObject,
  defaults: object,
): ReadonlyMap<string, Entry> =>
  new Map(Object.entries(records).map(([id, facts]) => [id, { id, ...defaults, ...(facts as object) } as Entry]));

const shipsById = remember((set: DataSetId) => typed<ShipRecord>(section(set, 'ships'), {}));
const pilotsById = remember((set: DataSetId) => typed<PilotRecord>(section(set, 'pilots'), { topics: [] }));
const upgradesById = remember((set: DataSetId) =>
  typed<UpgradeRecord>(section(set, 'upgrades'), { sides: [{}], topics: [] }),
);
const damageCardsById = remember((set: DataSetId) => typed<DamageCardRecord>(section(set, 'damageCards'), {}));

const shipList = remember((set: DataSetId): readonly ShipRecord[] => [...shipsById(set).values()]);
const pilotList = remember((set: DataSetId): readonly PilotRecord[] => [...pilotsById(set).values()]);
const upgradeList = remember((set: DataSetId): readonly UpgradeRecord[] => [...upgradesById(set).values()]);
const damageCardList = remember((set: DataSetId): readonly DamageCardRecord[] => [...damageCardsById(set).values()]);

/** Every ship of a set, in the order of its file. */
export const ships = (set: DataSetId = DEFAULT_DATA_SET): readonly ShipRecord[] => shipList(set);
export const pilots = (set: DataSetId = DEFAULT_DATA_SET): readonly PilotRecord[] => pilotList(set);
export const upgrades = (set: DataSetId = DEFAULT_DATA_SET): readonly UpgradeRecord[] => upgradeList(set);
export const damageCards = (set: DataSetId = DEFAULT_DATA_SET): readonly DamageCardRecord[] => damageCardList(set);

/** One record by its XWS id; undefined when the set does not have it. */
export const shipById = (id: string, set: DataSetId = DEFAULT_DATA_SET): ShipRecord | undefined =>
  shipsById(set).get(id);
export const pilotById = (id: string, set: DataSetId = DEFAULT_DATA_SET): PilotRecord | undefined =>
  pilotsById(set).get(id);
export const upgradeById = (id: string, set: DataSetId = DEFAULT_DATA_SET): UpgradeRecord | undefined =>
  upgradesById(set).get(id);
export const damageCardById = (id: string, set: DataSetId = DEFAULT_DATA_SET): DamageCardRecord | undefined =>
  damageCardsById(set).get(id);

/** Where a set was read from: repository, commit, licence. */
export const dataSetMeta = (set: DataSetId): DataSetMeta => DATA_FILES[set].meta;
