import { Injectable, type Type } from '@nestjs/common';
import type { Fault } from '@marshal/rules/kernel';
import { BodyPipe } from '../http/body.pipe.js';
import { Problem } from '../http/problem.js';
import type { CommandRequest } from './command-change.js';
import type { GameDocument } from './game-document.js';
import { isStep } from './log-entry.js';
import { SessionGames, type Creation, type SessionGame } from './session-game.js';

const refuse = (errors: readonly Fault[]): void => {
  if (errors.length > 0) throw new Problem('validation', { errors });
};

/** Checks the shape of what each game has of its own: how it is created, what its commands look like. */
@Injectable()
export class GameShapes {
  constructor(
    private readonly games: SessionGames,
    private readonly pipe: BodyPipe,
  ) {}

  /** The game that the body creates; a 400 problem that names every fault of its shape. */
  checkCreation(body: Creation): SessionGame {
    const kept = this.find(body.game);
    refuse(this.pipe.faults(kept.creation, body));
    return kept;
  }

  checkStep(game: string, body: CommandRequest): void {
    refuse(this.pipe.faults(this.find(game).step, body));
  }

  /** The game of a document whose own shape is right; its creation and every command are checked. */
  checkDocument({ game, setup, log }: GameDocument): SessionGame {
    const kept = this.find(game);
    refuse([
      ...this.faultsAt('/setup', kept.creation, setup),
      ...log.flatMap((entry, index) =>
        isStep(entry) ? this.faultsAt(`/log/${index}`, kept.step, { command: entry.command }) : [],
      ),
    ]);
    return kept;
  }

  private find(id: unknown): SessionGame {
    const kept = this.games.find(id);
    if (kept !== undefined) return kept;
    throw new Problem('validation', {
      errors: [{ pointer: '/game', detail: `must be one of ${this.games.ids.join(', ')}` }],
    });
  }

  private faultsAt(place: string, dto: Type, value: unknown): readonly Fault[] {
    return this.pipe.faults(dto, value).map((fault) => ({ ...fault, pointer: place + fault.pointer }));
  }
}
