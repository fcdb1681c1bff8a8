import type { DocumentIndex } from './citation.js';
import type { RuleReference } from './rule.js';
import type { Checked, Verdict } from './verdict.js';

/** A die is its faces, listed once per side; `count` of it are rolled together. */
export interface DiceRoll {
  readonly die: readonly string[];
  readonly count: number;
}

/** Something that happened, as an app may show it. */
export interface GameEvent {
  readonly type: string;
  readonly [detail: string]: unknown;
}

export interface Played<State> {
  readonly state: State;
  readonly events: readonly GameEvent[];
}

/**
 * All that a keeper of games (the service's sessions) needs to know of one game.
 * Everything is pure: chance and hidden information stay with the keeper, who hands over the faces.
 */
export interface GameSystem<Setup, State, Command> {
  readonly id: string;
  readonly documents: readonly DocumentIndex[];
  readonly rules: readonly RuleReference[];
  /** The state in which the game begins. */
  readonly open: (setup: Setup) => Checked<State>;
  /** The dice that a command rolls in a state; empty for most. */
  readonly dice: (state: State, command: Command) => readonly DiceRoll[];
  /** One step. `faces` answers `dice`, in order. The state is never changed in place. */
  readonly play: (
    state: State,
    step: { readonly seat: string; readonly command: Command; readonly faces: readonly string[] },
  ) => Verdict<Played<State>>;
  /** Every command that the seat may legally send now, ready to be sent back. */
  readonly options: (state: State, seat: string) => readonly Command[];
  /** The state as that seat may see it; a seat that owns nothing is a spectator. */
  readonly view: (state: State, seat: string) => unknown;
}
