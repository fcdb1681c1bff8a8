import type { GameEvent, Verdict } from '../../kernel/index.js';
import { judgeOrder } from '../order/activation-order.js';
import type { Proposal } from '../order/order-input.js';
import { drawnInVain, withoutToken } from '../order/turn.js';
import type { Rank } from '../unit.js';
import type { ActivateCommand, DrawCommand, PassCommand } from './command.js';
import type { CommandDefinition } from './definition.js';
import { oneUnitAtATime } from './activation-rules.js';
import { leftToTable } from './left-to-table.js';
import { betweenTurns, findUnit, withoutDrawn, withPlayer, type GameUnit, type LegionState } from './state.js';
import { turnNow, turnOver } from './turns.js';

/** The verdict that the rules of turns give; without a turn to judge while a unit is active. */
const asProposed = (state: LegionState, proposed: Proposal): Verdict<object> =>
  state.active === undefined ? judgeOrder(turnNow(state), proposed) : { verdict: 'legal' };

/** The order pool of the player whose turn it is. */
const poolInTurn = (state: LegionState): readonly Rank[] => turnNow(state).player?.pool ?? [];

export const draw: CommandDefinition<DrawCommand> = {
  phases: ['activation'],
  rules: [oneUnitAtATime],
  verdict: ({ state, seat }) => asProposed(state, { kind: 'draw', player: seat }),
  dice: ({ state }) => [{ die: poolInTurn(state), count: 1, for: 'order-token' }],
  play: ({ state, seat, faces }) => {
    const pool = poolInTurn(state);
    const drawn = pool.find((rank) => rank === faces[0]);
    const drawnOut = withPlayer(state, seat, (player) => ({ ...player, pool: withoutToken(pool, drawn) }));
    const after = drawn === undefined ? drawnOut : { ...drawnOut, drawn };
    const events: readonly GameEvent[] = [{ type: 'token-drawn', seat, rank: drawn }];
    return drawnInVain(turnNow(after))
      ? { state: after, events: [...events, { type: 'token-left-game', seat, rank: drawn }] }
      : { state: after, events };
  },
};

/** What the unit does as its activation starts; what has a command of its own is among the options. */
const startOf = (unit: GameUnit | undefined): readonly GameEvent[] => {
  if (unit === undefined) return [];
  return [
    ...leftToTable(unit, 'activates'),
    ...(unit.undeployed === true ? leftToTable(unit, 'activates-undeployed') : []),
  ];
};

export const activate: CommandDefinition<ActivateCommand> = {
  phases: ['activation'],
  rules: [oneUnitAtATime],
  verdict: ({ state, seat, command }) => asProposed(state, { kind: 'activate', unit: command.unit, player: seat }),
  play: ({ state, seat, command }) => {
    const token = turnNow(state).forDrawn.length > 0 ? 'drawn' : 'faceup';
    const activation = { step: 'start-of-activation', made: [] } as const;
    return {
      state: {
        ...withoutDrawn(betweenTurns(state)),
        active: { unit: command.unit, token, activation, commanders: [] },
      },
      events: [
        { type: 'activation-begun', seat, unit: command.unit, token },
        ...startOf(findUnit(state, command.unit)),
      ],
    };
  },
};

export const pass: CommandDefinition<PassCommand> = {
  phases: ['activation'],
  rules: [oneUnitAtATime],
  verdict: ({ state, seat }) => asProposed(state, { kind: 'pass', player: seat }),
  play: ({ state, seat, values }) => {
    const costs = values.passing === 'pass-pool' && state.drawn === undefined ? 1 : 0;
    const paid = withPlayer(state, seat, (player) => ({ ...player, passTokens: player.passTokens - costs }));
    return { state: turnOver(paid, seat, 'passed'), events: [{ type: 'passed', seat }] };
  },
};
