import { CORE_RULEBOOK } from '../../documents.js';
import { hasKeyword } from '../../keyword.js';
import type { AttackKind } from '../attempt.js';
import type { ActionDefinition, ActionRule } from '../definition.js';
import { gaining } from '../effects.js';
import { GRANTS } from '../grants.js';
import { attackOnce, barrageWithoutArsenal } from '../rules/once.js';
import type { Situation } from '../situation.js';
import { granterInWords } from '../../wording.js';

/** The attack that is meant: the only kind that is granted, and in a melee one that is not Versatile is a melee attack. */
const attackOf = ({ declaration, granted, unit }: Situation): AttackKind => {
  const only = granted && GRANTS[granted.by].attack;
  const inMelee = (unit.engagedWith ?? 0) > 0 && declaration.versatile !== true;
  return declaration.attack ?? only ?? (inMelee ? 'melee' : 'ranged');
};

const notRangedWhileEngaged: ActionRule = {
  id: 'legion/attack/no-ranged-while-engaged',
  code: 'engaged',
  cite: CORE_RULEBOOK.at('Engaged'),
  says: 'An engaged unit makes no ranged attack, but with Versatile weapons.',
  objection: (situation) => {
    const engagedWith = situation.unit.engagedWith ?? 0;
    return engagedWith > 0 && attackOf(situation) === 'ranged' && situation.declaration.versatile !== true
      ? {
          message: 'The unit is engaged and cannot make a ranged attack.',
          facts: { engagedWith, attack: 'ranged' },
          remedy: 'Attack in melee, or withdraw.',
        }
      : undefined;
  },
};

const kindOfAttack: ActionRule = {
  id: 'legion/attack/as-granted',
  code: 'wrong-attack',
  cite: CORE_RULEBOOK.at('Free Actions'),
  says: 'Steady grants a ranged attack, Charge one in melee.',
  objection: (situation) => {
    const { granted } = situation;
    const only = granted && GRANTS[granted.by].attack;
    const attack = attackOf(situation);
    return granted !== undefined && only !== undefined && attack !== only
      ? {
          message: `${granterInWords(granted.by)} grants a ${only} attack; this one is ${attack}.`,
          facts: { only, attack },
        }
      : undefined;
  },
};

const notInWheelMode: ActionRule = {
  id: 'legion/wheel-mode/no-attack',
  code: 'wheel-mode',
  cite: CORE_RULEBOOK.at('Wheel Mode'),
  says: 'A unit in Wheel Mode does not attack in that round.',
  objection: ({ activation }) =>
    activation.wheelMode === true ? { message: 'The unit is in Wheel Mode.', facts: { wheelMode: true } } : undefined,
};

export const attack: ActionDefinition = {
  rules: [attackOnce, barrageWithoutArsenal, notRangedWhileEngaged, kindOfAttack, notInWheelMode],
  effects: (situation) => [
    { kind: 'attack', attack: attackOf(situation) },
    ...gaining('dodge', hasKeyword(situation.unit, 'ataru-mastery') ? 1 : 0),
  ],
};
