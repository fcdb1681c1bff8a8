import type { Situation } from '../definition.js';
import { moveOf } from '../template.js';
import type { ActionEffect } from '../verdict.js';
import { declaredWay } from '../way.js';

/** The move itself, with the pose that it ends in where that is known; a ship that decloaks loses its token. */
export const moveEffects = (situation: Situation, move: 'barrel-roll' | 'boost'): readonly ActionEffect[] => {
  const way = declaredWay(situation.ways() ?? [], situation.declaration);
  const moved: ActionEffect = {
    kind: 'move',
    move,
    ...(way?.state === 'open' && way.pose !== undefined && { pose: way.pose }),
  };
  return moveOf(situation) === 'decloak' ? [{ kind: 'lose-token', token: 'cloak', count: 1 }, moved] : [moved];
};
