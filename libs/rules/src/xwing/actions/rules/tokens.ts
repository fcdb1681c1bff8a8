import { covers, exceptionsOf } from '../../cards/applying.js';
import { ACTIONS, RULES_REFERENCE } from '../../documents.js';
import { count } from '../../ship.js';
import type { ActionRule } from '../definition.js';
import { ION_TO_BE_IONIZED, isIonized } from '../../ionized.js';
import { mayActWhileStressed } from '../stress-permission.js';

const notWhileStressed: ActionRule = {
  id: 'xwing/action/not-while-stressed',
  code: 'stressed',
  cite: ACTIONS.at('Performing Actions'),
  says: 'A ship with a stress token cannot perform actions.',
  objection: (situation) => {
    const stress = count(situation.ship.tokens, 'stress');
    if (stress === 0 || mayActWhileStressed(situation, stress)) return undefined;
    return {
      message: `The ship has ${stress} stress ${stress === 1 ? 'token' : 'tokens'}; a stressed ship cannot perform actions.`,
      facts: { stress },
      remedy: 'Remove every stress token first.',
    };
  },
};

const onlyFocusWhileIonized: ActionRule = {
  id: 'xwing/action/only-focus-while-ionized',
  code: 'ionized',
  cite: RULES_REFERENCE.at('Ion'),
  says: 'An ionized ship performs no action but Focus.',
  objection: ({ ship, name }) => {
    if (!isIonized(ship) || name === 'focus') return undefined;
    const ion = count(ship.tokens, 'ion');
    return exceptionsOf(ship, 'act-while-ionized').some(({ actions }) => covers(actions, name))
      ? undefined
      : {
          message: `The ship has ${ion} ion ${ion === 1 ? 'token' : 'tokens'} and is ionized; it can perform only Focus.`,
          facts: { ion, ionizedAt: ION_TO_BE_IONIZED[ship.baseSize], baseSize: ship.baseSize },
          remedy: 'Perform Focus, or wait until the ion tokens are removed.',
        };
  },
};

export const tokenRules: readonly ActionRule[] = [notWhileStressed, onlyFocusWhileIonized];
