import type { Checked, Fault } from '@marshal/rules/kernel';

/** The faults of a part with pointers into the whole, in which it stands at `pointer`; none of one without faults. */
export const faultsUnder = (pointer: string, checked: Checked<unknown>): readonly Fault[] =>
  'faults' in checked ? checked.faults.map((fault) => ({ ...fault, pointer: pointer + fault.pointer })) : [];
