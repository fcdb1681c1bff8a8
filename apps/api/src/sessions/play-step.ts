import { ADJUST, type Step, type GameCommand, type Verdict } from '@marshal/rules/kernel';
import { SPECTATOR, type Game } from './game.js';
import type { StepEntry } from './log-entry.js';

/** A game at some moment, and who sits at its table. */
export interface Table {
  readonly game: Game;
  readonly seats: readonly string[];
  readonly state: unknown;
}

/** What a log keeps of what a step led to. */
export type Outcome = Pick<StepEntry, 'kind' | 'events' | 'lasting'>;

export interface StepTaken {
  readonly state: unknown;
  readonly outcome: Outcome;
}

/** Whether anyone at the table, or a spectator, now sees what lay hidden from him before. */
const reveals = ({ game, seats, state }: Table, after: unknown): boolean =>
  [...seats, SPECTATOR].some((seat) => {
    const stillHidden = new Set(game.hidden(after, seat));
    return game.hidden(state, seat).some((thing) => !stillHidden.has(thing));
  });

const lastingOf = (table: Table, step: Step<GameCommand>, after: unknown): Outcome['lasting'] => {
  if (step.faces.length > 0) return 'rolled';
  return reveals(table, after) ? 'revealed' : undefined;
};

/** Plays one step and says what the log is to remember of it: whether it was an adjustment, and why it cannot be taken back. */
export const playStep = (table: Table, step: Step<GameCommand>): Verdict<StepTaken> => {
  const played = table.game.play(table.state, step);
  if (played.verdict !== 'legal') return played;
  const { state, events } = played;
  const lasting = lastingOf(table, step, state);
  const kind = step.command.type === ADJUST ? 'adjusted' : 'played';
  return { verdict: 'legal', state, outcome: { kind, events, ...(lasting === undefined ? {} : { lasting }) } };
};
