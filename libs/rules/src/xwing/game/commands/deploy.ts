import { always } from '../../actions/definition.js';
import type { LegalManeuver } from '../../activation/maneuver-verdict.js';
import { omit } from '../../actions/omit.js';
import type { Deploy } from '../command.js';
import { forOwnShip, IN_PHASE } from '../common-rules.js';
import { alongAForwardManeuver, deployingManeuver, deployManeuvers, isDocked } from '../deployment.js';
import { done, type CommandDefinition, type Done } from '../game-rule.js';
import { inTurn } from '../in-turn.js';
import { withFleetShip, type FleetShip, type XWingState } from '../state.js';
import { nextTurns, systemInput } from '../turns.js';

/** On the table, with the tokens that its maneuver brought, the speed of it, and its one action still to come. */
const placed = (each: FleetShip, { ship }: LegalManeuver, { pose }: Deploy): FleetShip => {
  return {
    ...omit(each, 'carrier'),
    status: 'deployed',
    ship: {
      ...omit(each.ship, 'pose'),
      tokens: ship.tokens,
      force: ship.force,
      round: ship.round,
      ...(pose === undefined ? {} : { pose }),
    },
  };
};

const deployed = (state: XWingState, command: Deploy, verdict: LegalManeuver): Done => {
  const { ship, maneuver } = command;
  const now = withFleetShip(state, ship, (each) => placed(each, verdict, command));
  return done(
    { ...now, grants: [...now.grants, { ship, by: 'deploy' }] },
    { type: 'ship-deployed', ship, maneuver },
    ...verdict.tokens.map((change) => ({ type: change.count > 0 ? 'token-gained' : 'token-removed', ship, ...change })),
  );
};

/** A ship that cannot be placed is in reserve. */
const notPlaced = (state: XWingState, { ship }: Deploy): Done =>
  done(
    {
      ...withFleetShip(state, ship, (each) => ({ ...each, status: 'reserve' as const })),
      systemDone: [...state.systemDone, ship],
    },
    { type: 'deploy-failed', ship },
  );

export const deploy: CommandDefinition<'deploy'> = {
  rules: [...forOwnShip, IN_PHASE.system, isDocked, alongAForwardManeuver, ...inTurn(systemInput)],
  movesOn: always,
  carryOut: ({ state, command }) => {
    const moved = deployingManeuver(state, command);
    if (!('found' in moved)) return moved;
    return command.placed === false ? notPlaced(state, command) : deployed(state, command, moved.verdict);
  },
  candidates: (state, seat) => {
    const turns = nextTurns(systemInput(state)).map(({ ship }) => ship.id);
    return state.fleet
      .filter(({ ship, status }) => ship.player === seat && status === 'docked' && turns.includes(ship.id))
      .flatMap((found) =>
        deployManeuvers(found).map((maneuver) => ({ type: 'deploy', ship: found.ship.id, maneuver }) as const),
      );
  },
};
