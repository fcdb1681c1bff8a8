import type { FastifyInstance, FastifyReply } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { problemBody } from './problem.js';

const UNLIMITED = /^\/(health|metrics|docs|problems|openapi)/;
const SECONDS = 60;

const tell = (reply: FastifyReply, limit: number, state: RateLimiterRes): void => {
  reply.header('ratelimit-limit', limit);
  reply.header('ratelimit-remaining', Math.max(0, state.remainingPoints));
  reply.header('ratelimit-reset', Math.ceil(state.msBeforeNext / 1000));
};

/** At most `limit` requests a minute and address. */
export const addRateLimit = (fastify: FastifyInstance, limit: number): void => {
  if (limit === 0) return;
  const limiter = new RateLimiterMemory({ points: limit, duration: SECONDS });
  fastify.addHook('onRequest', async (request, reply) => {
    if (UNLIMITED.test(request.url)) return;
    try {
      tell(reply, limit, await limiter.consume(request.ip));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      tell(reply, limit, refusal);
      const seconds = Math.ceil(refusal.msBeforeNext / 1000);
      await reply
        .status(429)
        .header('retry-after', seconds)
        .type('application/problem+json')
        .send(JSON.stringify(problemBody('too-many-requests', { detail: `Try again in ${seconds} s.` })));
    }
  });
};
