import { Injectable } from '@nestjs/common';
import { Problem } from '../http/problem.js';
import type { LogEntry } from './log-entry.js';
import type { Position, Session } from './session.js';
import { SessionStore, type Answered, type RequestMark } from './store/session-store.js';

const MOST_KNOWN = 1000;
const PAGE = 1000;

interface News {
  readonly session: Session;
  /** What the request with that key led to, where it was carried out before. */
  readonly answered?: Answered;
}

/** The next version of a session. */
export interface Next {
  readonly entry: LogEntry;
  readonly position: Position;
  readonly mark: RequestMark | undefined;
}

export type Tried =
  | { readonly outcome: 'saved'; readonly session: Session }
  | { readonly outcome: 'overtaken'; readonly session: Session }
  | { readonly outcome: 'repeated'; readonly answered: Answered };

const unknown = (): Problem => new Problem('not-found', { detail: 'There is no such session, or its time is over.' });

/**
 * The sessions as this process last saw them, so that a command takes one round trip to the store.
 * What is known may be old: the store refuses a change that stands on another revision, and nobody is told no before a look.
 */
@Injectable()
export class KnownSessions {
  private readonly known = new Map<string, Session>();

  constructor(private readonly store: SessionStore) {}

  /** Keeps a new session, with its log so far. */
  async create(session: Session, log: readonly LogEntry[]): Promise<void> {
    await this.store.create(session, log);
    this.remember(session);
  }

  /** The session, perhaps an older version of it; a 404 problem where there is none. */
  async find(id: string): Promise<Session> {
    const session = this.known.get(id) ?? (await this.store.load(id));
    if (session === undefined) throw unknown();
    return this.remember(session);
  }

  /** The session as it is now. */
  async findNow(id: string): Promise<Session> {
    const known = this.known.get(id);
    return known === undefined ? this.find(id) : (await this.look(known)).session;
  }

  /** What the session has become, and what is known of the request with that key. */
  async look(session: Session, key?: string): Promise<News> {
    const { record, position } = session;
    const refreshed = await this.store.refresh(record.id, position, key);
    if (refreshed === undefined) throw this.gone(record.id);
    const { answered } = refreshed;
    const now = refreshed.position === undefined ? session : { record, position: refreshed.position };
    return { session: this.remember(now), ...(answered === undefined ? {} : { answered }) };
  }

  /** Saves the next version, if it stands on the present one. */
  async advance({ record, position: from }: Session, { entry, position, mark }: Next): Promise<Tried> {
    const advanced = await this.store.advance({ id: record.id, from, entry, position, ...(mark && { mark }) });
    switch (advanced.outcome) {
      case 'saved':
        return { outcome: 'saved', session: this.remember({ record, position }) };
      case 'overtaken':
        return { outcome: 'overtaken', session: this.remember({ record, position: advanced.position }) };
      case 'repeated':
        return advanced;
      case 'unknown':
        throw this.gone(record.id);
    }
  }

  /** Some of a session's log, oldest first. */
  entries(id: string, after: number, limit: number): Promise<readonly LogEntry[]> {
    return this.store.entries(id, { after, limit });
  }

  /** The whole log of a session, up to and with its version. */
  async log({ record, position: { version } }: Session): Promise<readonly LogEntry[]> {
    const log: LogEntry[] = [];
    while (log.length < version) {
      const page = await this.entries(record.id, log.length, Math.min(PAGE, version - log.length));
      if (page.length === 0) break;
      log.push(...page);
    }
    return log;
  }

  forget(id: string): void {
    this.known.delete(id);
  }

  /** Those used longest ago are forgotten first. */
  private remember(session: Session): Session {
    const { id } = session.record;
    this.known.delete(id);
    this.known.set(id, session);
    if (this.known.size > MOST_KNOWN) {
      const [oldest] = this.known.keys();
      if (oldest !== undefined) this.known.delete(oldest);
    }
    return session;
  }

  private gone(id: string): Problem {
    this.forget(id);
    return unknown();
  }
}
