import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest, onSendAsyncHookHandler } from 'fastify';

/** For answers that only a release of the service changes. */
export const UNTIL_RELEASE = ['cache-control', 'public, max-age=86400, stale-while-revalidate=604800'] as const;

const isCacheable = (reply: FastifyReply): boolean =>
  reply.statusCode === 200 && String(reply.getHeader('cache-control')).startsWith('public');

const tagOf = (payload: string): string => `"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`;

/** A strong tag names bytes, so that the compressed answer has its own. */
const COMPRESSED = '-gzip"';
const uncompressed = (tag: string): string =>
  tag
    .trim()
    .replace(/^W\//, '')
    .replace(/-gzip"$/, '"');

const knows = ({ headers }: FastifyRequest, tag: string): boolean => {
  const known = headers['if-none-match']?.split(',').map(uncompressed) ?? [];
  return known.includes(tag) || known.includes('*');
};

/** Gives a publicly cacheable answer a strong ETag, and answers 304 to a caller that has it already. */
const tagOrSpare = async (request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> => {
  if (typeof payload !== 'string' || !isCacheable(reply)) return payload;
  const tag = tagOf(payload);
  reply.header('etag', tag).header('vary', 'accept-encoding');
  if (!knows(request, tag)) return payload;
  reply.status(304).removeHeader('content-type').removeHeader('content-length');
  return null;
};

const tagCompressed = async (_request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> => {
  const tag = reply.getHeader('etag');
  const isCompressed = typeof tag === 'string' && reply.getHeader('content-encoding') === 'gzip';
  if (isCompressed && !tag.endsWith(COMPRESSED)) reply.header('etag', tag.replace(/"$/, COMPRESSED));
  return payload;
};

/** Hooks of a route run in the order in which they came to it. Questions that are posted pay nothing for these. */
const onSendOfGets = (fastify: FastifyInstance, hook: onSendAsyncHookHandler): void => {
  fastify.addHook('onRoute', (route) => {
    if (route.method === 'GET') route.onSend = [...[route.onSend ?? []].flat(), hook];
  });
};

/** Entity tags of answers as they are made; call before compression is set up, which changes them. */
export const addEntityTags = (fastify: FastifyInstance): void => {
  onSendOfGets(fastify, tagOrSpare);
};

/** Entity tags of answers that were compressed; call after compression is set up. */
export const addCompressedEntityTags = (fastify: FastifyInstance): void => {
  onSendOfGets(fastify, tagCompressed);
};
