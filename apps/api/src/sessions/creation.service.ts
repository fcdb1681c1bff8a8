import { Injectable } from '@nestjs/common';
import type { SessionCreatedDto } from './dto/session-created.dto.js';
import { setupConflicts } from './dto/setup-conflict.dto.js';
import type { Game } from './game.js';
import { GameShapes } from './game-shapes.js';
import { KnownSessions } from './known-sessions.js';
import { newRecord, openedState, type SessionTokens } from './open-session.js';
import { newStamp } from './secrets.js';
import type { Creation } from './session-game.js';
import type { DiceSource, Session } from './session.js';

/** What is told of the dice: the seed of committed ones is not. */
export const toldDice = (dice: DiceSource): SessionCreatedDto['dice'] =>
  dice.mode === 'committed' ? { mode: dice.mode, commitment: dice.commitment } : dice;

export const createdAnswer = (game: Game, { record, position }: Session, tokens: SessionTokens): SessionCreatedDto => ({
  id: record.id,
  game: record.game,
  ruleset: record.ruleset,
  version: position.version,
  dice: toldDice(record.dice),
  ...tokens,
  ...setupConflicts(game, record.setup),
});

/** Begins games. */
@Injectable()
export class CreationService {
  constructor(
    private readonly shapes: GameShapes,
    private readonly known: KnownSessions,
  ) {}

  async create(body: Creation): Promise<SessionCreatedDto> {
    const kept = this.shapes.checkCreation(body);
    const state = openedState(kept, body);
    const { record, tokens } = newRecord(kept, body);
    const session = { record, position: { version: 1, stamp: newStamp(), state, rolls: 0, ended: false } };
    await this.known.create(session, [{ kind: 'opened', version: 1, at: record.createdAt }]);
    return createdAnswer(kept.game, session, tokens);
  }
}
