import type { Moment } from '../actions/attempt.js';
import type { XWingState } from './state.js';
import { activationInput, nextTurns } from './turns.js';

/**
 * Where in the round the game is for a ship. Between activations a ship whose turn it is stands before its Reveal Dial
 * step, so that what acts before it activates may.
 */
export const momentOf = (state: XWingState, ship: string): Moment => {
  const { phase, activation } = state;
  if (activation !== undefined) {
    const { step, revealed } = activation;
    return { phase, step, activating: activation.ship, dialRevealed: revealed !== undefined };
  }
  if (phase !== 'activation') return { phase };
  return nextTurns(activationInput(state)).some((turn) => turn.ship.id === ship)
    ? { phase, step: 'reveal-dial', activating: ship, dialRevealed: false }
    : { phase, activating: null };
};
