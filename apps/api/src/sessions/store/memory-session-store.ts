import type { LogEntry } from '../log-entry.js';
import type { Revision, Session } from '../session.js';
import {
  SessionStore,
  StoreAway,
  type Advance,
  type Advanced,
  type Answered,
  type LogRange,
  type Refreshed,
} from './session-store.js';

interface Kept {
  session: Session;
  log: LogEntry[];
  answers: Map<string, Answered>;
  expiresAt: number;
}

const isSame = (one: Revision, other: Revision): boolean => one.version === other.version && one.stamp === other.stamp;

type Listener = (entry: LogEntry) => void;

/** More than this would be another's memory; a service with so many games needs Redis. */
const MOST_SESSIONS = 10_000;

/** Games in this process alone: they end with it. */
export class MemorySessionStore extends SessionStore {
  private readonly kept = new Map<string, Kept>();
  private readonly listeners = new Map<string, Set<Listener>>();

  constructor(private readonly ttlMs: number) {
    super();
  }

  override create(session: Session, log: readonly LogEntry[]): Promise<void> {
    this.forgetExpired();
    if (this.kept.size >= MOST_SESSIONS) return Promise.reject(new StoreAway('The memory holds no more games.'));
    this.kept.set(session.record.id, {
      session,
      log: [...log],
      answers: new Map(),
      expiresAt: Date.now() + this.ttlMs,
    });
    return Promise.resolve();
  }

  override load(id: string): Promise<Session | undefined> {
    return Promise.resolve(this.find(id)?.session);
  }

  override refresh(id: string, known: Revision, key?: string): Promise<Refreshed | undefined> {
    const kept = this.find(id);
    if (kept === undefined) return Promise.resolve(undefined);
    const { position } = kept.session;
    const answered = key === undefined ? undefined : kept.answers.get(key);
    return Promise.resolve({
      ...(isSame(position, known) ? {} : { position }),
      ...(answered === undefined ? {} : { answered }),
    });
  }

  override advance({ id, from, entry, position, mark }: Advance): Promise<Advanced> {
    const kept = this.find(id);
    if (kept === undefined) return Promise.resolve({ outcome: 'unknown' });
    const answered = mark === undefined ? undefined : kept.answers.get(mark.key);
    if (answered !== undefined) return Promise.resolve({ outcome: 'repeated', answered });
    const present = kept.session.position;
    if (!isSame(present, from)) return Promise.resolve({ outcome: 'overtaken', position: present });
    kept.log.push(entry);
    kept.session = { record: kept.session.record, position };
    if (mark !== undefined) kept.answers.set(mark.key, { content: mark.content, version: position.version });
    kept.expiresAt = Date.now() + this.ttlMs;
    this.tell(id, entry);
    return Promise.resolve({ outcome: 'saved' });
  }

  override entries(id: string, { after, limit }: LogRange): Promise<readonly LogEntry[]> {
    return Promise.resolve(this.find(id)?.log.slice(after, after + limit) ?? []);
  }

  override listen(id: string, listener: Listener): Promise<() => Promise<void>> {
    const listeners = this.listeners.get(id) ?? new Set();
    this.listeners.set(id, listeners.add(listener));
    return Promise.resolve(() => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.listeners.get(id) === listeners) this.listeners.delete(id);
      return Promise.resolve();
    });
  }

  override ready(): Promise<boolean> {
    return Promise.resolve(true);
  }

  override close(): Promise<void> {
    this.kept.clear();
    this.listeners.clear();
    return Promise.resolve();
  }

  private find(id: string): Kept | undefined {
    const kept = this.kept.get(id);
    return kept !== undefined && kept.expiresAt > Date.now() ? kept : undefined;
  }

  /** Listeners hear of an entry after its writer does, as they would through Redis. */
  private tell(id: string, entry: LogEntry): void {
    queueMicrotask(() => {
      for (const listener of this.listeners.get(id) ?? []) listener(entry);
    });
  }

  private forgetExpired(): void {
    const now = Date.now();
    for (const [id, { expiresAt }] of this.kept) if (expiresAt <= now) this.kept.delete(id);
  }
}
