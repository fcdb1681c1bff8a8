import { ACTIVATING_A_UNIT } from '../../documents.js';
import type { ActionDefinition } from '../definition.js';
import { gaining } from '../effects.js';
import { onceInActivation } from '../rules/once.js';

export const aim: ActionDefinition = {
  rules: [onceInActivation('aim', ACTIVATING_A_UNIT.at('Aim'))],
  effects: () => gaining('aim', 1),
};
