import { ACTIVATING_A_UNIT, CORE_RULEBOOK } from '../../documents.js';
import { typeOf } from '../../unit.js';
import type { ActionRule } from '../definition.js';
import { hasMade, hasWithdrawn } from '../made.js';
import { moveOf } from '../movement.js';
import type { Situation } from '../situation.js';

const withdraws = ({ kind, unit, declaration }: Situation): boolean =>
  kind === 'move' && moveOf(unit, declaration) === 'withdraw';

/** The two kinds in whichever order: one made, the other attempted. */
const both = (situation: Situation, a: 'attack' | 'standby', b: 'attack' | 'standby'): boolean =>
  situation.kind === a && hasMade(situation, b);

const notStandbyAndAttack: ActionRule = {
  id: 'legion/standby/not-with-an-attack',
  code: 'standby-and-attack',
  cite: ACTIVATING_A_UNIT.at('Standby'),
  says: 'A unit does not both attack and stand by in one activation.',
  objection: (situation) => {
    const { kind, activation } = situation;
    if (activation.step === 'not-activating') return undefined;
    if (!both(situation, 'standby', 'attack') && !both(situation, 'attack', 'standby')) return undefined;
    return {
      message: `The unit has made the ${kind === 'standby' ? 'attack' : 'standby'} action in this activation, which rules out ${kind}.`,
      facts: { made: activation.made },
    };
  },
};

const notWithdrawAndStandby: ActionRule = {
  id: 'legion/withdraw/not-with-standby',
  code: 'withdrew',
  cite: CORE_RULEBOOK.at('Withdraw'),
  says: 'A unit does not both withdraw and stand by in one activation.',
  objection: (situation) =>
    (situation.kind === 'standby' && hasWithdrawn(situation)) || (withdraws(situation) && hasMade(situation, 'standby'))
      ? {
          message: 'A unit that withdraws does not stand by in the same activation.',
          facts: { made: situation.activation.made },
        }
      : undefined,
};

const notWithdrawAndAttack: ActionRule = {
  id: 'legion/withdraw/not-with-an-attack',
  code: 'withdrew',
  cite: CORE_RULEBOOK.at('Withdraw'),
  says: 'A unit does not both withdraw and attack in one activation, but for the types that may.',
  objection: (situation) => {
    const { unit, values, kind, activation } = situation;
    const excluded =
      (kind === 'attack' && hasWithdrawn(situation)) || (withdraws(situation) && hasMade(situation, 'attack'));
    return excluded && !values.withdraw.mayAttack.includes(typeOf(unit))
      ? {
          message: 'A unit that withdraws does not attack in the same activation.',
          facts: { made: activation.made, unitType: typeOf(unit), mayAttack: values.withdraw.mayAttack },
        }
      : undefined;
  },
};

const notIntoMeleeAgain: ActionRule = {
  id: 'legion/withdraw/not-into-melee',
  code: 'withdrew',
  cite: CORE_RULEBOOK.at('Withdraw'),
  says: 'A unit that withdraws does not move into a melee, by the withdrawal itself or later in that activation.',
  objection: (situation) => {
    const { kind, declaration, activation } = situation;
    if (kind !== 'move' || declaration.startsMelee !== true) return undefined;
    return withdraws(situation) || hasWithdrawn(situation)
      ? {
          message: 'A unit that withdraws does not move into a melee in the same activation.',
          facts: { made: activation.made },
          remedy: 'Move without base contact.',
        }
      : undefined;
  },
};

export const exclusionRules: readonly ActionRule[] = [
  notStandbyAndAttack,
  notWithdrawAndStandby,
  notWithdrawAndAttack,
  notIntoMeleeAgain,
];
