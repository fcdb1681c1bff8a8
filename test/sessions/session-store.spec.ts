import { afterAll, beforeAll, describe } from '@jest/globals';
import { MemorySessionStore } from '../../apps/api/src/sessions/store/memory-session-store.js';
import { itIsASessionStore } from './session-store.contract.js';
import { anyRedis, connectedStore, describeWithRedis } from './support/redis.js';

describe('the memory store', () => {
  itIsASessionStore((ttlMs) => Promise.resolve(new MemorySessionStore(ttlMs)));
});

describeWithRedis('the Redis store', () => {
  let redis: Awaited<ReturnType<typeof anyRedis>>;
  beforeAll(async () => {
    redis = await anyRedis();
  });

  itIsASessionStore((ttlMs) => connectedStore(redis.url, ttlMs));

  afterAll(() => redis.stop());
});
