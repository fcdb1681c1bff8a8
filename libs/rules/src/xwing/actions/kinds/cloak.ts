import { ACTIONS, RULES_REFERENCE } from '../../documents.js';
import { count } from '../../ship.js';
import { never, type ActionDefinition, type ActionRule } from '../definition.js';

const notWhileCloaked: ActionRule = {
  id: 'xwing/action/cloak/not-while-cloaked',
  code: 'already-cloaked',
  cite: RULES_REFERENCE.at('Cloak'),
  says: 'A cloaked ship cannot cloak again.',
  objection: ({ ship }) => {
    const cloak = count(ship.tokens, 'cloak');
    return cloak === 0
      ? undefined
      : {
          message: 'The ship is cloaked already; it cannot have a second cloak token.',
          facts: { cloak },
          remedy: 'Decloak first.',
        };
  },
};

export const cloak: ActionDefinition = {
  cite: ACTIONS.at('Cloak'),
  says: 'The ship gains one cloak token.',
  declares: [],
  rules: [notWhileCloaked],
  canFail: never,
  effects: () => [{ kind: 'gain-token', token: 'cloak', count: 1 }],
};
