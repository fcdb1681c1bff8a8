import { RULES_REFERENCE } from '../../documents.js';
import type { SetDial } from '../command.js';
import { forOwnShip, IN_PHASE } from '../common-rules.js';
import { done, valuesOf, type CommandDefinition, type GameRule } from '../game-rule.js';
import { needsDial } from '../needs-dial.js';
import { fleetShip, withFleetShip } from '../state.js';

const stillPlanning: GameRule<SetDial> = {
  id: 'xwing/game/planning-not-finished',
  code: 'already-finished',
  cite: RULES_REFERENCE.at('Planning Phase'),
  says: 'A player who has finished planning sets no more dials.',
  objection: ({ state, seat }) =>
    state.finished.includes(seat)
      ? { message: `${seat} has finished planning.`, facts: { finished: state.finished } }
      : undefined,
};

const dialGiven: GameRule<SetDial> = {
  id: 'xwing/game/dial-given',
  code: 'no-dial-needed',
  cite: RULES_REFERENCE.at('Planning Phase'),
  says: 'Every ship in play is given a dial, but for those that the rules on ion deny one.',
  objection: ({ state, command, values }) => {
    const found = fleetShip(state, command.ship);
    return found === undefined || needsDial(found, values)
      ? undefined
      : {
          message: `${command.ship} is given no dial this round.`,
          facts: { status: found.status, ion: found.ship.tokens.ion ?? 0 },
        };
  },
};

const onTheDial: GameRule<SetDial> = {
  id: 'xwing/game/set-to-a-maneuver-of-the-dial',
  code: 'maneuver-not-on-dial',
  cite: RULES_REFERENCE.at('Maneuver'),
  says: 'A dial is set to one of its maneuvers.',
  objection: ({ state, command }) => {
    const dial = fleetShip(state, command.ship)?.ship.dial ?? [];
    return dial.length === 0 || dial.includes(command.maneuver)
      ? undefined
      : { message: `The dial does not have ${command.maneuver}.`, facts: { maneuver: command.maneuver, dial } };
  },
};

export const setDial: CommandDefinition<'set-dial'> = {
  rules: [...forOwnShip, IN_PHASE.planning, stillPlanning, dialGiven, onTheDial],
  carryOut: ({ state, command: { ship, maneuver } }) =>
    done(
      withFleetShip(state, ship, (each) => ({ ...each, dial: maneuver })),
      { type: 'dial-set', ship, maneuver },
    ),
  candidates: (state, seat) =>
    state.fleet
      .filter((each) => each.ship.player === seat && needsDial(each, valuesOf(state)))
      .flatMap(({ ship }) => (ship.dial ?? []).map((maneuver) => ({ type: 'set-dial', ship: ship.id, maneuver }))),
};
