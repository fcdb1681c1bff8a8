import type { DocumentIndex } from './citation.js';
import type { RuleReference } from './rule.js';
import type { Checked, Indeterminate, Verdict } from './verdict.js';

/** A die is its faces, listed once per side; `count` of it are rolled together. */
export interface DiceRoll {
  readonly die: readonly string[];
  readonly count: number;
  /** What they are rolled for, where a command rolls for more than one thing or its name does not say. */
  readonly for?: string;
}

/** Something that happened, as an app may show it. */
export interface GameEvent {
  readonly type: string;
  readonly [detail: string]: unknown;
}

/**
 * What a seat asks for. The type `adjust` is kept for what the rules do not model (combat, damage, a judge's correction):
 * such a command is checked for sense, not for legality, and the log marks it.
 */
export interface GameCommand {
  readonly type: string;
}

export const ADJUST = 'adjust';

/** The code of the reason that a command touches what another seat owns: a keeper forbids it instead of calling it illegal. */
export const NOT_YOURS = 'not-yours';

/** One step of a game: who commands what, and the faces of the dice that the command rolls. */
export interface Step<Command> {
  readonly seat: string;
  readonly command: Command;
  readonly faces: readonly string[];
}

/** A step and what came of it, as a log keeps it. */
export interface PastStep<Command> extends Step<Command> {
  readonly events: readonly GameEvent[];
}

/** A command that the rules cannot judge as it stands, and what they lack. */
export interface Unjudged<Command> extends Omit<Indeterminate, 'verdict'> {
  readonly command: Command;
}

export interface Played<State> {
  readonly state: State;
  readonly events: readonly GameEvent[];
}

/**
 * All that a keeper of games (the service's sessions) needs to know of one game.
 * Everything is pure: chance and hidden information stay with the keeper, who hands over the faces.
 * Setups, states, commands and events are plain data that survives JSON.
 */
export interface GameSystem<Setup, State, Command extends GameCommand> {
  readonly id: string;
  readonly documents: readonly DocumentIndex[];
  readonly rules: readonly RuleReference[];
  /** The state in which the game begins. */
  readonly open: (setup: Setup) => Checked<State>;
  /** The dice that a command rolls in a state; empty for most. */
  readonly dice: (state: State, command: Command) => readonly DiceRoll[];
  /** One step. `faces` answers `dice`, in order. The state is never changed in place. */
  readonly play: (state: State, step: Step<Command>) => Verdict<Played<State>>;
  /** Every command that the seat may legally send now, ready to be sent back. */
  readonly options: (state: State, seat: string) => readonly Command[];
  /** Commands that may be legal, and that the rules could judge if the command told more; where a game has such. */
  readonly unjudged?: (state: State, seat: string) => readonly Unjudged<Command>[];
  /** The state as that seat may see it; a seat that owns nothing is a spectator. */
  readonly view: (state: State, seat: string) => unknown;
  /**
   * What is kept from that seat now, an id each (ships whose dials lie facedown); empty when all lies open.
   * A step after which less is hidden from someone has revealed it, so it cannot be taken back.
   */
  readonly hidden: (state: State, seat: string) => readonly string[];
  /** A past step as that seat may see it: without what was chosen facedown by another. */
  readonly viewStep: (step: PastStep<Command>, seat: string) => PastStep<GameCommand>;
}
