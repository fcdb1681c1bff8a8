import type { Citation } from '../../../kernel/index.js';
import { ACTIVATING_A_UNIT, CORE_RULEBOOK } from '../../documents.js';
import { hasKeyword } from '../../keyword.js';
import type { ActionRule } from '../definition.js';
import { madeOf } from '../made.js';
import type { Situation } from '../situation.js';
import { counted } from '../../wording.js';

const inActivation = ({ activation }: Situation): boolean => activation.step !== 'not-activating';

/** No action but a move is made twice in an activation, free actions included; gaining its token is not making it. */
export const onceInActivation = (kind: 'aim' | 'dodge' | 'recover' | 'standby', cite: Citation): ActionRule => ({
  id: `legion/${kind}/once`,
  code: 'already-made',
  cite,
  says: `A unit makes the ${kind} action once in its activation, free actions included.`,
  objection: (situation) =>
    inActivation(situation) && madeOf(situation, kind).length > 0
      ? {
          message: `The unit has made the ${kind} action in this activation.`,
          facts: { made: situation.activation.made },
          remedy: 'Choose another action, or a move.',
        }
      : undefined,
});

/** Each card action once: a second card with the same text is another one. */
export const eachCardOnce = (rule: Pick<ActionRule, 'id' | 'cite' | 'says'>): ActionRule => ({
  ...rule,
  code: 'already-made',
  objection: (situation) => {
    const { card } = situation.declaration;
    const { made } = situation.activation;
    return inActivation(situation) && card !== undefined && made.some((each) => each.card === card)
      ? {
          message: `The unit has made "${card}" in this activation.`,
          facts: { card, made },
          remedy: 'Choose a different one.',
        }
      : undefined;
  },
});

/** Ataru Mastery and Barrage allow two attack actions. */
const attackLimit = ({ unit }: Situation): number =>
  hasKeyword(unit, 'ataru-mastery') || hasKeyword(unit, 'barrage') ? 2 : 1;

export const attackOnce: ActionRule = {
  id: 'legion/attack/once',
  code: 'already-made',
  cite: ACTIVATING_A_UNIT.at('Attack'),
  says: 'A unit makes one attack action in its activation, free ones included; Ataru Mastery and Barrage allow two.',
  objection: (situation) => {
    const [made, limit] = [madeOf(situation, 'attack').length, attackLimit(situation)];
    return inActivation(situation) && made >= limit
      ? {
          message: `The unit has made ${counted(made, 'attack action')} in this activation and may make only ${limit}.`,
          facts: { made, limit },
        }
      : undefined;
  },
};

export const barrageWithoutArsenal: ActionRule = {
  id: 'legion/barrage/without-arsenal',
  code: 'arsenal-and-barrage',
  cite: CORE_RULEBOOK.at('Barrage'),
  says: 'A unit with Barrage makes its second attack action only if it does not use Arsenal in that activation.',
  objection: (situation) => {
    const { unit, declaration } = situation;
    const attacks = madeOf(situation, 'attack');
    const usesArsenal = declaration.arsenal === true || attacks.some(({ arsenal }) => arsenal === true);
    return attacks.length === 1 && usesArsenal && hasKeyword(unit, 'barrage')
      ? {
          message: 'With Barrage a second attack action needs an activation without Arsenal.',
          facts: { attacks: attacks.length, arsenal: true },
          remedy: 'Do not form further attack pools with Arsenal.',
        }
      : undefined;
  },
};
