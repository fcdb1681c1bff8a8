import type { Rank } from '@marshal/rules/legion';
import { narrow } from '../../narrow.js';
import type { LegionFaction, UnitRecord, UnitUpgradeRecord } from '../records.js';
import { unitById, unitUpgradeById } from '../units.js';
import { named, UNIT_NAMES, UPGRADE_NAMES } from './name-index.js';
import type { RawCard, RawUnit } from './raw-list.js';

const servesIn = (unit: UnitRecord, faction: LegionFaction): boolean =>
  unit.faction === faction || unit.alsoLegalIn?.includes(faction) === true;

/** The points of the unit card alone. */
const ownPoints = ({ points, pointsAreTotal, upgrades }: RawUnit): number | undefined =>
  points === undefined || pointsAreTotal !== true
    ? points
    : points - upgrades.reduce((sum, upgrade) => sum + (upgrade.points ?? 0), 0);

interface Hints {
  readonly faction: LegionFaction | undefined;
  readonly rank: Rank | undefined;
  readonly points: number | undefined;
}

/** Of units that share a name, those that faction, rank, being out, a name without a title, and points speak for. */
const choose = (candidates: readonly UnitRecord[], { faction, rank, points }: Hints): readonly UnitRecord[] => {
  const inFaction = faction === undefined ? candidates : narrow(candidates, (unit) => servesIn(unit, faction));
  const ofRank = rank === undefined ? inFaction : narrow(inFaction, (unit) => unit.rank === rank);
  const released = narrow(ofRank, ({ unreleased }) => unreleased === undefined);
  const untitled = narrow(released, ({ title }) => title === undefined);
  return narrow(untitled, (unit) => unit.points === points);
};

const unitCandidates = ({ text, isId }: RawCard): readonly UnitRecord[] => {
  if (isId !== true) return named(text, UNIT_NAMES);
  const unit = unitById(text);
  return unit === undefined ? [] : [unit];
};

/** The unit that an entry means; of several that share a name the first that came out, with the others. */
export const matchUnit = (
  raw: RawUnit,
  faction: LegionFaction | undefined,
): { readonly unit: UnitRecord | undefined; readonly others: readonly UnitRecord[] } => {
  const [unit, ...others] = choose(unitCandidates(raw), { faction, rank: raw.rank, points: ownPoints(raw) });
  return { unit, others };
};

/** Of upgrades that share a name, the one that this unit may take. */
export const matchUpgrade = ({ text, isId }: RawCard, unit: UnitRecord | undefined): UnitUpgradeRecord | undefined => {
  if (isId === true) return unitUpgradeById(text);
  const all = named(text, UPGRADE_NAMES);
  if (unit === undefined) return all.length === 1 ? all[0] : undefined;
  const forIt = narrow(all, ({ forUnits }) => forUnits?.includes(unit.name) === true);
  const forType = narrow(forIt, ({ forUnitTypes }) => forUnitTypes?.includes(unit.unitType) === true);
  const [one, ...more] = narrow(forType, ({ faction }) => faction === unit.faction);
  return more.length === 0 ? one : undefined;
};

/** The faction that most of the units serve which only one card can be. */
export const inferFaction = (units: readonly RawUnit[]): LegionFaction | undefined => {
  const counts = new Map<LegionFaction, number>();
  for (const unit of units) {
    const [only, ...more] = unitCandidates(unit);
    if (only !== undefined && more.length === 0) counts.set(only.faction, (counts.get(only.faction) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
};
