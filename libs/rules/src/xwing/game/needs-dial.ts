import { isIonized } from '../ionized.js';
import type { XWingValues } from '../rulesets.js';
import type { FleetShip, XWingState } from './state.js';

/** Whether the ship is given a dial this round: it is in play, and not so ionized that these rules deny it one. */
export const needsDial = ({ ship, status }: FleetShip, { ionManeuver }: XWingValues): boolean =>
  status === 'in-play' && !(ionManeuver === 'blue-1-straight' && isIonized(ship));

/** Ids of the player's ships that should have a dial and do not. */
export const dialsMissing = (state: XWingState, player: string, values: XWingValues): readonly string[] =>
  state.fleet
    .filter((each) => each.ship.player === player && needsDial(each, values) && each.dial === undefined)
    .map(({ ship }) => ship.id);
