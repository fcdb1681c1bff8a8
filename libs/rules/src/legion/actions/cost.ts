import type { LegionValues } from '../ruleset-values.js';
import type { ActionKind, Unit } from '../unit.js';
import type { MadeAction } from './attempt.js';
import { findCardAction } from './offered-action.js';

/** What is asked of an action, be it made or attempted. */
type Spending = Pick<MadeAction, 'action' | 'card' | 'move' | 'by' | 'asAction'>;

/** What the action is for every other rule: a Jump is a card action that counts as a Move. */
export const actsAs = (unit: Unit, { action, card }: Spending): ActionKind =>
  findCardAction(unit, card)?.countsAs ?? action;

export const isFree = ({ action, by, asAction }: Spending): boolean =>
  action === 'free-card-action' || by !== undefined || asAction === false;

/** How many of the unit's actions it costs; `total` is how many the unit has in this activation. */
export const costInActions = (
  spending: Spending,
  { unit, values, total }: { readonly unit: Unit; readonly values: LegionValues; readonly total: number },
): number => {
  if (isFree(spending)) return 0;
  if (spending.move === 'withdraw' && values.withdraw.costs === 'every-action') return Math.max(1, total);
  return findCardAction(unit, spending.card)?.arrows ?? 1;
};
