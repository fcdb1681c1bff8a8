import { ACTIONS } from '../documents.js';
import type { ActionDefinition } from './definition.js';
import { declares } from './rules/declaration.js';

export const boost: ActionDefinition = {
  cite: ACTIONS.at('Boost'),
  says: 'The ship moves forward with a speed 1 straight or bank template.',
  declares: ['direction'],
  rules: [declares('boost', 'direction', ACTIONS.at('Boost'))],
  canFail: true,
  effects: () => [{ kind: 'move', move: 'boost' }],
};
