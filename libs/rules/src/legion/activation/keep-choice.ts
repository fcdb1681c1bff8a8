import { hasKeyword, keywordValue } from '../keyword.js';
import type { Unit } from '../unit.js';

/** How many of the tokens that it would remove the unit may keep in its Rally step: none, X, or any (`Infinity`). */
export const mayKeep = (unit: Unit): number =>
  hasKeyword(unit, 'inconspicuous') ? Infinity : keywordValue(unit, 'danger-sense');
