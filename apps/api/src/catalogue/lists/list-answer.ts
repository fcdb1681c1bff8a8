import type { ArmyList, ListedUnit } from '@marshal/catalogue';
import { LEGION_DATA_SET } from '../legion-data-set.js';
import type { ArmyListDto, ListedUnitDto } from './list.dto.js';

const unitAnswer = ({ unit, catalogueId, upgrades, ...listed }: ListedUnit): ListedUnitDto => {
  const { id, rank, unitType, courage, courageKind, keywords = [] } = unit;
  return {
    unit: { id, catalogueId, ...(upgrades.length > 0 && { upgrades }) },
    catalogueId,
    ...listed,
    ...(rank !== undefined && { rank }),
    ...(unitType !== undefined && { unitType }),
    ...(courage !== undefined && { courage: courage === '-' ? null : courage }),
    ...(courageKind !== undefined && { courageKind }),
    keywords,
    upgrades,
  };
};

/** A list that was read, in the words of the service: what a unit's card brings is left to its catalogue id. */
export const listAnswer = (list: ArmyList): ArmyListDto => ({
  dataSet: LEGION_DATA_SET,
  ...list,
  units: list.units.map(unitAnswer),
});
