import { ACTIONS, RULES_REFERENCE } from '../../documents.js';
import { FACINGS } from '../attempt.js';
import { never, type ActionDefinition } from '../definition.js';
import { declares } from '../rules/declaration.js';

export const reinforce: ActionDefinition = {
  cite: ACTIONS.at('Reinforce'),
  says: 'The ship gains one reinforce token, on the side that its player names.',
  declares: ['facing'],
  rules: [declares('reinforce', 'facing', RULES_REFERENCE.at('Reinforce'))],
  canFail: never,
  ways: () => FACINGS.map((facing) => ({ state: 'open', choice: { facing } })),
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
