import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { SessionCall } from './request-call.js';

const text = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header.join(', ') : header;

/** The session in the path, and what the headers say of who asks and how. */
export const Call = createParamDecorator((_data: unknown, context: ExecutionContext): SessionCall => {
  const { params, headers } = context.switchToHttp().getRequest<FastifyRequest<{ Params: { id: string } }>>();
  return {
    id: params.id,
    authorization: headers.authorization,
    ifMatch: headers['if-match'],
    ifNoneMatch: headers['if-none-match'],
    idempotencyKey: text(headers['idempotency-key']),
  };
});
