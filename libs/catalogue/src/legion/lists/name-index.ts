import { editDistance } from '../../edit-distance.js';
import type { CommandCardRecord, UnitRecord, UnitUpgradeRecord } from '../records.js';
import { commandCards, unitById, units, unitUpgradeById, unitUpgrades } from '../units.js';
import { LEGION_ALIASES } from './aliases.js';
import { nameKey, nameWords } from './name-key.js';

interface Named {
  readonly id: string;
  readonly name: string;
  readonly title?: string;
  readonly otherNames?: readonly string[];
}

/** The cards of a kind, found by any name that a list may give them. */
export interface NameIndex<Entry extends Named> {
  /** By every full name: the name, the name and title, the builders' names. */
  readonly byKey: ReadonlyMap<string, readonly Entry[]>;
  readonly spelt: readonly Spelt<Entry>[];
}

/** A card with its names taken apart. */
interface Spelt<Entry> {
  readonly entry: Entry;
  readonly key: string;
  /** The words of its names that tell it from others. */
  readonly words: ReadonlySet<string>;
}

const namesOf = ({ name, title, otherNames = [] }: Named): readonly string[] => [
  name,
  ...(title === undefined ? [] : [`${name} ${title}`]),
  ...otherNames,
];

const MANY = 8;

/** Whether a word tells cards apart: one on many of them, such as "Imperial", makes none likelier than another. */
const tellingIn = (cards: readonly ReadonlySet<string>[]): ((word: string) => boolean) => {
  const counts = new Map<string, number>();
  for (const word of cards.flatMap((words) => [...words])) counts.set(word, (counts.get(word) ?? 0) + 1);
  return (word) => (counts.get(word) ?? 0) <= MANY;
};

const indexOf = <Entry extends Named>(
  entries: readonly Entry[],
  other: Readonly<Record<string, string>>,
  byId: (id: string) => Entry | undefined,
): NameIndex<Entry> => {
  const byKey = new Map<string, readonly Entry[]>();
  const add = (name: string, entry: Entry): void => {
    const key = nameKey(name);
    const known = byKey.get(key) ?? [];
    if (!known.includes(entry)) byKey.set(key, [...known, entry]);
  };
  for (const entry of entries) for (const name of namesOf(entry)) add(name, entry);
  for (const [name, id] of Object.entries(other)) {
    const entry = byId(id);
    if (entry !== undefined) add(name, entry);
  }
  const spelt = entries.map((entry) => ({
    entry,
    key: nameKey(entry.name),
    words: new Set(namesOf(entry).flatMap(nameWords)),
  }));
  const isTelling = tellingIn(spelt.map(({ words }) => words));
  return { byKey, spelt: spelt.map((card) => ({ ...card, words: new Set([...card.words].filter(isTelling)) })) };
};

export const UNIT_NAMES: NameIndex<UnitRecord> = indexOf(units(), LEGION_ALIASES.units, unitById);
export const UPGRADE_NAMES: NameIndex<UnitUpgradeRecord> = indexOf(
  unitUpgrades(),
  LEGION_ALIASES.upgrades,
  unitUpgradeById,
);
export const COMMAND_NAMES: NameIndex<CommandCardRecord> = indexOf(commandCards(), {}, () => undefined);

/** Few slips in long words, none in short ones: a wrong card is worse than a question. */
const slipsForgiven = (length: number): number => Math.min(2, Math.floor(length / 6));

/** The cards of that name, or of the one name that is clearly nearest to it; none where there is no such. */
export const named = <Entry extends Named>(name: string, { byKey }: NameIndex<Entry>): readonly Entry[] => {
  const key = nameKey(name);
  const exact = byKey.get(key);
  if (exact !== undefined) return exact;
  const most = slipsForgiven(key.length);
  const near = [...byKey]
    .map(([known, entries]) => ({ entries, slips: editDistance(key, known, most) }))
    .filter(({ slips }) => slips <= most);
  const least = Math.min(...near.map(({ slips }) => slips));
  const [nearest, ...more] = near.filter(({ slips }) => slips === least);
  return nearest === undefined || more.length > 0 ? [] : nearest.entries;
};

/** Whether a card is called exactly so, but for spelling. */
export const isNamed = <Entry extends Named>(name: string, { byKey }: NameIndex<Entry>): boolean =>
  byKey.has(nameKey(name));

const NEAR = 6;

/** How much of a name two names share: words in common, weighed by how long they are, and few slips between them. */
const likeness = (wanted: readonly string[], { key, words }: Spelt<Named>): number => {
  const shared = wanted.filter((word) => words.has(word)).join('').length;
  return shared + NEAR - Math.min(NEAR, editDistance(wanted.join(''), key, NEAR));
};

/** The cards that a name may mean, likeliest first. */
export const suggestions = <Entry extends Named>(
  name: string,
  { spelt }: NameIndex<Entry>,
  atMost = 3,
): readonly Entry[] => {
  const wanted = nameWords(name);
  return spelt
    .map((card) => ({ entry: card.entry, likeness: likeness(wanted, card) }))
    .filter((found) => found.likeness >= 3)
    .sort((a, b) => b.likeness - a.likeness || a.entry.name.length - b.entry.name.length)
    .slice(0, atMost)
    .map(({ entry }) => entry);
};
