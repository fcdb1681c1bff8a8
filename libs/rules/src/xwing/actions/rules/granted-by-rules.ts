import { RULES_REFERENCE, RULES_REFERENCE_2_5 } from '../../documents.js';
import { count } from '../../ship.js';
import { isOwnActivation } from '../kinds/activating.js';
import type { ActionRule, Situation } from '../definition.js';

/** Rules on the grants that are no card's: after an overlap and after deploying. */

const isBy = ({ opportunity }: Situation, by: string): boolean =>
  opportunity.kind === 'granted' && opportunity.by === by;

const overlapGrants: ActionRule = {
  id: 'xwing/action/opportunity/overlap-grants-an-action',
  code: 'no-opportunity',
  cite: RULES_REFERENCE_2_5.at('Overlap'),
  opportunity: 'granted',
  says: 'In edition 2.5 overlapping an enemy grants a ship an action; the versions before it know no such grant.',
  objection: (situation) => {
    const { afterOverlap } = situation.values;
    return !isBy(situation, 'overlap') || afterOverlap !== 'skip-step'
      ? undefined
      : {
          message: 'Overlapping a ship grants no action in this version of the rules.',
          facts: { afterOverlap },
        };
  },
};

const overlapInItsActivation: ActionRule = {
  id: 'xwing/action/opportunity/overlap-in-its-activation',
  code: 'wrong-step',
  cite: RULES_REFERENCE_2_5.at('Overlap'),
  opportunity: 'granted',
  says: 'The action after overlapping an enemy is performed at once, in the ship’s own activation.',
  objection: (situation) => {
    if (!isBy(situation, 'overlap') || isOwnActivation(situation)) return undefined;
    const { phase = 'activation', activating = situation.ship.id } = situation.input;
    return {
      message: `It is not the activation of ${situation.ship.id}, in which it would have overlapped a ship.`,
      facts: { phase, activating },
    };
  },
};

const overlapOfAnUnstressedShip: ActionRule = {
  id: 'xwing/action/opportunity/overlap-of-an-unstressed-ship',
  code: 'stressed',
  cite: RULES_REFERENCE_2_5.at('Overlap'),
  opportunity: 'granted',
  says: 'In edition 2.5 overlapping an enemy grants an action only to a ship that is not stressed, whatever its cards let it do.',
  objection: (situation) => {
    const stress = count(situation.ship.tokens, 'stress');
    return !isBy(situation, 'overlap') || stress === 0
      ? undefined
      : { message: 'Overlapping a ship grants nothing to a stressed ship.', facts: { stress } };
  },
};

const deployInTheSystemPhase: ActionRule = {
  id: 'xwing/action/opportunity/deploy-in-the-system-phase',
  code: 'wrong-step',
  cite: RULES_REFERENCE.at('Dock'),
  opportunity: 'granted',
  says: 'A ship that deploys performs its action in the System Phase.',
  objection: (situation) => {
    const { phase = 'system' } = situation.input;
    return !isBy(situation, 'deploy') || phase === 'system'
      ? undefined
      : { message: `A ship deploys in the System Phase, not in the ${phase} phase.`, facts: { phase } };
  },
};

export const grantedByRules: readonly ActionRule[] = [
  overlapGrants,
  overlapInItsActivation,
  overlapOfAnUnstressedShip,
  deployInTheSystemPhase,
];
