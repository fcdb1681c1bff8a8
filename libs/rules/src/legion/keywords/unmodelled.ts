import type { ActionCode } from '../actions/code.js';
import { keywordId, printedKeywords, printedValue } from '../keyword.js';
import type { Situation } from '../actions/situation.js';
import type { Keyword, Unit } from '../unit.js';

/** A keyword that could change the verdict, and the fact that would settle it. */
export interface OpenQuestion {
  readonly keyword: string;
  readonly missing: string;
  /** The objections that are open as well: they fall if the answer turns out one way. */
  readonly lifts?: readonly ActionCode[];
}

interface Unmodelled {
  readonly missing: string;
  /** Whether the keyword could matter to this attempt. */
  readonly matters: (situation: Situation) => boolean;
  readonly lifts?: OpenQuestion['lifts'];
}

const offeredEitherWay: Unmodelled = {
  missing: 'whether it is a free card action: list it in cardActions',
  matters: ({ card }) => card?.kind === 'either',
};

/** Whether the keyword's own card action is the one attempted. If it is free, what its price asks is no objection. */
const asAttempted = (keyword: string): Unmodelled => ({
  ...offeredEitherWay,
  lifts: ['no-actions-left', 'ai-first-action'],
  matters: (situation) => situation.card?.keyword === keyword && offeredEitherWay.matters(situation),
});

/** AI stands on a card without its list: some cards add to it, others take it away. */
const isUnlisted = (unit: Unit): boolean =>
  printedKeywords(unit).some((keyword) => keywordId(keyword.name) === 'ai' && printedValue(keyword) === undefined);

/**
 * What the data does not tell about a keyword, by its id. A keyword that is modelled in full, or that has no bearing on
 * an activation, is not here.
 */
const ENTRIES: Readonly<Record<string, Unmodelled>> = {
  ai: {
    missing: 'the actions that AI lists, or that a card takes it away: give them as its value, or leave it out',
    matters: ({ ai, cost, kind, budget, unit }) =>
      ai.applies && isUnlisted(unit) && !ai.listed.includes(kind) && cost > 0 && budget.spent === 0,
    lifts: ['ai-first-action'],
  },
  counterpart: {
    missing: 'the card actions that the counterpart brings: list them in cardActions',
    matters: ({ attempt, card }) => attempt.action.endsWith('card-action') && card === undefined,
    lifts: ['no-such-card-action'],
  },
  guidance: asAttempted('guidance'),
  repair: asAttempted('repair'),
  'self-destruct': {
    missing: 'the wound threshold: give it as wounds',
    matters: ({ unit, card }) => (card?.keyword ?? card?.id) === 'self-destruct' && unit.wounds === undefined,
  },
  spotter: asAttempted('spotter'),
  'take-cover': asAttempted('take-cover'),
  treat: asAttempted('treat'),
};

/** Names come from outside, and a plain object knows some words of its own. */
const UNMODELLED: ReadonlyMap<string, Unmodelled> = new Map(Object.entries(ENTRIES));

/** The ids of keywords that can make an answer indeterminate. */
export const UNMODELLED_KEYWORDS: readonly string[] = [...UNMODELLED.keys()];

const isOpen = ({ name }: Keyword): boolean => UNMODELLED.has(keywordId(name));

/** Asked for every attempt, and seldom so: it makes no list. */
const hasOpen = ({ keywords, upgrades }: Unit): boolean =>
  keywords?.some(isOpen) === true || upgrades?.some((card) => card.keywords?.some(isOpen) === true) === true;

/** The names of the unit's keywords that are listed here, each once. */
const openNames = (unit: Unit): readonly string[] =>
  hasOpen(unit)
    ? [
        ...new Set(
          printedKeywords(unit)
            .filter(isOpen)
            .map(({ name }) => name),
        ),
      ]
    : [];

/** The unit's keywords that could change this verdict and are not settled by what is known. */
export const openQuestions = (situation: Situation): readonly OpenQuestion[] =>
  openNames(situation.unit).flatMap((name) => {
    const entry = UNMODELLED.get(keywordId(name));
    if (entry === undefined || !entry.matters(situation)) return [];
    const { missing, lifts } = entry;
    return [{ keyword: name, missing: `${name}: ${missing}`, ...(lifts !== undefined && { lifts }) }];
  });
