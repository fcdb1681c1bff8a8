import { always } from '../../actions/definition.js';
import { omit } from '../../actions/omit.js';
import { count } from '../../ship.js';
import { IN_PHASE, IN_STEP, ownShip } from '../common-rules.js';
import { done, type CommandDefinition } from '../game-rule.js';
import { withFleetShip, type CurrentActivation, type FleetShip } from '../state.js';

/** Ion tokens go when the ion maneuver was executed; what ended the ship's actions for its activation is over. */
const finished = (each: FleetShip, { ionManeuver }: CurrentActivation): FleetShip => {
  const { noMoreActions, ...round } = each.ship.round;
  return {
    ...each,
    activated: true,
    ship: {
      ...each.ship,
      tokens: ionManeuver ? { ...each.ship.tokens, ion: 0 } : each.ship.tokens,
      round: noMoreActions === 'this-round' ? each.ship.round : round,
    },
  };
};

export const endActivation: CommandDefinition<'end-activation'> = {
  rules: [ownShip, IN_PHASE.activation, IN_STEP['perform-action']],
  movesOn: always,
  carryOut: ({ state }) => {
    const { activation } = state;
    if (activation === undefined) return done(state);
    const ion = activation.ionManeuver
      ? count(state.fleet.find(({ ship }) => ship.id === activation.ship)?.ship.tokens ?? {}, 'ion')
      : 0;
    const over = withFleetShip(omit(state, 'activation'), activation.ship, (each) => finished(each, activation));
    return done(
      over,
      ...(ion > 0 ? [{ type: 'token-removed', ship: activation.ship, token: 'ion', count: ion }] : []),
      { type: 'activation-ended', ship: activation.ship },
    );
  },
  candidates: () => [{ type: 'end-activation' }],
};
