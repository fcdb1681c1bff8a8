import type { Ruleset } from '../../kernel/index.js';
import type { OrderInput, OrderPlayer } from '../order/order-input.js';
import { turnOf, type Turn } from '../order/turn.js';
import { LEGION_2026, rulesetFor } from '../rulesets.js';
import type { LegionValues } from '../ruleset-values.js';
import { betweenTurns, withPlayer, type GameUnit, type LegionState } from './state.js';

export const rulesetOf = ({ ruleset }: LegionState): Ruleset<LegionValues> => rulesetFor(ruleset) ?? LEGION_2026;

export const valuesOf = (state: LegionState): LegionValues => rulesetOf(state).values;

const asOrderPlayer = ({
  seat,
  pool,
  passTokens,
  passedLastTurn,
  passedThisRound,
}: LegionState['players'][number]): OrderPlayer => ({
  id: seat,
  pool,
  passTokens,
  passedLastTurn,
  passedThisRound,
});

/** The Activation Phase as the rules of turns ask about it. */
export const orderInputOf = ({ ruleset, players, units, priority, lastTurn, drawn }: LegionState): OrderInput => ({
  ruleset,
  players: players.map(asOrderPlayer),
  units,
  ...(priority !== undefined && { priority }),
  ...(lastTurn !== undefined && { lastTurn }),
  ...(drawn !== undefined && { drawn }),
});

export const turnNow = (state: LegionState): Turn => turnOf(orderInputOf(state), valuesOf(state));

/** The seat whose turn it is; while a unit is active, its owner's. */
export const seatInTurn = (state: LegionState): string | undefined => {
  if (state.phase !== 'activation') return undefined;
  const active = state.units.find(({ id }) => id === state.active?.unit);
  return active?.player ?? turnNow(state).player?.id;
};

/** Goes on to the End Phase when nobody has a unit left to activate. */
export const settled = (state: LegionState): LegionState =>
  state.phase === 'activation' && state.active === undefined && turnNow(state).player === undefined
    ? { ...betweenTurns(state), phase: 'end' }
    : state;

/** The turn is over: the other player is next, if that player has a unit left. */
export const turnOver = (state: LegionState, seat: string, passed: 'passed' | 'activated'): LegionState =>
  settled({
    ...withPlayer(betweenTurns(state), seat, (player) => ({
      ...player,
      passedLastTurn: passed === 'passed',
      passedThisRound: player.passedThisRound || passed === 'passed',
    })),
    lastTurn: seat,
  });

/** An activated unit's token: the faceup one turned over, or the drawn one laid facedown beside it. */
export const tokenFacedown = (unit: GameUnit, token: 'faceup' | 'drawn'): GameUnit => {
  const tokens = unit.orderTokens ?? [];
  if (token === 'drawn') return { ...unit, orderTokens: [...tokens, 'facedown'] };
  const index = tokens.indexOf('faceup');
  return { ...unit, orderTokens: tokens.map((each, at) => (at === index ? 'facedown' : each)) };
};
