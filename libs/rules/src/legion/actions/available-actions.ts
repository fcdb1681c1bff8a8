import type { Checked } from '../../kernel/index.js';
import type { Budget } from '../activation/budget.js';
import type { ActivationInput } from './action-input.js';
import type { Attempt } from './attempt.js';
import { checkQuestion } from './history.js';
import { judgeCandidates } from './judge-attempt.js';
import { settingOf } from './situation-of.js';
import type { ActionVerdict } from './verdict.js';

/** One thing that the unit could try; `attempt` is ready to be sent back. */
export interface ActionOption {
  readonly label: string;
  readonly attempt: Attempt;
  readonly verdict: ActionVerdict;
}

export interface AvailableActions {
  readonly ruleset: string;
  readonly budget: Budget;
  readonly options: readonly ActionOption[];
}

export interface BudgetAnswer extends Budget {
  readonly ruleset: string;
}

/**
 * Everything that the unit could try now, with its verdict. Free actions that allies or cards grant are not listed: the
 * unit alone does not show them. Gives every fault of the input by JSON pointer where there is one.
 */
export const availableActions = (input: ActivationInput): Checked<AvailableActions> => {
  const checked = checkQuestion(input);
  if ('faults' in checked) return checked;
  const ruleset = checked.value;
  const setting = settingOf(input, ruleset);
  const options = judgeCandidates(setting, { input, ruleset });
  return { value: { ruleset: ruleset.id, budget: setting.budget, options } };
};

/** The actions that the unit has, has spent and has left; or every fault of the input. */
export const actionBudget = (input: ActivationInput): Checked<BudgetAnswer> => {
  const checked = checkQuestion(input);
  if ('faults' in checked) return checked;
  return { value: { ruleset: checked.value.id, ...settingOf(input, checked.value).budget } };
};
