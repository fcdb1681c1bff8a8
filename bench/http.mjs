// POST /v1/xwing/actions/validate by this service and by bare Fastify with the same schemas and the same decision:
// two processes, loaded in turn, round after round. What differs is all that stands around the decision.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import autocannon from 'autocannon';

const ROUNDS = Number(process.env.ROUNDS ?? 7);
const SECONDS = Number(process.env.SECONDS ?? 3);
const CONNECTIONS = 50;

const body = JSON.stringify({
  ship: {
    id: 'red-5',
    pilot: 'lukeskywalker',
    tokens: { focus: 1 },
    force: { active: 2, capacity: 2 },
    upgrades: [{ id: 'protontorpedoes', charges: { active: 1, limit: 2 } }],
    round: { performed: ['lock'] },
  },
  attempt: { action: 'focus', opportunity: { kind: 'perform-action-step' } },
});

const start = async (script, port) => {
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1', RATE_LIMIT: '0' };
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return { child, url: `http://127.0.0.1:${port}/v1/xwing/actions/validate` };
};

const servers = {
  marshal: await start('dist/apps/api/src/main.js', 4801),
  'bare Fastify': await start('bench/bare-fastify.mjs', 4802),
};

const load = async (url, duration) => {
  const result = await autocannon({
    url,
    duration,
    connections: CONNECTIONS,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} errors`);
  return { rps: result.requests.average, p99: result.latency.p99 };
};

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

try {
  const [ours, bare] = await Promise.all(
    Object.values(servers).map(async ({ url }) =>
      (await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })).json(),
    ),
  );
  if (JSON.stringify(ours) !== JSON.stringify(bare)) throw new Error('The two do not answer the same.');
  const rounds = { marshal: [], 'bare Fastify': [] };
  for (const { url } of Object.values(servers)) await load(url, 1);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, { url }] of Object.entries(servers)) rounds[name].push(await load(url, SECONDS));
  }
  for (const [name, results] of Object.entries(rounds)) {
    console.log(
      `${name.padEnd(14)} ${Math.round(median(results.map(({ rps }) => rps)))} requests a second, p99 ${median(results.map(({ p99 }) => p99))} ms (medians of ${ROUNDS})`,
    );
  }
  const ratios = rounds.marshal.map(({ rps }, index) => rps / rounds['bare Fastify'][index].rps);
  console.log(
    `ratio, round by round: median ${median(ratios).toFixed(2)}, from ${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`,
  );
} finally {
  for (const { child } of Object.values(servers)) child.kill();
}
