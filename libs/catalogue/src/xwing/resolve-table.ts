import type { Checked } from '@marshal/rules/kernel';
import type { Table, TableShip } from '@marshal/rules/xwing';
import { defined } from '../defined.js';
import { faultsUnder } from '../faults-under.js';
import type { DataSetId } from './data-set.js';
import { resolveShip } from './resolve-ship.js';
import type { ShipInput, Told } from './ship-input.js';

/** Another ship as a caller tells it; without pilot, shipType and actionBar it has no bar of its own to ask about. */
export interface TableShipInput extends ShipInput {
  readonly range?: number | undefined;
  readonly inBullseyeArc?: boolean | undefined;
}

export interface TableInput extends Told<Omit<Table, 'ships'>> {
  readonly ships?: readonly TableShipInput[] | undefined;
}

/** A ship of which it is not asked what it may do, so that nobody need say which actions it has. */
export const resolveTableShip = (told: TableShipInput, set: DataSetId): Checked<TableShip> => {
  const { range, inBullseyeArc, ...ship } = told;
  const named = ship.pilot !== undefined || ship.shipType !== undefined || ship.actionBar !== undefined;
  const checked = resolveShip(named ? ship : { ...ship, actionBar: [] }, { set });
  if ('faults' in checked) return checked;
  const { actionBar, ...rest } = checked.value;
  return { value: defined({ ...rest, actionBar: named ? actionBar : undefined, range, inBullseyeArc }) };
};

/** Everything else in play, with every ship completed from its cards; undefined where it is not told. */
export const resolveTable = (told: TableInput | undefined, set: DataSetId): Checked<Table | undefined> => {
  if (told === undefined) return { value: undefined };
  const { ships, ...rest } = told;
  if (ships === undefined) return { value: defined(rest) };
  const checked = ships.map((ship) => resolveTableShip(ship, set));
  const faults = checked.flatMap((each, index) => faultsUnder(`/table/ships/${index}`, each));
  return faults.length > 0
    ? { faults }
    : { value: defined({ ...rest, ships: checked.flatMap((each) => ('value' in each ? [each.value] : [])) }) };
};
