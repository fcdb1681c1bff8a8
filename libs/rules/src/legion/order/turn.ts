import { tokenLimit } from '../order-tokens.js';
import type { LegionValues } from '../ruleset-values.js';
import { hasFaceupOrder, type Rank } from '../unit.js';
import type { OrderInput, OrderPlayer, OrderUnit } from './order-input.js';

/** The Activation Phase at one moment: whose turn it is, and with what. */
export interface Turn {
  readonly input: OrderInput;
  readonly values: LegionValues;
  /** Undefined when nobody has a unit left to activate. */
  readonly player: OrderPlayer | undefined;
  /** The tokens left in that player's order pool; a drawn one is no longer in it. */
  readonly pool: readonly Rank[];
  /** Units of that player that have a faceup token. */
  readonly faceup: readonly OrderUnit[];
  /** Units that a drawn token can go to. */
  readonly forDrawn: readonly OrderUnit[];
}

const tokensOf = (unit: OrderUnit): number => unit.orderTokens?.length ?? 0;

/** Whether a drawn token of the unit's rank can go to it. */
export const takesToken = (unit: OrderUnit): boolean => unit.defeated !== true && tokensOf(unit) < tokenLimit(unit);

type RankedUnit = OrderUnit & { readonly rank: Rank };

/** The units of a player that take turns: undefeated ones, and no counterparts. */
export const unitsOf = (player: OrderPlayer, { units }: OrderInput): readonly RankedUnit[] =>
  units.filter(
    (unit): unit is RankedUnit => unit.player === player.id && unit.defeated !== true && unit.rank !== undefined,
  );

/** How many order tokens a unit does not have beside it and still can have. */
export const tokensToCome = (unit: OrderUnit): number => Math.max(0, tokenLimit(unit) - tokensOf(unit));

/** The tokens in the player's order pool when the turn began; unless told, one for each that its units can still take. */
const poolOf = (player: OrderPlayer, input: OrderInput): readonly Rank[] =>
  player.pool === undefined
    ? unitsOf(player, input).flatMap((unit) => Array.from({ length: tokensToCome(unit) }, () => unit.rank))
    : [...player.pool, ...(input.drawn === undefined ? [] : [input.drawn])];

/** The pool without one token of that rank. */
export const withoutToken = (pool: readonly Rank[], rank: Rank | undefined): readonly Rank[] =>
  pool.filter((_, index) => index !== pool.findIndex((each) => each === rank));

/** How many orders the player has left: faceup on the battlefield and in the pool. */
export const ordersLeft = (player: OrderPlayer, input: OrderInput): number =>
  unitsOf(player, input).filter(hasFaceupOrder).length + poolOf(player, input).length;

const canActivate = (player: OrderPlayer, input: OrderInput): boolean => {
  const pool = poolOf(player, input);
  return unitsOf(player, input).some((unit) => hasFaceupOrder(unit) || (takesToken(unit) && pool.includes(unit.rank)));
};

/**
 * Turns alternate, beginning with priority; a player without a unit to activate passes every turn. A draw does not change
 * whose turn it is: the drawn token still counts, as one that the player could draw.
 */
const playerInTurn = (input: OrderInput): OrderPlayer | undefined => {
  const { players, priority, lastTurn } = input;
  const first = players.find(({ id }) => id === (priority ?? players[0]?.id));
  const due = lastTurn === undefined ? first : players.find(({ id }) => id !== lastTurn);
  const other = players.find((player) => player !== due);
  return [due, other].find((player) => player !== undefined && canActivate(player, input));
};

/** The turn that the input describes. */
export const turnOf = (input: OrderInput, values: LegionValues): Turn => {
  const player = playerInTurn(input);
  const units = player === undefined ? [] : unitsOf(player, input);
  return {
    input,
    values,
    player,
    pool: player === undefined ? [] : withoutToken(poolOf(player, input), input.drawn),
    faceup: units.filter(hasFaceupOrder),
    forDrawn: units.filter((unit) => unit.rank === input.drawn && takesToken(unit)),
  };
};

/** A token was drawn, and no unit of its rank can take it: it leaves the game. */
export const drawnInVain = ({ input, forDrawn }: Turn): boolean => input.drawn !== undefined && forDrawn.length === 0;
