import { always } from '../../actions/definition.js';
import { CARDS } from '../../documents.js';
import { mustBoostBeforeReveal } from '../before-reveal.js';
import type { Reveal } from '../command.js';
import { IN_PHASE, IN_STEP, ownShip } from '../common-rules.js';
import { done, type CommandDefinition, type GameRule } from '../game-rule.js';
import { activatingShip, type XWingState } from '../state.js';

const movedFirst: GameRule<Reveal> = {
  id: 'xwing/game/boost-before-reveal-first',
  code: 'move-before-reveal-required',
  cite: CARDS.at('Pilot and Ship Cards'),
  says: 'A ship that must move before its dial is revealed has done so when it reveals it.',
  objection: ({ state }) => {
    const ship = activatingShip(state)?.ship;
    return ship !== undefined && state.activation?.movedBeforeReveal === false && mustBoostBeforeReveal(ship)
      ? {
          message: `${ship.id} moves before it reveals its dial.`,
          facts: { ship: ship.id },
          remedy: 'Move it first.',
        }
      : undefined;
  },
};

const revealed = (state: XWingState): XWingState => {
  const dial = activatingShip(state)?.dial;
  return state.activation === undefined || dial === undefined
    ? state
    : { ...state, activation: { ...state.activation, step: 'execute-maneuver', revealed: dial } };
};

export const reveal: CommandDefinition<'reveal'> = {
  rules: [ownShip, IN_PHASE.activation, IN_STEP['reveal-dial'], movedFirst],
  movesOn: always,
  carryOut: ({ state }) =>
    done(revealed(state), {
      type: 'dial-revealed',
      ship: state.activation?.ship,
      maneuver: activatingShip(state)?.dial,
    }),
  candidates: () => [{ type: 'reveal' }],
};
