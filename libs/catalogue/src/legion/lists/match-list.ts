import type { Upgrade } from '@marshal/rules/legion';
import { defined } from '../../defined.js';
import type { LegionFaction, UnitRecord, UnitUpgradeRecord } from '../records.js';
import { resolveUnit } from '../resolve-unit.js';
import { commandCardById } from '../units.js';
import type { ArmyList, ListedUnit, ListedUpgradeCard, ListWarning, UnmatchedCard } from './army-list.js';
import { inferFaction, matchUnit, matchUpgrade } from './match-card.js';
import { COMMAND_NAMES, named, suggestions, UNIT_NAMES, UPGRADE_NAMES, type NameIndex } from './name-index.js';
import type { RawCard, RawList, RawUnit } from './raw-list.js';

type Titled = ListedUpgradeCard & { readonly title?: string };

const briefly = ({ id, name, title }: Titled): ListedUpgradeCard => ({
  id,
  name: title === undefined ? name : `${name}, ${title}`,
});

const unmatched = <Entry extends Titled>(
  kind: UnmatchedCard['kind'],
  { text, isId, place }: RawCard,
  index: NameIndex<Entry>,
): UnmatchedCard => ({
  kind,
  text: text.slice(0, 200),
  ...place,
  suggestions: isId === true ? [] : suggestions(text, index).map(briefly),
});

interface Matched {
  readonly units: readonly ListedUnit[];
  readonly unmatched: readonly UnmatchedCard[];
  readonly warnings: readonly ListWarning[];
}

const titleMissing = (raw: RawUnit, taken: UnitRecord, others: readonly UnitRecord[]): ListWarning => ({
  ...raw.place,
  code: 'title-missing',
  message: `"${raw.text}" may be ${[taken, ...others].map((unit) => briefly(unit).name).join(' or ')}; taken for the first.`,
  found: raw.text,
  used: taken.id,
});

const MOST_COPIES = 20;

const listed = (record: UnitRecord, upgrades: readonly UnitUpgradeRecord[], id: string): ListedUnit => {
  const told: readonly Upgrade[] = upgrades.map((upgrade) => ({ id: upgrade.id }));
  const resolved = resolveUnit({ id, catalogueId: record.id, ...(told.length > 0 && { upgrades: told }) });
  const { unit, conflicts } = 'value' in resolved ? resolved.value : { unit: {}, conflicts: [] };
  const { name, title, kind } = record;
  return defined({ catalogueId: record.id, name, title, kind, unit, upgrades: upgrades.map(briefly), conflicts });
};

/** A counterpart stands among the upgrades of some exports; it is a unit of its own. */
const counterpartOf = ({ text, isId }: RawCard): UnitRecord | undefined =>
  isId === true ? undefined : named(text, UNIT_NAMES).find(({ kind }) => kind === 'counterpart');

const matchUpgrades = (raw: RawUnit, record: UnitRecord | undefined) => {
  const upgrades = raw.upgrades.map((card) => ({ card, found: matchUpgrade(card, record) }));
  const lost = upgrades.filter(({ found }) => found === undefined).map(({ card }) => card);
  return {
    found: upgrades.flatMap(({ found }) => found ?? []),
    counterparts: lost.flatMap((card) => counterpartOf(card) ?? []),
    unmatched: lost
      .filter((card) => counterpartOf(card) === undefined)
      .map((card) => unmatched('upgrade', card, UPGRADE_NAMES)),
  };
};

const matchEntry = (raw: RawUnit, faction: LegionFaction | undefined, idFor: (unit: UnitRecord) => string): Matched => {
  const { unit: record, others } = matchUnit(raw, faction);
  const upgrades = matchUpgrades(raw, record);
  const copies = Array.from({ length: Math.min(raw.count, MOST_COPIES) });
  return {
    units: copies.flatMap(() => [
      ...(record === undefined ? [] : [listed(record, upgrades.found, idFor(record))]),
      ...upgrades.counterparts.map((unit) => listed(unit, [], idFor(unit))),
    ]),
    unmatched: [...(record === undefined ? [unmatched('unit', raw, UNIT_NAMES)] : []), ...upgrades.unmatched],
    warnings: record === undefined || others.length === 0 ? [] : [titleMissing(raw, record, others)],
  };
};

/** Numbers the units of one card: `rebel-troopers`, `rebel-troopers-2`, … */
const unitIds = (): ((unit: UnitRecord) => string) => {
  const counts = new Map<string, number>();
  return ({ id }) => {
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    return count === 1 ? id : `${id}-${count}`;
  };
};

const matchCommand = (card: RawCard): ListedUpgradeCard | undefined => {
  const [one, ...more] = card.isId === true ? [commandCardById(card.text)] : named(card.text, COMMAND_NAMES);
  return one === undefined || more.length > 0 ? undefined : briefly(one);
};

/** Every name and id of a list, recognised as far as it can be; the rest is named with what it may mean. */
export const matchList = (raw: RawList): ArmyList => {
  const faction = raw.faction ?? inferFaction(raw.units);
  const idFor = unitIds();
  const entries = raw.units.map((unit) => matchEntry(unit, faction, idFor));
  const commands = raw.commandCards.map((card) => ({ card, found: matchCommand(card) }));
  return defined({
    format: raw.format,
    name: raw.name,
    points: raw.points,
    faction,
    units: entries.flatMap(({ units }) => units),
    commandCards: commands.flatMap(({ found }) => found ?? []),
    unmatched: [
      ...entries.flatMap((entry) => entry.unmatched),
      ...commands.flatMap(({ card, found }) =>
        found === undefined ? [unmatched('command-card', card, COMMAND_NAMES)] : [],
      ),
    ],
    warnings: entries.flatMap(({ warnings }) => warnings),
  });
};
