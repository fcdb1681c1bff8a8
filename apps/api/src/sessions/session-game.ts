import type { Type } from '@nestjs/common';
import type { Game } from './game.js';
import type { DiceMode } from './session.js';

/** What the creation of a session says, of whatever game; the game's own DTO has checked the rest of it. */
export interface Creation {
  readonly game: string;
  readonly ruleset?: string;
  readonly dice?: DiceMode;
  readonly players: readonly { readonly seat: string }[];
}

type Examples = Readonly<Record<string, { readonly summary: string; readonly value: object }>>;

/** A game as sessions keep it. */
export interface SessionGame {
  /** Its `open` takes a creation: squads are resolved there. */
  readonly game: Game;
  readonly defaultRuleset: string;
  /** What the body of a creation must be: a Creation and more. */
  readonly creation: Type;
  /** What the body of a command must be: a CommandRequest with commands of this game. */
  readonly step: Type;
  /** Creations that work as they stand, for the documentation. */
  readonly examples: Examples;
  /** Steps that work as they stand, in the order in which a game begun by the first of these creations takes them. */
  readonly steps: Examples;
}

/** Every game that can be kept, by its id. */
export class SessionGames {
  private readonly byId: ReadonlyMap<string, SessionGame>;

  constructor(games: readonly SessionGame[]) {
    this.byId = new Map(games.map((each) => [each.game.id, each]));
  }

  get ids(): readonly string[] {
    return [...this.byId.keys()];
  }

  find(id: unknown): SessionGame | undefined {
    return typeof id === 'string' ? this.byId.get(id) : undefined;
  }

  /** The game of a session that is kept: it was known when the session was created. */
  gameOf(record: { readonly game: string }): Game {
    const found = this.byId.get(record.game);
    if (found === undefined) throw new Error(`This service knows no game ${record.game}.`);
    return found.game;
  }
}
