import { ACTIONS } from '../../documents.js';
import { never, type ActionDefinition } from '../definition.js';

export const calculate: ActionDefinition = {
  cite: ACTIONS.at('Calculate'),
  says: 'The ship gains one calculate token.',
  declares: [],
  rules: [],
  canFail: never,
  effects: () => [{ kind: 'gain-token', token: 'calculate', count: 1 }],
};
