import type { PlacedConflict } from '@marshal/catalogue';
import type { Checked, DiceRoll, GameCommand, PastStep, Played, Step, Unjudged, Verdict } from '@marshal/rules/kernel';

/**
 * A game system as the sessions see any of them: its setups, states and commands are told apart by its id alone.
 * They are methods so that a system with types of its own fits; its commands are checked for shape before they get here.
 */
export interface Game {
  readonly id: string;
  open(setup: unknown): Checked<unknown>;
  /** What public sources do not agree on about the cards of a setup that opens. */
  conflicts?(setup: unknown): readonly PlacedConflict[];
  dice(state: unknown, command: GameCommand): readonly DiceRoll[];
  play(state: unknown, step: Step<GameCommand>): Verdict<Played<unknown>>;
  options(state: unknown, seat: string): readonly GameCommand[];
  unjudged?(state: unknown, seat: string): readonly Unjudged<GameCommand>[];
  view(state: unknown, seat: string): unknown;
  hidden(state: unknown, seat: string): readonly string[];
  viewStep(step: PastStep<GameCommand>, seat: string): PastStep<GameCommand>;
}

/** The seat of those who only look; no player can take it. */
export const SPECTATOR = 'spectator';
