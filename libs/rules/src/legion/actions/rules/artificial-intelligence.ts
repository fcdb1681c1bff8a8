import { CORE_RULEBOOK } from '../../documents.js';
import { costInActions } from '../cost.js';
import type { ActionRule } from '../definition.js';

const listedActionFirst: ActionRule = {
  id: 'legion/ai/listed-action-first',
  code: 'ai-first-action',
  cite: CORE_RULEBOOK.at('Artificial Intelligence'),
  says: 'While AI applies, the unit’s first action that is not free is one that the keyword lists, if any is possible.',
  objection: ({ ai, cost, kind, unit, values, budget, activation: { step, made, status } }) => {
    const acted = made.some((each) => costInActions(each, { unit, values, total: budget.total }) > 0);
    const bound = ai.applies && ai.possible && step === 'make-actions' && status !== 'panicked';
    return bound && !acted && cost > 0 && !ai.listed.includes(kind)
      ? {
          message: `AI applies: the unit’s first action must be ${ai.listed.join(' or ')}.`,
          facts: { listed: ai.listed, attempted: kind },
          remedy: 'Begin with a listed action; one that the table rules out belongs in "impossible".',
        }
      : undefined;
  },
};

export const aiRules: readonly ActionRule[] = [listedActionFirst];
