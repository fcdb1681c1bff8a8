import type { Checked, Fault } from '@marshal/rules/kernel';
import { baseSizeFaults, type PositionsInput, type TableShip } from '@marshal/rules/xwing';
import { defined } from '../defined.js';
import { faultsUnder } from '../faults-under.js';
import { DEFAULT_DATA_SET, type DataSetId } from './data-set.js';
import { resolveTable, resolveTableShip, type TableInput } from './resolve-table.js';
import type { ShipInput, Told } from './ship-input.js';

/** A question about the end of a move, as a caller asks it: of a ship, or of a base and a pose, which win over the ship's. */
export interface PositionsQuestion extends Told<Omit<PositionsInput, 'move' | 'table'>> {
  readonly dataSet?: DataSetId | undefined;
  readonly ship?: ShipInput | undefined;
  readonly move: PositionsInput['move'];
  readonly table?: TableInput | undefined;
}

const missing = (value: unknown, pointer: string, what: string): readonly Fault[] =>
  value === undefined ? [{ pointer, detail: `Give the ${what}, or a ship that has it.` }] : [];

const resolveMover = (told: ShipInput | undefined, set: DataSetId): Checked<TableShip | undefined> => {
  if (told === undefined) return { value: undefined };
  const ship = resolveTableShip(told, set);
  if ('faults' in ship) return { faults: faultsUnder('/ship', ship) };
  const { baseSize } = ship.value;
  const faults = baseSize === undefined ? [] : baseSizeFaults(baseSize, '/ship/baseSize');
  return faults.length > 0 ? { faults } : ship;
};

/** A question about the end of a move, with every ship's base from its cards; or every fault by pointer. */
export const resolvePositions = (question: PositionsQuestion): Checked<PositionsInput> => {
  const { dataSet = DEFAULT_DATA_SET, move, ignoredObstacles } = question;
  const ship = resolveMover(question.ship, dataSet);
  const table = resolveTable(question.table, dataSet);
  if ('faults' in ship || 'faults' in table) return { faults: [...faultsUnder('', ship), ...faultsUnder('', table)] };
  const told = defined({ id: question.id, baseSize: question.baseSize, pose: question.pose });
  const { id, baseSize, pose } = { ...ship.value, ...told };
  return baseSize === undefined || pose === undefined
    ? { faults: [...missing(baseSize, '/baseSize', 'size of the base'), ...missing(pose, '/pose', 'pose')] }
    : { value: defined({ id, baseSize, pose, move, table: table.value, ignoredObstacles }) };
};
