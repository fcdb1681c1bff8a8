import { initiativeByCards } from '../activation/initiative.js';
import type { ActivationOrderInput, OrderShip } from '../activation/order-input.js';
import { turnsToCome, compareTurns, type Turn } from '../activation/turn.js';
import { count } from '../ship.js';
import { actsByCardInTheSystemPhase } from './phase-cards.js';
import type { FleetShip, XWingState } from './state.js';

/** A ship of a game has no facedown damage until its player tells of some. */
const orderShip = ({ ship, status, activated, initiativeChanges }: FleetShip): OrderShip => ({
  id: ship.id,
  player: ship.player,
  initiative: ship.initiative,
  initiativeChanges: [...(initiativeByCards({ facedownDamage: 0, ...ship }) ?? []), ...initiativeChanges],
  activated,
  status,
});

/** The question of the Activation Phase: who activates when. */
export const activationInput = ({ fleet, playerOrder, step, activation }: XWingState): ActivationOrderInput => ({
  ships: fleet.map(orderShip),
  playerOrder,
  step,
  ...(activation === undefined ? {} : { activating: activation.ship }),
});

/** Has the ship something that it may do in the System Phase? */
const actsInSystemPhase = ({ grants }: XWingState, each: FleetShip): boolean => {
  const { ship, status } = each;
  return (
    (status === 'in-play' && count(ship.tokens, 'cloak') > 0) ||
    (status === 'in-play' && actsByCardInTheSystemPhase(each)) ||
    status === 'docked' ||
    grants.some((grant) => grant.ship === ship.id && grant.by === 'deploy')
  );
};

/** The same question for the System Phase, for the ships that may do something in it. */
export const systemInput = (state: XWingState): ActivationOrderInput => ({
  ships: state.fleet
    .filter((each) => actsInSystemPhase(state, each))
    .map((each) => ({ ...orderShip(each), status: 'in-play', activated: state.systemDone.includes(each.ship.id) })),
  playerOrder: state.playerOrder,
});

/** Those among whom the next is chosen. */
export const nextTurns = (input: ActivationOrderInput): readonly Turn[] => {
  const turns = turnsToCome(input);
  const [first] = turns;
  return first === undefined ? [] : turns.filter((turn) => compareTurns(first, turn) === 0);
};
