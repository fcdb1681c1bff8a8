import type { Fault } from '@marshal/rules/kernel';
import { Problem } from './problem.js';

/** A place in a text: `offset` counts from 0, `line` and `column` from 1. */
export interface TextPosition {
  readonly offset: number;
  readonly line: number;
  readonly column: number;
}

/** The fault of a text, and where in it. */
export interface TextFault extends Fault {
  readonly position: TextPosition;
}

/** The problem of a text that cannot be read, with the place where reading stopped. */
export const malformed = ({ detail, position }: TextFault): Problem => new Problem('malformed', { detail, position });
