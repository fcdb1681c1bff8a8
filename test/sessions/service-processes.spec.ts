import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it } from '@jest/globals';
import { createClient } from 'redis';
import type { GameDocument } from '../../apps/api/src/sessions/game-document.js';
import type { LogEntry } from '../../apps/api/src/sessions/log-entry.js';
import { verifyGame } from '../../apps/api/src/sessions/verify-game.js';
import { duel } from './support/duel.js';
import { EventReader } from './support/event-reader.js';
import { describeWithRedis, freePort, ownRedis, type RedisServer } from './support/redis.js';
import { Relay } from './support/relay.js';
import { readyService, startService, type ServiceProcess } from './support/service-process.js';
import { LAY_BOLD, LAY_SAFE, ROLL, Table } from './support/table.js';

const WRITERS = 50;
const COMMANDS = 4;

const opened: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close();
});

const server = async (...args: string[]): Promise<RedisServer> => {
  const redis = await ownRedis({ args });
  opened.push(redis.stop);
  return redis;
};

const service = async (redisUrl: string, start = readyService): Promise<ServiceProcess> => {
  const process = await start(redisUrl);
  opened.push(process.kill);
  return process;
};

const upTo = (version: number): number[] => Array.from({ length: version }, (_, index) => index + 1);

const logOf = async (table: Table): Promise<readonly LogEntry[]> =>
  (await table.get('alice', '/events?limit=1000')).body.entries as LogEntry[];

describeWithRedis('two processes of the service on one Redis', () => {
  it('take every command of fifty racing writers once, and tell every listener of each', async () => {
    const redis = await server();
    const [here, there] = await Promise.all([service(redis.url), service(redis.url)]);
    const table = await Table.open(here.http);
    const sides = [table, new Table(there.http, table.created)] as const;
    const listeners = await Promise.all(
      [here, there].map(({ url }) => EventReader.open(`${url}${table.path}/events`, table.access('spectator'))),
    );

    /** Each command goes to both processes at once under one key. */
    const write = async (writer: number): Promise<readonly LogEntry[]> => {
      const entries: LogEntry[] = [];
      for (let turn = 0; turn < COMMANDS; turn += 1) {
        const command = { type: 'adjust', score: { alice: writer * COMMANDS + turn } };
        const headers = { 'idempotency-key': `${writer} ${turn}` };
        const [one, other] = await Promise.all(sides.map((side) => side.command('alice', command, { headers })));
        expect([one!.status, one!.body.entry.command]).toEqual([200, command]);
        expect(other!.body).toEqual(one!.body);
        entries.push(one!.body.entry as LogEntry);
      }
      return entries;
    };
    const accepted = (await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)))).flat();

    const log = await logOf(table);
    expect(log.map(({ version }) => version)).toEqual(upTo(1 + WRITERS * COMMANDS));
    expect(log.slice(1)).toEqual(accepted.toSorted((a, b) => a.version - b.version));
    for (const listener of listeners) {
      expect(await listener.ids(log.length)).toEqual(upTo(log.length));
      listener.close();
    }
    const document = (await sides[1].get('bob', '/export')).body as GameDocument;
    expect(verifyGame(duel, document).faults).toEqual([]);
  }, 60_000);

  it('ask Redis once for a command', async () => {
    const redis = await server();
    const { http } = await service(redis.url);
    const table = await Table.open(http);
    await table.play(['alice', LAY_BOLD('alice')]);
    const client = await createClient({ url: redis.url })
      .on('error', () => undefined)
      .connect();
    opened.push(() => {
      client.destroy();
    });
    await client.sendCommand(['CONFIG', 'RESETSTAT']);
    await table.play(['alice', LAY_SAFE('alice')]);
    await table.command('alice', LAY_BOLD('alice'), { headers: { 'idempotency-key': 'one' } });
    const stats = (await client.sendCommand<{ toString(): string }>(['INFO', 'commandstats'])).toString();
    expect(stats).toContain('cmdstat_evalsha:calls=2,');
    expect(stats).not.toMatch(/cmdstat_(eval|hmget|xrange|get|multi):/);
  });
});

describeWithRedis('a service that is killed at a command', () => {
  it.each([
    { when: 'when Redis has saved it and before the caller hears of it', from: 'redis', word: 'saved', kept: 5 },
    { when: 'before Redis hears of it', from: 'service', word: ':live', kept: 4 },
  ] as const)('$when, has it carried out once when it is sent to another', async ({ from, word, kept }) => {
    const redis = await server();
    const relay = await Relay.to(redis);
    opened.push(() => {
      relay.close();
    });
    const dying = await service(relay.url);
    const table = await Table.open(dying.http, { handful: 100 });
    await table.toReveal();
    const roll = async (at: Table) =>
      at.command('alice', ROLL('alice'), { headers: { 'idempotency-key': 'the roll' } });

    const silence = relay.silenceAt(from, word);
    const unheard = roll(table).then(
      () => 'answered',
      () => 'cut off',
    );
    await silence;
    await dying.kill();
    expect(await unheard).toBe('cut off');

    const other = await service(redis.url);
    const after = new Table(other.http, table.created);
    const before = await logOf(after);
    expect(before).toHaveLength(kept);
    const { status, body } = await roll(after);
    expect([status, body.version, body.entry.rolled.faces.length]).toEqual([200, 5, 100]);
    expect((await roll(after)).body).toEqual(body);
    const log = await logOf(after);
    expect(log).toEqual([...before.slice(0, 4), body.entry]);
    if (kept === 5) expect(before[4]).toEqual(body.entry);
  });
});

const { findProgram } = (await import(pathToFileURL(join(process.cwd(), 'scripts/program.mjs')).href)) as {
  findProgram: (wanted: { setting: string; names: readonly string[]; leftOut: string }) => string | undefined;
};
const openssl = findProgram({ setting: 'OPENSSL_BIN', names: ['openssl'], leftOut: 'TLS TO REDIS IS NOT TESTED.' });

/** A server that speaks TLS with a certificate that nobody knows yet. */
const tlsServer = async (): Promise<{ url: string; certificate: string }> => {
  const folder = mkdtempSync(join(tmpdir(), 'marshal-tls-'));
  opened.push(() => {
    rmSync(folder, { recursive: true });
  });
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  execFileSync(
    openssl!,
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'],
      ...['-subj', '/CN=table', '-addext', 'subjectAltName=IP:127.0.0.1', '-keyout', key, '-out', certificate],
    ],
    { stdio: 'ignore' },
  );
  const port = await freePort();
  const files = ['--tls-cert-file', certificate, '--tls-key-file', key, '--tls-ca-cert-file', certificate];
  await server('--tls-port', String(port), '--tls-auth-clients', 'no', ...files);
  return { url: `rediss://127.0.0.1:${port}`, certificate };
};

const describeWithTls = openssl === undefined ? describe.skip : describeWithRedis;

describeWithTls('a Redis behind TLS', () => {
  it('is used when its certificate is trusted, and not otherwise', async () => {
    const { url, certificate } = await tlsServer();
    const trusting = await service(url, (redisUrl) => readyService(redisUrl, { NODE_EXTRA_CA_CERTS: certificate }));
    await (await Table.open(trusting.http)).toReveal();
    const wary = await service(url, startService);
    expect((await wary.http.get('/health/ready')).status).toBe(503);
    expect((await wary.http.get('/health/live')).status).toBe(200);
  });
});
