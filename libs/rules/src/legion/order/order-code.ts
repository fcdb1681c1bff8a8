/** The reason codes of turns and activations. They are part of the contract and never change meaning. */
export const ORDER_CODES = [
  'already-activated',
  'defeated',
  'draw-first',
  'must-draw-again',
  'no-pass-token',
  'not-fewer-orders',
  'not-your-turn',
  'not-your-unit',
  'passed-last-turn',
  'passed-this-round',
  'phase-over',
  'pool-empty',
  'token-drawn',
  'wrong-rank',
] as const;
export type OrderCode = (typeof ORDER_CODES)[number];
