import { CORE_RULEBOOK } from '../../documents.js';
import type { ActionRule } from '../definition.js';
import { moveOf } from '../movement.js';
import type { Situation } from '../situation.js';

/** A pivot leaves every miniature where it stands. */
const mayRestore = ({ unit, kind, declaration }: Situation): boolean =>
  kind === 'move' && moveOf(unit, declaration) !== 'pivot';

const restoresCohesion: ActionRule = {
  id: 'legion/cohesion/next-action-restores-it',
  code: 'out-of-cohesion',
  cite: CORE_RULEBOOK.at('Cohesion'),
  says: 'In the 2.5 rulebook the next action of a unit out of cohesion is a move that restores it, which a pivot does not.',
  objection: (situation) => {
    const { unit, kind, values } = situation;
    return unit.outOfCohesion === true && values.cohesion.broken === 'next-action-restores-it' && !mayRestore(situation)
      ? {
          message: 'The unit is out of cohesion; its next action is a move that restores it.',
          facts: { outOfCohesion: true, attempted: kind },
          remedy: 'Make a move action that ends with every miniature in cohesion.',
        }
      : undefined;
  },
};

export const cohesionRules: readonly ActionRule[] = [restoresCohesion];
