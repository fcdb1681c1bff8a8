import type { Ruleset } from '../../kernel/index.js';
import { triggersOf } from '../keywords/triggers.js';
import type { LegionValues } from '../ruleset-values.js';
import type { ActionInput, ActivationInput } from './action-input.js';
import { candidatesFor } from './candidates.js';
import { refusalOf } from './judge-action.js';
import { outcomeOf, type Outcome } from './outcome.js';
import type { Situation } from './situation.js';
import { situationOf } from './situation-of.js';
import type { ActionVerdict, LegalAction } from './verdict.js';

/** The question put again about the unit as the action leaves it. */
const inputAfter = (input: ActivationInput, { unit, activation }: Outcome): ActivationInput => ({
  ...input,
  unit,
  activation,
});

/** The names of everything that the unit may legally try now. */
export const legalLabels = (input: ActivationInput, ruleset: Ruleset<LegionValues>): readonly string[] =>
  candidatesFor(input.unit)
    .filter(({ attempt }) => refusalOf(situationOf({ ...input, attempt }, ruleset)) === undefined)
    .map(({ label }) => label);

interface Question {
  readonly input: ActionInput;
  readonly ruleset: Ruleset<LegionValues>;
  /** What is legal before the attempt. */
  readonly before: readonly string[];
}

const legalVerdict = (situation: Situation, outcome: Outcome, { input, ruleset, before }: Question): LegalAction => {
  const { cost, budget } = situation;
  const after = legalLabels(inputAfter(input, outcome), ruleset);
  return {
    verdict: 'legal',
    ruleset: ruleset.id,
    action: situation.attempt.action,
    costs: outcome.costs,
    effects: outcome.effects,
    actionsLeft: budget.left - cost,
    triggers: triggersOf(situation),
    opens: after.filter((label) => !before.includes(label)),
    closes: before.filter((label) => !after.includes(label)),
  };
};

/** The verdict on one attempt and, where it is legal, what comes of it. */
export type Judgement =
  | { readonly verdict: LegalAction; readonly outcome: Outcome }
  | { readonly verdict: Exclude<ActionVerdict, LegalAction>; readonly outcome?: undefined };

export const judgeAttempt = (question: Question): Judgement => {
  const situation = situationOf(question.input, question.ruleset);
  const refusal = refusalOf(situation);
  if (refusal !== undefined) return { verdict: refusal };
  const outcome = outcomeOf(situation);
  return { verdict: legalVerdict(situation, outcome, question), outcome };
};
