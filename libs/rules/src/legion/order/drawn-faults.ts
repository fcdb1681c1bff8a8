import type { Fault } from '../../kernel/index.js';
import { RANKS, type Rank } from '../unit.js';
import type { OrderInput } from './order-input.js';
import { tokensToCome, type Turn } from './turn.js';

/** How many tokens of that rank that player’s units, defeated ones too, do not have beside them and still can have. */
const tokensOfRank = (player: string, rank: Rank, { units }: OrderInput): number =>
  units
    .filter((unit) => unit.player === player && unit.rank === rank)
    .reduce((sum, unit) => sum + tokensToCome(unit), 0);

/** More tokens of a rank in a pool than its units can still have. */
export const poolFaults = (input: OrderInput): readonly Fault[] =>
  input.players.flatMap(({ id, pool = [] }, index) =>
    RANKS.flatMap((rank) => {
      const [told, most] = [pool.filter((each) => each === rank).length, tokensOfRank(id, rank, input)];
      return told > most
        ? [
            {
              pointer: `/players/${index}/pool`,
              detail: `must be at most ${most} ${rank} tokens, those that the units of ${id}, defeated ones too, have to come, not ${told}`,
            },
          ]
        : [];
    }),
  );

/**
 * A pool is made of one token for each that a unit can have, and a defeated unit's token stays in it until it is drawn:
 * the drawn token and those left of its rank cannot be more than what the units of that rank do not have beside them.
 */
export const drawnFaults = ({ input, player, pool }: Turn): readonly Fault[] => {
  const { drawn } = input;
  if (drawn === undefined || player === undefined) return [];
  const most = tokensOfRank(player.id, drawn, input);
  const told = 1 + pool.filter((rank) => rank === drawn).length;
  if (told <= most) return [];
  const detail =
    most === 0
      ? `no unit of ${player.id}, not even a defeated one, has a ${drawn} token to come`
      : `with those left in the pool that is ${told} ${drawn} tokens, and the units of ${player.id} have ${most} to come: leave the drawn one out of the pool`;
  return [{ pointer: '/drawn', detail }];
};
