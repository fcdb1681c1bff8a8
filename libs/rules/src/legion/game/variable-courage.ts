import { hasKeyword } from '../keyword.js';
import type { Unit } from '../unit.js';
import { findPlayer, withUnits, type LegionState } from './state.js';

/** Its Courage is X, the pips of the command card that its player revealed last, and at least 1. */
export const hasVariableCourage = (unit: Unit): boolean =>
  unit.courageKind === 'variable-x' || hasKeyword(unit, 'my-mood-is-based-on-profit');

/** What it is before any card is revealed, unless the setup tells it. */
export const LEAST_COURAGE = 1;

/** Every X by the cards that lie there now; a player who could play none leaves it as it was. */
export const withRevealedCourage = (state: LegionState): LegionState =>
  withUnits(state, (unit) => {
    const pips = findPlayer(state, unit.player)?.card?.pips ?? null;
    return pips === null || !hasVariableCourage(unit) ? unit : { ...unit, courage: Math.max(LEAST_COURAGE, pips) };
  });
