import { ACTIONS, ACTIVATION_PHASE, CARDS, RULES_REFERENCE_2_5 } from '../../documents.js';
import { isOwnActivation } from '../kinds/activating.js';
import type { Moment } from '../attempt.js';
import type { NoMoreActions } from '../../ship.js';
import type { ActionRule, Situation } from '../definition.js';
import { coordinatedByAShipThatCan } from './coordinated.js';
import { gameEffectRules } from './game-effect.js';
import { grantedByRules } from './granted-by-rules.js';
import { grantingCardRules } from './granting-card.js';
import { grantRules } from './grants.js';

const performActionStepStillOpen: ActionRule = {
  id: 'xwing/action/opportunity/step-still-open',
  code: 'no-opportunity',
  cite: ACTIONS.at('Performing Actions'),
  opportunity: 'perform-action-step',
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

/** The first that keeps it from being the step: the phase, whose activation it is, the step. */
const whereItIs = (
  { phase, step, activating }: Required<Pick<Moment, 'phase' | 'step' | 'activating'>>,
  ship: string,
): string => {
  if (phase !== 'activation') return `it is the ${phase} phase`;
  return activating === ship ? `its activation is at the step ${step}` : `${activating ?? 'no ship'} is activating`;
};

const inThePerformActionStep: ActionRule = {
  id: 'xwing/action/opportunity/in-its-step',
  code: 'wrong-step',
  cite: ACTIVATION_PHASE.at('Activation Phase'),
  opportunity: 'perform-action-step',
  says: 'The action of the Perform Action step is performed in that step of the ship’s own activation.',
  objection: ({ input, ship, opportunity }) => {
    if (opportunity.kind !== 'perform-action-step') return undefined;
    const { phase = 'activation', step = 'perform-action', activating = ship.id } = input;
    return phase === 'activation' && step === 'perform-action' && activating === ship.id
      ? undefined
      : {
          message: `It is not the Perform Action step of ${ship.id}: ${whereItIs({ phase, step, activating }, ship.id)}.`,
          facts: { phase, step, activating },
          remedy: 'Wait for the Perform Action step of this ship.',
        };
  },
};

/** Where its actions have ended for its activation, they have not outside of it. */
const haveEnded = (situation: Situation, ended: NoMoreActions | undefined): ended is NoMoreActions =>
  ended !== undefined && (ended === 'this-round' || isOwnActivation(situation));

const onlyTheOverlapsAction: ActionRule = {
  id: 'xwing/action/opportunity/only-the-action-of-the-overlap',
  code: 'no-opportunity',
  cite: RULES_REFERENCE_2_5.at('Overlap'),
  says: 'In edition 2.5 a ship that overlapped an enemy performs the action that this gives and no other in its activation.',
  objection: (situation) => {
    const { ship, opportunity } = situation;
    const ended = ship.round.noMoreActions;
    if (ended !== 'but-for-the-overlap' || !haveEnded(situation, ended)) return undefined;
    return opportunity.kind === 'granted' && opportunity.by === 'overlap'
      ? undefined
      : {
          message: 'The ship can perform no other action in its activation than the one that its overlap grants.',
          facts: { noMoreActions: ended },
        };
  },
};

const actionsNotEnded: ActionRule = {
  id: 'xwing/action/opportunity/actions-not-ended',
  code: 'no-opportunity',
  cite: CARDS.at('Upgrade Cards'),
  says: 'Some effects let a ship act and then perform no other action in its activation, or in the round.',
  objection: (situation) => {
    const ended = situation.ship.round.noMoreActions;
    if (ended === 'but-for-the-overlap' || !haveEnded(situation, ended)) return undefined;
    return {
      message: `The ship cannot perform ${ENDED[ended]}.`,
      facts: { noMoreActions: ended },
    };
  },
};

const ENDED: Readonly<Record<Exclude<NoMoreActions, 'but-for-the-overlap'>, string>> = {
  'this-activation': 'another action in its activation',
  'this-round': 'another action this round',
};

export const opportunityRules: readonly ActionRule[] = [
  performActionStepStillOpen,
  inThePerformActionStep,
  ...grantRules,
  ...grantingCardRules,
  ...grantedByRules,
  coordinatedByAShipThatCan,
  ...gameEffectRules,
  onlyTheOverlapsAction,
  actionsNotEnded,
];
