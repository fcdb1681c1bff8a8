import type { Ruleset } from '../../kernel/index.js';
import { budgetOf } from '../activation/budget.js';
import { panicCourage } from '../activation/commander-courage.js';
import { suppressionHeld } from '../activation/courage.js';
import { statusOf, type Status } from '../activation/status.js';
import type { LegionValues } from '../ruleset-values.js';
import type { ActionInput, ActivationInput } from './action-input.js';
import { aiDemand, NO_DEMAND } from './ai-demand.js';
import type { Attempt } from './attempt.js';
import { actsAs, costInActions } from './cost.js';
import { moveOf } from './movement.js';
import { findCardAction } from './offered-action.js';
import type { CurrentActivation, Situation } from './situation.js';

/** The status that the unit's tokens give it now. */
export const statusNow = (input: ActivationInput, values: LegionValues): Status => {
  const { unit, commanders = [], useCommander } = input;
  const check = { unit, commanders, ...(useCommander === undefined ? {} : { useCommander }) };
  return statusOf({ unit, suppression: suppressionHeld(unit), panicAt: panicCourage(check, values).value }, values);
};

const currentActivation = (input: ActivationInput, values: LegionValues): CurrentActivation => ({
  step: 'make-actions',
  made: [],
  ...input.activation,
  status: input.activation?.status ?? statusNow(input, values),
});

/** How the attempt would be remembered, as far as its kind and cost go. */
const spendingOf = ({ action, opportunity, declaration = {} }: Attempt, input: ActivationInput) => ({
  action,
  ...(declaration.card !== undefined && { card: declaration.card }),
  ...(action === 'move' && { move: moveOf(input.unit, declaration) }),
  ...(opportunity?.kind === 'granted' && { by: opportunity.by }),
});

const openingOf = (input: ActionInput, { id, values }: Ruleset<LegionValues>): Situation => {
  const { unit, attempt } = input;
  const declaration = attempt.declaration ?? {};
  const activation = currentActivation(input, values);
  const spending = spendingOf(attempt, input);
  const budget = budgetOf({ unit, activation, values });
  return {
    ruleset: id,
    values,
    unit,
    activation,
    attempt,
    declaration,
    granted: attempt.opportunity?.kind === 'granted' ? attempt.opportunity : undefined,
    card: findCardAction(unit, declaration.card),
    kind: actsAs(unit, spending),
    cost: costInActions(spending, { unit, values, total: budget.total }),
    budget,
    ai: NO_DEMAND,
  };
};

/** Makes the situation of an attempt. */
export const situationOf = (input: ActionInput, ruleset: Ruleset<LegionValues>): Situation => {
  const opening = openingOf(input, ruleset);
  const { unit, activation, values } = opening;
  const ai = aiDemand({ situation: opening, commanders: input.commanders ?? [] });
  const lost = ai.applies && !ai.possible && values.artificialIntelligence.impossible === 'one-action-lost';
  return { ...opening, ai, budget: lost ? budgetOf({ unit, activation, values, aiLoss: 1 }) : opening.budget };
};
