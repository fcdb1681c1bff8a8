import type { Checked } from '@marshal/rules/kernel';
import type { Unit } from '@marshal/rules/legion';
import { faultsUnder } from '../faults-under.js';
import type { Conflict } from './records.js';
import { resolveUnit, type UnitInput } from './resolve-unit.js';

/** What sources do not agree on, and where in the question the unit stands that it concerns. */
export interface PlacedConflict extends Conflict {
  /** JSON pointer to the unit. */
  readonly pointer: string;
}

/** A question, or a part of one, with its units completed from their cards. */
export interface Completed<Part> {
  readonly completed: Part;
  /** Empty where all sources agree. */
  readonly conflicts: readonly PlacedConflict[];
}

/** The unit that stands at `pointer` in a question. */
export const completeUnit = (told: UnitInput, pointer: string): Checked<Completed<Unit>> => {
  const checked = resolveUnit(told);
  if ('faults' in checked) return { faults: faultsUnder(pointer, checked) };
  const { unit, conflicts } = checked.value;
  return { value: { completed: unit, conflicts: conflicts.map((conflict) => ({ pointer, ...conflict })) } };
};

/** A list of parts, with the faults and the conflicts of all of them. */
export const completeAll = <Part>(parts: readonly Checked<Completed<Part>>[]): Checked<Completed<readonly Part[]>> => {
  const faults = parts.flatMap((part) => faultsUnder('', part));
  if (faults.length > 0) return { faults };
  const values = parts.flatMap((part) => ('value' in part ? [part.value] : []));
  return {
    value: {
      completed: values.map(({ completed }) => completed),
      conflicts: values.flatMap(({ conflicts }) => conflicts),
    },
  };
};
