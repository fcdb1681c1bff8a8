import { count, type TokenKind, type Tokens } from '../ship.js';
import type { ManeuverEffect, ManeuverMoment } from './maneuver-input.js';

/** Tokens that come or, below 0, go, and what for. */
export interface TokenChange {
  readonly token: TokenKind;
  readonly count: number;
  readonly because: string;
}

/** Tokens, and every change that has led to them. */
export interface Ledger {
  readonly tokens: Tokens;
  readonly changes: readonly TokenChange[];
}

/** Nothing is removed that is not there. */
const bookedOne = ({ tokens, changes }: Ledger, change: TokenChange): Ledger => {
  const had = count(tokens, change.token);
  const left = Math.max(0, had + change.count);
  return left === had
    ? { tokens, changes }
    : {
        tokens: { ...tokens, [change.token]: left },
        changes: [...changes, { ...change, count: left - had }],
      };
};

/** The ledger with further changes, in order. */
export const booked = (ledger: Ledger, changes: readonly TokenChange[]): Ledger => changes.reduce(bookedOne, ledger);

/** The stress that effects bring or take at a moment. */
export const stressByEffects = (effects: readonly ManeuverEffect[], moment: ManeuverMoment): readonly TokenChange[] =>
  effects.flatMap(({ source, stress, at = 'after-execute' }) =>
    stress === undefined || at !== moment ? [] : [{ token: 'stress', count: stress, because: source }],
  );
