import { count, type BaseSize, type Ship } from './ship.js';

/** How many ion tokens ionize a ship. */
export const ION_TO_BE_IONIZED: Readonly<Record<BaseSize, number>> = { small: 1, medium: 2, large: 3, huge: 6 };

export const isIonized = ({ tokens, baseSize }: Pick<Ship, 'tokens' | 'baseSize'>): boolean =>
  count(tokens, 'ion') >= ION_TO_BE_IONIZED[baseSize];

/** A ship is tractored by as many tractor tokens as ionize it of the others. */
export const isTractored = ({ tokens, baseSize }: Pick<Ship, 'tokens' | 'baseSize'>): boolean =>
  count(tokens, 'tractor') >= ION_TO_BE_IONIZED[baseSize];
