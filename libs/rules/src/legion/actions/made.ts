import type { ActionKind } from '../unit.js';
import type { MadeAction } from './attempt.js';
import { actsAs } from './cost.js';
import type { Situation } from './situation.js';

/** The actions of that kind that the unit has made in this activation, free ones included. */
export const madeOf = ({ unit, activation }: Situation, kind: ActionKind): readonly MadeAction[] =>
  activation.made.filter((made) => made.asAction !== false && actsAs(unit, made) === kind);

export const hasMade = (situation: Situation, kind: ActionKind): boolean => madeOf(situation, kind).length > 0;

/** The unit withdrew in this activation. */
export const hasWithdrawn = ({ activation }: Situation): boolean =>
  activation.made.some(({ move }) => move === 'withdraw');
