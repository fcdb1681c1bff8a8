import type { Setting } from '../definition.js';

/**
 * Is this the ship's own activation? Unless the attempt says otherwise it is, but for a ship that another coordinates
 * and outside the Activation Phase.
 */
export const isOwnActivation = ({ input, opportunity, ship }: Setting): boolean => {
  if (input.phase !== undefined && input.phase !== 'activation') return false;
  if (input.activating !== undefined) return input.activating === ship.id;
  return opportunity.kind !== 'granted' || opportunity.by !== 'coordinate';
};
