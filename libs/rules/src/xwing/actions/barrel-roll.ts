import { ACTIONS } from '../documents.js';
import type { ActionDefinition } from './definition.js';
import { declares } from './rules/declaration.js';

export const barrelRoll: ActionDefinition = {
  cite: ACTIONS.at('Barrel Roll'),
  says: 'The ship moves sideways with a speed 1 straight template to one of three places on the side declared.',
  declares: ['side'],
  rules: [declares('barrel-roll', 'side', ACTIONS.at('Barrel Roll'))],
  canFail: true,
  effects: () => [{ kind: 'move', move: 'barrel-roll' }],
};
