import { isActionKind, moreDifficult, type ActionName } from '../action-kind.js';
import type { LinkedAction, Ship } from '../ship.js';
import type { Opportunity } from './attempt.js';

/** A row of the bar, or the link of one. */
export type BarEntry = LinkedAction;

const easier = (one: BarEntry | undefined, other: BarEntry): BarEntry =>
  one === undefined ||
  (moreDifficult(one.difficulty, other.difficulty) === one.difficulty && one.difficulty !== other.difficulty)
    ? other
    : one;

const easiest = (rows: readonly BarEntry[], name: ActionName): BarEntry | undefined =>
  rows.reduce<BarEntry | undefined>((best, row) => (row.action === name ? easier(best, row) : best), undefined);

/**
 * The row of the ship's action bar that an attempt uses; for a linked action, the link that the preceding action shows.
 * Where a bar has the action twice, its player takes the less difficult row.
 */
export const barEntry = (ship: Ship, name: ActionName, opportunity: Opportunity): BarEntry | undefined => {
  if (!isActionKind(name)) return undefined;
  return easiest(opportunity.kind === 'linked' ? linksAfter(ship, opportunity.after) : ship.actionBar, name);
};

/** The linked actions that the bar shows after an action. */
export const linksAfter = (ship: Ship, after: ActionName): readonly LinkedAction[] => {
  const links: LinkedAction[] = [];
  for (const { action, linked } of ship.actionBar) if (action === after && linked !== undefined) links.push(linked);
  return links;
};
