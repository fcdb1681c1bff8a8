import type { Fault } from '@marshal/rules/kernel';
import { field, isFields, isList, segment, type Fields } from '../json/shape.js';
import { recordsOf, sectionFaults } from './shape.js';
import { DAMAGE_CARD, PILOT, SHIP, UPGRADE } from './xwing-shapes.js';

/** The four sections of a data set, told in full. */
export interface XWingSections {
  readonly ships: unknown;
  readonly pilots: unknown;
  readonly upgrades: unknown;
  readonly damageCards: unknown;
}

const has = (records: unknown, id: unknown): boolean =>
  isFields(records) && typeof id === 'string' && Object.hasOwn(records, id);

const listed = (record: Fields, name: string): readonly unknown[] => {
  const value = field(record, name);
  return isList(value) ? value : [];
};

/** What is wrong with where a pilot points: its ship, its faction among the ship's, its variant, its loadout. */
const linkFaults = ([id, pilot]: readonly [string, Fields], { ships, upgrades }: XWingSections): readonly Fault[] => {
  const pointer = `/pilots/${segment(id)}`;
  const shipId = field(pilot, 'ship');
  const ship = isFields(ships) && typeof shipId === 'string' ? field(ships, shipId) : undefined;
  if (!isFields(ship)) return [{ pointer: `${pointer}/ship`, detail: `there is no ship "${String(shipId)}"` }];
  const variant = field(pilot, 'shipVariant');
  return [
    ...(listed(ship, 'factions').includes(field(pilot, 'faction'))
      ? []
      : [{ pointer: `${pointer}/faction`, detail: 'is not one of the ship' }]),
    ...(variant === undefined || has(field(ship, 'variants'), variant)
      ? []
      : [{ pointer: `${pointer}/shipVariant`, detail: 'is not one of the ship' }]),
    ...listed(pilot, 'standardLoadout').flatMap((upgrade, index) =>
      has(upgrades, upgrade)
        ? []
        : [{ pointer: `${pointer}/standardLoadout/${index}`, detail: `there is no upgrade "${String(upgrade)}"` }],
    ),
  ];
};

/** Everything wrong with a data set: every bar, dial, link and number of it, by pointer. */
export const xwingFaults = (sections: XWingSections): readonly Fault[] => [
  ...sectionFaults(sections.ships, SHIP, '/ships'),
  ...sectionFaults(sections.pilots, PILOT, '/pilots'),
  ...sectionFaults(sections.upgrades, UPGRADE, '/upgrades'),
  ...sectionFaults(sections.damageCards, DAMAGE_CARD, '/damageCards'),
  ...recordsOf(sections.pilots).flatMap((pilot) => linkFaults(pilot, sections)),
];
