import { isActionKind, type ActionName } from '../action-kind.js';
import type { CardAction } from '../cards/action-exception.js';
import { exceptionsOf } from '../cards/applying.js';
import type { Ship } from '../ship.js';

/** The actions that a ship's pilot, upgrades and damage cards carry. */
export const printedActions = (ship: Ship): readonly ActionName[] => [
  ...new Set<ActionName>([
    ...ship.upgrades.flatMap(({ id, actionHeaders }) =>
      Array.from({ length: actionHeaders ?? 0 }, (_, index): ActionName => `card:${id}:${index + 1}`),
    ),
    ...exceptionsOf(ship, 'card-action').flatMap((action) => namesOf(ship, action)),
    ...ship.damageCards.flatMap(({ id, hasAction }): readonly ActionName[] =>
      hasAction === true ? [`damage:${id}`] : [],
    ),
  ]),
];

const carries = ({ pilot, shipType, upgrades }: Ship, id: string): boolean =>
  pilot === id || shipType === id || upgrades.some((upgrade) => upgrade.id === id);

const namesOf = (ship: Ship, { xws, header }: CardAction): readonly ActionName[] =>
  xws.filter((id) => carries(ship, id)).map((id): ActionName => `card:${id}:${header}`);

/** Does a faceup card of the ship carry this action? */
export const isPrinted = (ship: Ship, name: ActionName): boolean => printedActions(ship).includes(name);

/** What is modelled of a card's header; undefined for one that is not, and for every other action. */
export const cardActionOf = (ship: Ship, name: ActionName): CardAction | undefined =>
  isActionKind(name)
    ? undefined
    : exceptionsOf(ship, 'card-action').find((action) => namesOf(ship, action).includes(name));
