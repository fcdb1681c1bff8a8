import { hasKeyword } from '../keyword.js';
import type { LegionValues } from '../ruleset-values.js';
import { isDroidTrooper, tokensOf, type Unit } from '../unit.js';
import type { Status } from './status.js';

/** Two, and one more for a wounded master of Juyo. */
const baseActions = (unit: Unit, values: LegionValues): number =>
  values.actions.base + (hasKeyword(unit, 'juyo-mastery') && tokensOf(unit, 'wound') > 0 ? 1 : 0);

/** The actions that a unit of that status has, free actions aside: none when panicked. */
export const actionsOf = (unit: Unit, status: Status, values: LegionValues): number => {
  if (status === 'panicked') return 0;
  const lost = status === 'suppressed' && !isDroidTrooper(unit) ? values.suppressed.actionsLost : 0;
  return Math.max(0, baseActions(unit, values) - lost);
};
