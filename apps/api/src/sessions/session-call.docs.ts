import { applyDecorators, type Type } from '@nestjs/common';
import { ApiBearerAuth, ApiExtraModels, ApiHeader, ApiOperation, ApiParam, ApiResponse } from '@nestjs/swagger';
import { problemResponse } from '../http/problem-response.js';
import { ProblemDto } from '../http/problem.dto.js';

const PROBLEMS = {
  400: 'The request has the wrong shape.',
  401: 'No token, or one that this session does not know.',
  403: 'This token may not do that.',
  404: 'No such session, or its time is over.',
  409: 'Not as things stand.',
  410: 'The game has ended.',
  412: 'If-Match named another version than the present one.',
  422: 'The rules refuse it: every reason is named; or what it says cannot be.',
  503: 'The store of the games is away; Retry-After says when to try again.',
} as const;

export type ProblemStatus = keyof typeof PROBLEMS;

/** The problems that a call can answer. */
export const Problems = (...statuses: ProblemStatus[]): MethodDecorator =>
  applyDecorators(
    ApiExtraModels(ProblemDto),
    ...statuses.map((status) =>
      ApiResponse({
        status,
        ...problemResponse(PROBLEMS[status]),
      }),
    ),
  );

interface CallDocs {
  readonly summary: string;
  readonly description?: string;
  readonly answer: Type;
  readonly problems?: readonly ProblemStatus[];
}

const ETAG = { ETag: { description: 'The version, in quotes.', schema: { type: 'string' as const } } };

/** A call to one session, on behalf of the seat whose token is sent. */
export const SessionCallDocs = ({ summary, description, answer, problems = [] }: CallDocs): MethodDecorator =>
  applyDecorators(
    ApiOperation({ summary, ...(description === undefined ? {} : { description }) }),
    ApiBearerAuth('seat'),
    ApiParam({ name: 'id', description: 'The id of the session.', schema: { type: 'string' } }),
    ApiResponse({ status: 200, type: answer, description: 'The answer.', headers: ETAG }),
    Problems(401, 404, 410, 503, ...problems),
  );

/** The headers that a change honours. */
export const ChangeHeaders = (): MethodDecorator =>
  applyDecorators(
    ApiHeader({
      name: 'If-Match',
      required: false,
      description: 'The version that the change is meant for, as its ETag; another one is answered 412.',
    }),
    ApiHeader({
      name: 'Idempotency-Key',
      required: false,
      description:
        'Any text of your own: the same key again, by the same seat, gets the same answer and changes nothing.',
    }),
  );
