import type { Checked, DiceRoll } from '../../kernel/index.js';
import { hasKeyword } from '../keyword.js';
import type { Unit } from '../unit.js';
import { suppressionHeld } from './courage.js';
import { SIDES, type DefenseDie } from './defense-dice.js';
import { checkRallyOdds, type RallyOddsInput } from './rally-input.js';

/** The dice of a rally, ready to be rolled: `die` lists the six sides. */
export interface RallyDice extends DiceRoll {
  readonly colour: DefenseDie;
}

/** White, or red for an Indomitable unit. */
export const rallyDie = (unit: Unit): DefenseDie => (hasKeyword(unit, 'indomitable') ? 'red' : 'white');

/** One die for each suppression token; or every fault of the input. */
export const rallyDice = (input: RallyOddsInput): Checked<RallyDice> => {
  const checked = checkRallyOdds(input);
  if ('faults' in checked) return checked;
  const colour = rallyDie(input.unit);
  return { value: { colour, die: SIDES[colour], count: suppressionHeld(input.unit) } };
};
