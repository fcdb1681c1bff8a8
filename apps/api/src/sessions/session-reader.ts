import { Injectable } from '@nestjs/common';
import type { Game } from './game.js';
import { KnownSessions } from './known-sessions.js';
import type { SessionCall } from './request-call.js';
import { seatOf } from './seat-access.js';
import { goneProblem } from './session-changes.js';
import { SessionGames } from './session-game.js';
import type { Session } from './session.js';

/** A session as it is now, for one who may look at it. */
export interface Seen {
  readonly session: Session;
  readonly game: Game;
  /** Whose view it is. */
  readonly seat: string;
}

/** Reads sessions on behalf of the seat whose token is sent. */
@Injectable()
export class SessionReader {
  constructor(
    private readonly known: KnownSessions,
    private readonly games: SessionGames,
  ) {}

  /** Also when the game has ended. */
  async readEver(call: SessionCall): Promise<Seen> {
    const session = await this.known.findNow(call.id);
    const seat = seatOf(session.record, call.authorization);
    return { session, game: this.games.gameOf(session.record), seat };
  }

  /** A 410 problem when the game has ended. */
  async read(call: SessionCall): Promise<Seen> {
    const seen = await this.readEver(call);
    if (seen.session.position.ended) throw goneProblem(seen.session.record);
    return seen;
  }
}
