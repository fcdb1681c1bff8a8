import type { Ruleset } from '../../kernel/index.js';
import { triggersOf } from '../keywords/triggers.js';
import type { LegionValues } from '../ruleset-values.js';
import type { ActionInput, ActivationInput } from './action-input.js';
import { candidatesFor, type Candidate } from './candidates.js';
import { isLegal, refusalOf } from './judge-action.js';
import { outcomeOf, type Outcome } from './outcome.js';
import type { Setting, Situation } from './situation.js';
import { settingOf, situationIn } from './situation-of.js';
import type { ActionVerdict, LegalAction } from './verdict.js';

/** An activation in which attempts are judged. */
interface Question {
  readonly input: ActivationInput;
  readonly ruleset: Ruleset<LegionValues>;
}

/** The verdict on one attempt and, where it is legal, what comes of it. */
export type Judgement =
  | { readonly verdict: LegalAction; readonly outcome: Outcome }
  | { readonly verdict: Exclude<ActionVerdict, LegalAction>; readonly outcome?: undefined };

/** The names of everything that the unit may legally try. */
const legalLabels = (setting: Setting): readonly string[] =>
  candidatesFor(setting.unit)
    .filter(({ attempt }) => isLegal(situationIn(setting, attempt)))
    .map(({ label }) => label);

/** What is legal after the action is asked about the unit as the action leaves it. */
const legalLabelsAfter = ({ unit, activation }: Outcome, { input, ruleset }: Question): readonly string[] =>
  legalLabels(settingOf({ ...input, unit, activation }, ruleset));

/** A legal attempt in full; `before` names what is legal before it. */
const carriedOut = (situation: Situation, before: readonly string[], question: Question) => {
  const outcome = outcomeOf(situation);
  const after = legalLabelsAfter(outcome, question);
  const verdict: LegalAction = {
    verdict: 'legal',
    ruleset: situation.ruleset,
    action: situation.attempt.action,
    costs: outcome.costs,
    effects: outcome.effects,
    actionsLeft: situation.budget.left - situation.cost,
    triggers: triggersOf(situation),
    opens: after.filter((label) => !before.includes(label)),
    closes: before.filter((label) => !after.includes(label)),
  };
  return { verdict, outcome };
};

export const judgeAttempt = (input: ActionInput, ruleset: Ruleset<LegionValues>): Judgement => {
  const setting = settingOf(input, ruleset);
  const situation = situationIn(setting, input.attempt);
  const refusal = refusalOf(situation);
  return refusal === undefined ? carriedOut(situation, legalLabels(setting), { input, ruleset }) : { verdict: refusal };
};

/** Everything that the unit could try, each with its verdict. */
export const judgeCandidates = (
  setting: Setting,
  question: Question,
): readonly (Candidate & { readonly verdict: ActionVerdict })[] => {
  const tried = candidatesFor(setting.unit).map((candidate) => {
    const situation = situationIn(setting, candidate.attempt);
    return { candidate, situation, refusal: refusalOf(situation) };
  });
  const legal = tried.filter(({ refusal }) => refusal === undefined).map(({ candidate }) => candidate.label);
  return tried.map(({ candidate, situation, refusal }) => ({
    ...candidate,
    verdict: refusal ?? carriedOut(situation, legal, question).verdict,
  }));
};
