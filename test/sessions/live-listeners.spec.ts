import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually } from './support/eventually.js';
import { describeWithRedis, ownRedis, type RedisServer } from './support/redis.js';
import { readyService, type ServiceProcess } from './support/service-process.js';
import { LAY_BOLD, Table } from './support/table.js';

const SESSIONS = 100;
const LISTENERS = 3000;
const LONGEST_HEARTBEAT_MS = 20_000;
/** Far more than a socket with its answer takes; a listener that kept a copy of its game would need more. */
const MOST_BYTES_A_LISTENER = 100_000;

/** A listener that costs this process little: it counts heartbeats and events and keeps nothing. */
class Listener {
  beats = 0;
  events = 0;

  private constructor(readonly socket: Socket) {
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      const text = data.toString('latin1');
      this.beats += text.match(/^:$/gm)?.length ?? 0;
      this.events += text.split('event: played').length - 1;
    });
  }

  static async open({ url }: ServiceProcess, table: Table): Promise<Listener> {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    const { authorization } = table.access('spectator');
    const head = [`GET ${table.path}/events HTTP/1.1`, 'host: table', 'accept: text/event-stream'];
    socket.write([...head, `authorization: ${authorization}`, '', ''].join('\r\n'));
    return new Listener(socket);
  }
}

/** What the process says of itself at /metrics. */
const metric = async ({ http }: ServiceProcess, name: string): Promise<number> => {
  const { text } = await http.get('/metrics');
  return Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1]);
};

const MEGABYTE = 1_048_576;

describeWithRedis('one process of the service', () => {
  let redis: RedisServer;
  let service: ServiceProcess;
  const listeners: Listener[] = [];
  beforeAll(async () => {
    redis = await ownRedis();
    service = await readyService(redis.url);
  }, 30_000);
  afterAll(async () => {
    for (const { socket } of listeners) socket.destroy();
    await service.kill();
    await redis.stop();
  });

  const all = (hear: (listener: Listener) => boolean): Promise<boolean> =>
    eventually(() => listeners.every(hear), Boolean);

  it('keeps thousands of idle listeners, and tells each what happens', async () => {
    const tables = await Promise.all(Array.from({ length: SESSIONS }, () => Table.open(service.http)));
    const memory = await metric(service, 'process_resident_memory_bytes');
    for (let index = 0; index < LISTENERS; index += SESSIONS)
      listeners.push(...(await Promise.all(tables.map((table) => Listener.open(service, table)))));
    const cpu = await metric(service, 'process_cpu_seconds_total');
    const start = performance.now();
    await eventually(() => listeners.every(({ beats }) => beats > 0), Boolean, LONGEST_HEARTBEAT_MS);
    const idle = performance.now() - start;
    const busy = (await metric(service, 'process_cpu_seconds_total')) - cpu;
    const grown = (await metric(service, 'process_resident_memory_bytes')) - memory;
    expect(await all(({ beats }) => beats > 0)).toBe(true);

    const told = performance.now();
    await Promise.all(tables.map((table) => table.play(['alice', LAY_BOLD('alice')])));
    expect(await all(({ events }) => events === 1)).toBe(true);
    const telling = performance.now() - told;
    console.info(
      `${LISTENERS} idle listeners of ${SESSIONS} sessions: ${(grown / MEGABYTE).toFixed(0)} MB, ` +
        `${((busy / idle) * 100_000).toFixed(1)} % of one core with a heartbeat; ` +
        `a step in every session reached all of them in ${telling.toFixed(0)} ms.`,
    );
    expect(grown / LISTENERS).toBeLessThan(MOST_BYTES_A_LISTENER);
  }, 90_000);
});
