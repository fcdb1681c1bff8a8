import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from 'redis';
import { eventually } from './eventually.js';
import { freePort, ownRedis, type RedisServer } from './redis.js';

const NODE_TIMEOUT_MS = 1000;

export interface Topology {
  /** As REDIS_URL would name it. */
  readonly url: string;
  readonly servers: readonly RedisServer[];
  readonly stop: () => Promise<void>;
}

const send = async (server: RedisServer, ...words: string[]): Promise<unknown> => {
  const client = createClient({ url: server.url, RESP: 2 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await client.sendCommand(words);
  } finally {
    client.destroy();
  }
};

const says = (server: RedisServer, words: string[], text: string): Promise<boolean> =>
  eventually(async () => String(await send(server, ...words)).includes(text), Boolean);

const together = async (servers: readonly RedisServer[]): Promise<void> => {
  await Promise.all(servers.map((server) => server.stop()));
};

const LAST_SLOT = 16_383;

/** A port whose twin for the cluster bus, 10000 above, exists too. */
const clusterPort = async (): Promise<number> => {
  const port = await freePort();
  return port < 55_000 ? port : clusterPort();
};

const clusterNode = async (): Promise<RedisServer> =>
  ownRedis({
    port: await clusterPort(),
    args: [
      ...['--cluster-enabled', 'yes', '--cluster-node-timeout', String(NODE_TIMEOUT_MS)],
      ...[
        '--cluster-require-full-coverage',
        'no',
        '--cluster-replica-validity-factor',
        '0',
        '--repl-diskless-sync-delay',
        '0',
      ],
    ],
  });

/** Three masters, the first of which has a replica: `servers` are the masters and then the replica. */
export const startCluster = async (): Promise<Topology> => {
  const servers = await Promise.all([clusterNode(), clusterNode(), clusterNode(), clusterNode()]);
  const [first, second, third, replica] = servers;
  const bounds = [0, 5461, 10_923, LAST_SLOT + 1];
  await Promise.all(
    [first, second, third].map((master, index) =>
      send(master, 'CLUSTER', 'ADDSLOTSRANGE', String(bounds[index]), String((bounds[index + 1] ?? 0) - 1)),
    ),
  );
  for (const server of [second, third, replica]) {
    await send(first, 'CLUSTER', 'MEET', server.host, String(server.port));
  }
  const masterId = String(await send(first, 'CLUSTER', 'MYID'));
  await says(replica, ['CLUSTER', 'NODES'], masterId);
  await send(replica, 'CLUSTER', 'REPLICATE', masterId);
  for (const server of servers) {
    await says(server, ['CLUSTER', 'INFO'], 'cluster_state:ok');
    await says(server, ['CLUSTER', 'INFO'], 'cluster_known_nodes:4');
  }
  await says(replica, ['INFO', 'replication'], 'master_link_status:up');
  await says(second, ['CLUSTER', 'NODES'], `slave ${masterId}`);
  const url = `redis+cluster://${[second, third].map(({ host, port }) => `${host}:${port}`).join(',')}`;
  return { url, servers, stop: () => together(servers) };
};

const sentinelOf = async (master: RedisServer): Promise<RedisServer> => {
  const file = join(await mkdtemp(join(tmpdir(), 'marshal-sentinel-')), 'sentinel.conf');
  await writeFile(
    file,
    [
      `sentinel monitor table ${master.host} ${master.port} 2`,
      `sentinel down-after-milliseconds table ${NODE_TIMEOUT_MS}`,
      'sentinel failover-timeout table 4000',
      '',
    ].join('\n'),
  );
  return ownRedis({ config: file, args: ['--sentinel'] });
};

/** A master, its replica and three sentinels that watch them: `servers` in this order. */
export const startSentinels = async (): Promise<Topology> => {
  const master = await ownRedis();
  const replica = await ownRedis({
    args: ['--replicaof', master.host, String(master.port), '--repl-diskless-sync-delay', '0'],
  });
  await says(replica, ['INFO', 'replication'], 'master_link_status:up');
  const sentinels = await Promise.all([sentinelOf(master), sentinelOf(master), sentinelOf(master)]);
  for (const sentinel of sentinels) {
    await says(sentinel, ['INFO', 'sentinel'], 'slaves=1,sentinels=3');
  }
  const servers = [master, replica, ...sentinels];
  const hosts = sentinels.map(({ host, port }) => `${host}:${port}`).join(',');
  return { url: `redis+sentinel://${hosts}/table`, servers, stop: () => together(servers) };
};
