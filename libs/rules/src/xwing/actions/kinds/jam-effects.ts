import { exceptionsOf } from '../../cards/applying.js';
import type { Declaration, TableShip } from '../attempt.js';
import type { Situation } from '../definition.js';
import { lossesOf, type Loss } from './jammed.js';
import type { ActionEffect } from '../verdict.js';
import { declaredWay } from '../way.js';

/** A ship of that id; the acting one only where a card lets it jam itself. */
const shipOf = ({ ship, table }: Situation, target: string): TableShip | undefined => {
  if (target === ship.id) return exceptionsOf(ship, 'jam').length > 0 ? ship : undefined;
  return table?.ships?.find(({ id }) => id === target);
};

/** The ship that is jammed, as far as the question tells it; undefined for one that cannot be. */
export const jammedShip = (situation: Situation): TableShip | undefined => {
  const { declaration } = situation;
  return declaration?.target === undefined || declaredWay(situation.ways() ?? [], declaration)?.state === 'closed'
    ? undefined
    : shipOf(situation, declaration.target);
};

/** The losses that a declaration leaves open: one when all is said, or when there is no choice. */
export const lossesLeft = (target: TableShip, { remove, removed }: Declaration): readonly Loss[] =>
  lossesOf(target).filter(
    (loss) => (remove === undefined || loss.remove === remove) && (removed === undefined || loss.removed === removed),
  );

const lose = ({ remove, removed }: Loss, ship: string): ActionEffect =>
  remove === 'lock'
    ? { kind: 'break-lock', target: removed, ship }
    : { kind: 'lose-token', token: removed, count: 1, ship };

/** The target gains the token; if it then loses something of its own, the jam token goes with it. */
export const jamEffects = (situation: Situation): readonly ActionEffect[] => {
  const { declaration } = situation;
  const target = jammedShip(situation);
  const id = declaration?.target;
  const gained: ActionEffect = { kind: 'gain-token', token: 'jam', count: 1, ...(id !== undefined && { ship: id }) };
  const loss = target === undefined || declaration === undefined ? undefined : lossesLeft(target, declaration)[0];
  if (loss === undefined || id === undefined) return [gained];
  return [gained, lose(loss, id), { kind: 'lose-token', token: 'jam', count: 1, ship: id }];
};
