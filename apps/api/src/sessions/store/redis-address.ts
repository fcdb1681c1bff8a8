/** Where Redis is, as REDIS_URL tells it. */
export interface RedisNode {
  readonly host: string;
  readonly port: number;
}

interface Access {
  readonly tls: boolean;
  readonly username?: string;
  readonly password?: string;
}

export interface StandaloneAddress extends Access {
  readonly kind: 'standalone';
  readonly node: RedisNode;
  readonly database: number;
}

export interface SentinelAddress extends Access {
  readonly kind: 'sentinel';
  /** The name under which the sentinels know the master. */
  readonly master: string;
  readonly nodes: readonly RedisNode[];
  readonly database: number;
}

export interface ClusterAddress extends Access {
  readonly kind: 'cluster';
  /** Some of the nodes; the others are found through them. */
  readonly nodes: readonly RedisNode[];
}

export type RedisAddress = StandaloneAddress | SentinelAddress | ClusterAddress;

const FORMS = [
  'redis://[user:password@]host[:port][/database]',
  'redis+sentinel://[user:password@]host:port,…/master-name[/database]',
  'redis+cluster://[user:password@]host:port,…',
].join(', ');

const SHAPE =
  /^redis(?<tls>s)?(?:\+(?<kind>sentinel|cluster))?:\/\/(?:(?<access>[^@/]*)@)?(?<hosts>[^/?#]+)(?:\/(?<path>[^?#]*))?$/;

interface Parts {
  readonly tls?: string;
  readonly kind?: 'sentinel' | 'cluster';
  readonly access?: string;
  readonly hosts: string;
  readonly path?: string;
}

/** The text itself is not told: it may hold a password. */
const unreadable = (): Error => new Error(`REDIS_URL is none of ${FORMS} (rediss… for TLS)`);

const readNode = (text: string, defaultPort: number): RedisNode => {
  const { host, port } = /^(?<host>\[[^\]]+\]|[^:]+)(?::(?<port>\d+))?$/.exec(text)?.groups ?? {};
  if (host === undefined) throw unreadable();
  return { host: host.replace(/^\[|\]$/g, ''), port: port === undefined ? defaultPort : Number(port) };
};

const readNodes = (text: string, defaultPort: number): readonly RedisNode[] =>
  text.split(',').map((host) => readNode(host, defaultPort));

const readAccess = (text: string | undefined, tls: boolean): Access => {
  if (text === undefined) return { tls };
  const [username = '', password] = text.split(':', 2).map(decodeURIComponent);
  return { tls, ...(username === '' ? {} : { username }), ...(password === undefined ? {} : { password }) };
};

const readDatabase = (text: string | undefined): number => {
  if (text === undefined || text === '') return 0;
  if (!/^\d+$/.test(text)) throw unreadable();
  return Number(text);
};

const readSentinel = (hosts: string, path: string): Omit<SentinelAddress, keyof Access> => {
  const [master = '', database] = path.split('/');
  if (master === '') throw unreadable();
  return {
    kind: 'sentinel',
    master: decodeURIComponent(master),
    nodes: readNodes(hosts, 26_379),
    database: readDatabase(database),
  };
};

const readStandalone = (hosts: string, path: string): Omit<StandaloneAddress, keyof Access> => {
  const [node, another] = readNodes(hosts, 6379);
  if (node === undefined || another !== undefined) throw unreadable();
  return { kind: 'standalone', node, database: readDatabase(path) };
};

/** Reads REDIS_URL; throws an error that names the forms where it is none of them. */
export const parseRedisUrl = (text: string): RedisAddress => {
  const parts = SHAPE.exec(text)?.groups as Parts | undefined;
  if (parts === undefined) throw unreadable();
  const { tls, kind, access, hosts, path = '' } = parts;
  const rest = readAccess(access, tls !== undefined);
  if (kind === 'cluster') return { kind, nodes: readNodes(hosts, 6379), ...rest };
  if (kind === 'sentinel') return { ...readSentinel(hosts, path), ...rest };
  return { ...readStandalone(hosts, path), ...rest };
};
