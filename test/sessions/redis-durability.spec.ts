import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it } from '@jest/globals';
import { createClient } from 'redis';
import type { GameDocument } from '../../apps/api/src/sessions/game-document.js';
import { verifyGame } from '../../apps/api/src/sessions/verify-game.js';
import { duel } from './support/duel.js';
import { startDuelApi } from './support/duel-app.js';
import { eventually } from './support/eventually.js';
import { connectedStore, describeWithRedis, ownRedis, type RedisServer } from './support/redis.js';
import { LAY_BOLD, LAY_SAFE, REVEAL, ROLL, Table } from './support/table.js';
import { Writer } from './support/writer.js';

type Api = Awaited<ReturnType<typeof startDuelApi>>;

const upTo = (version: number): number[] => Array.from({ length: version }, (_, index) => index + 1);

const opened: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close();
});

const ownServer = async (...args: string[]): Promise<RedisServer> => {
  const redis = await ownRedis({ args });
  opened.push(redis.stop);
  return redis;
};

/** Ready services on one Redis. */
const services = async (redis: RedisServer, count: number) => {
  const apis = await Promise.all(Array.from({ length: count }, () => startDuelApi({ redisUrl: redis.url })));
  for (const { app } of apis) opened.push(() => app.close());
  await allReady(apis);
  return apis;
};

const allReady = async (apis: readonly Api[]): Promise<void> => {
  for (const { http } of apis)
    await eventually(
      async () => (await http.get('/health/ready')).status,
      (status) => status === 200,
    );
};

describeWithRedis.each([
  { fsync: 'always', mostLost: 0 },
  { fsync: 'everysec', mostLost: Infinity },
])('a Redis with an append-only file and appendfsync $fsync', ({ fsync, mostLost }) => {
  it('that is killed amid writes comes back with whole logs', async () => {
    const redis = await ownServer('--appendonly', 'yes', '--appendfsync', fsync);
    const store = await connectedStore(redis.url);
    opened.push(() => store.close());
    const writers = Array.from({ length: 20 }, () => new Writer(store));
    const running = writers.map((writer) => writer.run());
    await eventually(() => writers.every(({ version }) => version >= 50), Boolean);
    await redis.kill();
    await sleep(50);
    for (const writer of writers) writer.stop();
    await Promise.all(running);
    await redis.restart();
    await eventually(() => store.ready(), Boolean);

    let lost = 0;
    for (const { id, version } of writers) {
      const log = await store.entries(id, { after: 0, limit: 100_000 });
      expect(log.map((entry) => entry.version)).toEqual(upTo(log.length));
      expect((await store.load(id))?.position.version).toBe(log.length);
      lost += Math.max(0, version - log.length);
    }
    const acknowledged = writers.reduce((sum, { version }) => sum + version, 0);
    console.info(`appendfsync ${fsync}, redis-server killed: ${lost} of ${acknowledged} acknowledged steps lost.`);
    expect(lost).toBeLessThanOrEqual(mostLost);
  }, 60_000);
});

describeWithRedis('a Redis that loses its last moments', () => {
  it('takes the game back to them: nobody goes on from what is lost', async () => {
    const redis = await ownServer();
    const [here, there] = (await services(redis, 2)) as [Api, Api];
    const table = await Table.open(here.http);
    const elsewhere = new Table(there.http, table.created);
    await table.play(['alice', LAY_BOLD('alice')]);
    const client = await createClient({ url: redis.url })
      .on('error', () => undefined)
      .connect();
    await client.sendCommand(['SAVE']);
    client.destroy();
    await table.play(['alice', LAY_SAFE('alice')], ['bob', LAY_SAFE('bob')]);
    await redis.kill();
    await redis.restart();
    await allReady([here, there]);

    await elsewhere.play(['bob', LAY_BOLD('bob')], ['bob', LAY_SAFE('bob')]);
    expect((await table.get('alice')).body).toMatchObject({ version: 4, state: { cards: { alice: 'bold' } } });
    await table.play(['alice', REVEAL], ['alice', ROLL('alice')]);
    const document = (await table.get('alice', '/export')).body as GameDocument;
    expect(document.log).toHaveLength(6);
    expect(verifyGame(duel, document).faults).toEqual([]);
  });

  it('and has forgotten a game altogether, answers 404, and keeps new ones', async () => {
    const redis = await ownServer();
    const [api] = (await services(redis, 1)) as [Api];
    const table = await Table.open(api.http);
    await redis.kill();
    await redis.restart();
    await allReady([api]);
    expect((await table.command('alice', LAY_BOLD('alice'))).status).toBe(404);
    expect((await table.get('alice')).status).toBe(404);
    await (await Table.open(api.http)).toReveal();
  });
});
