import { exceptionsOf } from '../../cards/applying.js';
import { CARDS } from '../../documents.js';
import type { DifficultyChange } from '../../cards/action-exception.js';
import { coordinatedShips } from '../kinds/coordinate-ways.js';
import type { ActionRule, Setting, Situation } from '../definition.js';
import { isNamed } from '../named.js';
import type { GrantActionEffect } from '../verdict.js';

/** The cards in use that make the action of each ship that is coordinated red, and the same for all. */
export const redForAll = ({ ship, input }: Pick<Setting, 'ship' | 'input'>): readonly DifficultyChange[] =>
  exceptionsOf(ship, 'difficulty').filter(
    (change) => change.coordinatedMust === 'perform-the-same-action-as-red' && isNamed(input, change),
  );

/** Does a card that lets several ships be coordinated ask for one type and one action? */
const asksForOne = (setting: Pick<Setting, 'ship' | 'input' | 'difficulty'>): boolean =>
  redForAll(setting).length > 0 || asksForOneAt(setting);

const asksForOneAt = ({ ship, difficulty }: Pick<Setting, 'ship' | 'difficulty'>): boolean =>
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

/** What the card asks of the action of each of them, for those that are yet to name theirs. */
export const termsForEach = (situation: Situation): Pick<GrantActionEffect, 'difficulty' | 'sameAction'> => ({
  ...(redForAll(situation).length > 0 && { difficulty: 'red' }),
  ...(together(situation).length > 1 && { sameAction: true }),
});

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
