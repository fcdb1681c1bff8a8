import type { LegionValues } from '../ruleset-values.js';
import { isDroidTrooper, type Unit } from '../unit.js';
import { ownCourage, type Courage } from './courage.js';

/** How suppression weighs on a unit. A panicked unit is suppressed as well. */
export const STATUSES = ['steady', 'suppressed', 'panicked'] as const;
export type Status = (typeof STATUSES)[number];

/** Suppressed from its own Courage on, panicked from twice the Courage that counts for panic. */
export const statusOf = (
  { unit, suppression, panicAt }: { readonly unit: Unit; readonly suppression: number; readonly panicAt: Courage },
  values: LegionValues,
): Status => {
  const own = ownCourage(unit);
  if (own === null) return 'steady';
  if (panicAt !== null && suppression >= 2 * panicAt) return 'panicked';
  const immune = isDroidTrooper(unit) && values.suppressed.droidTroopers === 'immune';
  return suppression >= own && !immune ? 'suppressed' : 'steady';
};
