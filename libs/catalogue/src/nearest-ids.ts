import { units } from './legion/units.js';
import { knownWords, nearest, type KnownWord } from './nearest.js';
import { remember } from './remember.js';
import { damageCards, pilots, ships, upgrades } from './xwing/cards.js';
import { DEFAULT_DATA_SET, type DataSetId } from './xwing/data-set.js';

const idsOf = (
  records: (set: DataSetId) => readonly { readonly id: string }[],
): ((set: DataSetId) => readonly KnownWord[]) =>
  remember((set: DataSetId) => knownWords(records(set).map(({ id }) => id)));

const IDS = {
  ship: idsOf(ships),
  pilot: idsOf(pilots),
  upgrade: idsOf(upgrades),
  'damage-card': idsOf(damageCards),
  unit: idsOf(units),
} as const;
export type CardKind = keyof typeof IDS;

/** The known ids of a kind nearest to an unknown one, nearest first; none where nothing is near. */
export const nearestIds = (id: string, kind: CardKind, set: DataSetId = DEFAULT_DATA_SET): readonly string[] =>
  nearest(id, IDS[kind](set));
