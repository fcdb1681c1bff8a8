import { exceptionsOf } from '../../cards/applying.js';
import { ACTIONS, CARDS, RULES_REFERENCE } from '../../documents.js';
import { coordinatedShips, coordinateWays, mostCoordinated } from './coordinate-ways.js';
import { always, type ActionDefinition, type ActionRule, type Situation } from '../definition.js';
import { isNamed } from '../named.js';
import { spentLock } from './lock-spent.js';
import { coordinatedAlike, termsForEach } from '../rules/coordinated-alike.js';
import { declares } from '../rules/declaration.js';
import { choosesAnOpenWay } from '../rules/ways.js';
import type { ActionEffect } from '../verdict.js';
import { isOpen } from '../way.js';

const noMoreThanAllowed: ActionRule = {
  id: 'xwing/action/coordinate/no-more-than-allowed',
  code: 'too-many-targets',
  cite: RULES_REFERENCE.at('Coordinate'),
  says: 'A ship coordinates one other ship, or as many as its card says.',
  objection: (situation) => {
    const targets = coordinatedShips(situation).map(({ target }) => target);
    const most = mostCoordinated(situation);
    return targets.length <= most && new Set(targets).size === targets.length
      ? undefined
      : {
          message: `It may choose ${most === 1 ? '1 ship' : `${most} different ships`}, not ${targets.join(' and ')}.`,
          facts: { targets, most },
        };
  },
};

const everyFurtherShipIsValid: ActionRule = {
  id: 'xwing/action/coordinate/every-further-ship-is-valid',
  code: 'no-valid-target',
  cite: CARDS.at('Upgrade Cards'),
  says: 'Every further ship that a card lets its ship coordinate is one that it could choose.',
  objection: ({ ways, declaration }) => {
    const all = declaration?.others === undefined ? undefined : ways();
    if (all === undefined) return undefined;
    const open = all.filter((way) => isOpen(way) || way.state === 'unknown').map(({ choice }) => choice.target);
    const wrong = (declaration?.others ?? []).map(({ target }) => target).filter((target) => !open.includes(target));
    return wrong.length === 0
      ? undefined
      : { message: `${wrong.join(' and ')} cannot be coordinated.`, facts: { targets: wrong, legal: open } };
  },
};

/** Some cards make each ship that they let be coordinated gain a token. */
const gainedByThem = (situation: Situation): readonly ActionEffect[] =>
  exceptionsOf(situation.ship, 'difficulty').flatMap((change) =>
    change.coordinatedGain === undefined || !isNamed(situation.input, change)
      ? []
      : coordinatedShips(situation).map(({ target: ship }): ActionEffect => ({
          kind: 'gain-token',
          token: change.coordinatedGain ?? 'strain',
          count: 1,
          ship,
        })),
  );

export const coordinate: ActionDefinition = {
  cite: ACTIONS.at('Coordinate'),
  says: 'Another friendly ship at range 1 or 2 may perform an action.',
  declares: ['target', 'targetAction'],
  rules: [
    declares('coordinate', 'target', ACTIONS.at('Coordinate')),
    choosesAnOpenWay('coordinate', 'out-of-range', {
      cite: ACTIONS.at('Coordinate'),
      says: 'The ship that is coordinated is at range 1 or 2, unless a card says otherwise.',
    }),
    choosesAnOpenWay('coordinate', 'no-valid-target', {
      cite: RULES_REFERENCE.at('Coordinate'),
      says: 'The ship that is coordinated is another friendly ship that can be coordinated.',
    }),
    noMoreThanAllowed,
    everyFurtherShipIsValid,
    ...coordinatedAlike,
  ],
  canFail: always,
  ways: coordinateWays,
  effects: (situation) => {
    const chosen = coordinatedShips(situation);
    if (chosen.length === 0) return [{ kind: 'grant-action' }];
    return [
      ...spentLock(situation),
      ...gainedByThem(situation),
      ...chosen.map(({ target, targetAction }): ActionEffect => ({
        kind: 'grant-action',
        ship: target,
        ...termsForEach(situation),
        ...(targetAction !== undefined && { action: targetAction }),
      })),
    ];
  },
};
