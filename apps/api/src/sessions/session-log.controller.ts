import { Controller, Get, Req, Res, UseFilters } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { parameterFault } from '../http/faults.js';
import { Problem } from '../http/problem.js';
import { LogService } from './log.service.js';
import type { SessionCall } from './request-call.js';
import { Call } from './session-call.decorator.js';
import { SessionLogDocs } from './session-log.docs.js';
import { StoreAwayFilter } from './store-away.filter.js';

/** The query, checked and completed by what is documented of it. */
type LogRequest = FastifyRequest<{ Querystring: { readonly after: number; readonly limit: number } }>;

const lastEventOf = ({ headers, query }: LogRequest): number => {
  const id = headers['last-event-id'];
  if (id === undefined) return query.after;
  if (typeof id === 'string' && /^\d{1,9}$/.test(id)) return Number(id);
  throw new Problem('validation', {
    errors: [parameterFault('Last-Event-ID', { detail: 'must be the id of an event' })],
  });
};

@ApiTags('sessions')
@UseFilters(StoreAwayFilter)
@Controller('v1/sessions')
export class SessionLogController {
  constructor(private readonly log: LogService) {}

  @Get(':id/events')
  @SessionLogDocs()
  async sessionsEvents(
    @Call() call: SessionCall,
    @Req() request: LogRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (request.headers.accept?.includes('text/event-stream') === true) {
      await this.log.stream(call, lastEventOf(request), reply);
      return;
    }
    const page = await this.log.page(call, request.query);
    await reply.header('cache-control', 'private, no-cache').send(page);
  }
}
