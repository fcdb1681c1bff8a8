import type { TextFault } from '@marshal/catalogue';
import type { Checked, Fault } from '@marshal/rules/kernel';
import { valueOf } from '../http/checked.js';
import { malformed } from '../http/malformed.js';
import { Problem } from '../http/problem.js';

const isTextFault = (fault: Fault): fault is TextFault => 'position' in fault;

/** A file's content, with a reader of it; or a problem: of its text (400, with the place), or of what it says (422). */
export const read = <Value>(file: unknown, reader: (file: unknown) => Checked<Value>): Value => {
  if (file === undefined || file === null || file === '')
    throw new Problem('malformed', { detail: 'The body is empty.' });
  const checked = reader(file);
  const broken = 'faults' in checked ? checked.faults.find(isTextFault) : undefined;
  if (broken !== undefined) throw malformed(broken);
  return valueOf(checked);
};
