import { CORE_RULEBOOK } from '../documents.js';
import type { LegionValues } from '../ruleset-values.js';
import type { OrderPlayer } from './order-input.js';
import type { OrderRule, OrderSituation } from './order-rules.js';
import { ordersLeft, type Turn } from './turn.js';
import { counted } from '../wording.js';

/** The player who pays for a pass under that way of passing. After a draw in vain a pass is free. */
const passer = ({ turn, proposed }: OrderSituation, passing: LegionValues['passing']): OrderPlayer | undefined =>
  proposed.kind === 'pass' && turn.values.passing === passing && turn.input.drawn === undefined
    ? turn.player
    : undefined;

const tokenToPass: OrderRule = {
  id: 'legion/pass/spends-a-token',
  code: 'no-pass-token',
  cite: CORE_RULEBOOK.at('Passing'),
  says: 'A pass costs a token of the pass pool.',
  objection: (situation) => {
    const player = passer(situation, 'pass-pool');
    return player !== undefined && (player.passTokens ?? 0) === 0
      ? { message: `${player.id} has no token left in the pass pool.`, facts: { passTokens: 0 } }
      : undefined;
  },
};

const notTwiceRunning: OrderRule = {
  id: 'legion/pass/not-twice-running',
  code: 'passed-last-turn',
  cite: CORE_RULEBOOK.at('Passing'),
  says: 'A player does not pass on two turns running.',
  objection: (situation) => {
    const player = passer(situation, 'pass-pool');
    return player?.passedLastTurn === true
      ? { message: `${player.id} passed on the turn before.`, facts: { passedLastTurn: true } }
      : undefined;
  },
};

const oncePerRound: OrderRule = {
  id: 'legion/pass/once-a-round',
  code: 'passed-this-round',
  cite: CORE_RULEBOOK.at('Passing'),
  says: 'In the 2.5 rulebook a player passes once a round.',
  objection: (situation) => {
    const player = passer(situation, 'once-a-round');
    return player?.passedThisRound === true
      ? { message: `${player.id} has passed in this round.`, facts: { passedThisRound: true } }
      : undefined;
  },
};

const opponentOf = ({ input }: Turn, player: OrderPlayer): OrderPlayer | undefined =>
  input.players.find(({ id }) => id !== player.id);

const fewerOrders: OrderRule = {
  id: 'legion/pass/fewer-orders',
  code: 'not-fewer-orders',
  cite: CORE_RULEBOOK.at('Passing'),
  says: 'In the 2.5 rulebook only the player with fewer orders left passes.',
  objection: (situation) => {
    const player = passer(situation, 'once-a-round');
    const opponent = player && opponentOf(situation.turn, player);
    if (player === undefined || opponent === undefined) return undefined;
    const [own, theirs] = [player, opponent].map((each) => ordersLeft(each, situation.turn.input));
    return own !== undefined && theirs !== undefined && own >= theirs
      ? {
          message: `${player.id} has ${counted(own, 'order')} left and ${opponent.id} no more: ${theirs}.`,
          facts: { own, theirs },
        }
      : undefined;
  },
};

export const passRules: readonly OrderRule[] = [tokenToPass, notTwiceRunning, oncePerRound, fewerOrders];
