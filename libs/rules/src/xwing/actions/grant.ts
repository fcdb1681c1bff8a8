import type { ActionName, Difficulty } from '../action-kind.js';
import type {
  ActionLock,
  ActionWindow,
  DifficultyChange,
  GrantedAction,
  GrantedEvenStressed,
} from '../cards/action-exception.js';
import { covers, exceptionsOf } from '../cards/applying.js';
import type { ActionFilter } from '../cards/card-reference.js';
import { count, type Ship } from '../ship.js';
import type { ActionInput, GrantedOpportunity, TableShip } from './attempt.js';

/** What a grant allows, the words of the attempt and of the card that grants it taken together. */
export interface Grant extends Terms {
  /** The ship that grants the action, when it is another one and on the table. */
  readonly granter: Granter | undefined;
  /** The modelled cards that could grant it, each with the ship that carries it. */
  readonly sources: readonly GrantSource[];
}

/** A card that grants actions, on its ship. */
export interface GrantSource {
  readonly card: GrantingCard;
  readonly carrier: Granter;
}

interface Terms {
  /** Is it for an action on the ship's bar, rather than for one that it names? */
  readonly onActionBar: boolean;
  /** The difficulty of an action that it names. */
  readonly named: Difficulty;
  /** What it makes of the bar's difficulty. */
  readonly treatAs: Difficulty | undefined;
  /** Does the bar's difficulty stand against one that is told and is less? */
  readonly keepsTheBars: boolean;
  /** The difficulty that the action must have on the bar. */
  readonly asks: Difficulty | undefined;
  /** The actions that it is for; undefined when no modelled card says. */
  readonly actions: ActionFilter | undefined;
  /** The most stress tokens with which the ship may still act. */
  readonly maxStress: number;
  /** Whether the ship may act again afterwards, in its own activation or in the round. */
  readonly endsActions: ActionWindow['endsActions'] | 'for-the-round';
  /** What must hold for the card to grant anything. */
  readonly condition: 'focused' | 'failed-without-green-token' | undefined;
  /** Is the action a copy of another ship's? */
  readonly copies: boolean;
}

export type Granter = TableShip & Pick<Ship, 'exceptions' | 'upgrades'>;
type GrantingCard = GrantedEvenStressed | GrantedAction | ActionWindow | ActionLock | DifficultyChange;

const BARE: Terms = {
  onActionBar: false,
  named: 'white',
  treatAs: undefined,
  keepsTheBars: false,
  asks: undefined,
  actions: undefined,
  maxStress: 0,
  endsActions: undefined,
  condition: undefined,
  copies: false,
};

/** What the rules themselves grant, whatever an attempt says of its terms. */
const BY_RULE: Readonly<Partial<Record<string, Partial<Terms>>>> = {
  coordinate: { onActionBar: true, keepsTheBars: true },
  deploy: { onActionBar: true, keepsTheBars: true },
  overlap: {
    onActionBar: true,
    treatAs: 'red',
    actions: ['focus', 'calculate'],
    maxStress: 0,
    endsActions: 'always',
  },
};

/** A table ship as a carrier of cards. */
export const asGranter = (ship: TableShip): Granter => ({
  ...ship,
  exceptions: ship.exceptions ?? [],
  upgrades: ship.upgrades ?? [],
});

const granterOf = ({ ship, table }: ActionInput, { from }: GrantedOpportunity): Granter | undefined => {
  if (from === undefined || from === ship.id) return undefined;
  const found = table?.ships?.find(({ id }) => id === from);
  return found === undefined ? undefined : asGranter(found);
};

/** The entries of a card that grant anything: the one that speaks of the action first. */
const cardOf = (
  carrier: Pick<Ship, 'exceptions' | 'upgrades'>,
  by: string,
  name: ActionName,
): GrantingCard | undefined => {
  const entries = [
    ...exceptionsOf(carrier, 'granted-even-stressed'),
    ...exceptionsOf(carrier, 'granted'),
    ...exceptionsOf(carrier, 'action-window'),
    ...exceptionsOf(carrier, 'action-lock'),
    ...exceptionsOf(carrier, 'difficulty').filter(({ grantedAfter }) => grantedAfter !== undefined),
  ].filter(({ xws }) => xws.includes(by));
  return entries.find(({ actions }) => actions === undefined || covers(actions, name)) ?? entries[0];
};

