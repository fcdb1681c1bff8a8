import { ACTIONS, RULES_REFERENCE } from '../documents.js';
import type { ActionDefinition } from './definition.js';
import { declares } from './rules/declaration.js';

export const reinforce: ActionDefinition = {
  cite: ACTIONS.at('Reinforce'),
  says: 'The ship gains one reinforce token, on the side that its player names.',
  declares: ['facing'],
  rules: [declares('reinforce', 'facing', RULES_REFERENCE.at('Reinforce'))],
  canFail: false,
  effects: ({ declaration }) =>
    declaration?.facing === undefined
      ? []
      : [
          {
            kind: 'gain-token',
            token: declaration.facing === 'fore' ? 'reinforceFore' : 'reinforceAft',
            count: 1,
          },
        ],
};
