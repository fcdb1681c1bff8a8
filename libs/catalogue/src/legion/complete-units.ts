import type { Checked } from '@marshal/rules/kernel';
import type { NearbyCommander, Unit } from '@marshal/rules/legion';
import { defined } from '../defined.js';
import { faultsUnder } from '../faults-under.js';
import { completeAll, completeUnit, type Completed } from './completed.js';
import type { UnitInput } from './resolve-unit.js';

/** A Commander near the unit, as a caller tells it. */
export interface CommanderInput extends UnitInput {
  readonly range?: number | undefined;
  readonly distance?: number | undefined;
  readonly commanderToken?: boolean | undefined;
}

/** The units of every question about an activation, as a caller tells them. */
export interface ToldUnits {
  readonly unit: UnitInput;
  readonly commanders?: readonly CommanderInput[] | undefined;
}

interface WholeUnits {
  readonly unit: Unit;
  readonly commanders: readonly NearbyCommander[];
}

const completeCommander = (told: CommanderInput, index: number): Checked<Completed<NearbyCommander>> => {
  const { range, distance, commanderToken, ...unit } = told;
  const checked = completeUnit(unit, `/commanders/${index}`);
  if ('faults' in checked) return checked;
  const { completed, conflicts } = checked.value;
  return { value: { completed: { ...completed, ...defined({ range, distance, commanderToken }) }, conflicts } };
};

/**
 * A question about a unit's activation, with the unit and the Commanders near it completed from their cards. Gives a
 * fault by pointer for every catalogue id that does not exist, with the nearest ones.
 */
export const completeUnits = <Question extends ToldUnits>(
  question: Question,
): Checked<Completed<Omit<Question, keyof ToldUnits> & WholeUnits>> => {
  const { unit: toldUnit, commanders: toldCommanders = [], ...rest } = question;
  const unit = completeUnit(toldUnit, '/unit');
  const commanders = completeAll(toldCommanders.map(completeCommander));
  if ('faults' in unit || 'faults' in commanders) {
    return { faults: [...faultsUnder('', unit), ...faultsUnder('', commanders)] };
  }
  return {
    value: {
      completed: { ...rest, unit: unit.value.completed, commanders: commanders.value.completed },
      conflicts: [...unit.value.conflicts, ...commanders.value.conflicts],
    },
  };
};
