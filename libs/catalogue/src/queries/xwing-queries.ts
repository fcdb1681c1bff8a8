import type { Checked } from '@marshal/rules/kernel';
import type { ActionKind, BarAction, BaseSize } from '@marshal/rules/xwing';
import { remember } from '../remember.js';
import { damageCards, pilots, shipById, ships, upgrades } from '../xwing/cards.js';
import { DEFAULT_DATA_SET, type DataSetId } from '../xwing/data-set.js';
import { printedPilot } from '../xwing/printed-ship.js';
import type { DamageCardRecord, Faction, PilotRecord, ShipRecord, Slot, UpgradeRecord } from '../xwing/records.js';
import { fits } from './fits.js';
import { pageOf, type Page, type PageRequest } from './page.js';
import { search, type Searchable } from './search.js';

interface CardQuery extends PageRequest {
  readonly set?: DataSetId | undefined;
  /** Words of the name, typing errors forgiven. */
  readonly text?: string | undefined;
}

export interface ShipQuery extends CardQuery {
  readonly faction?: Faction | undefined;
  readonly size?: BaseSize | undefined;
  /** An action of the ship's bar, linked ones included. */
  readonly action?: ActionKind | undefined;
}

export interface PilotQuery extends ShipQuery {
  /** XWS id of the ship. */
  readonly ship?: string | undefined;
  readonly initiative?: number | undefined;
}

export interface UpgradeQuery extends CardQuery {
  /** Upgrades that a faction may take, those for all factions included. */
  readonly faction?: Faction | undefined;
  readonly slot?: Slot | undefined;
  /** An action that a side of the card adds, linked ones included. */
  readonly action?: ActionKind | undefined;
}

export interface DamageCardQuery extends CardQuery {
  readonly trait?: DamageCardRecord['trait'] | undefined;
  readonly hasAction?: boolean | undefined;
}

/** A page, and the data set that it is from. */
export interface CardPage<Entry> extends Page<Entry> {
  readonly set: DataSetId;
}

const hasAction = (bar: readonly BarAction[], wanted: ActionKind | undefined): boolean =>
  wanted === undefined || bar.some(({ action, linked }) => action === wanted || linked?.action === wanted);

const answer = <Entry extends Searchable>(
  found: readonly Entry[],
  { text, set = DEFAULT_DATA_SET, ...page }: CardQuery,
  named?: (entry: Entry) => Searchable,
): Checked<CardPage<Entry>> => {
  const checked = pageOf(search(found, text, named), page);
  return 'faults' in checked ? checked : { value: { set, ...checked.value } };
};

/** The ships that fit, in the order of the data set, or best first where a text is given. */
export const queryShips = (query: ShipQuery): Checked<CardPage<ShipRecord>> =>
  answer(
    ships(query.set).filter(
      ({ factions, size, actions }) =>
        (query.faction === undefined || factions.includes(query.faction)) &&
        fits(size, query.size) &&
        hasAction(actions, query.action),
    ),
    query,
  );

/** A pilot is looked for by the name of the ship, too. */
const pilotNames = remember((set: DataSetId) =>
  remember(({ id, name, ship }: PilotRecord): Searchable => ({
    id,
    name,
    otherNames: [shipById(ship, set)?.name ?? ship],
  })),
);

/** The pilots that fit; an action counts when it is on the bar that the pilot really has. */
export const queryPilots = (query: PilotQuery): Checked<CardPage<PilotRecord>> => {
  const { set = DEFAULT_DATA_SET } = query;
  const bar = (id: string): readonly BarAction[] => printedPilot(id, set)?.start.actionBar ?? [];
  return answer(
    pilots(set)
      .filter(
        ({ faction, ship, initiative }) =>
          fits(faction, query.faction) && fits(ship, query.ship) && fits(initiative, query.initiative),
      )
      .filter(({ ship }) => fits(shipById(ship, set)?.size, query.size))
      .filter(({ id }) => hasAction(bar(id), query.action)),
    query,
    pilotNames(set),
  );
};

/** The upgrades that fit. */
export const queryUpgrades = (query: UpgradeQuery): Checked<CardPage<UpgradeRecord>> =>
  answer(
    upgrades(query.set).filter(
      ({ slots, sides, factions }) =>
        (query.faction === undefined || factions === undefined || factions.includes(query.faction)) &&
        (query.slot === undefined || slots.includes(query.slot)) &&
        (query.action === undefined || sides.some(({ actions = [] }) => hasAction(actions, query.action))),
    ),
    query,
  );

/** The damage cards that fit. */
export const queryDamageCards = (query: DamageCardQuery): Checked<CardPage<DamageCardRecord>> =>
  answer(
    damageCards(query.set).filter((card) => fits(card.trait, query.trait) && fits(card.hasAction, query.hasAction)),
    query,
  );
