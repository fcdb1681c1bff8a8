import type { Difficulty } from '../action-kind.js';
import type { DifficultyChange, GrantedEvenStressed } from '../cards/action-exception.js';
import { exceptionsOf } from '../cards/applying.js';
import type { ActionFilter } from '../cards/card-reference.js';
import type { Ship } from '../ship.js';
import type { ActionInput, GrantedOpportunity, TableShip } from './attempt.js';

/** What a grant allows, the words of the attempt and of the card that grants it taken together. */
export interface Grant {
  /** Is it for an action on the ship's bar, rather than for one that it names? */
  readonly onActionBar: boolean;
  /** The difficulty of an action that it names. */
  readonly named: Difficulty;
  /** What it makes of the bar's difficulty. */
  readonly treatAs: Difficulty | undefined;
  /** The difficulty that the action must have on the bar. */
  readonly asks: Difficulty | undefined;
  /** The actions that it is for; undefined when no modelled card says. */
  readonly actions: ActionFilter | undefined;
  /** The most stress tokens with which the ship may still act. */
  readonly maxStress: number;
  /** The ship that grants the action, when it is another one and on the table. */
  readonly granter: Granter | undefined;
}

export type Granter = TableShip & Pick<Ship, 'exceptions' | 'upgrades'>;
type GrantingCard = GrantedEvenStressed | DifficultyChange;

const asGranter = (ship: TableShip): Granter => ({
  ...ship,
  exceptions: ship.exceptions ?? [],
  upgrades: ship.upgrades ?? [],
});

const granterOf = ({ ship, table }: ActionInput, { from }: GrantedOpportunity): Granter | undefined => {
  if (from === undefined || from === ship.id) return undefined;
  const found = table?.ships?.find(({ id }) => id === from);
  return found === undefined ? undefined : asGranter(found);
};

const cardOf = (carrier: Pick<Ship, 'exceptions' | 'upgrades'>, by: string): GrantingCard | undefined =>
  exceptionsOf(carrier, 'granted-even-stressed').find(({ xws }) => xws.includes(by)) ??
  exceptionsOf(carrier, 'difficulty').find(({ xws, grantedAfter }) => grantedAfter !== undefined && xws.includes(by));

const cardOnTheTable = ({ table }: ActionInput, by: string): GrantingCard | undefined => {
  for (const ship of table?.ships ?? []) {
    const card = ship.exceptions === undefined ? undefined : cardOf(asGranter(ship), by);
    if (card !== undefined) return card;
  }
  return undefined;
};

type FromCard = Pick<Grant, 'onActionBar' | 'named' | 'treatAs' | 'asks' | 'actions' | 'maxStress'>;

const withoutCard = (byCoordinate: boolean): FromCard => ({
  onActionBar: byCoordinate,
  named: 'white',
  treatAs: undefined,
  asks: undefined,
  actions: undefined,
  maxStress: 0,
});

/** A card that speaks of any action speaks of those on the bar; a white one it then asks for, another it makes of it. */
const ofCard = (card: GrantingCard): FromCard => {
  const onActionBar = card.onActionBar === true || typeof card.actions === 'string';
  if (card.kind === 'difficulty') {
    const asks = card.from === 'any' ? undefined : card.from;
    return { onActionBar, named: card.to, treatAs: card.to, asks, actions: card.actions, maxStress: 0 };
  }
  const { difficulty, actions, maxStress } = card;
  return {
    onActionBar,
    named: difficulty ?? 'white',
    treatAs: difficulty === 'white' ? undefined : difficulty,
    asks: difficulty === 'white' ? difficulty : undefined,
    actions,
    maxStress: maxStress ?? Number.POSITIVE_INFINITY,
  };
};

const stressAllowedByCoordinator = (granter: Granter | undefined, stress: number): number => {
  const cards = granter === undefined ? [] : exceptionsOf(granter, 'coordinated-while-stressed');
  return cards.some(({ exactStress }) => exactStress === stress) ? stress : 0;
};

const fromCardOf = (input: ActionInput, { by }: GrantedOpportunity, granter: Granter | undefined): FromCard => {
  if (by === 'coordinate') {
    const maxStress = stressAllowedByCoordinator(granter, input.ship.tokens.stress ?? 0);
    return { ...withoutCard(true), maxStress };
  }
  const card = cardOf(granter ?? input.ship, by) ?? cardOnTheTable(input, by);
  return card === undefined ? withoutCard(false) : ofCard(card);
};

/** Reads a grant. A card that no ship of the attempt carries is taken at the attempt's own word. */
export const grantOf = (input: ActionInput, opportunity: GrantedOpportunity): Grant => {
  const granter = granterOf(input, opportunity);
  const card = fromCardOf(input, opportunity, granter);
  return {
    ...card,
    granter,
    onActionBar: opportunity.onActionBar ?? card.onActionBar,
    named: opportunity.difficulty ?? card.named,
    treatAs: opportunity.difficulty ?? card.treatAs,
    maxStress: opportunity.whileStressed === true ? Number.POSITIVE_INFINITY : card.maxStress,
  };
};
