import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from './problem.js';

interface Route {
  readonly matches: RegExp;
  readonly methods: readonly string[];
}

/** A route's pattern, `:name` for a segment and `*` for the rest, as an expression; one slash at the end is ignored. */
const expression = (pattern: string): RegExp =>
  new RegExp(
    `^${pattern
      .replace(/[.+?^$()[\]{}|\\]/g, '\\$&')
      .replace(/\*/g, '.*')
      .replace(/:\w+/g, '[^/]+')}/?$`,
  );

/** What a request that no route took is answered; undefined where its path leads nowhere by any method. */
export type Unrouted = (request: FastifyRequest) => Problem | undefined;

/** Remembers what is routed, so that a wrong method on a right path is told apart from a wrong path (405, not 404). */
export const watchRoutes = (fastify: FastifyInstance): Unrouted => {
  const routes: Route[] = [];
  fastify.addHook('onRoute', ({ url, method }) => {
    // The one that answers every CORS preflight is no path of ours.
    if (url !== '*') routes.push({ matches: expression(url), methods: [method].flat() });
  });
  return ({ url, method }) => {
    const [path = ''] = url.split('?', 1);
    const methods = routes.filter(({ matches }) => matches.test(path)).flatMap((route) => route.methods);
    if (methods.length === 0 || methods.includes(method)) return undefined;
    const allowed = [...new Set(methods)].sort();
    const detail = `This path takes ${allowed.join(' and ')}, not ${method}.`;
    return new Problem('method-not-allowed', { detail }, { allow: allowed.join(', ') });
  };
};
