import { Catch, HttpException, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Unrouted } from './allowed-methods.js';
import { Problem, problemBody, SEND_JSON, type ProblemBody } from './problem.js';
import { PROBLEM_TYPES, type ProblemType } from './problem-types.js';

const BY_STATUS = new Map<number, ProblemType>(
  Object.entries(PROBLEM_TYPES)
    .reverse()
    .map(([type, { status }]) => [status, type as ProblemType]),
);

/** Fastify and Nest report a body that cannot be read under several names; all of them are the sender's. */
const unreadable = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'SyntaxError' || ('code' in error && String(error.code).startsWith('FST_ERR_CTP_')));

const isBadUrl = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'FST_ERR_BAD_URL';

const statusOf = (error: unknown): number => {
  if (error instanceof HttpException) return error.getStatus();
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  return Number.isInteger(status) && status >= 400 && status <= 599 ? status : 500;
};

/** What is better said than as Fastify and Nest say it. */
const DETAILS: ReadonlyMap<number, string> = new Map([[415, SEND_JSON]]);

const detailOf = (error: unknown, status: number): string =>
  DETAILS.get(status) ?? (error instanceof Error ? error.message : String(error));

/** The problem that an error is. Text of an unexpected error never leaves the house. */
export const toProblem = (error: unknown): ProblemBody => {
  if (error instanceof Problem) return error.getResponse() as ProblemBody;
  const status = statusOf(error);
  if (status >= 500) return problemBody(status === 503 ? 'unavailable' : 'internal');
  if (isBadUrl(error)) return problemBody('malformed-url', { detail: detailOf(error, status) });
  if (status === 400 && unreadable(error)) return problemBody('malformed', { detail: detailOf(error, status) });
  return problemBody(BY_STATUS.get(status) ?? 'validation', { detail: detailOf(error, status) });
};

/** Everything that is no answer goes out as application/problem+json. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger('Problem');

  constructor(private readonly unrouted: Unrouted = () => undefined) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const error = (request.is404 ? this.unrouted(request) : undefined) ?? thrown;
    const problem = toProblem(error);
    if (problem.status >= 500 && !(error instanceof Problem)) this.logger.error(error);
    reply.removeHeader('cache-control');
    if (error instanceof Problem) void reply.headers(error.headers);
    void reply.status(problem.status).type('application/problem+json').send(JSON.stringify(problem));
  }
}
