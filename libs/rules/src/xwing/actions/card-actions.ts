import type { ActionName } from '../action-kind.js';
import { ACTIONS } from '../documents.js';
import type { Ship } from '../ship.js';
import type { ActionDefinition } from './definition.js';

/** The actions that a ship's upgrades and damage cards carry. */
export const printedActions = (ship: Ship): readonly ActionName[] => [
  ...ship.upgrades.flatMap(({ id, actionHeaders }) =>
    Array.from({ length: actionHeaders ?? 0 }, (_, index): ActionName => `card:${id}:${index + 1}`),
  ),
  ...ship.damageCards.flatMap(({ id, hasAction }): readonly ActionName[] =>
    hasAction === true ? [`damage:${id}`] : [],
  ),
];

/** Does a faceup card of the ship carry this action? */
export const isPrinted = (ship: Ship, name: ActionName): boolean => printedActions(ship).includes(name);

export const cardAction: ActionDefinition = {
  cite: ACTIONS.at('Number of Actions'),
  says: 'The ship resolves what the card says under this header.',
  declares: [],
  rules: [],
  canFail: false,
  effects: ({ name }) => [{ kind: 'resolve-card', card: name }],
};

export const damageAction: ActionDefinition = {
  cite: ACTIONS.at('Number of Actions'),
  says: 'The ship resolves the action of this copy of the damage card.',
  declares: [],
  rules: [],
  canFail: false,
  effects: ({ name }) => [{ kind: 'resolve-card', card: name }],
};
