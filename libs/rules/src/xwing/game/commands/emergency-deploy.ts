import { omit } from '../../actions/omit.js';
import { RULES_REFERENCE } from '../../documents.js';
import type { EmergencyDeploy } from '../command.js';
import { forOwnShip } from '../common-rules.js';
import { alongAForwardManeuver, deployingManeuver, deployManeuvers, isDocked } from '../deployment.js';
import { done, type CommandDefinition, type GameRule } from '../game-rule.js';
import { fleetShip, withFleetShip, type FleetShip, type XWingState } from '../state.js';

const carrierIsLost = (state: XWingState, { carrier }: FleetShip): boolean =>
  carrier === undefined || fleetShip(state, carrier)?.status === 'destroyed';

const whenTheCarrierIsLost: GameRule<EmergencyDeploy> = {
  id: 'xwing/game/emergency-deploys-from-a-lost-carrier',
  code: 'carrier-not-destroyed',
  cite: RULES_REFERENCE.at('Dock'),
  says: 'A ship makes an emergency deployment when its carrier is destroyed.',
  objection: ({ state, command }) => {
    const found = fleetShip(state, command.ship);
    return found === undefined || found.status !== 'docked' || carrierIsLost(state, found)
      ? undefined
      : { message: `Its carrier ${String(found.carrier)} is not destroyed.`, facts: { carrier: found.carrier } };
  },
};

/** A critical damage comes first; then the maneuver, after which there is no action. A ship without a place is destroyed. */
const landed = (each: FleetShip, { placed, pose }: EmergencyDeploy): FleetShip => {
  return {
    ...omit(each, 'carrier'),
    status: placed === false ? 'destroyed' : 'deployed',
    ship: pose === undefined ? each.ship : { ...each.ship, pose },
  };
};

export const emergencyDeploy: CommandDefinition<'emergency-deploy'> = {
  rules: [...forOwnShip, isDocked, whenTheCarrierIsLost, alongAForwardManeuver],
  carryOut: ({ state, command }) => {
    const moved = deployingManeuver(state, command);
    if (!('found' in moved)) return moved;
    const { ship, maneuver } = command;
    return done(
      withFleetShip(state, ship, (each) =>
        landed(
          { ...each, ship: { ...each.ship, tokens: moved.verdict.ship.tokens, force: moved.verdict.ship.force } },
          command,
        ),
      ),
      { type: 'damage-suffered', ship, damage: 'critical', count: 1 },
      command.placed === false ? { type: 'ship-destroyed', ship } : { type: 'ship-deployed', ship, maneuver },
    );
  },
  candidates: (state, seat) =>
    state.fleet
      .filter((each) => each.ship.player === seat && each.status === 'docked' && carrierIsLost(state, each))
      .flatMap((each) =>
        deployManeuvers(each).map((maneuver) => ({ type: 'emergency-deploy', ship: each.ship.id, maneuver })),
      ),
};
