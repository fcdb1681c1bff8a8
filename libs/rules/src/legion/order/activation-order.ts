import { judge, type Checked, type Reason } from '../../kernel/index.js';
import { isCounterpart, type Rank } from '../unit.js';
import { drawnFaults, poolFaults } from './drawn-faults.js';
import type { OrderCode } from './order-code.js';
import { checkOrder, type OrderInput, type Proposal } from './order-input.js';
import { orderRules, type OrderRule } from './order-rules.js';
import { passPools, type PassPool } from './pass-pool.js';
import { passRules } from './pass-rules.js';
import { drawnInVain, turnOf, type Turn } from './turn.js';

export const ORDER_RULES: readonly OrderRule[] = [...orderRules, ...passRules];

export type OrderVerdict =
  { readonly verdict: 'legal' } | { readonly verdict: 'illegal'; readonly reasons: readonly Reason<OrderCode>[] };

/** A token that is drawn, and whom it can go to; with nobody it leaves the game. */
export interface DrawnToken {
  readonly rank: Rank;
  readonly units: readonly string[];
  readonly leavesGame: boolean;
}

export interface OrderAnswer {
  readonly ruleset: string;
  readonly phase: 'activation' | 'over';
  /** Whose turn it is; absent when the phase is over. */
  readonly turn?: string;
  /** The units that may be activated now. */
  readonly activate: readonly string[];
  readonly draw: OrderVerdict;
  readonly pass: OrderVerdict;
  readonly drawn?: DrawnToken;
  /** The tokens left in the order pool of the player whose turn it is. */
  readonly pool: readonly Rank[];
  /** What the pass pools are when they are made, with the units that are undefeated now. */
  readonly passPools: readonly PassPool[];
  readonly proposed?: OrderVerdict;
}

/** The verdict on a proposal in that turn. */
export const judgeOrder = (turn: Turn, proposed: Proposal): OrderVerdict => {
  const unit = proposed.kind === 'activate' ? turn.input.units.find(({ id }) => id === proposed.unit) : undefined;
  const reasons = judge(ORDER_RULES, { turn, proposed, unit });
  return reasons.length === 0 ? { verdict: 'legal' } : { verdict: 'illegal', reasons };
};

const isLegal = (turn: Turn, proposed: Proposal): boolean => judgeOrder(turn, proposed).verdict === 'legal';

const answerOf = (turn: Turn, ruleset: string): OrderAnswer => {
  const { input, values } = turn;
  const { drawn, proposed } = input;
  return {
    ruleset,
    phase: turn.player === undefined ? 'over' : 'activation',
    ...(turn.player !== undefined && { turn: turn.player.id }),
    activate: input.units
      .filter((unit) => !isCounterpart(unit) && isLegal(turn, { kind: 'activate', unit: unit.id }))
      .map((unit) => unit.id),
    draw: judgeOrder(turn, { kind: 'draw' }),
    pass: judgeOrder(turn, { kind: 'pass' }),
    ...(drawn !== undefined && {
      drawn: { rank: drawn, units: turn.forDrawn.map((unit) => unit.id), leavesGame: drawnInVain(turn) },
    }),
    pool: turn.pool,
    passPools: values.passing === 'pass-pool' ? passPools(input) : [],
    ...(proposed !== undefined && { proposed: judgeOrder(turn, proposed) }),
  };
};

/**
 * Whose turn it is in the Activation Phase and what that player may do with it: which units may be activated, whether a
 * token may be drawn, whether the player may pass, and the verdict on a proposal.
 * Gives every fault of the input by JSON pointer where there is one.
 * Source: Activating a Unit; Core Rulebook, Activation Phase and Passing.
 */
export const activationOrder = (input: OrderInput): Checked<OrderAnswer> => {
  const checked = checkOrder(input);
  if ('faults' in checked) return checked;
  const turn = turnOf(input, checked.value.values);
  const inPool = poolFaults(input);
  const faults = inPool.length > 0 ? inPool : drawnFaults(turn);
  return faults.length > 0 ? { faults } : { value: answerOf(turn, checked.value.id) };
};
