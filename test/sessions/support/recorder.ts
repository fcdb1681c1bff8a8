import type { DiceRoll, GameCommand } from '@marshal/rules/kernel';
import { committedFaces, commitmentTo } from '../../../apps/api/src/dice/committed-dice.js';
import { diceOf } from '../../../apps/api/src/sessions/faces.js';
import type { Game } from '../../../apps/api/src/sessions/game.js';
import { DOCUMENT_FORMAT, type GameDocument } from '../../../apps/api/src/sessions/game-document.js';
import type { LogEntry, Rolled, StepEntry } from '../../../apps/api/src/sessions/log-entry.js';
import { playStep } from '../../../apps/api/src/sessions/play-step.js';

const AT = '2026-01-31T20:15:00.000Z';
const SEED = '5eed'.repeat(16);
const SESSION = 'a-recorded-game';

interface Recorded {
  readonly game: Game;
  readonly ruleset: string;
  readonly setup: unknown;
  readonly seats: readonly string[];
}

interface Standing {
  readonly step: StepEntry | undefined;
  readonly state: unknown;
}

/** Plays a game with committed dice and keeps its log, as the service would have. */
export class Recorder {
  readonly log: LogEntry[] = [{ kind: 'opened', version: 1, at: AT }];
  private readonly standing: Standing[];
  private rolls = 0;

  constructor(private readonly recorded: Recorded) {
    const opened = recorded.game.open(recorded.setup);
    if ('faults' in opened) throw new Error(JSON.stringify(opened.faults));
    this.standing = [{ step: undefined, state: opened.value }];
  }

  get state(): unknown {
    return this.standing.at(-1)!.state;
  }

  /** The last step that stands, if it can be taken back. */
  get undoable(): StepEntry | undefined {
    const { step } = this.standing.at(-1)!;
    return step?.lasting === undefined ? step : undefined;
  }

  step(seat: string, command: GameCommand): void {
    const { game, seats } = this.recorded;
    const rolled = this.roll(diceOf(game, this.state, command));
    const faces = rolled.rolled?.faces ?? [];
    const taken = playStep({ game, seats, state: this.state }, { seat, command, faces });
    if (taken.verdict !== 'legal') throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(taken)}`);
    const step = { version: this.log.length + 1, at: AT, seat, command, ...rolled, ...taken.outcome };
    this.log.push(step);
    this.standing.push({ step, state: taken.state });
  }

  undo(): void {
    const { step } = this.standing.pop()!;
    const undoes = step!.version;
    this.log.push({ kind: 'undone', version: this.log.length + 1, at: AT, seat: step!.seat, undoes });
  }

  /** Ends the game, and gives the whole of it as an export would. */
  end(): GameDocument {
    const { game, ruleset, setup, seats } = this.recorded;
    this.log.push({ kind: 'ended', version: this.log.length + 1, at: AT, seat: seats[0]! });
    const document: GameDocument = {
      format: DOCUMENT_FORMAT,
      game: game.id,
      ruleset,
      rulesVersion: '0.1.0',
      session: SESSION,
      createdAt: AT,
      seats,
      setup,
      dice: { mode: 'committed', commitment: commitmentTo(SEED), seed: SEED },
      origins: [],
      version: this.log.length,
      state: this.state,
      log: this.log,
    };
    return JSON.parse(JSON.stringify(document)) as GameDocument;
  }

  private roll(dice: readonly DiceRoll[]): { rolled?: Rolled } {
    if (dice.length === 0) return {};
    this.rolls += 1;
    const faces = committedFaces({ seed: SEED, session: SESSION, roll: this.rolls }, dice);
    return { rolled: { number: this.rolls, dice, faces } };
  }
}
