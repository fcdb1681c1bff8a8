import { CORE_RULEBOOK } from '../../documents.js';
import { hasKeyword } from '../../keyword.js';
import { isDroidTrooper, isTrooper, typeOf } from '../../unit.js';
import { granterInWords, moveInWords, withArticle } from '../../wording.js';
import type { Granter, MoveKind } from '../attempt.js';
import type { ActionRule } from '../definition.js';
import { GRANTS } from '../grants.js';
import { moveOf } from '../movement.js';
import type { Situation } from '../situation.js';

const independentWithoutOrder: ActionRule = {
  id: 'legion/independent/without-an-order',
  code: 'not-granted',
  cite: CORE_RULEBOOK.at('Independent'),
  says: 'Independent is for a unit without an order token as the Activation Phase starts.',
  objection: ({ granted, unit }) =>
    granted?.by === 'independent' && (unit.orderTokens ?? []).length > 0
      ? { message: 'The unit has an order token.', facts: { orderTokens: unit.orderTokens } }
      : undefined,
};

/** Who may be helped by it, where every version and card says troopers. */
const helpsTroopers = (by: Granter | undefined, { values }: Situation): boolean =>
  by === 'pull-the-strings' || (by === 'guidance' && values.guidance === 'troopers');

const alliedTrooper: ActionRule = {
  id: 'legion/free-action/allied-trooper',
  code: 'not-allowed-unit-type',
  cite: CORE_RULEBOOK.at('Pulling the Strings'),
  says: 'Pulling the Strings is for an allied trooper unit, and so is Guidance in older versions.',
  objection: (situation) => {
    const { granted, unit } = situation;
    return granted !== undefined && helpsTroopers(granted.by, situation) && !isTrooper(unit)
      ? {
          message: `${granterInWords(granted.by)} is for troopers; the unit is ${withArticle(typeOf(unit))}.`,
          facts: { by: granted.by, unitType: typeOf(unit) },
        }
      : undefined;
  },
};

const scoutDeploys: ActionRule = {
  id: 'legion/scout/deploys',
  code: 'not-granted',
  cite: CORE_RULEBOOK.at('Scout'),
  says: 'Scout deploys a unit that is not deployed; in the 2.5 rulebook it moves one right after its deployment, before the game.',
  objection: ({ granted, unit, declaration, values }) => {
    if (granted?.by !== 'scout') return undefined;
    const deploys = unit.undeployed === true && moveOf(unit, declaration) === 'deploy';
    return values.scout === 'deploys-in-activation' && deploys
      ? undefined
      : {
          message:
            values.scout === 'deploys-in-activation'
              ? 'Scout deploys a unit that is not deployed, and does nothing else.'
              : 'Scout moves a unit after its deployment, and in no activation.',
          facts: { undeployed: unit.undeployed === true, move: moveOf(unit, declaration) },
        };
  },
};

/** A full move at the unit's Speed: one that turns on the spot, climbs or goes back at less is none. */
const NOT_FULL: readonly MoveKind[] = ['pivot', 'reverse', 'climb'];

const compulsoryIsFull: ActionRule = {
  id: 'legion/speeder/full-move',
  code: 'not-granted',
  cite: CORE_RULEBOOK.at('Speeder'),
  says: 'A compulsory move is a full move at the unit’s Speed.',
  objection: ({ granted, unit, declaration }) => {
    const move = moveOf(unit, declaration);
    return granted !== undefined && GRANTS[granted.by].timing === 'first-or-last-in-step' && NOT_FULL.includes(move)
      ? {
          message: `A compulsory move is a full move at the unit’s Speed; a ${moveInWords(move)} is none.`,
          facts: { by: granted.by, move },
          remedy: 'Make a standard move.',
        }
      : undefined;
  },
};

const isGoaded = ({ granted }: Situation): boolean => granted?.by === 'compel' || granted?.by === 'dauntless';

const goadsTheSuppressed: ActionRule = {
  id: 'legion/compel/suppressed-only',
  code: 'not-suppressed',
  cite: CORE_RULEBOOK.at('Compel'),
  says: 'Compel and Dauntless move a unit that is suppressed and not panicked.',
  objection: (situation) =>
    isGoaded(situation) && situation.activation.status === 'steady'
      ? {
          message: 'Compel and Dauntless are for a suppressed unit; this one is not.',
          facts: { status: situation.activation.status },
        }
      : undefined,
};

const droidsAreNotGoaded: ActionRule = {
  id: 'legion/compel/no-droid-troopers',
  code: 'not-allowed-unit-type',
  cite: CORE_RULEBOOK.at('Compel'),
  says: 'Compel and Dauntless move no droid troopers.',
  objection: (situation) =>
    isGoaded(situation) && isDroidTrooper(situation.unit)
      ? { message: 'Compel and Dauntless do not work on droid troopers.', facts: { unitType: typeOf(situation.unit) } }
      : undefined,
};

const dauntlessIgnoresCompel: ActionRule = {
  id: 'legion/compel/not-on-dauntless',
  code: 'dauntless-ignores-compel',
  cite: CORE_RULEBOOK.at('Dauntless'),
  says: 'A unit with Dauntless is not affected by Compel.',
  objection: ({ granted, unit }) =>
    granted?.by === 'compel' && hasKeyword(unit, 'dauntless')
      ? {
          message: 'The unit has Dauntless, which keeps Compel from it.',
          facts: { by: 'compel' },
          remedy: 'Use Dauntless instead.',
        }
      : undefined,
};

/** What single keywords ask before they grant a free action. */
export const keywordGrantRules: readonly ActionRule[] = [
  independentWithoutOrder,
  alliedTrooper,
  scoutDeploys,
  compulsoryIsFull,
  goadsTheSuppressed,
  droidsAreNotGoaded,
  dauntlessIgnoresCompel,
];
