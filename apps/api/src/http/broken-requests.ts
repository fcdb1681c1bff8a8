import type { Socket } from 'node:net';
import type { FastifyServerOptions } from 'fastify';
import { problemBody } from './problem.js';
import type { ProblemType } from './problem-types.js';

type ClientErrorHandler = NonNullable<FastifyServerOptions['clientErrorHandler']>;

const TYPES: Readonly<Record<string, ProblemType>> = {
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request-timeout',
};

const DETAILS: Readonly<Record<string, string>> = {
  HPE_INVALID_METHOD: 'The request begins with a method that HTTP does not know.',
};

const response = (code: string): string => {
  const detail = DETAILS[code];
  const problem = problemBody(TYPES[code] ?? 'malformed-request', detail === undefined ? {} : { detail });
  const body = JSON.stringify(problem);
  return [
    `HTTP/1.1 ${problem.status} ${problem.title}`,
    'Content-Type: application/problem+json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
    '',
    body,
  ].join('\r\n');
};

/** What Node cannot read as HTTP never becomes a request: the problem is written to the socket itself. */
export const answerBrokenRequest: ClientErrorHandler = ({ code }, socket: Socket) => {
  if (code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) socket.end(response(code));
  else socket.destroy();
};
