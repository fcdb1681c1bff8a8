import { units } from './legion/units.js';
import { nearest } from './nearest.js';
import { damageCards, pilots, ships, upgrades } from './xwing/cards.js';
import { DEFAULT_DATA_SET, type DataSetId } from './xwing/data-set.js';

const RECORDS = {
  ship: ships,
  pilot: pilots,
  upgrade: upgrades,
  'damage-card': damageCards,
  unit: units,
} as const;
export type CardKind = keyof typeof RECORDS;

/** The known ids of a kind nearest to an unknown one, nearest first; none where nothing is near. */
export const nearestIds = (id: string, kind: CardKind, set: DataSetId = DEFAULT_DATA_SET): readonly string[] =>
  nearest(
    id,
    RECORDS[kind](set).map((record) => record.id),
  );
