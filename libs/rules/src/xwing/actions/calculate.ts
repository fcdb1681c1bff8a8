import { ACTIONS } from '../documents.js';
import type { ActionDefinition } from './definition.js';

export const calculate: ActionDefinition = {
  cite: ACTIONS.at('Calculate'),
  says: 'The ship gains one calculate token.',
  declares: [],
  rules: [],
  canFail: false,
  effects: () => [{ kind: 'gain-token', token: 'calculate', count: 1 }],
};
