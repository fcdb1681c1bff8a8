import type { EndPhaseCommand } from './command.js';
import type { CommandDefinition } from './definition.js';
import type { TokenKind } from '../unit.js';
import { betweenRounds, withUnits, type GameUnit, type PlayerState } from './state.js';

/** Tokens that go at the end of a round; wounds, ion, immobilize, poison and damage stay. */
const GONE: readonly TokenKind[] = ['aim', 'dodge', 'observation', 'standby', 'surge'];

const cleared = (unit: GameUnit): GameUnit => ({
  ...unit,
  orderTokens: [],
  suppression: Math.max(0, (unit.suppression ?? 0) - 1),
  tokens: { ...unit.tokens, ...Object.fromEntries(GONE.map((kind) => [kind, 0])) },
});

const fresh = ({ seat }: PlayerState): PlayerState => ({
  seat,
  pool: [],
  passTokens: 0,
  passedLastTurn: false,
  passedThisRound: false,
  ordered: false,
});

/** One suppression token from each unit, the round’s tokens gone, pools empty; then the next round, or the end. */
export const endPhase: CommandDefinition<EndPhaseCommand> = {
  phases: ['end'],
  rules: [],
  play: ({ state, values }) => {
    const after = { ...withUnits(betweenRounds(state), cleared), players: state.players.map(fresh) };
    return state.round >= values.rounds
      ? { state: { ...after, phase: 'over' }, events: [{ type: 'game-over', round: state.round }] }
      : {
          state: { ...after, phase: 'command-cards', round: state.round + 1 },
          events: [{ type: 'round-begun', round: state.round + 1 }],
        };
  },
};
