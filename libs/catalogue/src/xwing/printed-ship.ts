import type { BarAction, Charges, Ship } from '@marshal/rules/xwing';
import { defined } from '../defined.js';
import { remember } from '../remember.js';
import { exceptionsOf } from './card-exceptions.js';
import { pilotById, shipById } from './cards.js';
import type { DataSetId } from './data-set.js';
import type { PilotRecord, ShipRecord } from './records.js';
import { unmodelledIn } from './unmodelled-cards.js';

/** The ship at the start of a game, as the pilot card and the ship token print it, before upgrades. */
export interface PrintedShip {
  readonly start: Omit<Ship, 'id'>;
  /** Undefined where no card speaks of Force, so that a caller may tell any. */
  readonly forceCapacity?: number;
}

const NOTHING_YET = {
  tokens: {},
  upgrades: [],
  damageCards: [],
  locks: [],
  round: { performed: [], failed: [] },
  unmodelled: [],
} as const;

/** What is so of a ship of which neither pilot nor type is known. */
export const UNPRINTED: PrintedShip = {
  start: { ...NOTHING_YET, baseSize: 'small', actionBar: [], force: { active: 0, capacity: 0 }, exceptions: [] },
};

/** The pilot card's own bar stands in for the ship token's, of which there may be several. */
const barOf = (pilot: PilotRecord, ship: ShipRecord): readonly BarAction[] =>
  pilot.actions ?? ship.variants?.[pilot.shipVariant ?? ''] ?? ship.actions;

const full = (limit: number | undefined): Charges | undefined =>
  limit === undefined ? undefined : { active: limit, limit };

const printedWith = (pilot: PilotRecord, ship: ShipRecord, set: DataSetId): PrintedShip => {
  const pilotCard = { card: 'pilot', id: pilot.id, set } as const;
  const shipCard = { card: 'ship', id: ship.id, ability: pilot.shipAbility, set } as const;
  const capacity = pilot.force?.value ?? 0;
  return {
    forceCapacity: capacity,
    start: defined({
      ...NOTHING_YET,
      pilot: pilot.id,
      shipType: ship.id,
      baseSize: ship.size,
      initiative: pilot.initiative,
      limited: pilot.limited > 0,
      actionBar: barOf(pilot, ship),
      dial: ship.dial,
      force: { active: capacity, capacity },
      charges: full(pilot.charges?.value),
      shields: full(pilot.shields ?? ship.shields),
      exceptions: [...exceptionsOf(pilotCard), ...exceptionsOf(shipCard)],
      unmodelled: [...unmodelledIn(pilotCard, pilot.topics), ...unmodelledIn(shipCard, [])],
    }),
  };
};

const printedBySet = remember<DataSetId, Map<string, PrintedShip>>(() => new Map());

/** What a pilot's cards print; worked out once for each pilot. Undefined for a pilot that the set does not have. */
export const printedPilot = (id: string, set: DataSetId): PrintedShip | undefined => {
  const known = printedBySet(set);
  const old = known.get(id);
  if (old !== undefined) return old;
  const pilot = pilotById(id, set);
  const ship = pilot === undefined ? undefined : shipById(pilot.ship, set);
  if (pilot === undefined || ship === undefined) return undefined;
  const printed = printedWith(pilot, ship, set);
  known.set(id, printed);
  return printed;
};

/** What a ship token prints when no pilot is named; undefined for a ship that the set does not have. */
export const printedShipType = (id: string, set: DataSetId): PrintedShip | undefined => {
  const ship = shipById(id, set);
  if (ship === undefined) return undefined;
  const { size: baseSize, actions: actionBar, dial } = ship;
  return {
    start: defined({ ...UNPRINTED.start, shipType: id, baseSize, actionBar, dial, shields: full(ship.shields) }),
  };
};
