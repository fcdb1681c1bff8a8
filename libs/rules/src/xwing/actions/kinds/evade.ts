import { ACTIONS } from '../../documents.js';
import { never, type ActionDefinition } from '../definition.js';

export const evade: ActionDefinition = {
  cite: ACTIONS.at('Evade'),
  says: 'The ship gains one evade token.',
  declares: [],
  rules: [],
  canFail: never,
  effects: () => [{ kind: 'gain-token', token: 'evade', count: 1 }],
};
