import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { itIsASessionStore } from './session-store.contract.js';
import { eventually } from './support/eventually.js';
import { connectedStore, describeWithRedis } from './support/redis.js';
import { startCluster, startSentinels, type Topology } from './support/redis-topologies.js';
import { Writer } from './support/writer.js';

describeWithRedis.each([
  { topology: 'a cluster of three masters', start: startCluster },
  { topology: 'a master that sentinels watch', start: startSentinels },
])('on $topology', ({ topology, start }) => {
  let redis: Topology;
  beforeAll(async () => {
    redis = await start();
  }, 60_000);

  itIsASessionStore((ttlMs) => connectedStore(redis.url, ttlMs));

  it('outlives the death of a master without a restart', async () => {
    const store = await connectedStore(redis.url);
    const writers = Array.from({ length: 20 }, () => new Writer(store));
    const running = writers.map((writer) => writer.run());
    const allReach = (versions: readonly number[]): Promise<boolean> =>
      eventually(() => writers.every(({ version }, index) => version >= (versions[index] ?? 0)), Boolean);

    expect(await allReach(writers.map(() => 20))).toBe(true);
    await redis.servers[0]?.kill();
    await sleep(500);
    expect(await allReach(writers.map(({ version }) => version + 20))).toBe(true);
    for (const writer of writers) writer.stop();
    await Promise.all(running);

    for (const { id, version } of writers) {
      const log = await store.entries(id, { after: 0, limit: 100_000 });
      expect(log.map((entry) => entry.version)).toEqual(Array.from({ length: version }, (_, index) => index + 1));
    }
    const outages = writers.map(({ longestOutageMs }) => Math.round(longestOutageMs)).filter((ms) => ms > 500);
    console.info(
      `On ${topology}, ${outages.length} of 20 sessions stood still, the longest ${Math.max(...outages)} ms.`,
    );
    await store.close();
  }, 60_000);

  afterAll(() => redis.stop());
});
