import { ACTIONS } from '../documents.js';
import type { ActionDefinition } from './definition.js';

export const coordinate: ActionDefinition = {
  cite: ACTIONS.at('Coordinate'),
  says: 'Another friendly ship at range 1 or 2 may perform an action.',
  declares: ['target'],
  rules: [],
  canFail: true,
  effects: ({ declaration }) => [
    { kind: 'grant-action', ...(declaration?.target !== undefined && { ship: declaration.target }) },
  ],
};
