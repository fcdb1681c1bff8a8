import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { EventConnection } from './event-connection.js';
import { LiveFeed } from './live-feed.js';
import type { LogEntry } from './log-entry.js';
import type { Session } from './session.js';
import { viewEntry, type Viewer } from './view-entry.js';

const HEARTBEAT_EVERY_MS = 15_000;

export interface StreamRequest {
  readonly reply: FastifyReply;
  /** The last version that the listener knows. */
  readonly after: number;
}

/** Keeps the listeners of this process: a heartbeat for each, and an end when the service goes. */
@Injectable()
export class EventStreams implements BeforeApplicationShutdown {
  private readonly connections = new Set<EventConnection>();
  private readonly heartbeat = setInterval(() => {
    for (const connection of this.connections) connection.beat();
  }, HEARTBEAT_EVERY_MS).unref();

  constructor(private readonly feed: LiveFeed) {}

  /** Answers with every entry above `after` as the viewer may see it, and then with each as it comes. */
  async open(session: Session, viewer: Viewer, { reply, after }: StreamRequest): Promise<void> {
    const connection = new EventConnection(reply);
    const present = session.position.version;
    const reset = (version: number): void => {
      void connection.send({ id: version, type: 'reset', data: { version } });
    };
    const stop = await this.feed.follow(session, {
      version: Math.min(after, present),
      take: (entry) => this.tell(connection, entry, viewer),
      reset,
    });
    connection.start();
    if (after > present) reset(present);
    this.connections.add(connection);
    connection.onClose(() => {
      this.connections.delete(connection);
      stop();
    });
  }

  /** Nothing may keep the service from ending: listeners come back to another process. */
  beforeApplicationShutdown(): void {
    clearInterval(this.heartbeat);
    for (const connection of this.connections) connection.end();
  }

  private async tell(connection: EventConnection, entry: LogEntry, viewer: Viewer): Promise<void> {
    await connection.send({ id: entry.version, type: entry.kind, data: viewEntry(entry, viewer) });
    if (entry.kind === 'ended') connection.end();
  }
}
