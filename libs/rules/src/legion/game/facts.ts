import type { Checked, Reason, Verdict } from '../../kernel/index.js';
import { ACTIVATING_A_UNIT } from '../documents.js';

const factsNeeded = {
  id: 'legion/game/facts-needed',
  code: 'facts-needed',
  cite: ACTIVATING_A_UNIT.at('Activating a Unit'),
  says: 'A command is judged by the facts of the game; what it lacks or contradicts has to be put right first.',
} as const;

/** The rule as a reference: it objects where a command’s facts have faults. */
export const FACTS_NEEDED = factsNeeded;

/** The verdict on facts that an input check found wrong; legal where it found none. */
export const factsVerdict = (checked: Checked<unknown>): Verdict<object> => {
  if (!('faults' in checked)) return { verdict: 'legal' };
  const reason: Reason = {
    code: factsNeeded.code,
    rule: factsNeeded.id,
    cite: factsNeeded.cite,
    message: checked.faults.map(({ pointer, detail }) => `${pointer} ${detail}`).join('; '),
    facts: { faults: checked.faults },
  };
  return { verdict: 'illegal', reasons: [reason] };
};
