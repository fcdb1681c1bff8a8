import type { Checked, Fault, Ruleset } from '../../kernel/index.js';
import { oneOf, repeated, wholeNumber } from '../fault-checks.js';
import { isNumberOpen } from '../keyword.js';
import { rulesetFor } from '../rulesets.js';
import type { LegionValues } from '../ruleset-values.js';
import { DEFENSE_FACES, type DefenseFace } from './defense-dice.js';
import { mayKeep } from './keep-choice.js';
import { panicFaults, type PanicInput } from './panic-input.js';

/** A unit about to rally, and what decides its panic check. */
export interface RallyOddsInput extends PanicInput {
  /** How many of the removed tokens to keep at most: Danger Sense X, Inconspicuous. The default is none. */
  readonly keep?: number;
  /** What counts, instead of what the ruleset counts. */
  readonly successFaces?: readonly DefenseFace[];
}

/** The same with the faces that the dice showed, one for each suppression token. */
export interface RallyInput extends RallyOddsInput {
  readonly dice?: { readonly faces: readonly DefenseFace[] };
}

const keepFaults = ({ unit, keep }: RallyOddsInput): readonly Fault[] => {
  const most = mayKeep(unit);
  if (keep === undefined || keep === 0) return [];
  if (most === 0)
    return [{ pointer: '/keep', detail: 'only Danger Sense and Inconspicuous let a unit keep suppression' }];
  if (Number.isInteger(keep) && keep > most && isNumberOpen(unit, 'danger-sense'))
    return [{ pointer: '/keep', detail: 'hangs on a Danger Sense whose number is not known: give it as its value' }];
  return wholeNumber('/keep', keep, most === Infinity ? { min: 0 } : { min: 0, max: most });
};

const faceFaults = (pointer: string, faces: readonly DefenseFace[]): readonly Fault[] =>
  faces.flatMap((face, index) => oneOf(`${pointer}/${index}`, face, DEFENSE_FACES));

/** A face counts or does not; with none nothing could ever be removed. */
const successFaults = (faces: readonly DefenseFace[] | undefined): readonly Fault[] =>
  faces?.length === 0
    ? [{ pointer: '/successFaces', detail: 'must name at least one face' }]
    : repeated(faces ?? [], (index) => `/successFaces/${index}`);

const presenceFaults = ({ unit }: RallyOddsInput): readonly Fault[] =>
  unit.defeated === true
    ? [{ pointer: '/unit/defeated', detail: 'must be false: a defeated unit does not rally' }]
    : [];

/** The ruleset to use, or every fault of the input. */
export const checkRallyOdds = (input: RallyOddsInput): Checked<Ruleset<LegionValues>> => {
  const ruleset = rulesetFor(input.ruleset);
  const faults = [
    ...panicFaults(input, ruleset),
    ...keepFaults(input),
    ...faceFaults('/successFaces', input.successFaces ?? []),
    ...successFaults(input.successFaces),
    ...presenceFaults(input),
  ];
  return ruleset === undefined || faults.length > 0 ? { faults } : { value: ruleset };
};
