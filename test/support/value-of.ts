import type { Checked } from '@marshal/rules/kernel';

/** The value of an input that a test means to be well-formed. */
export const valueOf = <Value>(checked: Checked<Value>): Value => {
  if ('faults' in checked) throw new Error(JSON.stringify(checked.faults));
  return checked.value;
};
