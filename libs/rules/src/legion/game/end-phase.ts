import { CORE_RULEBOOK } from '../documents.js';
import { hasKeyword } from '../keyword.js';
import type { EndPhaseCommand } from './command.js';
import type { CommandDefinition, CommandRule } from './definition.js';
import type { TokenKind } from '../unit.js';
import { betweenRounds, findUnit, withUnits, type GameUnit, type PlayerState } from './state.js';

/** Tokens that go at the end of a round; wounds, ion, immobilize, poison and damage stay. */
const GONE: readonly TokenKind[] = ['aim', 'dodge', 'observation', 'standby', 'surge'];

const cleared = ({ independent: _used, ...unit }: GameUnit, kept: readonly string[]): GameUnit => ({
  ...unit,
  orderTokens: [],
  suppression: Math.max(0, (unit.suppression ?? 0) - (kept.includes(unit.id) ? 0 : 1)),
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

/** The units may be either player’s: one command clears the whole table. */
const keptByDangerSense: CommandRule<EndPhaseCommand> = {
  id: 'legion/end-phase/keeps-what-it-may',
  code: 'cannot-keep',
  cite: CORE_RULEBOOK.at('Danger Sense'),
  says: 'A unit with Danger Sense may keep the suppression token that it would lose in the End Phase.',
  objection: ({ state, command: { keep = [] } }) => {
    const others = keep.filter((id) => {
      const unit = findUnit(state, id);
      return unit === undefined || !hasKeyword(unit, 'danger-sense') || (unit.suppression ?? 0) === 0;
    });
    return others.length > 0
      ? { message: `Without Danger Sense, or without a token to keep: ${others.join(', ')}.`, facts: { units: others } }
      : undefined;
  },
};

/** One suppression token from each unit, the round’s tokens gone, pools empty; then the next round, or the end. */
export const endPhase: CommandDefinition<EndPhaseCommand> = {
  phases: ['end'],
  rules: [keptByDangerSense],
  play: ({ state, values, command: { keep = [] } }) => {
    const after = {
      ...withUnits(betweenRounds(state), (unit) => cleared(unit, keep)),
      players: state.players.map(fresh),
    };
    return state.round >= values.rounds
      ? { state: { ...after, phase: 'over' }, events: [{ type: 'game-over', round: state.round }] }
      : {
          state: { ...after, phase: 'command-cards', round: state.round + 1 },
          events: [{ type: 'round-begun', round: state.round + 1 }],
        };
  },
};
