import { ACTIVATING_A_UNIT } from '../../documents.js';
import { cardAction, offerRules } from './card-action.js';
import type { ActionDefinition } from '../definition.js';
import { eachCardOnce } from '../rules/once.js';

const eachInstanceOnce = eachCardOnce({
  id: 'legion/free-card-action/each-instance-once',
  cite: ACTIVATING_A_UNIT.at('Free Card Action'),
  says: 'A unit makes each instance of a free card action once in its activation.',
});

export const freeCardAction: ActionDefinition = {
  rules: [...offerRules, eachInstanceOnce],
  effects: cardAction.effects,
};
