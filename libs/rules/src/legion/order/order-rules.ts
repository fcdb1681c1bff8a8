import type { Rule } from '../../kernel/index.js';
import { ACTIVATING_A_UNIT, CORE_RULEBOOK } from '../documents.js';
import { hasFaceupOrder } from '../unit.js';
import type { OrderCode } from './order-code.js';
import type { OrderUnit, Proposal } from './order-input.js';
import { tokenLimit } from '../order-tokens.js';
import { drawnInVain, takesToken, type Turn } from './turn.js';

/** A proposal in the turn in which it is made. */
export interface OrderSituation {
  readonly turn: Turn;
  readonly proposed: Proposal;
  /** The unit to be activated. */
  readonly unit: OrderUnit | undefined;
}

export type OrderRule = Rule<OrderSituation, OrderCode>;

const phaseGoesOn: OrderRule = {
  id: 'legion/order/units-left',
  code: 'phase-over',
  cite: CORE_RULEBOOK.at('Activation Phase'),
  says: 'The Activation Phase ends when nobody has a unit left to activate.',
  objection: ({ turn }) =>
    turn.player === undefined ? { message: 'Nobody has a unit left to activate.', facts: {} } : undefined,
};

const inTurn: OrderRule = {
  id: 'legion/order/players-alternate',
  code: 'not-your-turn',
  cite: CORE_RULEBOOK.at('Activation Phase'),
  says: 'Players take turns, beginning with the one who has priority.',
  objection: ({ turn: { player }, proposed }) =>
    player !== undefined && proposed.player !== undefined && proposed.player !== player.id
      ? { message: `It is the turn of ${player.id}.`, facts: { turn: player.id, player: proposed.player } }
      : undefined,
};

const ownUnit: OrderRule = {
  id: 'legion/order/own-unit',
  code: 'not-your-unit',
  cite: CORE_RULEBOOK.at('Activation Phase'),
  says: 'A player activates a unit of that player’s own.',
  objection: ({ turn: { player }, unit }) =>
    player !== undefined && unit !== undefined && unit.player !== player.id
      ? { message: `${unit.id} belongs to ${unit.player}.`, facts: { unit: unit.id, owner: unit.player } }
      : undefined,
};

const undefeated: OrderRule = {
  id: 'legion/order/not-defeated',
  code: 'defeated',
  cite: CORE_RULEBOOK.at('Defeated'),
  says: 'A defeated unit is not activated.',
  objection: ({ unit }) =>
    unit?.defeated === true ? { message: `${unit.id} is defeated.`, facts: { unit: unit.id } } : undefined,
};

const notYetActivated: OrderRule = {
  id: 'legion/order/once-a-round',
  code: 'already-activated',
  cite: CORE_RULEBOOK.at('Unstoppable'),
  says: 'A unit with its order token facedown has activated; an unstoppable one has two.',
  objection: ({ unit }) =>
    unit !== undefined && unit.defeated !== true && !hasFaceupOrder(unit) && !takesToken(unit)
      ? {
          message: `${unit.id} has all its order tokens facedown.`,
          facts: { orderTokens: unit.orderTokens ?? [], limit: tokenLimit(unit) },
        }
      : undefined,
};

/** A unit without a faceup token waits for its rank to be drawn. */
const faceupOrDrawn: OrderRule = {
  id: 'legion/order/faceup-or-drawn',
  code: 'draw-first',
  cite: ACTIVATING_A_UNIT.at('Activating a Unit'),
  says: 'A unit is activated by its faceup order token or by one of its rank drawn from the pool.',
  objection: ({ turn, unit }) =>
    unit !== undefined && turn.forDrawn.length === 0 && !hasFaceupOrder(unit) && takesToken(unit)
      ? {
          message: `${unit.id} has no faceup order token.`,
          facts: { unit: unit.id, rank: unit.rank },
          remedy: 'Draw from the order pool.',
        }
      : undefined,
};

const drawnRank: OrderRule = {
  id: 'legion/order/drawn-rank',
  code: 'wrong-rank',
  cite: CORE_RULEBOOK.at('Activation Phase'),
  says: 'A drawn token goes to a unit of its rank that can take it.',
  objection: ({ turn, unit }) =>
    unit !== undefined && turn.forDrawn.length > 0 && !turn.forDrawn.includes(unit)
      ? {
          message: `The ${turn.input.drawn ?? ''} token cannot go to ${unit.id}.`,
          facts: {
            drawn: turn.input.drawn,
            rank: unit.rank,
            orderTokens: unit.orderTokens ?? [],
            units: turn.forDrawn.map(({ id }) => id),
          },
        }
      : undefined,
};

const drawAgain: OrderRule = {
  id: 'legion/order/draw-again',
  code: 'must-draw-again',
  cite: CORE_RULEBOOK.at('Activation Phase'),
  says: 'In older versions a player whose drawn token fits no unit draws again at once.',
  objection: ({ turn, proposed }) => {
    const mustDraw = drawnInVain(turn) && turn.values.drawnRankWithoutUnit === 'draw-again';
    return mustDraw && turn.pool.length > 0 && proposed.kind !== 'draw'
      ? { message: 'No unit takes the drawn token; draw again.', facts: { drawn: turn.input.drawn }, remedy: 'Draw.' }
      : undefined;
  },
};

const tokenInHand: OrderRule = {
  id: 'legion/order/use-the-drawn-token',
  code: 'token-drawn',
  cite: CORE_RULEBOOK.at('Activation Phase'),
  says: 'Who has drawn a token that a unit can take activates such a unit.',
  objection: ({ turn, proposed }) =>
    proposed.kind !== 'activate' && turn.forDrawn.length > 0
      ? {
          message: `The ${turn.input.drawn ?? ''} token is drawn and has to be used.`,
          facts: { drawn: turn.input.drawn, units: turn.forDrawn.map(({ id }) => id) },
        }
      : undefined,
};

const poolNotEmpty: OrderRule = {
  id: 'legion/order/tokens-in-pool',
  code: 'pool-empty',
  cite: CORE_RULEBOOK.at('Activation Phase'),
  says: 'A token is drawn from a pool that has one.',
  objection: ({ turn: { player, pool }, proposed }) =>
    proposed.kind === 'draw' && player !== undefined && pool.length === 0
      ? { message: 'The order pool is empty.', facts: { pool: [] } }
      : undefined,
};

export const orderRules: readonly OrderRule[] = [
  phaseGoesOn,
  inTurn,
  ownUnit,
  undefeated,
  notYetActivated,
  faceupOrDrawn,
  drawnRank,
  drawAgain,
  tokenInHand,
  poolNotEmpty,
];
