import { judge } from '../../kernel/index.js';
import { openQuestions } from '../keywords/unmodelled.js';
import { rulesOf } from './rules-of.js';
import type { Situation } from './situation.js';
import type { IllegalAction, IndeterminateAction } from './verdict.js';

/** Every objection to the attempt, or what is not known; undefined when it is legal. */
export const refusalOf = (situation: Situation): IllegalAction | IndeterminateAction | undefined => {
  const { ruleset, attempt, kind } = situation;
  const judged = { ruleset, action: attempt.action };
  const reasons = judge(rulesOf(attempt.action, kind), situation);
  const questions = openQuestions(situation);
  const lifted = questions.flatMap(({ lifts = [] }) => lifts);
  const stands = reasons.some(({ code }) => !lifted.includes(code));
  if (stands) return { ...judged, verdict: 'illegal', reasons };
  if (questions.length === 0) return undefined;
  return {
    ...judged,
    verdict: 'indeterminate',
    unmodelled: questions.map(({ keyword }) => keyword),
    missing: questions.map(({ missing }) => missing),
    reasons,
  };
};

/** Whether there is no refusal: the same, without gathering every reason. */
export const isLegal = (situation: Situation): boolean =>
  rulesOf(situation.attempt.action, situation.kind).every(({ objection }) => objection(situation) === undefined) &&
  openQuestions(situation).length === 0;
