import type { Difficulty } from '../action-kind.js';
import { covers, exceptionsOf } from '../cards/applying.js';
import type { Cost } from '../cards/card-reference.js';
import type { ActionInput } from './attempt.js';

const COST: Readonly<Record<Difficulty, readonly Cost[]>> = {
  white: [],
  red: [{ gain: 'stress', count: 1 }],
  purple: [{ spend: 'force', count: 1 }],
};

/** What cards that the attempt names cost when they change the action. */
const costsOfCards = ({ ship, attempt, effects }: ActionInput): readonly Cost[] => {
  if (effects === undefined || effects.length === 0) return [];
  return exceptionsOf(ship, 'difficulty').flatMap((change) =>
    change.optional &&
    change.cost !== undefined &&
    covers(change.actions, attempt.action) &&
    effects.some(({ source }) => change.xws.includes(source))
      ? [change.cost]
      : [],
  );
};

/**
 * All that is paid for an attempt, before it is known whether it succeeds: a red action one stress, a purple one a Force.
 * What a card asks for the grant itself was paid to get it and is not told again.
 */
export const costsOf = (input: ActionInput, difficulty: Difficulty): readonly Cost[] => {
  const cards = costsOfCards(input);
  return cards.length === 0 ? COST[difficulty] : [...COST[difficulty], ...cards];
};
