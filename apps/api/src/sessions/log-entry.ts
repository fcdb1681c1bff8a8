import type { DiceRoll, GameCommand, GameEvent } from '@marshal/rules/kernel';

/** The dice of one step: which roll of the game it was, what was rolled and what it showed. */
export interface Rolled {
  readonly number: number;
  readonly dice: readonly DiceRoll[];
  readonly faces: readonly string[];
}

interface Entry {
  /** Counts from 1 without a gap. */
  readonly version: number;
  /** ISO 8601, in UTC. */
  readonly at: string;
}

export interface OpenedEntry extends Entry {
  readonly kind: 'opened';
}

/** A step of the game; `adjusted` marks one that the rules did not judge. */
export interface StepEntry extends Entry {
  readonly kind: 'played' | 'adjusted';
  readonly seat: string;
  readonly command: GameCommand;
  readonly rolled?: Rolled;
  readonly events: readonly GameEvent[];
  /** Why the step cannot be taken back; absent where it can. */
  readonly lasting?: 'rolled' | 'revealed';
}

export interface UndoneEntry extends Entry {
  readonly kind: 'undone';
  readonly seat: string;
  /** The version of the step that was taken back. */
  readonly undoes: number;
}

export interface EndedEntry extends Entry {
  readonly kind: 'ended';
  readonly seat: string;
}

/** One line of a game's log: the game is the fold of these. */
export type LogEntry = OpenedEntry | StepEntry | UndoneEntry | EndedEntry;

export const isStep = (entry: LogEntry): entry is StepEntry => entry.kind === 'played' || entry.kind === 'adjusted';
