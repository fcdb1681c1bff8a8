import { ACTIVATING_A_UNIT, CORE_RULEBOOK } from '../../documents.js';
import { canBeEngaged, hasKeyword } from '../../keyword.js';
import { isNotched, tokensOf, typeOf, type Unit } from '../../unit.js';
import type { MoveKind } from '../attempt.js';
import type { ActionRule } from '../definition.js';
import { mayClimb, mayReverse, mayStrafe, moveOf, speedOf } from '../movement.js';
import { counted, moveInWords, withArticle } from '../../wording.js';

/** Which units may move in which way; the compiler lists what a new way owes. */
const MAY_MOVE: Readonly<Record<MoveKind, (unit: Unit) => boolean>> = {
  standard: () => true,
  climb: mayClimb,
  pivot: isNotched,
  reverse: mayReverse,
  strafe: mayStrafe,
  withdraw: () => true,
  deploy: () => true,
};

const kindOfMove: ActionRule = {
  id: 'legion/move/kinds-by-unit-type',
  code: 'not-allowed-unit-type',
  cite: ACTIVATING_A_UNIT.at('Move'),
  says: 'A move is a standard move or a climb; units on notched bases pivot and reverse instead of climbing.',
  objection: ({ unit, declaration }) => {
    const move = moveOf(unit, declaration);
    return MAY_MOVE[move](unit)
      ? undefined
      : {
          message: `The unit is ${withArticle(typeOf(unit))}, which makes no ${moveInWords(move)}.`,
          facts: { unitType: typeOf(unit), move },
        };
  },
};

const stationaryPivots: ActionRule = {
  id: 'legion/stationary/pivots-only',
  code: 'stationary',
  cite: CORE_RULEBOOK.at('Stationary'),
  says: 'A stationary unit moves only by pivoting.',
  objection: ({ unit, declaration }) => {
    const move = moveOf(unit, declaration);
    return hasKeyword(unit, 'stationary') && move !== 'pivot'
      ? { message: `A stationary unit only pivots; this is a ${moveInWords(move)}.`, facts: { move }, remedy: 'Pivot.' }
      : undefined;
  },
};

const disabledGoesForward: ActionRule = {
  id: 'legion/disabled/no-reverse',
  code: 'disabled',
  cite: CORE_RULEBOOK.at('Disabled'),
  says: 'In the 2.5 rulebook a disabled vehicle neither reverses nor strafes, and spends two actions on a standard move.',
  objection: ({ unit, declaration }) => {
    const move = moveOf(unit, declaration);
    return tokensOf(unit, 'disabled') > 0 && (move === 'reverse' || move === 'strafe')
      ? { message: `The vehicle is disabled and makes no ${moveInWords(move)}.`, facts: { disabled: true, move } }
      : undefined;
  },
};

const groundedDoesNotClimb: ActionRule = {
  id: 'legion/grounded/no-climb',
  code: 'grounded',
  cite: CORE_RULEBOOK.at('Grounded'),
  says: 'A grounded unit does not climb.',
  objection: ({ unit, declaration }) =>
    moveOf(unit, declaration) === 'climb' && hasKeyword(unit, 'grounded')
      ? { message: 'The unit is grounded and does not climb.', facts: { move: 'climb' } }
      : undefined,
};

const notDeployedTwice: ActionRule = {
  id: 'legion/deploy/once',
  code: 'already-deployed',
  cite: CORE_RULEBOOK.at('Deploy'),
  says: 'Only a unit that is not deployed deploys.',
  objection: ({ unit, declaration }) =>
    moveOf(unit, declaration) === 'deploy' && unit.undeployed !== true
      ? { message: 'The unit is deployed already.', facts: { undeployed: false } }
      : undefined,
};

/** Creature troopers pivot while engaged; Disengage walks away from a single enemy. */
const movesFreely = (unit: Unit, move: MoveKind): boolean =>
  move === 'withdraw' ||
  (move === 'pivot' && typeOf(unit) === 'creature-trooper') ||
  (hasKeyword(unit, 'disengage') && unit.engagedWith === 1);

const engagedWithdraws: ActionRule = {
  id: 'legion/move/engaged-withdraws-only',
  code: 'engaged',
  cite: CORE_RULEBOOK.at('Engaged'),
  says: 'An engaged unit does not move but by withdrawing.',
  objection: ({ unit, declaration }) => {
    const [move, enemies] = [moveOf(unit, declaration), unit.engagedWith ?? 0];
    return enemies > 0 && !movesFreely(unit, move)
      ? {
          message: `The unit is engaged with ${counted(enemies, 'enemy unit')} and makes no ${moveInWords(move)}.`,
          facts: { engagedWith: enemies, move },
          remedy: 'Withdraw.',
        }
      : undefined;
  },
};

const withdrawsFromMelee: ActionRule = {
  id: 'legion/withdraw/from-melee',
  code: 'not-engaged',
  cite: CORE_RULEBOOK.at('Withdraw'),
  says: 'Only an engaged unit withdraws.',
  objection: ({ unit, declaration }) =>
    moveOf(unit, declaration) === 'withdraw' && (unit.engagedWith ?? 0) === 0
      ? { message: 'The unit is not engaged.', facts: { engagedWith: 0 }, remedy: 'Make a standard move.' }
      : undefined,
};

const meleeForTroopers: ActionRule = {
  id: 'legion/move/melee-for-troopers',
  code: 'not-allowed-unit-type',
  cite: CORE_RULEBOOK.at('Engaged'),
  says: 'Only troopers that melee can reach are ever engaged, so no other unit starts a melee by moving.',
  objection: ({ unit, declaration }) =>
    declaration.startsMelee === true && !canBeEngaged(unit)
      ? {
          message: 'The unit is never engaged and starts no melee.',
          facts: { unitType: typeOf(unit) },
          remedy: 'Leave out "startsMelee".',
        }
      : undefined,
};

/** A stationary unit pivots at Speed 0. */
const speedLeft: ActionRule = {
  id: 'legion/move/not-at-speed-zero',
  code: 'immobilized',
  cite: CORE_RULEBOOK.at('Immobilize'),
  says: 'Each immobilize token takes one Speed; a unit of Speed 0 makes no move of any kind.',
  objection: ({ unit, declaration, granted, activation: { wheelMode } }) => {
    const tokens = tokensOf(unit, 'immobilize');
    const speed = speedOf(unit, declaration, { by: granted?.by, wheelMode });
    return speed === 0 && !(hasKeyword(unit, 'stationary') && tokens === 0)
      ? {
          message: `The unit’s Speed is 0 with ${counted(tokens, 'immobilize token')}.`,
          facts: { speed: unit.speed ?? null, immobilize: tokens },
        }
      : undefined;
  },
};

export const movementRules: readonly ActionRule[] = [
  kindOfMove,
  stationaryPivots,
  disabledGoesForward,
  groundedDoesNotClimb,
  notDeployedTwice,
  engagedWithdraws,
  withdrawsFromMelee,
  meleeForTroopers,
  speedLeft,
];
