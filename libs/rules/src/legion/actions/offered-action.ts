import { keywordId } from '../keyword.js';
import type { CardAction, Keyword, Unit } from '../unit.js';

/** What a keyword offers as a card action. `either`: the data does not tell whether the printed arrow is a free one. */
interface KeywordAction {
  readonly kind: 'card-action' | 'free-card-action' | 'either';
  readonly countsAs?: NonNullable<CardAction['countsAs']>;
}

/** Every keyword that is a card action, by its id. */
const KEYWORD_ACTIONS: Readonly<Record<string, KeywordAction>> = {
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

const offeredBy = (keywords: readonly Keyword[], upgrade: string | undefined): readonly OfferedAction[] =>
  keywords.flatMap(({ name }) => {
    const keyword = keywordId(name);
    const offered = KEYWORD_ACTIONS[keyword];
    if (offered === undefined) return [];
    if (upgrade === undefined) return [{ ...offered, id: keyword, keyword }];
    return [{ ...offered, id: `${keyword}:${upgrade}`, keyword, upgrade }];
  });

/**
 * Every card action of the unit, each instance once: those listed, and those of its keywords. A keyword's action has the
 * keyword's id, on an upgrade with that of the upgrade behind it: `jump`, `treat:2-1b`.
 */
export const cardActionsOf = (unit: Unit): readonly OfferedAction[] => {
  const listed = unit.cardActions ?? [];
  const ofUpgrades = (unit.upgrades ?? []).flatMap(({ id, keywords }) => offeredBy(keywords ?? [], id));
  return [
    ...listed,
    ...[...offeredBy(unit.keywords ?? [], undefined), ...ofUpgrades].filter(
      ({ id }) => !listed.some((action) => action.id === id),
    ),
  ];
};

/** The unit's card action with that id. */
export const findCardAction = (unit: Unit, id: string | undefined): OfferedAction | undefined =>
  id === undefined ? undefined : cardActionsOf(unit).find((action) => action.id === id);
