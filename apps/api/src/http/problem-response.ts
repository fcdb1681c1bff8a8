import { getSchemaPath } from '@nestjs/swagger';
import { ProblemDto } from './problem.dto.js';

/** A request that is answered with this problem; the answer to it is put into the documentation beside it. */
export interface ProblemExample {
  readonly summary: string;
  /** A body; of a call that is read, its parameters. */
  readonly 'x-request': object | string;
}

export type ProblemExamples = Readonly<Record<string, ProblemExample>>;

interface ProblemResponse {
  readonly description: string;
  readonly content: {
    'application/problem+json': { schema: { $ref: string }; examples?: ProblemExamples };
  };
}

/** The documentation of an answer that is a problem. */
export const problemResponse = (description: string, examples?: ProblemExamples): ProblemResponse => ({
  description,
  content: {
    'application/problem+json': { schema: { $ref: getSchemaPath(ProblemDto) }, ...(examples && { examples }) },
  },
});
