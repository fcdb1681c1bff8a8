import { MemorySessionStore } from './memory-session-store.js';
import { RedisSessionStore } from './redis-session-store.js';
import type { SessionStore } from './session-store.js';

/** The store in Redis where a REDIS_URL is given, else in memory; sessions live `ttlMs` after their last change. */
export const openStore = (redisUrl: string | undefined, ttlMs: number): SessionStore =>
  redisUrl === undefined ? new MemorySessionStore(ttlMs) : new RedisSessionStore(redisUrl, ttlMs);
