import { RULES_REFERENCE_2_5 } from '../../documents.js';
import type { RollFirstPlayer } from '../command.js';
import { IN_PHASE, ownShip } from '../common-rules.js';
import { firstPlayerOf, rollsByPlayer, startingWith } from '../first-player.js';
import { done, type CommandDefinition, type GameRule } from '../game-rule.js';

const whenDialsAreSet: GameRule<RollFirstPlayer> = {
  id: 'xwing/game/first-player-after-dials',
  code: 'wrong-step',
  cite: RULES_REFERENCE_2_5.at('Planning Phase'),
  says: 'From edition 2.5 on the first player is rolled every round once all dials are set; before, one is first all game.',
  objection: ({ state }) => {
    const waiting = state.playerOrder.filter((player) => !state.finished.includes(player));
    if (state.firstPlayerOpen && waiting.length === 0) return undefined;
    return {
      message: state.firstPlayerOpen
        ? `${waiting.join(' and ')} ${waiting.length === 1 ? 'has' : 'have'} not finished planning.`
        : 'The first player of this round is settled.',
      facts: { firstPlayerOpen: state.firstPlayerOpen, waiting, firstPlayer: state.playerOrder[0] },
    };
  },
};

export const rollFirstPlayer: CommandDefinition<'roll-first-player'> = {
  rules: [ownShip, IN_PHASE.planning, whenDialsAreSet],
  carryOut: ({ state, faces }) => {
    const rolls = rollsByPlayer(state, faces);
    const first = firstPlayerOf(rolls);
    return first === undefined
      ? done(state, { type: 'first-player-tied', rolls })
      : done(
          { ...state, firstPlayerOpen: false, playerOrder: startingWith(state.playerOrder, first) },
          { type: 'first-player-rolled', rolls, firstPlayer: first },
        );
  },
  candidates: () => [{ type: 'roll-first-player' }],
};
