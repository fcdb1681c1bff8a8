import type { BarAction, BaseSize } from '@marshal/rules/xwing';
import { defined } from '../defined.js';
import { remember } from '../remember.js';
import { pilotById, shipById } from './cards.js';
import type { DataSetId } from './data-set.js';
import type { PilotRecord, ShipRecord } from './records.js';

/** What the pilot card and the ship token print, before upgrades and before anything has happened. */
export interface PrintedShip {
  readonly pilot?: PilotRecord;
  readonly shipType?: string;
  readonly baseSize?: BaseSize;
  readonly initiative?: number;
  readonly limited?: boolean;
  readonly actionBar?: readonly BarAction[];
  readonly dial?: readonly string[];
  readonly chargeLimit?: number;
  readonly forceCapacity?: number;
}

/** The pilot card's own bar stands in for the ship token's, of which there may be several. */
const barOf = (pilot: PilotRecord, ship: ShipRecord | undefined): readonly BarAction[] | undefined =>
  pilot.actions ?? ship?.variants?.[pilot.shipVariant ?? ''] ?? ship?.actions;

const printedWith = (pilot: PilotRecord, ship: ShipRecord | undefined): PrintedShip =>
  defined({
    pilot,
    shipType: pilot.ship,
    baseSize: ship?.size,
    initiative: pilot.initiative,
    limited: pilot.limited > 0,
    actionBar: barOf(pilot, ship),
    dial: ship?.dial,
    chargeLimit: pilot.charges?.value,
    forceCapacity: pilot.force?.value ?? 0,
  });

const printedBySet = remember<DataSetId, Map<string, PrintedShip>>(() => new Map());

/** What a pilot's cards print; worked out once for each pilot. Undefined for a pilot that the set does not have. */
export const printedPilot = (id: string, set: DataSetId): PrintedShip | undefined => {
  const printed = printedBySet(set);
  const old = printed.get(id);
  if (old !== undefined) return old;
  const pilot = pilotById(id, set);
  if (pilot === undefined) return undefined;
  const made = printedWith(pilot, shipById(pilot.ship, set));
  printed.set(id, made);
  return made;
};

/** What a ship token prints when no pilot is named. */
export const printedShipType = ({ id, size, actions, dial }: ShipRecord): PrintedShip => ({
  shipType: id,
  baseSize: size,
  actionBar: actions,
  dial,
});
