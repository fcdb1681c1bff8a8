import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest, onSendAsyncHookHandler, onSendHookHandler } from 'fastify';

/** For answers that only a release of the service changes. */
export const UNTIL_RELEASE = ['cache-control', 'public, max-age=86400, stale-while-revalidate=604800'] as const;

const isCacheable = (reply: FastifyReply): boolean =>
  reply.statusCode === 200 && String(reply.getHeader('cache-control')).startsWith('public');

const tagOf = (payload: string): string => `"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`;

/** A strong tag names bytes, so that the compressed answer has its own. */
const COMPRESSED = '-gzip"';

/** The tag by which the caller knows this answer, compressed or not; undefined for a caller that does not. */
const knownTag = ({ headers }: FastifyRequest, tag: string): string | undefined => {
  const known = headers['if-none-match']?.split(',').map((each) => each.trim().replace(/^W\//, '')) ?? [];
  if (known.includes('*')) return tag;
  return known.find((each) => each === tag || each === tag.replace(/"$/, COMPRESSED));
};

/** Gives a publicly cacheable answer a strong ETag, and answers 304 to a caller that has it already. */
const tagOrSpare = async (request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> => {
  if (typeof payload !== 'string' || !isCacheable(reply)) return payload;
  const tag = tagOf(payload);
  const known = knownTag(request, tag);
  reply.header('etag', known ?? tag).header('vary', 'accept-encoding');
  if (known === undefined) return payload;
  reply.status(304).removeHeader('content-type');
  // Fastify measures the body of a HEAD, which must be there for that.
  return request.method === 'HEAD' ? '' : null;
};

/** Gives a compressed answer its own tag; nothing that has no body is measured. */
const finish = async (_request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> => {
  if (reply.statusCode === 304) reply.removeHeader('content-length');
  const tag = reply.getHeader('etag');
  const isCompressed = typeof tag === 'string' && reply.getHeader('content-encoding') === 'gzip';
  if (isCompressed) reply.header('etag', tag.replace(/"$/, COMPRESSED));
  return payload;
};

type Hooks = readonly (onSendHookHandler | onSendAsyncHookHandler)[];

/** Questions that are posted pay nothing for entity tags: only routes that are read get the hooks. */
const onReadRoutes = (fastify: FastifyInstance, change: (hooks: Hooks) => Hooks): void => {
  fastify.addHook('onRoute', (route) => {
    if (route.method === 'GET' || route.method === 'HEAD') route.onSend = [...change([route.onSend ?? []].flat())];
  });
};

/** Entity tags of answers as they are made; before anything else is done with them. */
export const addEntityTags = (fastify: FastifyInstance): void => {
  onReadRoutes(fastify, (hooks) => [tagOrSpare, ...hooks]);
};

/** Entity tags of answers as they are sent; call after compression is set up. */
export const addCompressedEntityTags = (fastify: FastifyInstance): void => {
  onReadRoutes(fastify, (hooks) => [...hooks, finish]);
};
