import type { Difficulty } from '../action-kind.js';
import { covers, exceptionsOf, printedOn } from '../cards/applying.js';
import type { CardReference, Cost } from '../cards/card-reference.js';
import type { ActionInput } from './attempt.js';
import { cardActionOf } from './card-actions.js';
import type { Difficulties } from './difficulty.js';
import { isNamed } from './named.js';

const COST: Readonly<Record<Difficulty, readonly Cost[]>> = {
  white: [],
  red: [{ gain: 'stress', count: 1 }],
  purple: [{ spend: 'force', count: 1 }],
};

/** A cost with the card that it is paid from, where charges are spent. */
const paidFrom = ({ ship }: ActionInput, card: CardReference, cost: Cost): Cost =>
  'spend' in cost && cost.spend === 'charge' ? { ...cost, card: printedOn(ship, card) } : cost;

/** What cards that the attempt names cost when they change the action. */
const costsOfCards = (input: ActionInput, printed: Difficulty): readonly Cost[] => {
  const { ship, attempt } = input;
  const changes = exceptionsOf(ship, 'difficulty').filter(
    ({ actions, from, optional }) =>
      optional && covers(actions, attempt.action) && (from === 'any' || from === printed),
  );
  return [...changes, ...exceptionsOf(ship, 'template'), ...exceptionsOf(ship, 'lock')].flatMap((exception) =>
    exception.cost !== undefined && exception.optional === true && isNamed(input, exception)
      ? [paidFrom(input, exception, exception.cost)]
      : [],
  );
};

const costsOfHeader = (input: ActionInput): readonly Cost[] => {
  const header = cardActionOf(input.ship, input.attempt.action);
  return header === undefined
    ? []
    : header.costs.map((cost) => (header.spendsFrom === undefined ? paidFrom(input, header, cost) : cost));
};

/**
 * All that is paid for an attempt, before it is known whether it succeeds: a red action one stress, a purple one a Force.
 * What a card asks for the grant itself was paid to get it and is not told again.
 */
export const costsOf = (input: ActionInput, { printed, difficulty }: Difficulties): readonly Cost[] => {
  if (input.attempt.opportunity?.kind === 'game-effect') return COST.white;
  if (input.ship.exceptions.length === 0) return COST[difficulty];
  const cards = [...costsOfCards(input, printed), ...costsOfHeader(input)];
  return cards.length === 0 ? COST[difficulty] : [...COST[difficulty], ...cards];
};
