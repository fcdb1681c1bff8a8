import { createClient, createCluster, createSentinel } from 'redis';
import { clusterSlot } from './cluster-slot.js';
import type { ClusterAddress, RedisAddress, RedisNode, SentinelAddress, StandaloneAddress } from './redis-address.js';
import { SESSION_SCRIPTS } from './redis-scripts.js';

type Standalone = ReturnType<typeof createStandalone>;

/** What the store needs of a client, be it of one server, of sentinels or of a cluster. */
export type RedisCommands = Pick<Standalone, keyof typeof SESSION_SCRIPTS | 'hmGet' | 'xRange'> & {
  sSubscribe(channel: string, listener: (message: string) => void): Promise<unknown>;
  sUnsubscribe(channel: string, listener: (message: string) => void): Promise<unknown>;
};

export interface RedisConnection {
  readonly commands: RedisCommands;
  /** The server that keeps a session, by any name: what fails for one session fails for all of its lane. */
  readonly lane: (id: string) => string;
  readonly connect: () => Promise<unknown>;
  readonly close: () => unknown;
  readonly onError: (listener: (error: Error) => void) => void;
}

/**
 * A hung server answers no ping, so its socket falls silent and is cut.
 * Nothing queues while the server is away: what is asked then fails at once.
 */
const patience = (tls: boolean) => ({
  pingInterval: 200,
  disableOfflineQueue: true,
  // The breaker keeps the time of each command; the client's own timer would cost as much as the rest of it.
  commandOptions: { timeout: 0 },
  socket: {
    ...(tls ? { tls: true as const } : {}),
    connectTimeout: 500,
    socketTimeout: 500,
    reconnectStrategy: (retries: number): number => Math.min(50 * 2 ** retries, 500),
  },
});

const credentials = ({ username, password }: { readonly username?: string; readonly password?: string }) => ({
  ...(username === undefined ? {} : { username }),
  ...(password === undefined ? {} : { password }),
});

const createStandalone = ({ node, database, tls, ...access }: StandaloneAddress) => {
  const { socket, ...rest } = patience(tls);
  return createClient({
    ...rest,
    ...credentials(access),
    database,
    socket: { ...socket, ...node },
    scripts: SESSION_SCRIPTS,
  });
};

const openStandalone = (address: StandaloneAddress): RedisConnection => {
  const client = createStandalone(address);
  return {
    commands: client,
    lane: () => 'standalone',
    connect: () => client.connect(),
    close: () => {
      client.destroy();
    },
    onError: (listener) => client.on('error', listener),
  };
};

const openSentinel = ({ master, nodes, database, tls, ...access }: SentinelAddress): RedisConnection => {
  const client = createSentinel({
    name: master,
    sentinelRootNodes: [...nodes],
    nodeClientOptions: { ...patience(tls), ...credentials(access), database },
    sentinelClientOptions: patience(tls),
    // Without a reserved client, simultaneous commands lose the leases of the pool and then wait for ever (redis 6.3).
    reserveClient: true,
    scanInterval: 1000,
    passthroughClientErrorEvents: true,
    scripts: SESSION_SCRIPTS,
  });
  return {
    commands: client,
    lane: () => 'master',
    connect: () => client.connect(),
    close: () => client.destroy(),
    onError: (listener) => client.on('error', listener),
  };
};

const rootOf = (node: RedisNode): { socket: RedisNode } => ({ socket: node });

const openCluster = ({ nodes, tls, ...access }: ClusterAddress): RedisConnection => {
  const client = createCluster({
    rootNodes: nodes.map(rootOf),
    defaults: { ...patience(tls), ...credentials(access) },
    minimizeConnections: true,
    topologyRefreshOnReconnectionAttemptStrategy: 300,
    scripts: SESSION_SCRIPTS,
  });
  return {
    commands: client,
    lane: (id) => client.slots[clusterSlot(id)]?.master.address ?? 'unknown',
    connect: () => client.connect(),
    close: () => {
      client.destroy();
    },
    onError: (listener) => client.on('error', listener).on('node-error', listener),
  };
};

/** A connection to where the address points, in whatever form; it is not connected yet. */
export const openRedis = (address: RedisAddress): RedisConnection => {
  switch (address.kind) {
    case 'standalone':
      return openStandalone(address);
    case 'sentinel':
      return openSentinel(address);
    case 'cluster':
      return openCluster(address);
  }
};
