import { ARCS, type Arc } from '../../arc.js';
import { exceptionsOf } from '../../cards/applying.js';
import { ACTIONS, CARDS, RULES_REFERENCE } from '../../documents.js';
import type { Ship } from '../../ship.js';
import { never, type ActionDefinition, type ActionRule, type Situation } from '../definition.js';
import { declares } from '../rules/declaration.js';
import type { Way } from '../way.js';

/** Where nothing tells the turret, a ship has one that can rotate it or whose cards speak of its arcs. */
export const hasTurret = (ship: Ship): boolean =>
  ship.turret === undefined
    ? ship.actionBar.some(({ action }) => action === 'rotate') || exceptionsOf(ship, 'rotate').length > 0
    : ship.turret.length > 0;

const isDouble = ({ turret }: Ship): boolean => turret?.length === 2;

/** The arcs to which the ship's cards let it turn a single turret. */
const allowedArcs = (ship: Ship): readonly Arc[] =>
  exceptionsOf(ship, 'rotate').reduce<readonly Arc[]>(
    (arcs, change) => arcs.filter((arc) => change.arcs.includes(arc)),
    ARCS,
  );

/** Where the indicator may be turned: a single one to any other arc, a double one to the other two. */
const choices = (ship: Ship): readonly Arc[] => {
  const others = ARCS.filter((arc) => ship.turret?.includes(arc) !== true);
  return isDouble(ship) ? others : others.filter((arc) => allowedArcs(ship).includes(arc));
};

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
    return {
      message: `The turret points to ${ship.turret.join(' and ')} already.`,
      facts: { turret: ship.turret, arc },
      remedy: `Turn it to ${choices(ship).join(isDouble(ship) ? ' and ' : ' or ')}.`,
    };
  },
};

const toAnArcThatItsCardsAllow: ActionRule = {
  id: 'xwing/action/rotate/to-an-arc-of-its-cards',
  code: 'banned-by-card',
  cite: CARDS.at('Pilot and Ship Cards'),
  says: 'Some ships turn their turret to certain arcs only.',
  objection: ({ ship, declaration }) => {
    const arc = declaration?.arc;
    const allowed = allowedArcs(ship);
    return arc === undefined || isDouble(ship) || allowed.includes(arc)
      ? undefined
      : {
          message: `A card of this ship lets its turret point only to ${allowed.join(' and ')}.`,
          facts: { arc, allowed },
          remedy: `Turn it to ${choices(ship).join(' or ')}.`,
        };
  },
};

/** A double turret has one way to turn. Any arc may be the one that a turret points to already while that is not told. */
const waysOf = (ship: Ship): readonly Way[] => {
  if (isDouble(ship)) return [{ state: 'open', choice: {} }];
  return choices(ship).map((arc) =>
    ship.turret === undefined
      ? { state: 'unknown', choice: { arc }, missing: ['/ship/turret'] }
      : { state: 'open', choice: { arc } },
  );
};

const turned = ({ ship, declaration }: Situation): readonly Arc[] | undefined => {
  if (isDouble(ship)) return choices(ship);
  return declaration?.arc === undefined ? undefined : [declaration.arc];
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
      objection: (situation) => (isDouble(situation.ship) ? undefined : declaresArc.objection(situation)),
    },
    needsATurret,
    toAnotherArc,
    toAnArcThatItsCardsAllow,
  ],
  canFail: never,
  ways: ({ ship }) => (hasTurret(ship) ? waysOf(ship) : undefined),
  effects: (situation) => {
    const turret = turned(situation);
    return [{ kind: 'rotate-arc', ...(turret !== undefined && { turret }) }];
  },
};
