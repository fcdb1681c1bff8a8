import type { Moment } from '../actions/attempt.js';
import type { XWingState } from './state.js';

/** Where in the round the game is. */
export const momentOf = ({ phase, activation }: XWingState): Moment => ({
  phase,
  ...(activation === undefined ? {} : { step: activation.step, activating: activation.ship }),
});
