import type { Citation } from '../../../kernel/index.js';
import type { ActionKind } from '../../action-kind.js';
import type { Declaration } from '../attempt.js';
import type { ActionRule } from '../definition.js';

/**
 * The rule that a player who declares anything declares this part. An attempt without any declaration is only a
 * question, and where no way is legal there is nothing to say: the action fails.
 */
export const declares = (action: ActionKind, part: keyof Declaration, cite: Citation): ActionRule => ({
  id: `xwing/action/${action}/declares-${part.toLowerCase()}`,
  code: 'declaration-missing',
  cite,
  says: `Whoever performs ${action} declares: ${part}.`,
  objection: ({ declaration, ways, canFail }) =>
    declaration === undefined ||
    declaration[part] !== undefined ||
    (canFail && ways !== undefined && ways.every(({ state }) => state === 'closed'))
      ? undefined
      : {
          message: `The attempt does not say which ${part}.`,
          facts: { missing: part },
          remedy: `Declare ${part} with the action.`,
        },
});
