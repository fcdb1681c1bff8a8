import { isEnraged } from '../keyword.js';
import { isVehicle, type Unit } from '../unit.js';

/** `null` where the unit has no Courage to measure suppression against: a printed dash, or a vehicle. */
export type Courage = number | null;

/** The unit's own Courage, never multiplied by its miniatures, with what upgrades add to it; at least 1. */
export const ownCourage = (unit: Unit): Courage => {
  if (typeof unit.courage !== 'number' || isVehicle(unit) || isEnraged(unit)) return null;
  const added = (unit.courageModifiers ?? []).reduce((sum, { by }) => sum + by, 0);
  return Math.max(1, unit.courage + added);
};

/** A unit without Courage cannot hold suppression: a unit that becomes such a one loses all of it. */
export const suppressionHeld = (unit: Unit): number => (ownCourage(unit) === null ? 0 : (unit.suppression ?? 0));
