import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';

/** One line of JSON a request, once it is answered: at level info, failures of the service at error. */
export const addRequestLog = (fastify: FastifyInstance, level: string): void => {
  const log = pino({ level, base: null });
  if (!log.isLevelEnabled('error')) return;
  fastify.addHook('onResponse', (request, reply, done) => {
    const write = reply.statusCode >= 500 ? 'error' : 'info';
    if (log.isLevelEnabled(write)) {
      const { id, method, url } = request;
      log[write]({ id, method, url, status: reply.statusCode, ms: Math.round(reply.elapsedTime * 100) / 100 });
    }
    done();
  });
};
