import type { ActivationOrderInput } from '../activation/order-input.js';
import { orderRules, type NextShip } from '../activation/order-rules.js';
import { turnsToCome } from '../activation/turn.js';
import type { XWingCommand } from './command.js';
import type { GameRule } from './game-rule.js';
import type { XWingState } from './state.js';

const asNext = (input: ActivationOrderInput, id: string): NextShip | undefined => {
  const ship = input.ships.find((each) => each.id === id);
  return (
    ship && {
      ship,
      done: new Set(input.ships.filter(({ activated }) => activated === true).map((each) => each.id)),
      activating: input.activating,
      turns: turnsToCome(input),
    }
  );
};

/** The rules on order, asked of the ship that a command names. A ship that has no place in that order is another rule's. */
export const inTurn = (
  orderOf: (state: XWingState) => ActivationOrderInput,
): readonly GameRule<Extract<XWingCommand, { readonly ship: string }>>[] =>
  orderRules.map((rule) => ({
    ...rule,
    objection: ({ state, command }) => {
      const next = asNext(orderOf(state), command.ship);
      return next && rule.objection(next);
    },
  }));
