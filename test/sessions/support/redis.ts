import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { RedisSessionStore } from '../../../apps/api/src/sessions/store/redis-session-store.js';
import { eventually } from './eventually.js';

export interface RedisServer {
  readonly url: string;
  readonly host: string;
  readonly port: number;
  readonly dir: string;
  readonly pid: number;
  /** Sends a signal and does not wait. */
  readonly signal: (name: NodeJS.Signals) => void;
  /** kill -9, and waits for the end. */
  readonly kill: () => Promise<void>;
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

interface StartOptions {
  readonly args?: readonly string[];
  readonly port?: number;
  /** A file, as sentinels need it. */
  readonly config?: string;
}

interface RedisScript {
  readonly findRedisServer: () => string | undefined;
  readonly freePort: () => Promise<number>;
  readonly startRedis: (options?: StartOptions) => Promise<RedisServer | undefined>;
}

// These suites take Redis away on purpose; that it is away is no news.
Logger.overrideLogger(false);

const script = (await import(pathToFileURL(join(process.cwd(), 'scripts/redis.mjs')).href)) as RedisScript;

export const { freePort } = script;

/** `describe` where a server can be started; where it must be (in CI) and cannot, asking for it has thrown. */
export const describeWithRedis = script.findRedisServer() === undefined ? describe.skip : describe;

/** A server of this suite's own, on a free port of this machine. */
export const ownRedis = async (options: StartOptions = {}): Promise<RedisServer> => {
  const server = await script.startRedis(options);
  if (server === undefined) throw new Error('There is no redis-server.');
  return server;
};

/** The server that REDIS_URL names, else one of this suite's own. */
export const anyRedis = async (): Promise<Pick<RedisServer, 'url' | 'stop'>> => {
  const url = process.env['REDIS_URL'];
  return url === undefined ? ownRedis() : { url, stop: () => Promise.resolve() };
};

/** A store that is connected already, so that a test does not meet the moment before. */
export const connectedStore = async (url: string, ttlMs = 60_000): Promise<RedisSessionStore> => {
  const store = new RedisSessionStore(url, ttlMs);
  await eventually(() => store.ready(), Boolean);
  return store;
};
