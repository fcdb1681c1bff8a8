import { type ADJUST, type DiceRoll, type GameCommand } from '@marshal/rules/kernel';
import type { SessionGame } from '../../../apps/api/src/sessions/session-game.js';
import { Recorder } from './recorder.js';

/** Whole numbers below `below`. */
export type Chance = (below: number) => number;

/** A small generator of its own, so that the same seed plays the same game. */
export const chance = (seed: number): Chance => {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
};

const oneOf = <T>(things: readonly T[], next: Chance): T | undefined => things[next(things.length)];

/** First a kind of command, then one of that kind: rare kinds are not drowned by numerous ones. */
const choose = (options: readonly GameCommand[], next: Chance): GameCommand | undefined => {
  const type = oneOf([...new Set(options.map((option) => option.type))], next);
  return oneOf(
    options.filter((option) => option.type === type),
    next,
  );
};

export const facesFor = (dice: readonly DiceRoll[], next: Chance): string[] =>
  dice.flatMap(({ die, count }) => Array.from({ length: count }, () => oneOf(die, next) ?? ''));

interface Creation {
  readonly players: readonly { readonly seat: string }[];
}

/** One seat's turn: what it could do, and what it chooses. */
export interface Turn {
  readonly seat: string;
  readonly options: readonly GameCommand[];
  readonly command: GameCommand;
}

interface SelfPlay {
  readonly session: SessionGame;
  readonly setup: Creation;
  readonly next: Chance;
  /** What is adjusted now and then. */
  readonly adjustments?: readonly (readonly [seat: string, command: GameCommand & { type: typeof ADJUST }])[];
}

/**
 * Plays a game whose seats choose by chance among their options, for as long as anyone has one; yields before each step.
 * Now and then a step is taken back or something is adjusted.
 */
export function* selfPlay({
  session,
  setup,
  next,
  adjustments = [],
}: SelfPlay): Generator<Turn & { recorder: Recorder }> {
  const { game, defaultRuleset } = session;
  const seats = setup.players.map(({ seat }) => seat);
  const recorder = new Recorder({ game, ruleset: defaultRuleset, setup, seats });
  for (;;) {
    const able = seats
      .map((seat) => ({ seat, options: game.options(recorder.state, seat) }))
      .filter(({ options }) => options.length > 0);
    const turn = oneOf(able, next);
    const command = turn && choose(turn.options, next);
    if (turn === undefined || command === undefined) return;
    yield { ...turn, command, recorder };
    recorder.step(turn.seat, command);
    if (next(20) === 0 && recorder.undoable !== undefined) recorder.undo();
    const adjustment = next(15) === 0 ? oneOf(adjustments, next) : undefined;
    if (adjustment !== undefined) recorder.step(...adjustment);
  }
}
