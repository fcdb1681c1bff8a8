import type { Fault } from '@marshal/rules/kernel';
import { knownWords, nearest } from '../nearest.js';
import { remember } from '../remember.js';
import { shown } from '../shown.js';
import { pilotById, pilots, shipById, ships, upgradeById, upgrades } from './cards.js';
import { DATA_SETS, type DataSetId } from './data-set.js';

const isCard = (id: string, set: DataSetId): boolean =>
  [pilotById, shipById, upgradeById].some((find) => find(id, set) !== undefined);

const cardIds = remember((set: DataSetId) =>
  knownWords([...new Set([...pilots(set), ...upgrades(set), ...ships(set)].map(({ id }) => id))]),
);

interface Place {
  readonly pointer: string;
  readonly set: DataSetId;
  /** The words that may stand there beside the ids of cards. */
  readonly words: readonly string[];
}

/** The fault of a word that is no id of a pilot, a ship or an upgrade, with the nearest; none for one that is left out. */
export const cardFaults = (id: string | undefined, { pointer, set, words }: Place): readonly Fault[] => {
  if (id === undefined || words.includes(id) || isCard(id, set)) return [];
  const elsewhere = DATA_SETS.filter((other) => isCard(id, other));
  const hint = elsewhere.length === 0 ? '' : ` It is in ${elsewhere.join(', ')}.`;
  const near = nearest(id, [...knownWords(words), ...cardIds(set)]);
  return [
    {
      pointer,
      detail: `The data set ${set} has no card "${shown(id)}".${hint}`,
      ...(near.length > 0 && { nearest: near }),
    },
  ];
};
