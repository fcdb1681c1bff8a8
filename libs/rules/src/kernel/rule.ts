import type { Citation } from './citation.js';
import type { Facts, Reason } from './verdict.js';

/** A rule's name and its place in a document. The id is `game/topic/name`. */
export interface RuleReference {
  readonly id: string;
  readonly cite: Citation;
  /** One sentence, our wording: what the rule says. */
  readonly says: string;
}

/** What a rule has against a situation. */
export interface Objection {
  readonly message: string;
  readonly facts: Facts;
  readonly remedy?: string;
}

/** One sentence of a document, as a value. */
export interface Rule<Situation, Code extends string = string> extends RuleReference {
  readonly code: Code;
  /** Why the situation breaks this rule; undefined when it does not. */
  readonly objection: (situation: Situation) => Objection | undefined;
}

/** Asks every rule, so that an answer names all that is wrong at once. No reason means no objection. */
export const judge = <Situation, Code extends string>(
  rules: readonly Rule<Situation, Code>[],
  situation: Situation,
): readonly Reason<Code>[] => {
  const reasons: Reason<Code>[] = [];
  for (const rule of rules) {
    const found = rule.objection(situation);
    if (found === undefined) continue;
    const { id, code, cite } = rule;
    const { message, facts, remedy } = found;
    reasons.push(
      remedy === undefined
        ? { code, rule: id, cite, message, facts }
        : { code, rule: id, cite, message, facts, remedy },
    );
  }
  return reasons;
};
