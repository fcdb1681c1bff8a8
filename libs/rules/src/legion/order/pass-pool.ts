import type { OrderInput } from './order-input.js';
import { unitsOf } from './turn.js';

/** How many times a player may pass in a round. */
export interface PassPool {
  readonly player: string;
  readonly tokens: number;
}

/** The player with fewer undefeated units gets one token for each unit fewer, less one. */
export const passPools = (input: OrderInput): readonly PassPool[] => {
  const counts = input.players.map((player) => ({ player: player.id, units: unitsOf(player, input).length }));
  const most = Math.max(...counts.map(({ units }) => units));
  return counts.map(({ player, units }) => ({ player, tokens: Math.max(0, most - units - 1) }));
};
