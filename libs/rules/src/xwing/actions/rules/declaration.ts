import type { Citation } from '../../../kernel/index.js';
import type { ActionKind } from '../../action-kind.js';
import type { Declaration } from '../attempt.js';
import type { ActionRule, Situation } from '../definition.js';

/**
 * Its player says that it fails. Whoever chooses a target then has none to declare; for any other part, which way is
 * taken is not what is missing where the action may not fail.
 */
const failsWithout = ({ canFail, declaration, ways }: Situation, part: keyof Declaration): boolean =>
  canFail &&
  declaration?.fail === true &&
  (part === 'target' || ways()?.some(({ state }) => state === 'open') === true);

const mustFail = ({ canFail, ways }: Situation): boolean =>
  canFail && ways()?.every(({ state }) => state === 'closed') === true;

/** What may be declared there, as far as the question tells it. */
const choicesOf = ({ ways }: Situation, part: keyof Declaration): readonly string[] => [
  ...new Set(
    (ways() ?? []).flatMap((way) => {
      const choice = (way.choice as Readonly<Record<string, unknown>>)[part];
      return way.state !== 'closed' && typeof choice === 'string' ? [choice] : [];
    }),
  ),
];

const toDeclare = (situation: Situation, part: keyof Declaration): string => {
  const choices = choicesOf(situation, part);
  return choices.length === 0 ? `Declare the ${part}.` : `Declare the ${part}: ${choices.join(' or ')}.`;
};

/**
 * The rule that a player who declares anything declares this part. An attempt without any declaration is only a
 * question, and where no way is legal there is nothing to say: the action fails.
 */
export const declares = (action: ActionKind | 'card', part: keyof Declaration, cite: Citation): ActionRule => ({
  id: `xwing/action/${action}/declares-${part.toLowerCase()}`,
  code: 'declaration-missing',
  cite,
  says: `Whoever performs ${action === 'card' ? 'the action of a card' : action} declares: ${part}.`,
  objection: (situation) =>
    situation.declaration === undefined ||
    situation.declaration[part] !== undefined ||
    failsWithout(situation, part) ||
    mustFail(situation)
      ? undefined
      : {
          message: `The attempt does not say which ${part}.`,
          facts: { missing: part },
          remedy: toDeclare(situation, part),
        },
});
