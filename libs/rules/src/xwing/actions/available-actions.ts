import type { ActionName } from '../action-kind.js';
import type { ActionInput, Attempt, Opportunity } from './attempt.js';
import { linksAfter } from './bar-entry.js';
import { printedActions } from './card-actions.js';
import { validateAction } from './validate-action.js';
import type { ActionVerdict } from './verdict.js';

/** As for one attempt, without the attempt. */
export interface AvailableInput extends Omit<ActionInput, 'attempt'> {
  /** The Perform Action step when left out. */
  readonly opportunity?: Opportunity;
}

const candidates = ({ ship }: AvailableInput, opportunity: Opportunity): readonly ActionName[] => {
  const onTheBar = opportunity.kind === 'linked' ? linksAfter(ship, opportunity.after) : ship.actionBar;
  const kinds = onTheBar.map(({ action }): ActionName => action);
  return [...new Set(opportunity.kind === 'linked' ? kinds : [...kinds, ...printedActions(ship)])];
};

/**
 * Every action that the ship's bar and cards carry, or the links that it shows, each with its verdict at this opportunity.
 * Nothing is declared yet: legal means that the action may be attempted.
 */
export const availableActions = (input: AvailableInput): readonly ActionVerdict[] => {
  const { opportunity, ...situation } = input;
  const now: Opportunity = opportunity ?? { kind: 'perform-action-step' };
  return candidates(input, now).map((action) => {
    const attempt: Attempt = { action, opportunity: now };
    return validateAction({ ...situation, attempt });
  });
};
