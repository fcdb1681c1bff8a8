import { ACTIVATING_A_UNIT } from '../../documents.js';
import { typeOf } from '../../unit.js';
import type { ActionDefinition, ActionRule } from '../definition.js';
import { gainingBy, gainingStandby, mayStandBy } from '../effects.js';
import { onceInActivation } from '../rules/once.js';
import { withArticle } from '../../wording.js';

const byUnitType: ActionRule = {
  id: 'legion/standby/unit-type',
  code: 'not-allowed-unit-type',
  cite: ACTIVATING_A_UNIT.at('Standby'),
  says: 'Troopers and ground vehicles stand by, and repulsor vehicles with Hover.',
  objection: ({ unit }) =>
    mayStandBy(unit)
      ? undefined
      : {
          message: `The unit is ${withArticle(typeOf(unit))} without Hover, which does not stand by.`,
          facts: { unitType: typeOf(unit) },
        },
};

export const standby: ActionDefinition = {
  rules: [onceInActivation('standby', ACTIVATING_A_UNIT.at('Standby')), byUnitType],
  effects: ({ unit }) => [...gainingStandby(unit), ...gainingBy(unit, 'ready', 'aim')],
};
