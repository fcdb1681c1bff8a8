import type { Checked } from '@marshal/rules/kernel';
import type { Rank, UnitType } from '@marshal/rules/legion';
import { nameKey } from '../legion/lists/name-key.js';
import type { LegionFaction, UnitRecord } from '../legion/records.js';
import { units } from '../legion/units.js';
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

const serves = (unit: UnitRecord, faction: LegionFaction | undefined): boolean =>
  faction === undefined || unit.faction === faction || unit.alsoLegalIn?.includes(faction) === true;

const hasKeyword = (unit: UnitRecord, keyword: string | undefined): boolean => {
  if (keyword === undefined) return true;
  const key = nameKey(keyword);
  return unit.keywords.some(({ name }) => nameKey(name) === key);
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
