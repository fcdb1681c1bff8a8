import { exceptionsOf } from '../cards/applying.js';
import { count, type Ship } from '../ship.js';

/** The boost that some ships make before their dial is revealed, as their cards have it. */
export interface BoostBeforeReveal {
  /** The XWS id of a card that gives it. */
  readonly card: string;
  readonly optional: boolean;
  readonly evenStressed: boolean;
}

/** Undefined when no card of the ship gives it. Of several cards the more generous counts. */
export const boostBeforeReveal = (ship: Ship): BoostBeforeReveal | undefined => {
  const cards = exceptionsOf(ship, 'template').filter(({ moves }) => moves.includes('boost-before-reveal'));
  const card = cards[0]?.xws[0];
  return card === undefined
    ? undefined
    : {
        card,
        optional: cards.some(({ optional }) => optional),
        evenStressed: cards.some(({ evenStressed }) => evenStressed === true),
      };
};

export const mayBoostBeforeReveal = (ship: Ship): boolean => {
  const boost = boostBeforeReveal(ship);
  return boost !== undefined && (boost.evenStressed || count(ship.tokens, 'stress') === 0);
};

/** Whether the ship cannot reveal its dial before it has made that boost. */
export const mustBoostBeforeReveal = (ship: Ship): boolean =>
  mayBoostBeforeReveal(ship) && boostBeforeReveal(ship)?.optional === false;
