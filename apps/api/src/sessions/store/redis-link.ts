import { Logger } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { Breaker } from './breaker.js';
import type { RedisAddress } from './redis-address.js';
import { openRedis, type RedisCommands, type RedisConnection } from './redis-connection.js';

const RECONNECT_EVERY_MS = 500;
const SAY_EVERY_MS = 10_000;

/** The line to Redis: kept up without end, and never waited for longer than a caller would. */
export class RedisLink {
  private readonly logger = new Logger('Redis');
  private readonly breakers = new Map<string, Breaker>();
  private connection: RedisConnection;
  private closed = false;
  private saidAt = 0;

  constructor(private readonly address: RedisAddress) {
    this.connection = this.open();
    void this.connect();
  }

  /** Resolves with what `work` answers about that session, or rejects with StoreAway in well under a second. */
  call<T>(id: string, work: (commands: RedisCommands) => Promise<T>): Promise<T> {
    return this.breaker(id).call(() => work(this.connection.commands));
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.connection.close();
  }

  private breaker(id: string): Breaker {
    const lane = this.connection.lane(id);
    let breaker = this.breakers.get(lane);
    if (breaker === undefined) {
      breaker = new Breaker(() => this.connection.commands.refreshSession(id, { revision: '', key: '' }));
      this.breakers.set(lane, breaker);
    }
    return breaker;
  }

  private open(): RedisConnection {
    const connection = openRedis(this.address);
    connection.onError((error) => {
      this.say(error);
    });
    return connection;
  }

  /** A client of sentinels or of a cluster gives up when it finds none at first; a new one takes its place. */
  private async connect(): Promise<void> {
    while (!this.closed) {
      try {
        await this.connection.connect();
        return;
      } catch {
        await sleep(RECONNECT_EVERY_MS, undefined, { ref: false });
        this.connection = this.open();
      }
    }
  }

  private say(error: Error): void {
    if (this.closed || Date.now() - this.saidAt < SAY_EVERY_MS) return;
    this.saidAt = Date.now();
    this.logger.warn(`Redis is away: ${error.message || error.name}`);
  }
}
