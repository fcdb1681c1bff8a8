import { always } from '../../actions/definition.js';
import { ACTIVATION_PHASE } from '../../documents.js';
import type { Activate } from '../command.js';
import { forOwnShip, IN_PHASE } from '../common-rules.js';
import { done, type CommandDefinition, type GameRule } from '../game-rule.js';
import { inTurn } from '../in-turn.js';
import { fleetShip, type XWingState } from '../state.js';
import { activationInput, nextTurns } from '../turns.js';

const notUnderWay: GameRule<Activate> = {
  id: 'xwing/game/not-under-way',
  code: 'activation-under-way',
  cite: ACTIVATION_PHASE.at('Activation Phase'),
  says: 'A ship that is activating does not begin its activation again.',
  objection: ({ state: { activation }, command }) =>
    activation?.ship === command.ship
      ? {
          message: `${command.ship} is activating: it is in its ${activation.step} step.`,
          facts: { step: activation.step },
        }
      : undefined,
};

/** A ship without a dial skips its Reveal Dial step, and with it all that comes before revealing. */
const begin = (state: XWingState, id: string): XWingState => ({
  ...state,
  step: nextTurns(activationInput(state))[0]?.initiative ?? state.step,
  activation: {
    ship: id,
    step: fleetShip(state, id)?.dial === undefined ? 'execute-maneuver' : 'reveal-dial',
    movedBeforeReveal: false,
    ionManeuver: false,
  },
});

export const activate: CommandDefinition<'activate'> = {
  rules: [...forOwnShip, IN_PHASE.activation, notUnderWay, ...inTurn(activationInput)],
  movesOn: always,
  carryOut: ({ state, command: { ship } }) => done(begin(state, ship), { type: 'ship-activated', ship }),
  candidates: (state, seat) =>
    nextTurns(activationInput(state))
      .filter(({ ship }) => ship.player === seat)
      .map(({ ship }) => ({ type: 'activate', ship: ship.id })),
};
