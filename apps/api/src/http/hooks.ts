import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem, SEND_JSON } from './problem.js';
import { VERSION } from './version.js';

/** What a caller may name its request; anything else is replaced. */
const REQUEST_ID = /^[\w.:-]{1,128}$/;

export const requestId = (request: { headers: Record<string, unknown> }): string => {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
};

const API_HEADERS = {
  'rules-version': VERSION,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; frame-ancestors 'none'";

const isPage = ({ url }: FastifyRequest): boolean => url.startsWith('/docs') || url.startsWith('/problems');

/** Hooks and not interceptors: they cost a tenth. */
export const addHeaders = (fastify: FastifyInstance): void => {
  fastify.addHook('onRequest', (request, reply, done) => {
    reply.headers(API_HEADERS);
    reply.header('x-request-id', request.id);
    if (isPage(request)) reply.header('content-security-policy', PAGE_POLICY);
    done();
  });
};

/** The calls that read plain text: lists as players paste them. */
const READS_TEXT = /^\/v1\/(xwing\/squads|legion\/lists)/;

/** Fastify and Nest read text and forms everywhere; here they are another media type, but for a pasted list. */
export const refuseText = (fastify: FastifyInstance): void => {
  fastify.addHook('preHandler', (request, _reply, done) => {
    const type = request.headers['content-type'] ?? '';
    const isForm = type.startsWith('application/x-www-form-urlencoded');
    if (isForm || (type.startsWith('text/plain') && !READS_TEXT.test(request.url)))
      done(new Problem('unsupported-media-type', { detail: SEND_JSON }));
    else done();
  });
};
