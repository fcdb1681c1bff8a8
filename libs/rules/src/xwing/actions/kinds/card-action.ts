import { ACTIONS } from '../../documents.js';
import { cardActionOf } from '../card-actions.js';
import { cardActionRules } from '../rules/card-action.js';
import { cardActionWays } from './card-action-ways.js';
import { never, type ActionDefinition } from '../definition.js';

/** One `Action:` header of a card. It can fail when it chooses a target and there is none. */
export const cardAction: ActionDefinition = {
  cite: ACTIONS.at('Number of Actions'),
  says: 'The ship resolves what the card says under this header.',
  declares: ['target'],
  rules: cardActionRules,
  canFail: ({ ship, attempt }) => cardActionOf(ship, attempt.action)?.target !== undefined,
  ways: cardActionWays,
  effects: ({ name }) => [{ kind: 'resolve-card', card: name }],
};

/** The action of one faceup copy of a damage card. */
export const damageAction: ActionDefinition = {
  cite: ACTIONS.at('Number of Actions'),
  says: 'The ship resolves the action of this copy of the damage card.',
  declares: [],
  rules: [],
  canFail: never,
  effects: ({ name }) => [{ kind: 'resolve-card', card: name }],
};
