import { covers } from '../../cards/applying.js';
import { ACTIONS, ACTIVATION_PHASE } from '../../documents.js';
import type { ActionRule } from '../definition.js';

const performActionStepStillOpen: ActionRule = {
  id: 'xwing/action/opportunity/step-still-open',
  code: 'no-opportunity',
  cite: ACTIONS.at('Performing Actions'),
  says: 'A ship performs one action in its Perform Action step; a step that is used up or skipped offers none.',
  objection: ({ ship, opportunity }) => {
    const step = ship.round.performActionStep ?? 'open';
    return opportunity.kind !== 'perform-action-step' || step === 'open'
      ? undefined
      : {
          message: `The Perform Action step of this ship is ${step === 'used' ? 'used up' : 'skipped'}.`,
          facts: { performActionStep: step },
          remedy: 'A card or a coordinating ship can still grant it an action.',
        };
  },
};

const inThePerformActionStep: ActionRule = {
  id: 'xwing/action/opportunity/in-its-step',
  code: 'wrong-step',
  cite: ACTIVATION_PHASE.at('Activation Phase'),
  says: 'The action of the Perform Action step is performed in that step of the ship’s own activation.',
  objection: ({ input: { phase, step, activating }, ship, opportunity }) => {
    if (opportunity.kind !== 'perform-action-step') return undefined;
    const now = { phase: phase ?? 'activation', step: step ?? 'perform-action', activating: activating ?? ship.id };
    return now.phase === 'activation' && now.step === 'perform-action' && now.activating === ship.id
      ? undefined
      : {
          message: `It is not the Perform Action step of ${ship.id}: ${now.phase} phase, step ${now.step}, activating ${now.activating}.`,
          facts: now,
          remedy: 'Wait for the Perform Action step of this ship.',
        };
  },
};

const grantedByTheCard: ActionRule = {
  id: 'xwing/action/opportunity/granted-by-the-card',
  code: 'no-opportunity',
  cite: ACTIONS.at('Additional Actions'),
  says: 'A card grants the actions that it speaks of and no others.',
  objection: ({ grant, name }) => {
    const actions = grant?.actions;
    return actions === undefined || covers(actions, name)
      ? undefined
      : {
          message: `This card grants ${typeof actions === 'string' ? actions : actions.join(' or ')}, not ${name}.`,
          facts: { granted: actions, action: name },
          remedy: 'Choose an action that the card grants.',
        };
  },
};

export const opportunityRules: readonly ActionRule[] = [
  performActionStepStillOpen,
  inThePerformActionStep,
  grantedByTheCard,
];
