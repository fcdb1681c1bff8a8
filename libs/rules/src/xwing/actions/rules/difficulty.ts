import { ACTIONS } from '../../documents.js';
import type { ActionRule } from '../definition.js';

const forceToSpend: ActionRule = {
  id: 'xwing/action/purple/force-to-spend',
  code: 'no-force',
  cite: ACTIONS.at('Purple Actions'),
  says: 'A purple action costs one active Force; without it the action cannot be attempted.',
  objection: ({ ship, costs, difficulty }) => {
    const needed = costs.reduce((sum, cost) => ('spend' in cost && cost.spend === 'force' ? sum + cost.count : sum), 0);
    return needed <= ship.force.active
      ? undefined
      : {
          message: `The attempt costs ${needed} Force and the ship has ${ship.force.active} active.`,
          facts: { needed, active: ship.force.active, difficulty },
          remedy: 'Recover Force first.',
        };
  },
};

const purpleIsNotPerformedRed: ActionRule = {
  id: 'xwing/action/purple/not-treated-as-red',
  code: 'cannot-be-performed-red',
  cite: ACTIONS.at('Action Difficulty'),
  says: 'A purple action cannot be performed by an effect that treats the action as red.',
  objection: ({ printed, difficulty, name }) =>
    printed === 'purple' && difficulty === 'red'
      ? {
          message: `${name} is purple for this ship and cannot be performed as a red action.`,
          facts: { printed, treatedAs: difficulty },
          remedy: 'Choose an action that is white or red.',
        }
      : undefined,
};

const ofTheDifficultyGranted: ActionRule = {
  id: 'xwing/action/opportunity/of-the-difficulty-granted',
  code: 'wrong-difficulty',
  cite: ACTIONS.at('Action Difficulty'),
  says: 'A card that grants a white action grants no action of another difficulty.',
  objection: ({ grant, name, printed }) => {
    const asked = grant?.onActionBar === true ? grant.asks : undefined;
    return asked === undefined || asked === printed
      ? undefined
      : {
          message: `The card grants a ${asked} action; ${name} is ${printed} for this ship.`,
          facts: { granted: asked, printed },
          remedy: `Choose a ${asked} action.`,
        };
  },
};

export const difficultyRules: readonly ActionRule[] = [forceToSpend, purpleIsNotPerformedRed, ofTheDifficultyGranted];
