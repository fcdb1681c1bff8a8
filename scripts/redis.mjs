// Finds redis-server, or installs it where that may be done, and starts servers on free loopback ports for tests and benchmarks.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const HOST = '127.0.0.1';
const NAMES = ['redis-server', 'valkey-server'];

const executable = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const inPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(executable);

const INSTALL = 'apt-get update -qq && apt-get install -y -qq --no-install-recommends redis-server';

const installed = () => {
  if (process.getuid?.() !== 0 || inPath('apt-get') === undefined) return undefined;
  console.error('redis-server is not here: installing it with apt-get.');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('sh', ['-c', INSTALL], { stdio: ['ignore', 'ignore', 'inherit'], env });
  return inPath(NAMES[0]);
};

let found;

/**
 * The path of a redis-server: REDIS_SERVER_BIN, else from PATH, else installed as root with apt-get.
 * Without one, CI fails; elsewhere the answer is undefined, and a line says loudly what is left out.
 */
export const findRedisServer = () => {
  found ??= process.env.REDIS_SERVER_BIN ?? NAMES.map(inPath).find((path) => path !== undefined) ?? installed();
  if (found !== undefined) return found;
  const lack = 'No redis-server was found and none could be installed; name one in REDIS_SERVER_BIN.';
  if (process.env.CI) throw new Error(lack);
  console.error(`\n*** ${lack} EVERY TEST AGAINST REDIS IS LEFT OUT. ***\n`);
  return undefined;
};

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
