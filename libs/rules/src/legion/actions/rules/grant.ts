import { CORE_RULEBOOK } from '../../documents.js';
import { hasKeyword, keywordWords } from '../../keyword.js';
import { isActionKind, type ActionKind } from '../../unit.js';
import { either, granterInWords, inWords, keywordInWords } from '../../wording.js';
import type { Granter, MadeAction } from '../attempt.js';
import { actsAs } from '../cost.js';
import type { ActionRule } from '../definition.js';
import { GRANTS, madeInStep, opensStep } from '../grants.js';
import type { Situation } from '../situation.js';

/** Independent lists tokens or an action; where the data does not tell which, any action is taken to be meant. */
const listedByIndependent = ({ unit, values }: Situation): readonly string[] => {
  if (values.independent === 'tokens') return [];
  const words = keywordWords(unit, 'independent');
  return words.length === 0 ? GRANTS.independent.allows : words.filter((word) => isActionKind(word));
};

const allowedKinds = (situation: Situation): readonly string[] => {
  const { granted } = situation;
  if (granted === undefined) return [];
  if (granted.by === 'independent') return listedByIndependent(situation);
  return granted.by === 'effect' && granted.allows !== undefined ? granted.allows : GRANTS[granted.by].allows;
};

const notAllowed = (by: Granter, kind: ActionKind, allowed: readonly string[]): string =>
  allowed.length === 0
    ? `${granterInWords(by)} grants tokens here, and no action.`
    : `${granterInWords(by)} grants ${either(allowed.map(inWords))}, not ${inWords(kind)}.`;

const kindGranted: ActionRule = {
  id: 'legion/free-action/kind-granted',
  code: 'not-granted',
  cite: CORE_RULEBOOK.at('Free Actions'),
  says: 'A free action is of a kind that is granted.',
  objection: (situation) => {
    const { granted, kind, attempt } = situation;
    const allowed = allowedKinds(situation);
    if (granted === undefined) return undefined;
    const isAllowed = allowed.includes(kind) || allowed.includes(attempt.action);
    return isAllowed && GRANTS[granted.by].bars !== kind
      ? undefined
      : {
          message: notAllowed(granted.by, kind, allowed),
          facts: { by: granted.by, kind, allowed },
        };
  },
};

const keywordNeeded: ActionRule = {
  id: 'legion/free-action/needs-keyword',
  code: 'not-granted',
  cite: CORE_RULEBOOK.at('Free Actions'),
  says: 'A keyword grants a free action to a unit that has it.',
  objection: ({ granted, unit }) => {
    const keyword = granted && GRANTS[granted.by].keyword;
    return keyword === undefined || hasKeyword(unit, keyword)
      ? undefined
      : { message: `The unit does not have the keyword ${keywordInWords(keyword)}.`, facts: { keyword } };
  },
};

const setsOff = (last: MadeAction, { granted, unit }: Situation): boolean =>
  last.asAction !== false && actsAs(unit, last) === 'move' && (granted?.by !== 'charge' || last.startedMelee === true);

const rightAfterMove: ActionRule = {
  id: 'legion/free-action/right-after-the-move',
  code: 'no-trigger',
  cite: CORE_RULEBOOK.at('Free Actions'),
  says: 'Charge, Relentless and Steady follow a move action at once, with nothing between.',
  objection: (situation) => {
    const { granted } = situation;
    if (granted === undefined || GRANTS[granted.by].timing !== 'after-move') return undefined;
    const last = madeInStep(situation.activation).at(-1);
    if (last !== undefined && setsOff(last, situation)) return undefined;
    return {
      message: `${granterInWords(granted.by)} follows ${granted.by === 'charge' ? 'a move action that starts a melee' : 'a move action'} at once; ${last === undefined ? 'the unit has not acted yet' : 'what the unit did last is not one'}.`,
      facts: { by: granted.by, last: last ?? null },
    };
  },
};

const firstInStep: ActionRule = {
  id: 'legion/free-action/first-in-step',
  code: 'no-trigger',
  cite: CORE_RULEBOOK.at('Free Actions'),
  says: 'Compel, Dauntless and Scout move a unit at the start of its Make Actions step.',
  objection: ({ granted, activation }) =>
    granted !== undefined && GRANTS[granted.by].timing === 'first-in-step' && !madeInStep(activation).every(opensStep)
      ? {
          message: `${granterInWords(granted.by)} is for the start of the Make Actions step, and the unit has acted in it.`,
          facts: { by: granted.by, made: activation.made },
        }
      : undefined,
};

/** Once in an activation; Independent once in a round. */
const isOnce = (by: Granter): boolean =>
  by === 'independent' || by === 'ruthless' || GRANTS[by].timing.startsWith('first');

const grantedOnce: ActionRule = {
  id: 'legion/free-action/granted-once',
  code: 'already-made',
  cite: CORE_RULEBOOK.at('Free Actions'),
  says: 'Independent, Ruthless and what moves a unit at the start or the end of its step each do so once.',
  objection: ({ granted, activation: { made } }) =>
    granted !== undefined && isOnce(granted.by) && made.some(({ by }) => by === granted.by)
      ? { message: `${granterInWords(granted.by)} has done so for the unit already.`, facts: { by: granted.by } }
      : undefined,
};

export const grantRules: readonly ActionRule[] = [kindGranted, keywordNeeded, rightAfterMove, firstInStep, grantedOnce];
