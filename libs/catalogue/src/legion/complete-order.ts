import type { Checked } from '@marshal/rules/kernel';
import { isCounterpart, type OrderInput, type OrderUnit } from '@marshal/rules/legion';
import { completeAll, completeUnit, type Completed } from './completed.js';
import type { UnitInput } from './resolve-unit.js';

/** A unit that takes its turn among others, as a caller tells it: its rank comes from the card where it is left out. */
export interface OrderUnitInput extends UnitInput {
  readonly id: string;
  readonly player: string;
}

export interface OrderQuestion extends Omit<OrderInput, 'units'> {
  readonly units: readonly OrderUnitInput[];
}

const WITHOUT_RANK = 'must be given: no card says it';

const completeOrderUnit = (told: OrderUnitInput, index: number): Checked<Completed<OrderUnit>> => {
  const { id, player, ...state } = told;
  const pointer = `/units/${index}`;
  const checked = completeUnit(state, pointer);
  if ('faults' in checked) return checked;
  const unit = checked.value.completed;
  if (unit.rank === undefined && !isCounterpart(unit))
    return { faults: [{ pointer: `${pointer}/rank`, detail: WITHOUT_RANK }] };
  return { value: { completed: { ...unit, id, player }, conflicts: checked.value.conflicts } };
};

/**
 * A question about the order of activations, with every unit's rank and keywords completed from its card. Gives a fault
 * by pointer for every catalogue id that does not exist, and for every unit whose rank is not known.
 */
export const completeOrder = (question: OrderQuestion): Checked<Completed<OrderInput>> => {
  const units = completeAll(question.units.map(completeOrderUnit));
  if ('faults' in units) return units;
  const { completed, conflicts } = units.value;
  return { value: { completed: { ...question, units: completed }, conflicts } };
};
