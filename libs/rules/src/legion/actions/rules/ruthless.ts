import { CORE_RULEBOOK } from '../../documents.js';
import { hasFaceupOrder, isTrooper, typeOf } from '../../unit.js';
import type { ActionRule } from '../definition.js';

/** Only what the unit itself shows: that a unit with Ruthless is near is for the table to see. */
const corpsTrooperWithOrder: ActionRule = {
  id: 'legion/ruthless/corps-trooper-with-order',
  code: 'not-granted',
  cite: CORE_RULEBOOK.at('Ruthless'),
  says: 'Ruthless drives a corps trooper unit with a faceup order token.',
  objection: ({ granted, unit }) => {
    if (granted?.by !== 'ruthless') return undefined;
    const ordered = hasFaceupOrder(unit);
    return unit.rank === 'corps' && isTrooper(unit) && ordered
      ? undefined
      : {
          message: 'Ruthless drives a corps trooper unit with a faceup order token.',
          facts: { rank: unit.rank ?? null, unitType: typeOf(unit), faceup: ordered },
        };
  },
};

export const ruthlessRules: readonly ActionRule[] = [corpsTrooperWithOrder];
