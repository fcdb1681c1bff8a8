import type { Checked } from '../../kernel/index.js';
import type { ActionInput } from './action-input.js';
import { checkQuestion } from './history.js';
import { judgeAttempt } from './judge-attempt.js';
import type { ActionVerdict } from './verdict.js';

/**
 * Whether a unit may make that action now: legal with its costs, effects and what it opens and closes, illegal with every
 * reason, or indeterminate with the keywords that are not modelled.
 * Gives every fault of the input by JSON pointer where there is one.
 * Source: Activating a Unit, Make Actions.
 */
export const validateAction = (input: ActionInput): Checked<ActionVerdict> => {
  const checked = checkQuestion(input);
  return 'faults' in checked ? checked : { value: judgeAttempt(input, checked.value).verdict };
};
