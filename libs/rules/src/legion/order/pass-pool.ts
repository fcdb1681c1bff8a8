import type { OrderInput } from './order-input.js';

/** How many times a player may pass in a round. */
export interface PassPool {
  readonly player: string;
  readonly tokens: number;
}

/** The player with fewer undefeated units gets one token for each unit fewer, less one. */
export const passPools = ({ players, units }: OrderInput): readonly PassPool[] => {
  const count = (id: string): number =>
    units.filter(({ player, defeated }) => player === id && defeated !== true).length;
  const most = Math.max(...players.map(({ id }) => count(id)));
  return players.map(({ id }) => ({ player: id, tokens: Math.max(0, most - count(id) - 1) }));
};
