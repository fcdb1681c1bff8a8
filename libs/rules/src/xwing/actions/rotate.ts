import { ACTIONS, RULES_REFERENCE } from '../documents.js';
import { ARCS, type Arc, type Ship } from '../ship.js';
import type { ActionDefinition, ActionRule } from './definition.js';
import { declares } from './rules/declaration.js';
import type { Situation } from './situation.js';

/** Where the turret arc indicator may be turned; a double turret takes the arc named and the opposite one. */
export const otherArcs = (turret: readonly Arc[]): readonly Arc[] => ARCS.filter((arc) => !turret.includes(arc));

const hasTurret = ({ turret, actionBar }: Ship): boolean =>
  turret === undefined ? actionBar.some(({ action }) => action === 'rotate') : turret.length > 0;

const needsATurret: ActionRule = {
  id: 'xwing/action/rotate/needs-a-turret',
  code: 'no-turret-arc',
  cite: RULES_REFERENCE.at('Rotate'),
  says: 'Only a ship with a turret arc indicator rotates it.',
  objection: ({ ship }) =>
    hasTurret(ship)
      ? undefined
      : { message: 'The ship has no turret arc indicator.', facts: { turret: ship.turret ?? [] } },
};

const toAnotherArc: ActionRule = {
  id: 'xwing/action/rotate/to-another-arc',
  code: 'same-arc',
  cite: RULES_REFERENCE.at('Rotate'),
  says: 'The indicator is turned to another arc; a double one to the other two.',
  objection: ({ ship, declaration }) => {
    const arc = declaration?.arc;
    if (arc === undefined || ship.turret?.includes(arc) !== true) return undefined;
    const choices = otherArcs(ship.turret);
    return {
      message: `The turret points to ${ship.turret.join(' and ')} already.`,
      facts: { turret: ship.turret, arc },
      remedy: `Turn it to ${ship.turret.length > 1 ? choices.join(' and ') : choices.join(' or ')}.`,
    };
  },
};

const turned = ({ ship, declaration }: Situation): readonly Arc[] | undefined => {
  const arc = declaration?.arc;
  if (ship.turret?.length === 2) return otherArcs(ship.turret);
  return arc === undefined ? undefined : [arc];
};

const declaresArc = declares('rotate', 'arc', RULES_REFERENCE.at('Rotate'));

export const rotate: ActionDefinition = {
  cite: ACTIONS.at('Rotate'),
  says: 'The turret arc indicator is turned.',
  declares: ['arc'],
  rules: [
    {
      ...declaresArc,
      // A double turret has one way to turn, so there is nothing to say.
      objection: (situation) => (situation.ship.turret?.length === 2 ? undefined : declaresArc.objection(situation)),
    },
    needsATurret,
    toAnotherArc,
  ],
  canFail: false,
  effects: (situation) => {
    const turret = turned(situation);
    return [{ kind: 'rotate-arc', ...(turret !== undefined && { turret }) }];
  },
};
