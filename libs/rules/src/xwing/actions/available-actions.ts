import { ACTION_KINDS, isActionKind, type ActionName } from '../action-kind.js';
import type { ActionInput, Opportunity } from './attempt.js';
import { linksAfter } from './bar-entry.js';
import { printedActions } from './card-actions.js';
import { validateAction } from './validate-action.js';
import type { ActionVerdict } from './verdict.js';

/** As for one attempt, without the attempt. */
export interface AvailableInput extends Omit<ActionInput, 'attempt'> {
  /** The Perform Action step when left out. */
  readonly opportunity?: Opportunity;
}

const kindsFor = ({ ship }: AvailableInput, opportunity: Opportunity): readonly ActionName[] => {
  if (opportunity.kind === 'perform-action-step') return ship.actionBar.map(({ action }) => action);
  if (opportunity.kind === 'linked') return linksAfter(ship, opportunity.after).map(({ action }) => action);
  return ACTION_KINDS;
};

/** A link leads to kinds of the bar alone, a game effect is no action of a card. */
const cardsFor = ({ ship }: AvailableInput, { kind }: Opportunity): readonly ActionName[] =>
  kind === 'linked' || kind === 'game-effect' ? [] : printedActions(ship);

/** A grant may name what is not on the bar; of what is not, only what may be performed is worth telling. */
const isWorthTelling = ({ ship }: AvailableInput, { action, verdict }: ActionVerdict): boolean =>
  verdict !== 'illegal' || !isActionKind(action) || ship.actionBar.some((row) => row.action === action);

/** Here nothing is attempted: the opportunity stands in the question itself. */
const asked = (verdict: ActionVerdict): ActionVerdict =>
  verdict.verdict === 'indeterminate'
    ? { ...verdict, missing: verdict.missing.map((place) => place.replace(/^\/attempt/, '')) }
    : verdict;

/**
 * Every action that the ship's bar and cards carry, or the links that it shows, each with its verdict at this
 * opportunity; for a grant also what it names beside them. Nothing is declared yet: legal means that the action may be
 * attempted, and its options are what may be declared.
 */
export const availableActions = (input: AvailableInput): readonly ActionVerdict[] => {
  const { opportunity = { kind: 'perform-action-step' }, ...situation } = input;
  const names = new Set([...kindsFor(input, opportunity), ...cardsFor(input, opportunity)]);
  const verdicts = [...names].map((action) =>
    asked(validateAction({ ...situation, attempt: { action, opportunity } })),
  );
  return opportunity.kind === 'granted' || opportunity.kind === 'game-effect'
    ? verdicts.filter((verdict) => isWorthTelling(input, verdict))
    : verdicts;
};
