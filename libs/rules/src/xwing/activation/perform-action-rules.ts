import type { Objection, Rule } from '../../kernel/index.js';
import type { ActionName } from '../action-kind.js';
import { ACTIONS, CARDS, RULES_REFERENCE, RULES_REFERENCE_2_5 } from '../documents.js';
import type { XWingValues } from '../rulesets.js';
import { count, type Ship } from '../ship.js';
import type { Execution } from './execution.js';
import type { MetObstacle } from './maneuver-input.js';
import { actionsEnded, keepsItsStep } from './overlap-aftermath.js';

export type StepCode = 'fled' | 'no-opportunity' | 'overlapped-ship' | 'met-obstacle' | 'stressed';

/** A ship after its maneuver, about to come to its Perform Action step. */
export interface StepSituation {
  readonly ship: Ship;
  readonly execution: Execution;
  readonly values: XWingValues;
  /** The actions of its bar and cards that may, and that may not be performed in the step for the stress it has. */
  readonly whileStressed: { readonly allowed: readonly ActionName[]; readonly refused: readonly ActionName[] };
}

type StepRule = Rule<StepSituation, StepCode>;

const fled: StepRule = {
  id: 'xwing/perform-action/not-fled',
  code: 'fled',
  cite: RULES_REFERENCE.at('Flee'),
  says: 'A ship of which any part is outside the play area after its maneuver has fled and is removed.',
  objection: ({ ship, execution }) =>
    execution.fled
      ? { message: `${ship.id} has fled: its base is not all inside the play area.`, facts: {} }
      : undefined,
};

const name = ({ id }: { readonly id?: string }): string => id ?? 'another';

const overlappedShip: StepRule = {
  id: 'xwing/perform-action/no-ship-overlapped',
  code: 'overlapped-ship',
  cite: RULES_REFERENCE.at('Overlap'),
  says: 'A ship whose maneuver overlapped another skips its Perform Action step.',
  objection: ({ ship, execution: { ships, fullyExecuted } }) =>
    fullyExecuted || keepsItsStep(ship)
      ? undefined
      : {
          message: `The maneuver of ${ship.id} overlapped ${ships.map(name).join(', ')} and was executed partially.`,
          facts: { ships },
          remedy: 'Granted actions may still be possible.',
        },
};

/** Which of the obstacles met make the ship skip the step. */
const skippingObstacles = ({
  execution,
  values,
}: Pick<StepSituation, 'execution' | 'values'>): readonly MetObstacle[] =>
  execution.obstacles.filter(
    ({ type, how }) =>
      type !== undefined &&
      values.obstacleKindsSkipStep.includes(type) &&
      (how === 'overlapped' || values.obstaclesSkipStep === 'moved-through-or-overlapped'),
  );

/** Which obstacles cost the step, in the version that has it like that. */
const obstacleObjection = (
  situation: StepSituation,
  obstaclesSkipStep: XWingValues['obstaclesSkipStep'],
): Objection | undefined => {
  const obstacles = skippingObstacles(situation);
  return obstacles.length === 0 || situation.values.obstaclesSkipStep !== obstaclesSkipStep
    ? undefined
    : {
        message: `The maneuver of ${situation.ship.id} met ${obstacles.map((obstacle) => obstacle.id ?? obstacle.type ?? '').join(', ')}.`,
        facts: { obstacles },
      };
};

const metObstacle: StepRule = {
  id: 'xwing/perform-action/no-obstacle-met',
  code: 'met-obstacle',
  cite: RULES_REFERENCE.at('Obstacles'),
  says: 'A maneuver that moves through or overlaps an asteroid or a gas cloud costs the Perform Action step.',
  objection: (situation) => obstacleObjection(situation, 'moved-through-or-overlapped'),
};

const endedOnObstacle: StepRule = {
  id: 'xwing/perform-action/no-obstacle-at-the-end',
  code: 'met-obstacle',
  cite: RULES_REFERENCE_2_5.at('Obstacles'),
  says: 'In edition 2.5 a maneuver that ends on an obstacle costs the Perform Action step.',
  objection: (situation) => obstacleObjection(situation, 'overlapped-at-the-end'),
};

const stepStillOpen: StepRule = {
  id: 'xwing/perform-action/step-still-open',
  code: 'no-opportunity',
  cite: ACTIONS.at('Performing Actions'),
  says: 'A ship has one Perform Action step; one that was used up or given up before the maneuver does not come.',
  objection: ({ ship: { id, round } }) => {
    const { performActionStep = 'open' } = round;
    return performActionStep === 'open'
      ? undefined
      : {
          message: `The Perform Action step of ${id} was ${performActionStep === 'used' ? 'used up' : 'given up'} before.`,
          facts: { performActionStep },
          remedy: 'Granted actions may still be possible.',
        };
  },
};

/** Reasons to skip the step. */
export const skipRules: readonly StepRule[] = [fled, overlappedShip, metObstacle, endedOnObstacle, stepStillOpen];

const actionsNotEnded: StepRule = {
  id: 'xwing/perform-action/actions-not-ended',
  code: 'no-opportunity',
  cite: CARDS.at('Upgrade Cards'),
  says: 'A ship whose card has ended its actions, for its activation or the round, performs none in its Perform Action step.',
  objection: (situation) => {
    const ended = actionsEnded(situation);
    return ended === undefined
      ? undefined
      : { message: `The actions of ${situation.ship.id} have ended.`, facts: { noMoreActions: ended } };
  },
};

/** Reasons why a ship that has the step performs nothing in it, stressed or not. */
export const barRules: readonly StepRule[] = [actionsNotEnded];

const notStressed: StepRule = {
  id: 'xwing/perform-action/not-stressed',
  code: 'stressed',
  cite: ACTIONS.at('Performing Actions'),
  says: 'A ship that is stressed when its Perform Action step comes performs no action unless a card lets it.',
  objection: ({ ship, whileStressed: { allowed, refused } }) => {
    const stress = count(ship.tokens, 'stress');
    if (stress === 0 || (allowed.length > 0 && refused.length === 0)) return undefined;
    return {
      message: `${ship.id} has ${stress} stress ${stress === 1 ? 'token' : 'tokens'} after its maneuver.`,
      facts: { stress, ...(allowed.length > 0 && { allowed }) },
      remedy: `${allowed.length > 0 ? `Perform ${allowed.join(' or ')}, which a card lets it do while stressed, or remove` : 'Remove'} every stress token first.`,
    };
  },
};

/** Reasons why a ship that has the step cannot use it. */
export const stressRules: readonly StepRule[] = [notStressed];
