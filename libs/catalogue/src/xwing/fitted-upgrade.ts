import type { Fault } from '@marshal/rules/kernel';
import type { BarAction, CardException, UnmodelledCard, Upgrade } from '@marshal/rules/xwing';
import { defined } from '../defined.js';
import { remember } from '../remember.js';
import { exceptionsOf } from './card-exceptions.js';
import { upgradeById } from './cards.js';
import type { DataSetId } from './data-set.js';
import type { UpgradeRecord, UpgradeSide } from './records.js';
import type { UpgradeInput } from './ship-input.js';
import { chargesFaults, chargesOf } from './supplies.js';
import { unknownId } from './unknown-id.js';
import { unmodelledIn } from './unmodelled-cards.js';

/** An upgrade on a ship: its state, its record and the side that is faceup. */
export interface FittedUpgrade {
  readonly upgrade: Upgrade;
  readonly record: UpgradeRecord;
  readonly faceup: UpgradeSide;
  readonly bar: readonly BarAction[];
  readonly exceptions: readonly CardException[];
  readonly unmodelled: readonly UnmodelledCard[];
}

const sideFaults = (record: UpgradeRecord, side: number, pointer: string): readonly Fault[] =>
  record.sides[side] === undefined
    ? [
        {
          pointer: `${pointer}/side`,
          detail: `${record.name} has ${record.sides.length === 1 ? 'one side, 0' : 'the sides 0 and 1'}.`,
        },
      ]
    : [];

const supplyFaults = (record: UpgradeRecord, { charges }: UpgradeInput, pointer: string): readonly Fault[] =>
  charges === undefined || record.charges !== undefined
    ? chargesFaults(charges, `${pointer}/charges`, record.charges?.value)
    : [{ pointer: `${pointer}/charges`, detail: `${record.name} has no charges.` }];

/** What is wrong with an upgrade as told: an unknown id, a side that it lacks, impossible charges. */
export const upgradeFaults = (told: UpgradeInput, pointer: string, set: DataSetId): readonly Fault[] => {
  const record = upgradeById(told.id, set);
  if (record === undefined) return [unknownId('upgrade', told.id, { pointer: `${pointer}/id`, set })];
  return [...sideFaults(record, told.side ?? 0, pointer), ...supplyFaults(record, told, pointer)];
};

/** An upgrade as it starts, with one side of it faceup. */
const printed = (record: UpgradeRecord, side: number, set: DataSetId): FittedUpgrade => {
  const faceup = record.sides[side] ?? {};
  const card = { card: 'upgrade', id: record.id, side, set: record.borrowedFrom ?? set } as const;
  return {
    record,
    faceup,
    bar: (faceup.actions ?? []).map((row) => ({ ...row, from: record.id })),
    exceptions: exceptionsOf(card),
    unmodelled: unmodelledIn(card, record.topics),
    upgrade: defined({
      id: record.id,
      slots: record.slots,
      charges: chargesOf(undefined, record.charges?.value),
      side: record.sides.length > 1 ? side : undefined,
      actionHeaders: faceup.actionHeaders,
    }),
  };
};

/** Worked out once for each side of each card. */
const printedSides = remember((set: DataSetId) =>
  remember((record: UpgradeRecord) => record.sides.map((_, side) => printed(record, side, set))),
);

/** A known upgrade put on a ship; undefined for one, or a side of one, that the set does not have. */
export const fitUpgrade = (told: UpgradeInput, set: DataSetId): FittedUpgrade | undefined => {
  const record = upgradeById(told.id, set);
  const fitted = record === undefined ? undefined : printedSides(set)(record)[told.side ?? 0];
  if (record === undefined || fitted === undefined || told.charges === undefined) return fitted;
  const charges = chargesOf(told.charges, record.charges?.value);
  return charges === undefined ? fitted : { ...fitted, upgrade: { ...fitted.upgrade, charges } };
};
