import type { Checked } from '@marshal/rules/kernel';
import { Problem } from './problem.js';

/** The value, or a 422 that names every fault. */
export const valueOf = <Value>(checked: Checked<Value>): Value => {
  if ('faults' in checked) throw new Problem('unprocessable', { errors: checked.faults });
  return checked.value;
};
