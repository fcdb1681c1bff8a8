import { ACTIVATING_A_UNIT } from '../../documents.js';
import type { ActionDefinition } from '../definition.js';
import { gaining } from '../effects.js';
import { onceInActivation } from '../rules/once.js';

export const dodge: ActionDefinition = {
  rules: [onceInActivation('dodge', ACTIVATING_A_UNIT.at('Dodge'))],
  effects: () => gaining('dodge', 1),
};
