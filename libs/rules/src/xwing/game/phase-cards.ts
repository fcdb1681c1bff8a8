import { exceptionsOf, printedOn } from '../cards/applying.js';
import type { FleetShip, XWingState } from './state.js';
import { isOnTheTable } from './state.js';

/** The ids of the ship’s cards that grant it, or others, an action in that phase. */
export const cardsFor = ({ ship }: FleetShip, phase: 'system' | 'end'): readonly string[] => [
  ...new Set(
    [...exceptionsOf(ship, 'granted'), ...exceptionsOf(ship, 'granted-even-stressed')]
      .filter(({ window }) => window === `${phase}-phase`)
      .map((card) => printedOn(ship, card)),
  ),
];

/** Does a card of the ship let it act in the System Phase? One of them asks no more than that it may be stressed then. */
export const actsByCardInTheSystemPhase = (each: FleetShip): boolean =>
  cardsFor(each, 'system').length > 0 ||
  exceptionsOf(each.ship, 'act-while-stressed').some(({ window }) => window === 'system-phase');

/** The players whose ships may act in the End Phase. */
export const playersOfTheEndPhase = ({ fleet }: XWingState): readonly string[] => [
  ...new Set(
    fleet.filter((each) => isOnTheTable(each) && cardsFor(each, 'end').length > 0).map(({ ship }) => ship.player),
  ),
];
