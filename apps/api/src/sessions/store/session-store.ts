import type { LogEntry } from '../log-entry.js';
import type { Position, Revision, Session } from '../session.js';

/** A request that is to be carried out once, however often it is sent: digests of its key and of its content. */
export interface RequestMark {
  readonly key: string;
  readonly content: string;
}

/** A marked request that was carried out: its content's digest, and the version that it led to. */
export interface Answered {
  readonly content: string;
  readonly version: number;
}

/** The next version of a session: `entry` and `position` have the same one, and stand on `from`, the one before. */
export interface Advance {
  readonly id: string;
  readonly from: Revision;
  readonly entry: LogEntry;
  readonly position: Position;
  readonly mark?: RequestMark;
}

export type Advanced =
  | { readonly outcome: 'saved' }
  /** Another revision is the present one; nothing was changed. */
  | { readonly outcome: 'overtaken'; readonly position: Position }
  /** The marked request was carried out before; nothing was changed. */
  | { readonly outcome: 'repeated'; readonly answered: Answered }
  | { readonly outcome: 'unknown' };

/** What has changed since a revision: the position where another is the present one, the answer where the mark is known. */
export interface Refreshed {
  readonly position?: Position;
  readonly answered?: Answered;
}

export interface LogRange {
  /** Entries above this version. */
  readonly after: number;
  readonly limit: number;
}

/** The store did not answer in time, or said that it cannot. What was asked of it may or may not have happened. */
export class StoreAway extends Error {
  override readonly name = 'StoreAway';
}

/**
 * Where games are kept. Each call is atomic and takes one round trip; each rejects with StoreAway when the store is away.
 * What is handed in and out is never changed in place.
 */
export abstract class SessionStore {
  /** Keeps a new session with its log so far. */
  abstract create(session: Session, log: readonly LogEntry[]): Promise<void>;

  /** Undefined for a session that is unknown or whose time is over. */
  abstract load(id: string): Promise<Session | undefined>;

  /** What is other than in `known`, and whether the request with this key was carried out; undefined as for load. */
  abstract refresh(id: string, known: Revision, key?: string): Promise<Refreshed | undefined>;

  /** Appends to the log, saves the position and lets the session live on, if `from` is the present revision. */
  abstract advance(advance: Advance): Promise<Advanced>;

  /** Part of the log, oldest first. */
  abstract entries(id: string, range: LogRange): Promise<readonly LogEntry[]>;

  /** Calls the listener with each new entry, by whatever process it was saved. A lost connection may lose some. */
  abstract listen(id: string, listener: (entry: LogEntry) => void): Promise<() => Promise<void>>;

  /** Whether the store answers now. */
  abstract ready(): Promise<boolean>;

  abstract close(): Promise<void>;
}
