import { CORE_RULEBOOK } from '../../documents.js';
import type { ActionRule } from '../definition.js';
import type { Situation } from '../situation.js';
import { either, inWords } from '../../wording.js';

/** AI applies in this step, and to something that can be done. */
const isBound = ({ ai, activation: { step, status } }: Situation): boolean =>
  ai.applies && ai.possible && ai.listed.length > 0 && step === 'make-actions' && status !== 'panicked';

const listedActionFirst: ActionRule = {
  id: 'legion/ai/listed-action-first',
  code: 'ai-first-action',
  cite: CORE_RULEBOOK.at('Artificial Intelligence'),
  says: 'While AI applies, the unit’s first action that is not free is one that the keyword lists, if any is possible.',
  objection: (situation) => {
    const { ai, cost, kind, budget } = situation;
    return isBound(situation) && budget.spent === 0 && cost > 0 && !ai.listed.includes(kind)
      ? {
          message: `AI applies: the unit’s first action must be ${either(ai.listed.map(inWords))}.`,
          facts: { listed: ai.listed, attempted: kind },
          remedy: 'Begin with a listed action; one that the table rules out belongs in "impossible".',
        }
      : undefined;
  },
};

export const aiRules: readonly ActionRule[] = [listedActionFirst];
