import { ACTIVATING_A_UNIT, CORE_RULEBOOK } from '../../documents.js';
import type { ActionRule } from '../definition.js';
import { GRANTS, madeInStep } from '../grants.js';
import type { Situation } from '../situation.js';
import type { Step } from '../activation.js';
import type { GrantedOpportunity } from '../attempt.js';
import { either, granterInWords, STEP_IN_WORDS } from '../../wording.js';

const inStep: ActionRule = {
  id: 'legion/action/in-make-actions-step',
  code: 'wrong-step',
  cite: ACTIVATING_A_UNIT.at('Activating a Unit'),
  says: 'A unit makes its actions in the Make Actions step of its own activation.',
  objection: ({ attempt, granted, activation: { step } }) =>
    granted === undefined && attempt.action !== 'free-card-action' && step !== 'make-actions'
      ? {
          message: `A unit makes actions in its Make Actions step; it is ${STEP_IN_WORDS[step]} now.`,
          facts: { step },
          remedy: 'Wait for the Make Actions step of the unit’s activation.',
        }
      : undefined,
};

const freeCardActionInStep: ActionRule = {
  id: 'legion/free-card-action/in-make-actions-step',
  code: 'wrong-step',
  cite: ACTIVATING_A_UNIT.at('Free Card Action'),
  says: 'A free card action is made in the Make Actions step only.',
  objection: ({ attempt, granted, activation: { step } }) =>
    granted === undefined && attempt.action === 'free-card-action' && step !== 'make-actions'
      ? {
          message: `A unit makes free card actions in its Make Actions step; it is ${STEP_IN_WORDS[step]} now.`,
          facts: { step },
          remedy: 'Wait for the Make Actions step of the unit’s activation.',
        }
      : undefined,
};

/** Some versions let Relentless and its like follow a move that a standby token made, outside of an activation. */
const mayFollowStandbyMove = ({ values, activation }: Situation): boolean =>
  values.standby.moveSetsOffAttacks === 'yes' && activation.made.at(-1)?.by === 'standby';

/** A card may say that its free action is made outside of Make Actions; in the Rally step none is. */
const OUTSIDE_STEP: readonly Step[] = ['not-activating', 'start-of-activation', 'end-of-activation'];

const stepsOf = ({ by, outsideStep }: GrantedOpportunity): readonly Step[] =>
  by === 'effect' && outsideStep === true ? OUTSIDE_STEP : GRANTS[by].steps;

const grantInStep: ActionRule = {
  id: 'legion/free-action/when-granted',
  code: 'wrong-step',
  cite: CORE_RULEBOOK.at('Free Actions'),
  says: 'A free action is made when what grants it says so.',
  objection: (situation) => {
    const { granted, activation } = situation;
    if (granted === undefined) return undefined;
    const { timing } = GRANTS[granted.by];
    const steps = stepsOf(granted);
    if (steps.includes(activation.step) || (timing === 'after-move' && mayFollowStandbyMove(situation)))
      return undefined;
    return {
      message: `${granterInWords(granted.by)} lets a unit act ${either(steps.map((step) => STEP_IN_WORDS[step]))}; it is ${STEP_IN_WORDS[activation.step]} now.`,
      facts: { by: granted.by, steps, step: activation.step },
      ...(granted.by === 'effect' && { remedy: 'Say so with "outsideStep" if the card has the action made now.' }),
    };
  },
};

/** The compulsory move of a Speeder, made after other actions, was the last thing in the step. */
const compulsoryMoveEndedStep = ({ activation }: Situation): boolean => {
  if (activation.step !== 'make-actions') return false;
  const made = madeInStep(activation);
  const index = made.findIndex(({ by }) => by !== undefined && GRANTS[by].timing === 'first-or-last-in-step');
  return index > 0 && made.slice(0, index).some(({ by }) => by === undefined || !GRANTS[by].timing.startsWith('first'));
};

const notAfterCompulsoryMove: ActionRule = {
  id: 'legion/speeder/compulsory-move-first-or-last',
  code: 'step-over',
  cite: CORE_RULEBOOK.at('Speeder'),
  says: 'A compulsory move is made at the start or at the end of the Make Actions step.',
  objection: (situation) =>
    compulsoryMoveEndedStep(situation)
      ? {
          message: 'The unit made its compulsory move after other actions, which ended its Make Actions step.',
          facts: { made: situation.activation.made },
          remedy: 'Make the compulsory move before every other action to act after it.',
        }
      : undefined,
};

export const stepRules: readonly ActionRule[] = [inStep, freeCardActionInStep, grantInStep, notAfterCompulsoryMove];
