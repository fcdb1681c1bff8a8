import { isDeepStrictEqual } from 'node:util';
import type { LogEntry } from './log-entry.js';
import type { SessionStore } from './store/session-store.js';

/** One who wants to hear of a session. */
export interface Follower {
  /** The last version that it knows. */
  version: number;
  /** Takes one entry; what it returns is waited for before the next. */
  readonly take: (entry: LogEntry) => void | Promise<void>;
  /** What it was told above that version is no longer so: Redis lost its last moments. */
  readonly reset: (version: number) => void;
}

const MOST_RECENT = 64;
const PAGE = 200;

/** The entries of one session, handed on to those who follow it in this process. */
export class LiveTopic {
  /** Settles when this topic listens; rejects where the store is away. */
  readonly opened: Promise<void>;
  private readonly followers = new Set<Follower>();
  private readonly served = new Set<Follower>();
  /** The last entries up to and with `head`, without a gap. */
  private recent: LogEntry[] = [];
  private looking = false;
  private stopListening: (() => Promise<void>) | undefined;
  private closed = false;

  /** `head` is the version that the session is known to have. */
  constructor(
    private readonly id: string,
    private head: number,
    private readonly store: SessionStore,
  ) {
    this.opened = this.listen();
    // Whoever joins hears of a failure; nobody else has to.
    this.opened.catch(() => undefined);
  }

  get isFollowed(): boolean {
    return this.followers.size > 0;
  }

  join(follower: Follower): () => void {
    this.followers.add(follower);
    return () => {
      this.followers.delete(follower);
    };
  }

  /** Reads on where the last entry ended: what a lost connection has swallowed is found so. */
  async look(): Promise<void> {
    if (this.looking) return;
    this.looking = true;
    try {
      const missed = await this.store.entries(this.id, { after: this.head, limit: PAGE });
      for (const entry of missed) this.hear(entry);
    } catch {
      // The store is away; the next look finds the same.
    } finally {
      this.looking = false;
    }
  }

  serveAll(): void {
    for (const follower of this.followers) void this.serve(follower);
  }

  close(): void {
    this.closed = true;
    this.followers.clear();
    void this.stopListening?.().catch(() => undefined);
  }

  private async listen(): Promise<void> {
    this.stopListening = await this.store.listen(this.id, (entry) => {
      this.hear(entry);
    });
    if (this.closed) await this.stopListening();
    else await this.look();
  }

  private hear(entry: LogEntry): void {
    if (entry.version <= this.head) {
      if (this.recent.some((known) => isDeepStrictEqual(known, entry))) return;
      this.rewindTo(entry.version - 1);
    } else if (entry.version > this.head + 1) {
      this.recent = [];
    }
    this.recent.push(entry);
    this.head = entry.version;
    if (this.recent.length > MOST_RECENT) this.recent.shift();
    this.serveAll();
  }

  /** What was told above that version was lost with a failing master, and is written anew. */
  private rewindTo(version: number): void {
    this.recent = this.recent.filter((known) => known.version <= version);
    for (const follower of this.followers) {
      if (follower.version <= version) continue;
      follower.version = version;
      follower.reset(version);
    }
  }

  /** Gives one follower all that is new to it. A second call while it is at it changes nothing. */
  private async serve(follower: Follower): Promise<void> {
    if (this.served.has(follower)) return;
    this.served.add(follower);
    try {
      while (this.followers.has(follower) && (await this.serveSome(follower)));
    } catch {
      // The store is away; the next look goes on from here.
    } finally {
      this.served.delete(follower);
    }
  }

  /** Whether there may be more. */
  private async serveSome(follower: Follower): Promise<boolean> {
    const next = await this.entriesFor(follower);
    for (const entry of next) {
      if (!this.followers.has(follower) || entry.version !== follower.version + 1) break;
      follower.version = entry.version;
      await follower.take(entry);
    }
    return next.length > 0;
  }

  private async entriesFor({ version }: Follower): Promise<readonly LogEntry[]> {
    if (version >= this.head) return [];
    const index = this.recent.findIndex((entry) => entry.version === version + 1);
    return index >= 0 ? this.recent.slice(index) : this.store.entries(this.id, { after: version, limit: PAGE });
  }
}
