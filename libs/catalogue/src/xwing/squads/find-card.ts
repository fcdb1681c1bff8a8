import { editDistance } from '../../edit-distance.js';
import { plain } from '../../nearest.js';
import { remember } from '../../remember.js';
import { pilots, ships, upgrades } from '../cards.js';
import type { DataSetId } from '../data-set.js';
import type { PilotRecord, ShipRecord, UpgradeRecord } from '../records.js';
import { setsWith } from '../unknown-id.js';
import { ALIASES } from './aliases.js';

interface Records {
  readonly ship: ShipRecord;
  readonly pilot: PilotRecord;
  readonly upgrade: UpgradeRecord;
}
export type Kind = keyof Records;

/** How a card was recognised: by its id, or by something that the reader is to be warned of. */
export type Recognised = 'id' | 'renamed' | 'spelling' | 'name' | 'nearest';

export interface Found<Entry> {
  readonly entry: Entry;
  readonly by: Recognised;
}

/** The records of one kind in one set, found by plain id and by plain name. */
interface Index<Entry> {
  readonly byId: ReadonlyMap<string, Entry>;
  readonly byPlainId: ReadonlyMap<string, Entry>;
  readonly byPlainName: ReadonlyMap<string, readonly Entry[]>;
}

const indexOf = <Entry extends { readonly id: string; readonly name: string }>(
  entries: readonly Entry[],
): Index<Entry> => {
  const byPlainName = new Map<string, Entry[]>();
  for (const entry of entries) {
    const name = plain(entry.name);
    byPlainName.set(name, [...(byPlainName.get(name) ?? []), entry]);
  }
  return {
    byId: new Map(entries.map((entry) => [entry.id, entry])),
    byPlainId: new Map(entries.map((entry) => [plain(entry.id), entry])),
    byPlainName,
  };
};

const INDEXES: { readonly [K in Kind]: (set: DataSetId) => Index<Records[K]> } = {
  ship: remember((set: DataSetId) => indexOf(ships(set))),
  pilot: remember((set: DataSetId) => indexOf(pilots(set))),
  upgrade: remember((set: DataSetId) => indexOf(upgrades(set))),
};

export interface Search<Entry> {
  readonly set: DataSetId;
  /** Keeps those candidates that what else is known speaks for; all of them where nothing does. */
  readonly prefer: (candidates: readonly Entry[]) => readonly Entry[];
}

const only = <Entry>(candidates: readonly Entry[], search: Search<Entry>): Entry | undefined => {
  const preferred = search.prefer(candidates);
  return preferred.length === 1 ? preferred[0] : undefined;
};

/** All cards of a printed name; 120 names of pilots stand on several cards. */
export const namesakes = <K extends Kind>(kind: K, name: string, set: DataSetId): readonly Records[K][] =>
  INDEXES[kind](set).byPlainName.get(plain(name)) ?? [];

/** Few slips in long words, none in short ones: a wrong card is worse than a question. */
const slipsForgiven = (length: number): number => Math.min(2, Math.floor(length / 5));

/** The one card that is clearly nearest to a misspelt id. */
const nearestOne = <Entry>(wanted: string, index: Index<Entry>, search: Search<Entry>): Entry | undefined => {
  const most = slipsForgiven(wanted.length);
  const near = [...index.byPlainId]
    .map(([id, entry]) => ({ entry, slips: editDistance(wanted, id, most) }))
    .filter(({ slips }) => slips <= most);
  const least = Math.min(...near.map(({ slips }) => slips));
  return only(
    near.filter(({ slips }) => slips === least).map(({ entry }) => entry),
    search,
  );
};

const STEPS: readonly Recognised[] = ['id', 'renamed', 'spelling', 'name', 'nearest'];

/**
 * The card that a file means by an id that may be old, misspelt or a printed name; undefined where it is not clear.
 * An id that only another data set has is never taken for one of this.
 */
export const findCard = <K extends Kind>(
  kind: K,
  wanted: string,
  search: Search<Records[K]>,
): Found<Records[K]> | undefined => {
  const index = INDEXES[kind](search.set);
  const word = plain(wanted.slice(0, 128));
  const renamed = (): readonly string[] => ALIASES[kind].get(wanted) ?? ALIASES[kind].get(word) ?? [];
  const isElsewhere = setsWith(kind, wanted).length > 0;
  const attempts: Readonly<Record<Recognised, () => Records[K] | undefined>> = {
    id: () => index.byId.get(wanted),
    renamed: () => renamed().flatMap((id) => index.byId.get(id) ?? [])[0],
    spelling: () => index.byPlainId.get(word),
    name: () => (isElsewhere ? undefined : only(index.byPlainName.get(word) ?? [], search)),
    nearest: () => (isElsewhere ? undefined : nearestOne(word, index, search)),
  };
  for (const by of STEPS) {
    const entry = attempts[by]();
    if (entry !== undefined) return { entry, by };
  }
  return undefined;
};