/** Where the card may lie: on the ship that is named; else on the acting ship or, failing that, on another one. */
const sourcesOf = (input: ActionInput, by: string, granter: Granter | undefined): readonly GrantSource[] => {
  const { ship, table, attempt } = input;
  const others = (table?.ships ?? []).filter(({ id }) => id !== ship.id && id !== granter?.id).map(asGranter);
  return [granter ?? ship, ...others].flatMap((carrier) => {
    const card = cardOf(carrier, by, attempt.action);
    return card === undefined ? [] : [{ card, carrier }];
  });
};

/** A card that names no kind of action speaks of those on the bar. */
const isForTheBar = ({ onActionBar, actions }: Exclude<GrantingCard, ActionLock>): boolean =>
  onActionBar === true || actions === undefined || typeof actions === 'string';

const ofChange = (
  card: ActionWindow | DifficultyChange,
  { from, to }: { readonly from: Difficulty | 'any'; readonly to: Difficulty },
): Terms => ({
  ...BARE,
  onActionBar: isForTheBar(card),
  named: to,
  treatAs: to,
  asks: from === 'any' ? undefined : from,
  actions: card.actions,
  copies: card.copies === true,
});

/** A white action is asked for, another difficulty is made of whatever the bar says. */
const ofGrant = (card: GrantedEvenStressed | GrantedAction): Terms => {
  const { difficulty, actions } = card;
  return {
    ...BARE,
    onActionBar: isForTheBar(card),
    named: difficulty ?? 'white',
    treatAs: difficulty === 'white' ? undefined : difficulty,
    asks: difficulty === 'white' ? difficulty : undefined,
    actions,
    copies: card.copies === true,
    maxStress: card.kind === 'granted' ? 0 : (card.maxStress ?? Number.POSITIVE_INFINITY),
  };
};

const ofWindow = (card: ActionWindow): Terms => ({
  ...(card.difficulty === undefined
    ? { ...BARE, onActionBar: isForTheBar(card), actions: card.actions }
    : ofChange(card, card.difficulty)),
  endsActions: card.endsActions,
  condition: card.condition === 'focused' ? 'focused' : undefined,
});

const termsOfCard = (card: GrantingCard): Terms => {
  switch (card.kind) {
    case 'difficulty':
      return ofChange(card, card);
    case 'action-window':
      return ofWindow(card);
    case 'action-lock':
      return { ...BARE, actions: card.actions, endsActions: 'for-the-round', condition: 'failed-without-green-token' };
    case 'granted':
    case 'granted-even-stressed':
      return ofGrant(card);
  }
};

const coordinated = ({ ship }: ActionInput, granter: Granter | undefined): Terms => {
  const stress = count(ship.tokens, 'stress');
  const allowed =
    granter !== undefined &&
    exceptionsOf(granter, 'coordinated-while-stressed').some(({ exactStress }) => exactStress === stress);
  return { ...BARE, maxStress: allowed ? stress : 0 };
};

const termsWithoutCard = (input: ActionInput, by: string, granter: Granter | undefined): Terms =>
  by === 'coordinate' ? coordinated(input, granter) : BARE;

/** What an attempt says of the terms wins over the card. */
const asTold = (terms: Terms, { onActionBar, difficulty, whileStressed }: GrantedOpportunity): Terms => ({
  ...terms,
  onActionBar: onActionBar ?? terms.onActionBar,
  named: difficulty ?? terms.named,
  treatAs: difficulty ?? terms.treatAs,
  maxStress: whileStressed === true ? Number.POSITIVE_INFINITY : terms.maxStress,
});

/** Reads a grant. A card that no ship of the attempt carries is taken at the attempt's own word. */
export const grantOf = (input: ActionInput, opportunity: GrantedOpportunity): Grant => {
  const { by, from } = opportunity;
  const granter = granterOf(input, opportunity);
  const sources = by === 'coordinate' ? [] : sourcesOf(input, by, granter);
  const card = sources[0]?.card;
  const terms = card === undefined ? termsWithoutCard(input, by, granter) : termsOfCard(card);
  return {
    ...asTold(terms, opportunity),
    granter,
    sources: from === undefined ? sources : sources.filter(({ carrier }) => carrier.id === from),
    ...BY_RULE[by],
  };
};
