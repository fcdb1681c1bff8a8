import type { Completed, PlacedConflict } from '@marshal/catalogue';
import type { Checked } from '@marshal/rules/kernel';
import { valueOf } from '../../http/checked.js';

export type Answered<Answer> = Answer & { readonly conflicts?: readonly PlacedConflict[] };

/** The rules' answer to a question whose units are completed, with what sources do not agree on; or a 422. */
export const answerOf = <Question, Answer extends object>(
  question: Checked<Completed<Question>>,
  ask: (question: Question) => Checked<Answer>,
): Answered<Answer> => {
  const { completed, conflicts } = valueOf(question);
  const answer = valueOf(ask(completed));
  return conflicts.length === 0 ? answer : { ...answer, conflicts };
};
