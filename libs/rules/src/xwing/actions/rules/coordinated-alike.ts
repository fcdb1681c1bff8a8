import { exceptionsOf } from '../../cards/applying.js';
import { CARDS } from '../../documents.js';
import { coordinatedShips } from '../kinds/coordinate-ways.js';
import type { ActionRule, Situation } from '../definition.js';
import { isNamed } from '../named.js';

/** Does a card that lets several ships be coordinated ask for one type and one action? */
const asksForOne = ({ ship, input, difficulty }: Situation): boolean =>
  exceptionsOf(ship, 'difficulty').some(
    (change) => change.coordinatedMust === 'perform-the-same-action-as-red' && isNamed(input, change),
  ) ||
  exceptionsOf(ship, 'coordinate').some(
    (change) => change.extraTargets === 'same-type-non-limited-same-action' && change.difficulty === difficulty,
  );

const together = (situation: Situation): ReturnType<typeof coordinatedShips> => {
  const chosen = situation.declaration?.others === undefined ? [] : coordinatedShips(situation);
  return chosen.length > 1 && asksForOne(situation) ? chosen : [];
};

/** A ship that is coordinated may let the action go, so that one for which none is named is no other. */
const theSameAction: ActionRule = {
  id: 'xwing/action/coordinate/the-same-action',
  code: 'banned-by-card',
  cite: CARDS.at('Upgrade Cards'),
  says: 'Some cards that let several ships be coordinated ask that all of them perform the same action.',
  objection: (situation) => {
    const actions = [...new Set(together(situation).flatMap(({ targetAction }) => targetAction ?? []))];
    return actions.length < 2
      ? undefined
      : {
          message: `The ships that are coordinated together perform one and the same action, not ${actions.join(' and ')}.`,
          facts: { actions },
          remedy: 'Name one action for all of them.',
        };
  },
};

const typesOf = (situation: Situation): readonly (readonly [place: string, type: string | undefined])[] => {
  const ships = situation.table?.ships ?? [];
  return together(situation).flatMap(({ target }) => {
    const index = ships.findIndex(({ id }) => id === target);
    return index === -1 ? [] : [[`/table/ships/${index}/shipType`, ships[index]?.shipType] as const];
  });
};

const theSameType: ActionRule = {
  id: 'xwing/action/coordinate/the-same-type',
  code: 'no-valid-target',
  cite: CARDS.at('Upgrade Cards'),
  says: 'Some cards let further ships be coordinated only of the type of the first.',
  objection: (situation) => {
    const types = [...new Set(typesOf(situation).flatMap(([, type]) => type ?? []))];
    return types.length < 2
      ? undefined
      : {
          message: `The ships that are coordinated together are of one type, not ${types.join(' and ')}.`,
          facts: { shipTypes: types },
          remedy: 'Choose ships of one type.',
        };
  },
  missing: (situation) => typesOf(situation).flatMap(([place, type]) => (type === undefined ? [place] : [])),
};

/** What ships that are coordinated at once have to have in common. */
export const coordinatedAlike: readonly ActionRule[] = [theSameAction, theSameType];
