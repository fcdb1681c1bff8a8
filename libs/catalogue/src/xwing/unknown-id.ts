import type { Fault } from '@marshal/rules/kernel';
import { nearestIds } from '../nearest-ids.js';
import { plain } from '../nearest.js';
import { shown } from '../shown.js';
import { pilotById, shipById, upgradeById } from './cards.js';
import { DATA_SETS, type DataSetId } from './data-set.js';
import { ALIASES } from './squads/aliases.js';

const FIND = { ship: shipById, pilot: pilotById, upgrade: upgradeById } as const;
type Kind = keyof typeof FIND;

/** The data sets that have a record of that id. */
export const setsWith = (kind: Kind, id: string): readonly DataSetId[] =>
  DATA_SETS.filter((set) => FIND[kind](id, set) !== undefined);

/** What an older or other id of a card may mean in a set, then the ids nearest to it. */
export const suggestedIds = (id: string, kind: Kind, set: DataSetId): readonly string[] => {
  const renamed = (ALIASES[kind].get(id) ?? ALIASES[kind].get(plain(id.slice(0, 128))))?.find(
    (each) => FIND[kind](each, set) !== undefined,
  );
  return renamed === undefined ? nearestIds(id, kind, set) : [renamed];
};

/** The fault of an id that a set does not have: which sets do, and the nearest ids that this one has. */
export const unknownId = (kind: Kind, id: string, at: { pointer: string; set: DataSetId }): Fault => {
  const elsewhere = setsWith(kind, id);
  const hint = elsewhere.length === 0 ? '' : ` It is in ${elsewhere.join(', ')}.`;
  const near = suggestedIds(id, kind, at.set);
  return {
    pointer: at.pointer,
    detail: `The data set ${at.set} has no ${kind} "${shown(id)}".${hint}`,
    ...(near.length > 0 && { nearest: near }),
  };
};
