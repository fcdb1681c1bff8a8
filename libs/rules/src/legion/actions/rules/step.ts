import { ACTIVATING_A_UNIT, CORE_RULEBOOK } from '../../documents.js';
import type { ActionRule } from '../definition.js';
import { GRANTS } from '../grants.js';
import type { Situation } from '../situation.js';

const inStep: ActionRule = {
  id: 'legion/action/in-make-actions-step',
  code: 'wrong-step',
  cite: ACTIVATING_A_UNIT.at('Activating a Unit'),
  says: 'A unit makes its actions in the Make Actions step of its own activation.',
  objection: ({ attempt, granted, activation: { step } }) =>
    granted === undefined && attempt.action !== 'free-card-action' && step !== 'make-actions'
      ? {
          message: `The unit makes actions in its Make Actions step; the step is ${step}.`,
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
          message: `Free card actions are made in the Make Actions step; the step is ${step}.`,
          facts: { step },
          remedy: 'Wait for the Make Actions step of the unit’s activation.',
        }
      : undefined,
};

/** Some versions let Relentless and its like follow a move that a standby token made, outside of an activation. */
const mayFollowStandbyMove = ({ values, activation }: Situation): boolean =>
  values.standby.moveSetsOffAttacks === 'yes' && activation.made.at(-1)?.by === 'standby';

const grantInStep: ActionRule = {
  id: 'legion/free-action/when-granted',
  code: 'wrong-step',
  cite: CORE_RULEBOOK.at('Free Actions'),
  says: 'A free action is made when what grants it says so.',
  objection: (situation) => {
    const { granted, activation } = situation;
    if (granted === undefined) return undefined;
    const { steps, timing } = GRANTS[granted.by];
    if (steps.includes(activation.step) || (timing === 'after-move' && mayFollowStandbyMove(situation)))
      return undefined;
    return {
      message: `${granted.by} grants its action in the step ${steps.join(' or ')}; the step is ${activation.step}.`,
      facts: { by: granted.by, steps, step: activation.step },
    };
  },
};

/** The compulsory move of a Speeder, made after other actions, was the last thing in the step. */
const compulsoryMoveEndedStep = ({ activation: { made } }: Situation): boolean => {
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
