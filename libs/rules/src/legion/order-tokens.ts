import type { Fault } from '../kernel/index.js';
import { hasKeyword } from './keyword.js';
import type { Unit } from './unit.js';
import { counted } from './wording.js';

/** What matters of a unit for its order tokens. */
export type OrderedUnit = Pick<Unit, 'keywords' | 'upgrades' | 'orderTokens'>;

/** An unstoppable unit activates while it has at most one order token, any other while it has none. */
export const tokenLimit = (unit: OrderedUnit): number => (hasKeyword(unit, 'unstoppable') ? 2 : 1);

/** A unit has one order token, an unstoppable one two, of which one at most is faceup. */
export const orderTokenFaults = (unit: OrderedUnit, pointer: string): readonly Fault[] => {
  const { orderTokens = [] } = unit;
  const limit = tokenLimit(unit);
  if (orderTokens.length > limit)
    return [
      {
        pointer: `${pointer}/orderTokens`,
        detail: `must be ${counted(limit, 'token')} at most; Unstoppable is who has two`,
      },
    ];
  return orderTokens.filter((token) => token === 'faceup').length > 1
    ? [{ pointer: `${pointer}/orderTokens`, detail: 'must not be two faceup: a unit gets one order a round' }]
    : [];
};

/** A unit activates by a faceup token or by one that it can still be given: with every token facedown it has activated. */
export const activatedFaults = (unit: OrderedUnit, pointer: string): readonly Fault[] => {
  const facedown = (unit.orderTokens ?? []).filter((token) => token === 'facedown').length;
  return facedown < tokenLimit(unit)
    ? []
    : [
        {
          pointer: `${pointer}/orderTokens`,
          detail: 'must not all be facedown in an activation: such a unit has activated in this round',
        },
      ];
};
