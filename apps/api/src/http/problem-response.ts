import { getSchemaPath } from '@nestjs/swagger';
import { ProblemDto } from './problem.dto.js';

interface ProblemResponse {
  readonly description: string;
  readonly content: { 'application/problem+json': { schema: { $ref: string } } };
}

/** The documentation of an answer that is a problem. */
export const problemResponse = (description: string): ProblemResponse => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: getSchemaPath(ProblemDto) } } },
});
