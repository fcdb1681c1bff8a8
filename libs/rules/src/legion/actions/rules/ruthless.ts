import { CORE_RULEBOOK } from '../../documents.js';
import type { LegionValues } from '../../ruleset-values.js';
import { hasFaceupOrder, isTrooper, typeOf, type Unit } from '../../unit.js';
import type { ActionRule } from '../definition.js';

const isOfRank = ({ rank }: Unit, { ruthless }: LegionValues): boolean => rank === 'corps' || ruthless === 'troopers';

/** Only what the unit itself shows: that a unit with Ruthless is near is for the table to see. */
const trooperWithOrder: ActionRule = {
  id: 'legion/ruthless/corps-trooper-with-order',
  code: 'not-granted',
  cite: CORE_RULEBOOK.at('Ruthless'),
  says: 'Ruthless drives a corps trooper unit with a faceup order token; in the 2.6 rulebook a trooper unit of any rank.',
  objection: ({ granted, unit, values }) => {
    if (granted?.by !== 'ruthless') return undefined;
    const ordered = hasFaceupOrder(unit);
    return isOfRank(unit, values) && isTrooper(unit) && ordered
      ? undefined
      : {
          message: `Ruthless drives a ${values.ruthless === 'troopers' ? '' : 'corps '}trooper unit with a faceup order token.`,
          facts: { rank: unit.rank ?? null, unitType: typeOf(unit), faceup: ordered },
        };
  },
};

export const ruthlessRules: readonly ActionRule[] = [trooperWithOrder];
