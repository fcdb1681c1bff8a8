import type { ActionKind } from '../../action-kind.js';
import { RULES_REFERENCE } from '../../documents.js';
import type { ActionRule, Situation } from '../definition.js';
import { declaredWay, isBinding, isOpen, type ClosedWay, type WayCode } from '../way.js';

const ASKS: Readonly<Record<WayCode, string>> = {
  'maneuver-speed-differs': 'at-the-speed-executed',
  'no-valid-target': 'at-a-valid-target',
  'out-of-range': 'in-range',
  'position-blocked': 'to-a-free-position',
};

/** The way that is declared, where it is closed. */
const closedChoice = ({ ways, declaration }: Situation): ClosedWay | undefined => {
  const chosen = declaration === undefined ? undefined : declaredWay(ways() ?? [], declaration);
  return chosen?.state === 'closed' ? chosen : undefined;
};

interface WayRule extends Pick<ActionRule, 'cite' | 'says' | 'inForce'> {
  /** Its name among the rules of the action, where the usual one is another's. */
  readonly id?: string;
}

/**
 * The rule that whoever can choose a legal way does not choose another one. When no way is legal nothing is refused:
 * the action is attempted and fails.
 */
export const choosesAnOpenWay = (
  action: ActionKind,
  code: WayCode,
  { id = ASKS[code], cite, says, inForce }: WayRule,
): ActionRule => ({
  id: `xwing/action/${action}/${id}`,
  code,
  cite,
  says,
  ...(inForce !== undefined && { inForce }),
  objection: (situation) => {
    const chosen = inForce?.(situation.values) === false ? undefined : closedChoice(situation);
    if (chosen?.code !== code) return undefined;
    const open = (situation.ways() ?? []).filter(isOpen);
    if (open.length === 0) return undefined;
    return {
      message: chosen.message,
      facts: { ...chosen.facts, legal: open.map(({ choice }) => choice) },
      remedy: `Choose ${open.map(({ choice }) => Object.values(choice).join(' ')).join(' or ')}.`,
    };
  },
});

/** Nobody chooses to fail while a legal way is open. */
export const failsOnlyWhenItMust: ActionRule = {
  id: 'xwing/action/fails-only-when-it-must',
  code: 'cannot-choose-to-fail',
  cite: RULES_REFERENCE.at('Barrel Roll'),
  says: 'An action fails when there is no legal way to carry it out, never because its player prefers it; boosts and locks likewise.',
  objection: ({ ways, declaration, canFail, name }) => {
    if (declaration?.fail !== true) return undefined;
    if (!canFail) return { message: `${name} cannot fail.`, facts: { action: name } };
    const open = (ways() ?? []).filter(isBinding);
    return open.length === 0
      ? undefined
      : {
          message: `${name} does not fail while there is a legal way to carry it out.`,
          facts: { legal: open.map(({ choice }) => choice) },
          remedy: 'Declare one of the legal ways.',
        };
  },
};
