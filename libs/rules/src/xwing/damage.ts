import type { Ship } from './ship.js';

/** Has the ship a damage card, faceup or facedown? Undefined where only facedown ones could be there and none are told. */
export const isDamaged = ({
  damageCards,
  facedownDamage,
}: Pick<Ship, 'damageCards' | 'facedownDamage'>): boolean | undefined =>
  damageCards.length > 0 || (facedownDamage === undefined ? undefined : facedownDamage > 0);
