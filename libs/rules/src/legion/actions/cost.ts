import type { LegionValues } from '../ruleset-values.js';
import { tokensOf, type ActionKind, type Unit } from '../unit.js';
import type { Step } from './activation.js';
import type { MadeAction } from './attempt.js';
import { findCardAction } from './offered-action.js';

/** What is asked of an action, be it made or attempted. */
type Spending = Pick<MadeAction, 'action' | 'card' | 'move' | 'by' | 'asAction'>;

/** What the action is for every other rule: a Jump is a card action that counts as a Move. */
export const actsAs = (unit: Unit, { action, card }: Spending): ActionKind =>
  findCardAction(unit, card)?.countsAs ?? action;

export const isFree = ({ action, by, asAction }: Spending): boolean =>
  action === 'free-card-action' || by !== undefined || asAction === false;

/** What a cost depends on beside the action; `total` is how many actions the unit has in this activation. */
interface Spender {
  readonly unit: Unit;
  readonly values: LegionValues;
  readonly total: number;
  readonly step?: Step | undefined;
}

/** Where a withdrawal costs every action, one by a free move does as well; outside of an activation there is none. */
const costToWithdraw = (spending: Spending, { total, step }: Spender): number => {
  if (spending.asAction === false || step === 'not-activating') return 0;
  return isFree(spending) ? total : Math.max(1, total);
};

const isSlowed = (spending: Spending, { unit, values }: Spender): boolean =>
  values.disabledVehicle === 'two-actions-a-move' &&
  tokensOf(unit, 'disabled') > 0 &&
  actsAs(unit, spending) === 'move' &&
  (spending.move ?? 'standard') === 'standard';

/** How many of the unit's actions it costs. */
export const costInActions = (spending: Spending, spender: Spender): number => {
  if (spending.move === 'withdraw' && spender.values.withdraw.costs === 'every-action')
    return costToWithdraw(spending, spender);
  if (isFree(spending)) return 0;
  return isSlowed(spending, spender) ? 2 : (findCardAction(spender.unit, spending.card)?.arrows ?? 1);
};
