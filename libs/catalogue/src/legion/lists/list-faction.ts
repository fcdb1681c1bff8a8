import { nameKey } from './name-key.js';
import { LEGION_FACTIONS, type LegionFaction } from '../records.js';

const FACTIONS: ReadonlyMap<string, LegionFaction> = new Map<string, LegionFaction>([
  ...LEGION_FACTIONS.map((faction) => [nameKey(faction), faction] as const),
  ['rebelalliance', 'rebels'],
  ['galacticempire', 'empire'],
  ['imperial', 'empire'],
  ['galacticrepublic', 'republic'],
  ['separatistalliance', 'separatists'],
  ['shadowcollective', 'mercenary'],
]);

/** The faction that a list means by a word; undefined for none. */
export const listFaction = (word: string | undefined): LegionFaction | undefined =>
  word === undefined ? undefined : FACTIONS.get(nameKey(word));
