import type { Cost } from '../../cards/card-reference.js';
import { ACTIONS, RULES_REFERENCE } from '../../documents.js';
import type { Ship } from '../../ship.js';
import type { ActionRule } from '../definition.js';

/** How much there is to spend; undefined when that is not told. Force has a rule of its own. */
const activeOf = (ship: Ship, cost: Cost): number | undefined => {
  if (!('spend' in cost)) return undefined;
  if (cost.spend === 'shield') return ship.shields?.active;
  if (cost.spend !== 'charge' || cost.card === undefined) return undefined;
  return (ship.upgrades.find(({ id }) => id === cost.card) ?? ship).charges?.active;
};

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
          ...(ship.force.capacity >= needed && { remedy: 'Recover Force first.' }),
        };
  },
};

const canPay: ActionRule = {
  id: 'xwing/action/can-pay',
  code: 'cannot-pay',
  cite: RULES_REFERENCE.at('Paying Costs'),
  says: 'What is to be spent must be there: active charges, active shields.',
  objection: ({ ship, costs }) => {
    const short = costs.find((cost) => 'spend' in cost && (activeOf(ship, cost) ?? cost.count) < cost.count);
    return short === undefined || !('spend' in short)
      ? undefined
      : {
          message: `The attempt spends ${short.count} ${short.spend}${short.count === 1 ? '' : 's'} and has ${activeOf(ship, short) ?? 0} active.`,
          facts: { cost: short, active: activeOf(ship, short) },
        };
  },
  // Energy is no part of a ship as it is told, so that its player's word is taken.
  missing: ({ ship, costs }) =>
    ship.shields === undefined && costs.some((cost) => 'spend' in cost && cost.spend === 'shield')
      ? ['/ship/shields']
      : [],
};

const purpleIsNotPerformedRed: ActionRule = {
  id: 'xwing/action/purple/not-treated-as-red',
  code: 'cannot-be-performed-red',
  cite: RULES_REFERENCE.at('FAQ'),
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
  opportunity: 'granted',
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

export const difficultyRules: readonly ActionRule[] = [
  forceToSpend,
  canPay,
  purpleIsNotPerformedRed,
  ofTheDifficultyGranted,
];
