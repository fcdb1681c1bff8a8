import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { Fault } from '@marshal/rules/kernel';
import { Problem } from '../http/problem.js';
import { createdAnswer } from './creation.service.js';
import type { SessionCreatedDto } from './dto/session-created.dto.js';
import { toDocument, type GameDocument } from './game-document.js';
import { GameShapes } from './game-shapes.js';
import { KnownSessions } from './known-sessions.js';
import type { LogEntry } from './log-entry.js';
import { newRecord, openedState } from './open-session.js';
import { replayLog } from './replay-log.js';
import type { SessionCall } from './request-call.js';
import { newStamp } from './secrets.js';
import type { Creation, SessionGame } from './session-game.js';
import { SessionReader } from './session-reader.js';
import type { Origin, Position } from './session.js';
import { faultsOfEnd, faultsOfRolls } from './verify-game.js';

const refuse = (errors: readonly Fault[]): void => {
  if (errors.length > 0) throw new Problem('unprocessable', { errors });
};

/** Where the game was played until now, if its dice were committed there. */
const originOf = ({ session, dice }: GameDocument, through: number): Origin => {
  const { commitment, seed } = dice;
  return {
    session,
    through,
    ...(commitment === undefined ? {} : { commitment }),
    ...(seed === undefined ? {} : { seed }),
  };
};

/** An ended game goes on where it ended. */
const reopened = (log: readonly LogEntry[]): readonly LogEntry[] =>
  log.at(-1)?.kind === 'ended' ? log.slice(0, -1) : log;

const seatFaults = ({ players }: Creation, { seats }: GameDocument): readonly Fault[] => {
  const seated = players.map(({ seat }) => seat);
  return isDeepStrictEqual(seated, seats) ? [] : [{ pointer: '/seats', detail: `must be ${seated.join(', ')}` }];
};

const logFaults = ({ log }: GameDocument): readonly Fault[] =>
  log.length > 0 ? [] : [{ pointer: '/log', detail: 'must begin with the entry that opens the game' }];

/** Where the log leads to, if it is what the document says. */
const replayed = async ({ game }: SessionGame, document: GameDocument): Promise<Position> => {
  const { setup, seats, log } = document;
  const replay = await replayLog({ game, setup, seats }, log);
  if ('faults' in replay) throw new Problem('unprocessable', { errors: replay.faults });
  refuse(faultsOfEnd(replay.value, document));
  const { version, ended, ...rest } = replay.value.position;
  return { ...rest, version: ended ? version - 1 : version, stamp: newStamp(), ended: false };
};

/** Brings whole games out of the service and into it. */
@Injectable()
export class TransferService {
  constructor(
    private readonly reader: SessionReader,
    private readonly known: KnownSessions,
    private readonly shapes: GameShapes,
  ) {}

  /** The whole game, for a seat from which nothing is hidden; also when it has ended. */
  async export(call: SessionCall): Promise<GameDocument> {
    const { session, game, seat } = await this.reader.readEver(call);
    const hidden = session.position.ended ? [] : game.hidden(session.position.state, seat);
    if (hidden.length > 0)
      throw new Problem('hidden-information', {
        detail: `Facedown for ${seat}: ${hidden.join(', ')}. The game is exported when this is revealed, or has ended.`,
        hidden,
      });
    return toDocument(session, await this.known.log(session));
  }

  /** A new session with new tokens that goes on where the document stops; a problem names what in it cannot be. */
  async import(document: GameDocument): Promise<SessionCreatedDto> {
    const kept = this.shapes.checkDocument(document);
    const creation = document.setup as Creation;
    openedState(kept, creation);
    refuse([...logFaults(document), ...seatFaults(creation, document), ...faultsOfRolls(document)]);
    const position = await replayed(kept, document);
    const { record, tokens } = newRecord(kept, creation, [...document.origins, originOf(document, position.version)]);
    const session = { record, position };
    await this.known.create(session, reopened(document.log));
    return createdAnswer(kept.game, session, tokens);
  }
}
