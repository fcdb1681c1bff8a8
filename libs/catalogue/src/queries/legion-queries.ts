import type { Checked } from '@marshal/rules/kernel';
import type { Rank, UnitType } from '@marshal/rules/legion';
import { nameKey } from '../legion/lists/name-key.js';
import type { CommandCardRecord, LegionFaction, UnitRecord, UnitUpgradeRecord } from '../legion/records.js';
import { commandCards, units, unitUpgrades } from '../legion/units.js';
import { fits } from './fits.js';
import { pageOf, type Page, type PageRequest } from './page.js';
import { search } from './search.js';

export interface UnitQuery extends PageRequest {
  /** Units of the faction, and those of others that may serve it. */
  readonly faction?: LegionFaction | undefined;
  readonly rank?: Rank | undefined;
  readonly unitType?: UnitType | undefined;
  /** The name of a keyword, whatever its case and punctuation. */
  readonly keyword?: string | undefined;
  /** The printed Courage. */
  readonly courage?: number | undefined;
  /** Words of name and title, typing errors forgiven. */
  readonly text?: string | undefined;
}

export interface UnitUpgradeQuery extends PageRequest {
  /** Upgrades that the faction may take, those for all included. */
  readonly faction?: LegionFaction | undefined;
  /** What kind of upgrade it is, such as `heavy-weapon`. */
  readonly type?: string | undefined;
  readonly keyword?: string | undefined;
  readonly text?: string | undefined;
}

export interface CommandCardQuery extends PageRequest {
  readonly pips?: number | undefined;
  readonly text?: string | undefined;
}

const serves = (unit: UnitRecord, faction: LegionFaction | undefined): boolean =>
  faction === undefined || unit.faction === faction || unit.alsoLegalIn?.includes(faction) === true;

const hasKeyword = ({ keywords }: Pick<UnitRecord, 'keywords'>, keyword: string | undefined): boolean => {
  if (keyword === undefined) return true;
  const key = nameKey(keyword);
  return keywords.some(({ name }) => nameKey(name) === key);
};

/** The units that fit, in the order of the data, or best first where a text is given. */
export const queryUnits = (query: UnitQuery): Checked<Page<UnitRecord>> => {
  const found = units().filter(
    (unit) =>
      serves(unit, query.faction) &&
      fits(unit.rank, query.rank) &&
      fits(unit.unitType, query.unitType) &&
      fits(unit.courage, query.courage) &&
      hasKeyword(unit, query.keyword),
  );
  return pageOf(search(found, query.text), query);
};

/** The upgrade cards that fit. */
export const queryUnitUpgrades = (query: UnitUpgradeQuery): Checked<Page<UnitUpgradeRecord>> => {
  const found = unitUpgrades().filter(
    (upgrade) =>
      (upgrade.faction === undefined || fits(upgrade.faction, query.faction)) &&
      fits(upgrade.type, query.type) &&
      hasKeyword(upgrade, query.keyword),
  );
  return pageOf(search(found, query.text), query);
};

/** The command cards that fit. */
export const queryCommandCards = (query: CommandCardQuery): Checked<Page<CommandCardRecord>> => {
  const found = commandCards().filter(({ pips }) => fits(pips, query.pips));
  return pageOf(search(found, query.text), query);
};
