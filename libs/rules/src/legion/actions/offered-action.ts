import { keywordId } from '../keyword.js';
import type { CardAction, Keyword, Unit } from '../unit.js';

/** What a keyword offers as a card action. `either`: the data does not tell whether the printed arrow is a free one. */
interface KeywordAction {
  readonly kind: 'card-action' | 'free-card-action' | 'either';
  readonly countsAs?: NonNullable<CardAction['countsAs']>;
}

/** Every keyword that is a card action, by its id. */
const ENTRIES: Readonly<Record<string, KeywordAction>> = {
  arm: { kind: 'card-action' },
  bolster: { kind: 'card-action' },
  'calculate-odds': { kind: 'card-action' },
  distract: { kind: 'free-card-action' },
  guidance: { kind: 'either' },
  jump: { kind: 'card-action', countsAs: 'move' },
  'master-storyteller': { kind: 'card-action' },
  observe: { kind: 'card-action' },
  'pull-the-strings': { kind: 'card-action' },
  'quick-thinking': { kind: 'card-action' },
  repair: { kind: 'either' },
  'self-destruct': { kind: 'card-action' },
  smoke: { kind: 'card-action' },
  spotter: { kind: 'either' },
  strategize: { kind: 'card-action' },
  'take-cover': { kind: 'either' },
  treat: { kind: 'either' },
};

/** A card action that a unit has, and the keyword that it comes from. */
export interface OfferedAction extends Omit<CardAction, 'kind'> {
  readonly kind: KeywordAction['kind'];
  readonly keyword?: string;
}

/** As the unit's own card offers them. Ids come from outside, and a plain object knows some words of its own. */
const KEYWORD_ACTIONS: ReadonlyMap<string, OfferedAction> = new Map(
  Object.entries(ENTRIES).map(([keyword, offered]) => [keyword, { ...offered, id: keyword, keyword }]),
);

const instance = (keyword: string, upgrade: string | undefined): OfferedAction | undefined => {
  const own = KEYWORD_ACTIONS.get(keyword);
  return own === undefined || upgrade === undefined ? own : { ...own, id: `${keyword}:${upgrade}`, upgrade };
};

const offeredBy = (keywords: readonly Keyword[], upgrade: string | undefined): readonly OfferedAction[] =>
  keywords.flatMap(({ name }) => instance(keywordId(name), upgrade) ?? []);

/**
 * Every card action of the unit, each instance once: those listed, and those of its keywords. A keyword's action has the
 * keyword's id, on an upgrade with that of the upgrade behind it: `jump`, `treat:2-1b`.
 */
export const cardActionsOf = (unit: Unit): readonly OfferedAction[] => {
  const listed = unit.cardActions ?? [];
  const byId = new Map<string, OfferedAction>(listed.map((action) => [action.id, action]));
  const ofUpgrades = (unit.upgrades ?? []).flatMap(({ id, keywords }) => offeredBy(keywords ?? [], id));
  for (const action of [...offeredBy(unit.keywords ?? [], undefined), ...ofUpgrades]) {
    if (!byId.has(action.id)) byId.set(action.id, action);
  }
  return [...byId.values()];
};

/** The card action of a keyword, by an id of the form that `cardActionsOf` gives it. */
const findKeywordAction = (unit: Unit, id: string): OfferedAction | undefined => {
  const colon = id.indexOf(':');
  const [keyword, upgrade] = colon < 0 ? [id, undefined] : [id.slice(0, colon), id.slice(colon + 1)];
  const cards = upgrade === undefined ? [unit] : (unit.upgrades ?? []).filter((card) => card.id === upgrade);
  return cards.some(({ keywords }) => keywords?.some(({ name }) => keywordId(name) === keyword))
    ? instance(keyword, upgrade)
    : undefined;
};

/** The unit's card action with that id. */
export const findCardAction = (unit: Unit, id: string | undefined): OfferedAction | undefined =>
  id === undefined ? undefined : (unit.cardActions?.find((action) => action.id === id) ?? findKeywordAction(unit, id));
