import file from '../../../data/xwing-aliases.json' with { type: 'json' };

type Aliases = ReadonlyMap<string, readonly string[]>;

const read = (table: object): Aliases => new Map(Object.entries(table as Record<string, readonly string[]>));

/** Other spellings, each with what it may mean now; the first that a data set has is meant. */
export const ALIASES: Readonly<Record<'ship' | 'pilot' | 'upgrade' | 'slot' | 'faction', Aliases>> = {
  ship: read(file.ships),
  pilot: read(file.pilots),
  upgrade: read(file.upgrades),
  slot: read(file.slots),
  faction: read(file.factions),
};
