import type { LogEntry } from '../log-entry.js';
import type { Position, Revision, Session, SessionRecord } from '../session.js';
import { parseRedisUrl } from './redis-address.js';
import { RedisLink } from './redis-link.js';
import { sessionKeys } from './redis-scripts.js';
import {
  SessionStore,
  type Advance,
  type Advanced,
  type Answered,
  type LogRange,
  type Refreshed,
} from './session-store.js';

type Text = string | null | undefined;

const parse = (text: Text): unknown => JSON.parse(text ?? 'null');

/** One text, so that a script compares and saves it in one piece. */
const revisionOf = ({ version, stamp }: Revision): string => `${version} ${stamp}`;

/** Kept as `version content`, where the content is a digest without blanks. */
const parseAnswer = (text: Text): Answered | undefined => {
  const [version, content] = (text ?? '').split(' ');
  return content === undefined ? undefined : { version: Number(version), content };
};

const readOutcome = (reply: readonly Text[] | null): Advanced => {
  const [outcome, detail] = reply ?? [];
  if (outcome === 'saved') return { outcome };
  if (outcome === 'overtaken') return { outcome, position: parse(detail) as Position };
  const answered = parseAnswer(detail);
  return outcome === 'repeated' && answered !== undefined ? { outcome, answered } : { outcome: 'unknown' };
};

/** Any session will do to see whether a server answers. */
const PROBE = 'probe';

/** Games in Redis: shared by every process that uses the same, and alive when one of them dies. */
export class RedisSessionStore extends SessionStore {
  private readonly link: RedisLink;

  /** `url` in one of the forms of parseRedisUrl. Connects by itself; until then, and whenever Redis is away, calls reject. */
  constructor(
    url: string,
    private readonly ttlMs: number,
  ) {
    super();
    this.link = new RedisLink(parseRedisUrl(url));
  }

  override async create({ record, position }: Session, log: readonly LogEntry[]): Promise<void> {
    const creation = {
      record: JSON.stringify(record),
      position: JSON.stringify(position),
      revision: revisionOf(position),
      ttlMs: this.ttlMs,
      entries: log.map((entry) => JSON.stringify(entry)),
    };
    await this.link.call(record.id, (redis) => redis.createSession(record.id, creation));
  }

  override async load(id: string): Promise<Session | undefined> {
    const [record, position] = await this.link.call(id, (redis) => redis.hmGet(sessionKeys(id).session, ['r', 'p']));
    if (typeof record !== 'string') return undefined;
    return { record: parse(record) as SessionRecord, position: parse(position) as Position };
  }

  override async refresh(id: string, known: Revision, key = ''): Promise<Refreshed | undefined> {
    const reply = await this.link.call(id, (redis) => redis.refreshSession(id, { revision: revisionOf(known), key }));
    if (reply === null) return undefined;
    const answered = parseAnswer(reply[0]);
    return {
      ...(reply[1] === undefined ? {} : { position: parse(reply[1]) as Position }),
      ...(answered === undefined ? {} : { answered }),
    };
  }

  override async advance({ id, from, entry, position, mark }: Advance): Promise<Advanced> {
    const step = {
      version: position.version,
      from: revisionOf(from),
      revision: revisionOf(position),
      entry: JSON.stringify(entry),
      position: JSON.stringify(position),
      ttlMs: this.ttlMs,
      mark: mark?.key ?? '',
      content: mark?.content ?? '',
    };
    return readOutcome(await this.link.call(id, (redis) => redis.advanceSession(id, step)));
  }

  override async entries(id: string, { after, limit }: LogRange): Promise<readonly LogEntry[]> {
    const found = await this.link.call(id, (redis) =>
      redis.xRange(sessionKeys(id).log, `(${after}-0`, '+', { COUNT: limit }),
    );
    return (found ?? []).map(({ message }) => parse(message['e']) as LogEntry);
  }

  override async listen(id: string, listener: (entry: LogEntry) => void): Promise<() => Promise<void>> {
    const { live } = sessionKeys(id);
    const hear = (message: string): void => {
      listener(parse(message) as LogEntry);
    };
    await this.link.call(id, (redis) => redis.sSubscribe(live, hear));
    return async () => {
      await this.link.call(id, (redis) => redis.sUnsubscribe(live, hear));
    };
  }

  override async ready(): Promise<boolean> {
    try {
      await this.refresh(PROBE, { version: 0, stamp: '' });
      return true;
    } catch {
      return false;
    }
  }

  override close(): Promise<void> {
    return this.link.close();
  }
}
