import { RULES_REFERENCE } from '../../documents.js';
import type { FinishEndPhase, FinishEngagement, FinishPlanning } from '../command.js';
import { IN_PHASE, ownShip } from '../common-rules.js';
import { done, type CommandDefinition, type GameRule } from '../game-rule.js';
import { dialsMissing } from '../needs-dial.js';

const notFinishedBefore: GameRule<FinishPlanning | FinishEngagement | FinishEndPhase> = {
  id: 'xwing/game/finish-once',
  code: 'already-finished',
  cite: RULES_REFERENCE.at('Planning Phase'),
  says: 'A player finishes a phase once.',
  objection: ({ state, seat }) =>
    state.finished.includes(seat)
      ? { message: `${seat} has finished and waits for the others.`, facts: { finished: state.finished } }
      : undefined,
};

const dialsSet: GameRule<FinishPlanning> = {
  id: 'xwing/game/dials-set',
  code: 'dials-not-set',
  cite: RULES_REFERENCE.at('Planning Phase'),
  says: 'Every ship that is given a dial has it set before planning ends; newer rules say what a forgotten dial costs.',
  objection: ({ state, seat, values }) => {
    const missing = values.forgottenDial === 'unstated' ? dialsMissing(state, seat, values) : [];
    return missing.length === 0
      ? undefined
      : {
          message: `The dials of ${missing.join(', ')} are not set.`,
          facts: { missing },
          remedy: `Set the dials of ${missing.join(', ')}.`,
        };
  },
};

export const finishPlanning: CommandDefinition<'finish-planning'> = {
  rules: [ownShip, IN_PHASE.planning, notFinishedBefore, dialsSet],
  carryOut: ({ state, seat }) =>
    done({ ...state, finished: [...state.finished, seat] }, { type: 'planning-finished', player: seat }),
  candidates: () => [{ type: 'finish-planning' }],
};

export const finishEngagement: CommandDefinition<'finish-engagement'> = {
  rules: [ownShip, IN_PHASE.engagement, notFinishedBefore],
  carryOut: ({ state, seat }) =>
    done({ ...state, finished: [...state.finished, seat] }, { type: 'engagement-finished', player: seat }),
  candidates: () => [{ type: 'finish-engagement' }],
};

export const finishEndPhase: CommandDefinition<'finish-end-phase'> = {
  rules: [ownShip, IN_PHASE.end, notFinishedBefore],
  carryOut: ({ state, seat }) =>
    done({ ...state, finished: [...state.finished, seat] }, { type: 'end-phase-finished', player: seat }),
  candidates: () => [{ type: 'finish-end-phase' }],
};
