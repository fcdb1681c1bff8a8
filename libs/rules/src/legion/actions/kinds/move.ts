import type { ActionDefinition, ActionEffect } from '../definition.js';
import { gainingBy } from '../effects.js';
import { moveOf, speedOf } from '../movement.js';
import { movementRules } from '../rules/movement.js';
import { moveLimitRules } from '../rules/move-limit.js';
import type { Situation } from '../situation.js';

/** Agile and Tactical go with standard moves: not with climbs, pivots and the rest. */
const afterStandardMove = ({ unit }: Situation): readonly ActionEffect[] => [
  ...gainingBy(unit, 'agile', 'dodge'),
  ...gainingBy(unit, 'tactical', 'aim'),
];

export const move: ActionDefinition = {
  rules: [...movementRules, ...moveLimitRules],
  effects: (situation) => {
    const { unit, declaration, granted, activation } = situation;
    const kind = moveOf(unit, declaration);
    const speed = speedOf(unit, declaration, { by: granted?.by, wheelMode: activation.wheelMode });
    return [
      {
        kind: 'move',
        move: kind,
        ...(speed === undefined ? {} : { speed }),
        ...(declaration.startsMelee === true && { startsMelee: true }),
      },
      ...(kind === 'standard' ? afterStandardMove(situation) : []),
    ];
  },
};
