import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startApi, type Api } from '../support/api.js';
import { eventually } from './support/eventually.js';
import { describeWithRedis, ownRedis, type RedisServer } from './support/redis.js';
import { Table } from './support/table.js';
import { TABLE_GAMES } from './support/table-games.js';

const ORDER = { ships: [{ id: 'luke', player: 'alice', initiative: 5 }], playerOrder: ['alice'] };
const WITHIN_MS = 1000;

describeWithRedis('while Redis is away, the service', () => {
  let redis: RedisServer;
  let api: Api;
  let table: Table;
  beforeAll(async () => {
    redis = await ownRedis({ args: ['--appendonly', 'yes', '--appendfsync', 'always'] });
    api = await startApi({ redisUrl: redis.url });
    await isReady(200);
    table = await Table.open(api.http, TABLE_GAMES[0].setup);
  }, 30_000);
  afterAll(async () => {
    await api.app.close();
    await redis.stop();
  });

  const isReady = (status: number): Promise<number> =>
    eventually(
      async () => (await api.http.get('/health/ready')).status,
      (found) => found === status,
    );

  const dial = async (): Promise<object> => {
    const { options } = (await table.get('alice', '/options')).body as { options: { command: { type: string } }[] };
    return options.find(({ command }) => command.type === 'set-dial')!.command;
  };

  const send = (signal: NodeJS.Signals): Promise<void> => {
    redis.signal(signal);
    return Promise.resolve();
  };

  it.each([
    { how: 'hangs', leave: () => send('SIGSTOP'), come: () => send('SIGCONT') },
    { how: 'is killed', leave: () => redis.kill(), come: () => redis.restart() },
  ])(
    'refuses session calls within a second and answers all others ($how), and goes on by itself',
    async ({ leave, come }) => {
      const command = await dial();
      const { version } = (await table.get('alice')).body as { version: number };
      await leave();
      for (const call of [
        () => table.get('alice'),
        () => table.command('alice', command),
        () => table.get('alice', '/events'),
        () => table.get('alice', '/events', { accept: 'text/event-stream' }),
        () => api.http.post('/v1/sessions').send(TABLE_GAMES[1].setup),
      ]) {
        const start = performance.now();
        const { status, body, headers } = await call();
        expect([status, body.type, headers['retry-after']]).toEqual([503, '/problems/unavailable', '1']);
        expect(performance.now() - start).toBeLessThan(WITHIN_MS);
      }
      expect((await api.http.post('/v1/xwing/activation-order').send(ORDER)).status).toBe(200);
      expect((await api.http.get('/health/live')).status).toBe(200);
      expect((await api.http.get('/health/ready')).body).toMatchObject({ status: 503, away: ['sessions'] });

      await come();
      expect(await isReady(200)).toBe(200);
      expect((await table.get('alice')).body.version).toBe(version);
      expect((await table.command('alice', command)).body.version).toBe(version + 1);
    },
  );
});
