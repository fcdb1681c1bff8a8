export {
  ships,
  pilots,
  upgrades,
  damageCards,
  shipById,
  pilotById,
  upgradeById,
  damageCardById,
  dataSetMeta,
} from './xwing/cards.js';
export type { DataSetMeta } from './xwing/data-files.js';
export { DATA_SETS, DEFAULT_DATA_SET, type DataSetId } from './xwing/data-set.js';
export { damageFaults, drawDamage } from './xwing/drawn-damage.js';
export { FACTIONS, SLOTS, TOPICS } from './xwing/records.js';
export type {
  DamageCardRecord,
  Faction,
  ForceSupply,
  PilotRecord,
  ShipRecord,
  Slot,
  Supply,
  Topic,
  UpgradeRecord,
  UpgradeSide,
} from './xwing/records.js';
export { resolveShip } from './xwing/resolve-ship.js';
export { tellShip, tellTableShip } from './xwing/tell-ship.js';
export type { ChargesInput, ForceInput, RoundInput, ShipInput, UpgradeInput } from './xwing/ship-input.js';
export { faultsUnder } from './faults-under.js';
export { nearestIds, type CardKind } from './nearest-ids.js';
export { suggestedIds } from './xwing/unknown-id.js';
export { LEGION_FACTIONS } from './legion/records.js';
export type { CommandCardRecord, Conflict, LegionFaction, UnitRecord, UnitUpgradeRecord } from './legion/records.js';
export {
  commandCardById,
  commandCards,
  legionSources,
  unitById,
  units,
  unitUpgradeById,
  unitUpgrades,
} from './legion/units.js';
export type { LegionSource } from './legion/data-files.js';
export { resolveUnit, type ResolvedUnit, type UnitInput } from './legion/resolve-unit.js';
export type { Completed, PlacedConflict } from './legion/completed.js';
export { completeCohesion, type CatalogueBase, type CohesionQuestion } from './legion/complete-cohesion.js';
export { completeOrder, type OrderQuestion, type OrderUnitInput } from './legion/complete-order.js';
export { completeUnits, type CommanderInput } from './legion/complete-units.js';
export {
  resolveAttempt,
  resolveAvailable,
  type AttemptQuestion,
  type AvailableQuestion,
} from './xwing/resolve-question.js';
export { resolveManeuver, type ManeuverQuestion } from './xwing/resolve-maneuver.js';
export { resolveOrder, type ActivationOrderQuestion, type OrderShipInput } from './xwing/resolve-order.js';
export { resolvePositions, type PositionsQuestion } from './xwing/resolve-positions.js';
export type { SceneInput } from './xwing/resolve-scene.js';
export type { TableInput, TableShipInput } from './xwing/resolve-table.js';
export { readSquad } from './xwing/squads/read-squad.js';
export type { Squad, SquadFile, SquadShip, SquadUpgrade, UpgradeAdds } from './xwing/squads/squad.js';
export type { ImportWarning } from './import-notes.js';
export { readJson, type TextFault, type TextPosition } from './json/read-json.js';
export { readLegionList } from './legion/lists/read-legion-list.js';
export type { ArmyList, ListedUnit, ListedUpgradeCard, ListWarning, UnmatchedCard } from './legion/lists/army-list.js';
export { LIST_FORMATS, type ListFormat, type ListPlace } from './legion/lists/raw-list.js';
export { queryDamageCards, queryPilots, queryShips, queryUpgrades } from './queries/xwing-queries.js';
export type { CardPage, DamageCardQuery, PilotQuery, ShipQuery, UpgradeQuery } from './queries/xwing-queries.js';
export { queryCommandCards, queryUnits, queryUnitUpgrades } from './queries/legion-queries.js';
export type { CommandCardQuery, UnitQuery, UnitUpgradeQuery } from './queries/legion-queries.js';
export { PAGE_LIMITS, type Page, type PageRequest } from './queries/page.js';
export { validateCatalogue } from './validation/validate-catalogue.js';
