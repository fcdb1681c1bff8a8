import { Injectable } from '@nestjs/common';
import { parameterFault } from '../http/faults.js';
import { Problem } from '../http/problem.js';
import type { Game } from './game.js';
import { KnownSessions } from './known-sessions.js';
import type { LogEntry } from './log-entry.js';
import { checkTags, entityTag, markOf, namesVersion, type SessionCall } from './request-call.js';
import { playerOf } from './seat-access.js';
import { SessionGames } from './session-game.js';
import { SessionQueue } from './session-queue.js';
import { newStamp } from './secrets.js';
import type { Position, Revision, Session } from './session.js';
import { StoreAway, type Answered, type RequestMark } from './store/session-store.js';

type Unnumbered<Entry> = Entry extends LogEntry ? Omit<Entry, 'version' | 'at'> : never;

/** The next entry of a log and where it leads, both still without their revision. */
export interface Draft {
  readonly entry: Unnumbered<LogEntry>;
  readonly position: Omit<Position, keyof Revision>;
}

/** The session that is to be changed, and the player who asks for it. */
export interface Changing {
  readonly session: Session;
  readonly game: Game;
  readonly seat: string;
}

export interface Change {
  /** What is asked for: tells a repeated request from another with the same key. */
  readonly content: unknown;
  /** The change as it would be made to that version of the session; throws a Problem where it cannot be. */
  readonly draft: (changing: Changing) => Draft | Promise<Draft>;
}

/** A change that was made, now or when the same request came before. */
export interface Changed extends Changing {
  readonly entry: LogEntry;
}

interface Asked extends Changing {
  readonly call: SessionCall;
  readonly change: Change;
  readonly mark: RequestMark | undefined;
}

/** Conflicts come from other processes only, and each of them means that another change got through. */
const MOST_TRIES = 20;
const LONGEST_LOG = 10_000;

/** What an ended game still tells: the seed, so that its dice can be verified. */
export const goneProblem = ({ dice }: Session['record']): Problem =>
  new Problem('gone', {
    detail: 'The game has ended. Its export can still be read.',
    ...(dice.mode === 'committed' ? { dice: { seed: dice.seed, commitment: dice.commitment } } : {}),
  });

/** Refuses every change of an ended game, of a version that the caller did not mean, of a log that is full. */
const checkChangeable = ({ record, position }: Session, { ifMatch }: SessionCall): void => {
  const { version, ended } = position;
  if (ended) throw goneProblem(record);
  if (ifMatch !== undefined && !namesVersion(ifMatch, version))
    throw new Problem('precondition-failed', { version }, { etag: entityTag(version) });
  if (version >= LONGEST_LOG) throw new Problem('conflict', { detail: `A log holds ${LONGEST_LOG} entries.` });
};

/** Makes changes to sessions: one after another within this process, and against other processes by version. */
@Injectable()
export class SessionChanges {
  constructor(
    private readonly known: KnownSessions,
    private readonly queue: SessionQueue,
    private readonly games: SessionGames,
  ) {}

  make(call: SessionCall, change: Change): Promise<Changed> {
    return this.queue.run(call.id, async () => {
      try {
        return await this.attempt(call, change);
      } catch (error) {
        // The change may have happened or not: what is known is no longer sure.
        if (error instanceof StoreAway) this.known.forget(call.id);
        throw error;
      }
    });
  }

  private async attempt(call: SessionCall, change: Change): Promise<Changed> {
    if (call.ifMatch !== undefined) checkTags(call.ifMatch);
    const session = await this.known.find(call.id);
    const seat = playerOf(session.record, call.authorization);
    const mark = markOf(call, seat, change.content);
    let asked: Asked = { call, change, mark, session, seat, game: this.games.gameOf(session.record) };
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const made = await this.tryOnce(asked);
      if ('entry' in made) return made;
      asked = { ...asked, ...made };
    }
    throw new Problem('conflict', { detail: 'Others changed the game again and again meanwhile.' });
  }

  /** The change, made; or the newer version of the session that it is to be tried on. */
  private async tryOnce(asked: Asked): Promise<Changed | { readonly session: Session }> {
    const draft = await this.draft(asked);
    if (draft instanceof Problem) return this.confirm(asked, draft);
    const version = asked.session.position.version + 1;
    const entry = { ...draft.entry, version, at: new Date().toISOString() } as LogEntry;
    const position = { ...draft.position, version, stamp: newStamp() };
    const tried = await this.known.advance(asked.session, { entry, position, mark: asked.mark });
    switch (tried.outcome) {
      case 'saved':
        return { ...asked, session: tried.session, entry };
      case 'overtaken':
        return { session: tried.session };
      case 'repeated':
        return this.repeat(asked, tried.answered);
    }
  }

  private async draft(asked: Asked): Promise<Draft | Problem> {
    try {
      checkChangeable(asked.session, asked.call);
      return await asked.change.draft(asked);
    } catch (error) {
      if (error instanceof Problem) return error;
      throw error;
    }
  }

  /** Nobody is refused on what may be an old version, nor for what he was granted before. */
  private async confirm(asked: Asked, refusal: Problem): Promise<Changed | { readonly session: Session }> {
    const news = await this.known.look(asked.session, asked.mark?.key);
    if (news.answered !== undefined) return this.repeat(asked, news.answered);
    if (news.session.position.stamp === asked.session.position.stamp) throw refusal;
    return { session: news.session };
  }

  private async repeat(asked: Asked, { version, content }: Answered): Promise<Changed> {
    if (content !== asked.mark?.content)
      throw new Problem('unprocessable', {
        errors: [parameterFault('Idempotency-Key', { detail: 'was sent before with another request' })],
      });
    const [entry] = await this.known.entries(asked.call.id, version - 1, 1);
    if (entry === undefined) throw new Problem('not-found', { detail: 'The log no longer has that entry.' });
    return { ...asked, entry };
  }
}
