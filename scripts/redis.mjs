// Finds redis-server, or installs it where that may be done, and starts servers on free loopback ports for tests and benchmarks.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findProgram } from './program.mjs';

const HOST = '127.0.0.1';

let found;

export const findRedisServer = () =>
  (found ??= findProgram({
    setting: 'REDIS_SERVER_BIN',
    names: ['redis-server', 'valkey-server'],
    leftOut: 'EVERY TEST AGAINST REDIS IS LEFT OUT.',
  }));

export const freePort = async () => {
  const server = createServer().listen(0, HOST);
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
};

/** One word to a server and its first answer, without a client library. */
const ask = (port, word) =>
  new Promise((resolve, reject) => {
    const socket = connect({ port, host: HOST }, () => socket.write(`${word}\r\n`));
    socket.setTimeout(500, () => socket.destroy(new Error('silent')));
    socket.once('data', (data) => {
      resolve(String(data));
      socket.destroy();
    });
    socket.once('error', reject);
  });

const answers = async (port, child) => {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`redis-server ended with code ${child.exitCode}`);
    const reply = await ask(port, 'PING').catch(() => '');
    if (reply.startsWith('+PONG')) return;
    await sleep(25);
  }
  throw new Error('redis-server did not answer');
};

const running = new Set();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

const stopped = async (child, signal) => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
};

/**
 * Starts one server, which keeps nothing on disk unless `args` say so or a `config` file is given.
 * `stop` ends it and removes its files; `kill` ends it at once (or sends another signal), and `restart` starts it again
 * on the same port with the same files.
 */
export const startRedis = async ({ args = [], port, config } = {}) => {
  const binary = findRedisServer();
  if (binary === undefined) return undefined;
  const chosen = port ?? (await freePort());
  const dir = mkdtempSync(join(tmpdir(), 'marshal-redis-'));
  const base = config === undefined ? ['--save', '', '--appendonly', 'no'] : [config];
  const options = [...base, '--port', String(chosen), '--bind', HOST, '--dir', dir, ...args];
  const server = { url: `redis://${HOST}:${chosen}`, host: HOST, port: chosen, dir };
  const start = async () => {
    const child = spawn(binary, options, { stdio: 'ignore' });
    running.add(child);
    child.once('exit', () => running.delete(child));
    server.child = child;
    server.pid = child.pid;
    await answers(chosen, child);
  };
  await start();
  return Object.assign(server, {
    signal: (name) => server.child.kill(name),
    kill: () => stopped(server.child, 'SIGKILL'),
    restart: start,
    stop: async () => {
      await stopped(server.child, 'SIGTERM');
      rmSync(dir, { recursive: true, force: true });
    },
  });
};
