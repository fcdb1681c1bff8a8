import amg25 from '../../data/xwing-amg25.json' with { type: 'json' };
import ffg20 from '../../data/xwing-ffg20.json' with { type: 'json' };
import legacy from '../../data/xwing-legacy.json' with { type: 'json' };
import xwa from '../../data/xwing-xwa.json' with { type: 'json' };
import type { JsonObject } from '../merge-patch.js';
import type { DataSetId } from './data-set.js';

/** Where a data set was read from. */
export interface DataSetMeta {
  readonly set: DataSetId;
  readonly source: string;
  readonly commit: string;
  readonly commitDate: string;
  readonly dataVersion: string;
  readonly licence: string;
  /** The set that this file is told as differences from; absent for one told in full. */
  readonly differencesFrom?: DataSetId;
}

/** One file of a set: records by id, or merge patches of the records of another set. */
export interface DataFile {
  readonly meta: DataSetMeta;
  readonly ships: JsonObject;
  readonly pilots: JsonObject;
  readonly upgrades: JsonObject;
  readonly damageCards: JsonObject;
}

// The compiler's own reading of the JSON is dropped: its type would be as long as the data.
const typed = (file: unknown): DataFile => file as DataFile;

/** The one door to the files under `data/`; their content is checked by `validateCatalogue`. */
export const DATA_FILES: Readonly<Record<DataSetId, DataFile>> = {
  xwa: typed(xwa),
  legacy: typed(legacy),
  amg25: typed(amg25),
  ffg20: typed(ffg20),
};
