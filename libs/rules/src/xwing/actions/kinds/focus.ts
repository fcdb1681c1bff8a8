import { ACTIONS } from '../../documents.js';
import { never, type ActionDefinition } from '../definition.js';

export const focus: ActionDefinition = {
  cite: ACTIONS.at('Focus'),
  says: 'The ship gains one focus token.',
  declares: [],
  rules: [],
  canFail: never,
  effects: () => [{ kind: 'gain-token', token: 'focus', count: 1 }],
};
