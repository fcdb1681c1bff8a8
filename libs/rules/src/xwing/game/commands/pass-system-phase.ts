import { always } from '../../actions/definition.js';
import { RULES_REFERENCE } from '../../documents.js';
import type { PassSystemPhase } from '../command.js';
import { forOwnShip, IN_PHASE } from '../common-rules.js';
import { done, type CommandDefinition, type GameRule } from '../game-rule.js';
import { inTurn } from '../in-turn.js';
import { nextTurns, systemInput } from '../turns.js';

const hasSomethingToDo: GameRule<PassSystemPhase> = {
  id: 'xwing/game/something-to-do-in-the-system-phase',
  code: 'nothing-to-do',
  cite: RULES_REFERENCE.at('System Phase'),
  says: 'Only ships that could decloak, deploy or act after deploying have a turn in the System Phase.',
  objection: ({ state, command }) =>
    systemInput(state).ships.some(({ id }) => id === command.ship)
      ? undefined
      : { message: `${command.ship} has nothing to do in this phase.`, facts: { ship: command.ship } },
};

export const passSystemPhase: CommandDefinition<'pass-system-phase'> = {
  rules: [...forOwnShip, IN_PHASE.system, hasSomethingToDo, ...inTurn(systemInput)],
  movesOn: always,
  carryOut: ({ state, command: { ship } }) =>
    done(
      {
        ...state,
        systemDone: [...state.systemDone, ship],
        grants: state.grants.filter((grant) => grant.ship !== ship || grant.by !== 'deploy'),
      },
      { type: 'system-phase-passed', ship },
    ),
  candidates: (state, seat) =>
    nextTurns(systemInput(state))
      .filter(({ ship }) => ship.player === seat)
      .map(({ ship }) => ({ type: 'pass-system-phase', ship: ship.id })),
};
