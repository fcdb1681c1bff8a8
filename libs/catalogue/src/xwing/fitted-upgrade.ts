import type { Fault } from '@marshal/rules/kernel';
import type { BarAction, Upgrade } from '@marshal/rules/xwing';
import { defined } from '../defined.js';
import { upgradeById } from './cards.js';
import type { DataSetId } from './data-set.js';
import type { UpgradeRecord, UpgradeSide } from './records.js';
import type { UpgradeInput } from './ship-input.js';
import { chargesFaults, chargesOf } from './supplies.js';
import { unknownId } from './unknown-id.js';

/** An upgrade on a ship: its state, its record and the side that is faceup. */
export interface FittedUpgrade {
  readonly upgrade: Upgrade;
  readonly record: UpgradeRecord;
  readonly faceup: UpgradeSide;
  readonly bar: readonly BarAction[];
}

const sideFaults = (record: UpgradeRecord, side: number, pointer: string): readonly Fault[] =>
  record.sides[side] === undefined
    ? [{ pointer: `${pointer}/side`, detail: `${record.name} has ${record.sides.length} side(s), counted from 0.` }]
    : [];

/** What is wrong with an upgrade as told: an unknown id, a side that it lacks, impossible charges. */
export const upgradeFaults = (told: UpgradeInput, pointer: string, set: DataSetId): readonly Fault[] => {
  const record = upgradeById(told.id, set);
  if (record === undefined) return [unknownId('upgrade', told.id, { pointer: `${pointer}/id`, set })];
  return [
    ...sideFaults(record, told.side ?? 0, pointer),
    ...chargesFaults(told.charges, `${pointer}/charges`, record.charges?.value),
  ];
};

/** A known upgrade put on a ship; undefined for one that the set does not have. */
export const fitUpgrade = (told: UpgradeInput, set: DataSetId): FittedUpgrade | undefined => {
  const record = upgradeById(told.id, set);
  if (record === undefined) return undefined;
  const side = told.side ?? 0;
  const faceup = record.sides[side] ?? {};
  const upgrade = defined({
    id: record.id,
    slots: record.slots,
    charges: chargesOf(told.charges, record.charges?.value),
    side: record.sides.length > 1 ? side : undefined,
    actionHeaders: faceup.actionHeaders,
  });
  return { upgrade, record, faceup, bar: (faceup.actions ?? []).map((row) => ({ ...row, from: record.id })) };
};
