import type { TableShip } from './attempt.js';
import type { Ship } from '../ship.js';

export type Allegiance = 'friendly' | 'enemy' | 'unknown';

/** Ships of one player are friendly to each other; without knowing both players there is no telling. */
export const allegianceOf = (ship: Pick<Ship, 'player'>, other: Pick<TableShip, 'player'>): Allegiance => {
  if (ship.player === undefined || other.player === undefined) return 'unknown';
  return ship.player === other.player ? 'friendly' : 'enemy';
};
