import { ACTIONS } from '../documents.js';
import type { ActionDefinition } from './definition.js';

export const jam: ActionDefinition = {
  cite: ACTIONS.at('Jam'),
  says: 'A ship at range 1 gains one jam token.',
  declares: ['target'],
  rules: [],
  canFail: true,
  effects: ({ declaration }) => [
    {
      kind: 'gain-token',
      token: 'jam',
      count: 1,
      ...(declaration?.target !== undefined && { ship: declaration.target }),
    },
  ],
};
