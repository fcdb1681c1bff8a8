import type { Checked } from '../../kernel/index.js';
import type { Budget } from '../activation/budget.js';
import { checkActivation, type ActivationInput } from './action-input.js';
import type { Attempt } from './attempt.js';
import { candidatesFor } from './candidates.js';
import { judgeAttempt, legalLabels } from './judge-attempt.js';
import { situationOf } from './situation-of.js';
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

/** Any attempt will do where only the activation is asked about. */
const ANY: Attempt = { action: 'aim' };

/**
 * Everything that the unit could try now, with its verdict. Free actions that allies or cards grant are not listed: the
 * unit alone does not show them. Gives every fault of the input by JSON pointer where there is one.
 */
export const availableActions = (input: ActivationInput): Checked<AvailableActions> => {
  const checked = checkActivation(input);
  if ('faults' in checked) return checked;
  const ruleset = checked.value;
  const before = legalLabels(input, ruleset);
  const options = candidatesFor(input.unit).map(({ label, attempt }) => ({
    label,
    attempt,
    verdict: judgeAttempt({ input: { ...input, attempt }, ruleset, before }).verdict,
  }));
  return { value: { ruleset: ruleset.id, budget: situationOf({ ...input, attempt: ANY }, ruleset).budget, options } };
};

/** The actions that the unit has, has spent and has left; or every fault of the input. */
export const actionBudget = (input: ActivationInput): Checked<BudgetAnswer> => {
  const checked = checkActivation(input);
  if ('faults' in checked) return checked;
  const { id } = checked.value;
  return { value: { ruleset: id, ...situationOf({ ...input, attempt: ANY }, checked.value).budget } };
};
