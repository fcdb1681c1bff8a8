import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { LogEntry } from '../../apps/api/src/sessions/log-entry.js';
import type { RedisSessionStore } from '../../apps/api/src/sessions/store/redis-session-store.js';
import { StoreAway } from '../../apps/api/src/sessions/store/session-store.js';
import { eventually } from './support/eventually.js';
import { connectedStore, describeWithRedis, freePort, ownRedis, type RedisServer } from './support/redis.js';
import { RedisSessionStore as Store } from '../../apps/api/src/sessions/store/redis-session-store.js';
import { advanceTo, newSession, opened, positionAt, stepTo } from './support/sessions.js';

const session = newSession();
const { id } = session.record;

/** Far more than the store takes and far less than it would take to wait for a server that never answers. */
const CALLERS_PATIENCE_MS = 1500;

const refused = async (call: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await expect(call()).rejects.toThrow(StoreAway);
  return performance.now() - start;
};

describeWithRedis('without Redis', () => {
  let redis: RedisServer;
  let store: RedisSessionStore;
  beforeEach(async () => {
    redis = await ownRedis({ args: ['--appendonly', 'yes', '--appendfsync', 'always'] });
    store = await connectedStore(redis.url);
    await store.create(session, [opened]);
  });
  afterEach(async () => {
    await store.close();
    await redis.stop();
  });

  it('refuses calls to a hung server soon, and the ones after that at once, and recovers by itself', async () => {
    redis.signal('SIGSTOP');
    expect(await refused(() => store.load(id))).toBeLessThan(CALLERS_PATIENCE_MS);
    const queued = await Promise.all(Array.from({ length: 20 }, () => refused(() => store.advance(advanceTo(id, 2)))));
    expect(Math.max(...queued)).toBeLessThan(CALLERS_PATIENCE_MS);
    expect(await store.ready()).toBe(false);
    redis.signal('SIGCONT');
    expect(await eventually(() => store.ready(), Boolean)).toBe(true);
    expect((await store.load(id))?.position).toEqual(positionAt(1));
  });

  it('refuses calls to a killed server, and finds every acknowledged step again when it is back', async () => {
    for (const version of [2, 3, 4]) await store.advance(advanceTo(id, version));
    await redis.kill();
    expect(await refused(() => store.advance(advanceTo(id, 5)))).toBeLessThan(CALLERS_PATIENCE_MS);
    await redis.restart();
    await eventually(() => store.ready(), Boolean);
    expect((await store.entries(id, { after: 0, limit: 10 })).map(({ version }) => version)).toEqual([1, 2, 3, 4]);
    expect(await store.advance(advanceTo(id, 5))).toEqual({ outcome: 'saved' });
  });

  it('goes on telling listeners when the server is back', async () => {
    const heard: LogEntry[] = [];
    await store.listen(id, (entry) => heard.push(entry));
    await redis.kill();
    await redis.restart();
    await eventually(() => store.ready(), Boolean);
    await store.advance(advanceTo(id, 2));
    expect(
      await eventually(
        () => heard,
        ({ length }) => length > 0,
      ),
    ).toEqual([stepTo(2)]);
  });

  it('waits for a server that comes later', async () => {
    const port = await freePort();
    const early = new Store(`redis://127.0.0.1:${port}`, 60_000);
    expect(await refused(() => early.load(id))).toBeLessThan(CALLERS_PATIENCE_MS);
    const late = await ownRedis({ port });
    expect(await eventually(() => early.ready(), Boolean)).toBe(true);
    await early.close();
    await late.stop();
  });
});
