import type { Ruleset } from '../../kernel/index.js';
import { budgetOf, changesAtBeginning } from '../activation/budget.js';
import { panicCourage } from '../activation/commander-courage.js';
import { suppressionHeld } from '../activation/courage.js';
import { statusOf, type Status } from '../activation/status.js';
import type { LegionValues } from '../ruleset-values.js';
import type { Unit } from '../unit.js';
import type { ActivationInput } from './action-input.js';
import { aiDemand, NO_DEMAND } from './ai-demand.js';
import type { Attempt } from './attempt.js';
import { actsAs, costInActions } from './cost.js';
import { moveOf } from './movement.js';
import { findCardAction } from './offered-action.js';
import type { AiDemand, CurrentActivation, Setting, Situation } from './situation.js';

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

/** The activation as it opens, AI left aside. */
export const openingOf = (input: ActivationInput, { id, values }: Ruleset<LegionValues>): Setting => {
  const { unit } = input;
  const activation = currentActivation(input, values);
  return { ruleset: id, values, unit, activation, budget: budgetOf({ unit, activation, values }), ai: NO_DEMAND };
};

/** In Make Actions, what the step began with: kept as it was, or as it is now where nobody tells. */
const begun = ({ unit, activation, values }: Setting, ai: AiDemand): CurrentActivation => {
  if (activation.step !== 'make-actions' || activation.beginning !== undefined) return activation;
  const changes = changesAtBeginning({ unit, activation, values });
  return { ...activation, beginning: { changes, ...(ai.applies && { ai: true }) } };
};

/** Works out once what every attempt in this activation shares. */
export const settingOf = (input: ActivationInput, ruleset: Ruleset<LegionValues>): Setting => {
  const opening = openingOf(input, ruleset);
  const { unit, activation, values } = opening;
  const ai = aiDemand({ setting: opening, commanders: input.commanders ?? [] });
  const lost = ai.applies && !ai.possible && values.artificialIntelligence.impossible === 'one-action-lost';
  return {
    ...opening,
    activation: begun(opening, ai),
    ai,
    budget: lost ? budgetOf({ unit, activation, values, aiLoss: 1 }) : opening.budget,
  };
};

/** How the attempt would be remembered, as far as its kind and cost go. */
const spendingOf = ({ action, opportunity, declaration = {} }: Attempt, unit: Unit) => ({
  action,
  ...(declaration.card !== undefined && { card: declaration.card }),
  ...(action === 'move' && { move: moveOf(unit, declaration) }),
  ...(opportunity?.kind === 'granted' && { by: opportunity.by }),
});

/** Makes the situation of an attempt. Listed one by one: spreading the setting takes as long as all the rest. */
export const situationIn = (setting: Setting, attempt: Attempt): Situation => {
  const { ruleset, values, unit, activation, budget, ai } = setting;
  const { declaration = {}, opportunity } = attempt;
  const spending = spendingOf(attempt, unit);
  return {
    ruleset,
    values,
    unit,
    activation,
    budget,
    ai,
    attempt,
    declaration,
    granted: opportunity?.kind === 'granted' ? opportunity : undefined,
    card: findCardAction(unit, declaration.card),
    kind: actsAs(unit, spending),
    cost: costInActions(spending, { unit, values, total: budget.total, step: activation.step }),
  };
};
