// Commands of X-Wing games kept in Redis: by the service, by bare Fastify with the same script and payloads of the same
// sizes, and by that script alone. In turn, round after round, so that a slow spell of the machine hits all of them.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { createClient } from 'redis';
import { SESSION_SCRIPTS, sessionKeys } from '../dist/apps/api/src/sessions/store/redis-scripts.js';
import { freePort, startRedis } from '../scripts/redis.mjs';
import { opening, stepOf } from './session-step.mjs';

const ROUNDS = Number(process.env.ROUNDS ?? 7);
const SECONDS = Number(process.env.SECONDS ?? 3);
const SESSIONS = 50;

const squadron = (faction, ships) => ({ faction, pilots: ships.map(([id, ship]) => ({ id, ship })) });
const REBELS = squadron('rebelalliance', [
  ['lukeskywalker', 't65xwing'],
  ['wedgeantilles', 't65xwing'],
  ['redsquadronveteran', 't65xwing'],
  ['banditsquadronpilot', 'z95af4headhunter'],
]);
const EMPIRE = squadron('galacticempire', [
  ['darthvader', 'tieadvancedx1'],
  ['soontirfel', 'tieininterceptor'],
  ['academypilot', 'tielnfighter'],
  ['academypilot', 'tielnfighter'],
]);
const CREATION = {
  game: 'xwing',
  players: [
    { seat: 'alice', squad: REBELS },
    { seat: 'bob', squad: EMPIRE },
  ],
};

const json = async (url, body, token) => {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const response = await fetch(url, body === undefined ? { headers } : { method: 'POST', headers, body });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return response.json();
};

const redis = await startRedis();
if (redis === undefined) process.exit(1);
const client = await createClient({
  url: redis.url,
  scripts: SESSION_SCRIPTS,
  commandOptions: { timeout: 0 },
}).connect();
const children = [];

const start = async (script, environment) => {
  const port = await freePort();
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    RATE_LIMIT: '0',
    REDIS_URL: redis.url,
    ...environment,
  };
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  await once(child.stdout, 'data');
  return `http://127.0.0.1:${port}`;
};

/** A player who sets a dial and changes his mind, again and again: judged by the rules, and without end. */
const seat = async (url) => {
  const { id, seats } = await json(`${url}/v1/sessions`, JSON.stringify(CREATION));
  const { token } = seats[0];
  const { options } = await json(`${url}/v1/sessions/${id}/options`, undefined, token);
  const dials = options.filter(({ command }) => command.type === 'set-dial').slice(0, 2);
  return { id, token, bodies: dials.map(({ command }) => JSON.stringify({ command })) };
};

/** The service's answer to a command, and the sizes of what it then kept. */
const template = async (url, { id, token, bodies }) => {
  const answer = await json(`${url}/v1/sessions/${id}/commands`, bodies[0], token);
  const keys = sessionKeys(id);
  const position = await client.hStrLen(keys.session, 'p');
  const [last] = await client.xRevRange(keys.log, '+', '-', { COUNT: 1 });
  return { answer, sizes: { position, entry: Buffer.byteLength(last.message.e) } };
};

const overHttp = (url, players) => async (seconds) => {
  const left = [...players];
  const result = await autocannon({
    url,
    duration: seconds,
    connections: SESSIONS,
    setupClient: (connection) => {
      const { id, token, bodies } = left.pop();
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
      const path = `/v1/sessions/${id}/commands`;
      connection.setRequests(bodies.map((body) => ({ method: 'POST', path, headers, body })));
    },
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} errors`);
  return { rate: result.requests.average, p99: result.latency.p99 };
};

const byScript = (sizes) => {
  const versions = new Map();
  const write = async (id, end, times) => {
    while (performance.now() < end) {
      const version = versions.get(id) ?? 1;
      versions.set(id, version + 1);
      const began = performance.now();
      await client.advanceSession(id, stepOf(version, sizes));
      times.push(performance.now() - began);
    }
  };
  return async (seconds, ids) => {
    const times = [];
    const end = performance.now() + seconds * 1000;
    await Promise.all(ids.map((id) => write(id, end, times)));
    times.sort((a, b) => a - b);
    return { rate: times.length / seconds, p99: times[Math.floor(times.length * 0.99)] };
  };
};

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

try {
  const marshal = await start('dist/apps/api/src/main.js');
  while (!(await fetch(`${marshal}/health/ready`)).ok) await sleep(50);
  const players = [];
  for (let index = 0; index < SESSIONS; index += 1) players.push(await seat(marshal));
  const { answer, sizes } = await template(marshal, players[0]);
  const bare = await start('bench/bare-session.mjs', { TEMPLATE: JSON.stringify({ answer, sizes }) });
  const ids = (name) => players.map((_, index) => `${name}-${index}`);
  const games = { bare: ids('bare'), script: ids('script') };
  for (const id of [...games.bare, ...games.script]) await client.createSession(id, opening(sizes));

  const run = byScript(sizes);
  const ways = {
    marshal: overHttp(marshal, players),
    'bare Fastify': overHttp(
      bare,
      players.map((player, index) => ({ ...player, id: games.bare[index] })),
    ),
    'script alone': (seconds) => run(seconds, games.script),
  };
  const rounds = Object.fromEntries(Object.keys(ways).map((name) => [name, []]));
  for (let round = -1; round < ROUNDS; round += 1) {
    for (const [name, way] of Object.entries(ways)) {
      const result = await way(round < 0 ? 1 : SECONDS);
      if (round >= 0) rounds[name].push(result);
    }
  }
  console.log(`${SESSIONS} games, each with one player at work; entry ${sizes.entry} B, position ${sizes.position} B.`);
  for (const [name, results] of Object.entries(rounds)) {
    const [rate, p99] = [median(results.map((each) => each.rate)), median(results.map((each) => each.p99))];
    console.log(
      `${name.padEnd(14)} ${Math.round(rate)} commands a second, p99 ${p99.toFixed(0)} ms (medians of ${ROUNDS})`,
    );
  }
  for (const name of Object.keys(rounds).slice(1)) {
    const ratios = rounds.marshal.map(({ rate }, index) => rate / rounds[name][index].rate);
    const range = `from ${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`;
    console.log(`marshal to ${name}, round by round: median ${median(ratios).toFixed(2)}, ${range}`);
  }
} finally {
  for (const child of children) child.kill();
  client.destroy();
  await redis.stop();
}
