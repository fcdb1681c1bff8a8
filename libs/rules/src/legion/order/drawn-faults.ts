import type { Fault } from '../../kernel/index.js';
import { tokensToCome, type Turn } from './turn.js';

/**
 * A pool is made of one token for each that a unit can have, and a defeated unit's token stays in it until it is drawn:
 * the drawn token and those left of its rank cannot be more than what the units of that rank do not have beside them.
 */
export const drawnFaults = ({ input: { drawn, units }, player, pool }: Turn): readonly Fault[] => {
  if (drawn === undefined || player === undefined) return [];
  const ofRank = units.filter((unit) => unit.player === player.id && unit.rank === drawn);
  const most = ofRank.reduce((sum, unit) => sum + tokensToCome(unit), 0);
  const told = 1 + pool.filter((rank) => rank === drawn).length;
  if (told <= most) return [];
  const detail =
    most === 0
      ? `no unit of ${player.id}, not even a defeated one, has a ${drawn} token to come`
      : `with those left in the pool that is ${told} ${drawn} tokens, and the units of ${player.id} have ${most} to come: leave the drawn one out of the pool`;
  return [{ pointer: '/drawn', detail }];
};
