import type { GameEvent, Played } from '../../kernel/index.js';
import type { Phase } from '../actions/attempt.js';
import type { ActivationOrderInput } from '../activation/order-input.js';
import { cleanedUp, nextRound } from './clean-up.js';
import { playersOfTheEndPhase } from './phase-cards.js';
import { shipsInQueue } from './queue.js';
import type { XWingState } from './state.js';
import { activationInput, nextTurns, systemInput } from './turns.js';

const allFinished = ({ playerOrder, finished }: XWingState): boolean =>
  playerOrder.every((player) => finished.includes(player));

/** Nobody has a turn to come, and nothing waits in the ability queue. */
const isDone = (state: XWingState, turns: ActivationOrderInput): boolean =>
  nextTurns(turns).length === 0 && shipsInQueue(state).length === 0;

/** Whether the phase has nothing left in it. */
const isOver = (state: XWingState): boolean => {
  switch (state.phase) {
    case 'planning':
      return allFinished(state) && !state.firstPlayerOpen;
    case 'system':
      return isDone(state, systemInput(state));
    case 'activation':
      return state.activation === undefined && isDone(state, activationInput(state));
    case 'engagement':
      return allFinished(state);
    case 'end':
      return playersOfTheEndPhase(state).every((player) => state.finished.includes(player));
  }
};

const begins = (phase: Phase, { round }: XWingState): GameEvent => ({ type: 'phase-began', phase, round });

const into = (state: XWingState, phase: Phase): Played<XWingState> => {
  const next: XWingState = { ...state, phase, finished: [], systemDone: [], openLinks: [], grants: [] };
  return { state: next, events: [begins(phase, next)] };
};

const newRound = (state: XWingState): Played<XWingState> => {
  const next = nextRound(state);
  const tidied = cleanedUp(state).map((each) => ({ type: 'cleaned-up', ...each }));
  return { state: next, events: [...tidied, begins('planning', next)] };
};

const AFTER: Readonly<Record<Exclude<Phase, 'end'>, Phase>> = {
  planning: 'system',
  system: 'activation',
  activation: 'engagement',
  engagement: 'end',
};

const nextPhase = (state: XWingState): Played<XWingState> =>
  state.phase === 'end' ? newRound(state) : into(state, AFTER[state.phase]);

/** Moves on through every phase that has nothing left in it. A phase that players finish never is one of those at once. */
export const advance = ({ state, events }: Played<XWingState>): Played<XWingState> => {
  if (!isOver(state)) return { state, events };
  const next = nextPhase(state);
  return advance({ state: next.state, events: [...events, ...next.events] });
};
