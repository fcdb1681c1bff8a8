import type { Charges, Force } from '@marshal/rules/xwing';
import type { Fault } from '@marshal/rules/kernel';
import type { ChargesInput, ForceInput } from './ship-input.js';

/** The fault of a number that is not whole or is below 0; none for one that is left out. */
export const notCountable = (pointer: string, value: number | undefined): readonly Fault[] =>
  value === undefined || (Number.isSafeInteger(value) && value >= 0)
    ? []
    : [{ pointer, detail: `Must be a whole number, 0 or more; it is ${String(value)}.` }];

interface Told {
  readonly pointer: string;
  /** What the limit is called there. */
  readonly limitName: 'limit' | 'capacity';
  readonly active: number;
  readonly limit: number | undefined;
}

const supplyFaults = ({ pointer, limitName, active, limit }: Told): readonly Fault[] => {
  const faults = [...notCountable(`${pointer}/active`, active), ...notCountable(`${pointer}/${limitName}`, limit)];
  if (limit === undefined) faults.push({ pointer, detail: `No card prints a ${limitName} for it; say which it is.` });
  else if (faults.length === 0 && active > limit)
    faults.push({
      pointer: `${pointer}/active`,
      detail: `${active} active are more than the ${limitName} of ${limit}.`,
    });
  return faults;
};

/** What is wrong with charges as told, given the limit that the card prints. */
export const chargesFaults = (
  told: ChargesInput | undefined,
  pointer: string,
  printed: number | undefined,
): readonly Fault[] =>
  told === undefined
    ? []
    : supplyFaults({ pointer, limitName: 'limit', active: told.active, limit: told.limit ?? printed });

/** What is wrong with the Force as told, given the capacity that the cards print. */
export const forceFaults = (told: ForceInput | undefined, printed: number | undefined): readonly Fault[] =>
  told === undefined
    ? []
    : supplyFaults({
        pointer: '/force',
        limitName: 'capacity',
        active: told.active,
        limit: told.capacity ?? printed,
      });

/** Charges as told, or all of them active; undefined where the card has none. */
export const chargesOf = (told: ChargesInput | undefined, printed: number | undefined): Charges | undefined => {
  const limit = told?.limit ?? printed;
  return limit === undefined ? undefined : { active: told?.active ?? limit, limit };
};

/** Force as told, or all of it active. */
export const forceOf = (told: ForceInput | undefined, printed: number): Force => {
  const capacity = told?.capacity ?? printed;
  return { active: told?.active ?? capacity, capacity };
};
