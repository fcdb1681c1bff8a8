import { ACTIONS } from '../documents.js';
import type { ActionDefinition } from './definition.js';

export const lock: ActionDefinition = {
  cite: ACTIONS.at('Lock'),
  says: 'The ship acquires a lock on an object at range 0 to 3.',
  declares: ['target'],
  rules: [],
  canFail: true,
  effects: ({ declaration }) => [
    { kind: 'acquire-lock', ...(declaration?.target !== undefined && { target: declaration.target }) },
  ],
};
