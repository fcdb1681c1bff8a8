import { HttpException } from '@nestjs/common';
import type { Fault } from '@marshal/rules/kernel';
import type { ParameterFault } from './faults.js';
import { PROBLEM_TYPES, type ProblemType } from './problem-types.js';

/** What to do about a body that has another media type, or tells none. */
export const SEND_JSON = 'Send Content-Type: application/json.';

/** The body of application/problem+json (RFC 9457). */
export interface ProblemBody {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail?: string;
  readonly errors?: readonly (Fault | ParameterFault)[];
  readonly [extension: string]: unknown;
}

export interface ProblemParts {
  readonly detail?: string;
  readonly errors?: readonly (Fault | ParameterFault)[];
  readonly [extension: string]: unknown;
}

export const problemBody = (type: ProblemType, parts: ProblemParts = {}): ProblemBody => {
  const { status, title } = PROBLEM_TYPES[type];
  return { type: `/problems/${type}`, title, status, ...parts };
};

/** What a handler throws when there is no answer to give; the filter writes it out as it is. */
export class Problem extends HttpException {
  constructor(
    readonly type: ProblemType,
    parts: ProblemParts = {},
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(problemBody(type, parts), PROBLEM_TYPES[type].status);
  }
}
