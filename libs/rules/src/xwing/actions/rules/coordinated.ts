import { exceptionsOf } from '../../cards/applying.js';
import { RULES_REFERENCE } from '../../documents.js';
import type { Facts } from '../../../kernel/index.js';
import { bandsFor, isShut } from '../kinds/coordinate-ways.js';
import type { ActionRule, Situation } from '../definition.js';
import type { Granter } from '../grant.js';
import { bandWords, isWithin, rangeToShip } from '../ranges.js';
import { allegianceOf } from '../sides.js';

interface Contradiction {
  readonly message: string;
  readonly facts: Facts;
}

/** Has it no Coordinate, neither on its bar nor by a card, and has not performed it this round either? */
const lacksCoordinate = ({ actionBar, exceptions, unmodelled = [], round }: Granter): boolean =>
  actionBar?.some(({ action }) => action === 'coordinate') === false &&
  round?.performed.includes('coordinate') !== true &&
  unmodelled.length === 0 &&
  !exceptions.some(
    (card) =>
      (card.kind === 'granted' || card.kind === 'granted-even-stressed' || card.kind === 'action-window') &&
      card.actions?.includes('coordinate') === true,
  );

/** A coordinator that can do so at any range is taken to have done it. */
const outOfReach = ({ ship }: Situation, granter: Granter): Contradiction | undefined => {
  const range = rangeToShip(ship, granter);
  const bands = bandsFor(granter, ship);
  if (range === undefined || bands === undefined || exceptionsOf(granter, 'coordinate-jam').length > 0)
    return undefined;
  return isWithin(range, bands)
    ? undefined
    : {
        message: `${granter.id} is at range ${range}; Coordinate reaches ${bandWords(bands)}.`,
        facts: { from: granter.id, range, ranges: bands },
      };
};

const contradicted = (situation: Situation): Contradiction | undefined => {
  const { opportunity, ship, grant } = situation;
  if (opportunity.kind !== 'granted' || opportunity.by !== 'coordinate') return undefined;
  const facts = { from: opportunity.from };
  if (isShut(ship)) return { message: 'A card of this ship keeps it from being coordinated.', facts };
  if (opportunity.from === ship.id) return { message: 'A ship does not coordinate itself.', facts };
  return grant?.granter === undefined ? undefined : saidAgainst(situation, grant.granter);
};

/** What is told of the coordinating ship against its having done so. */
const saidAgainst = (situation: Situation, granter: Granter): Contradiction | undefined => {
  const { ship } = situation;
  const facts = { from: granter.id };
  if (allegianceOf(ship, granter) === 'enemy') return { message: `${granter.id} is no friendly ship.`, facts };
  if (lacksCoordinate(granter)) return { message: `${granter.id} has no Coordinate on its action bar.`, facts };
  return granter.round?.failed.includes('coordinate') === true
    ? { message: `${granter.id} has failed its Coordinate this round.`, facts }
    : outOfReach(situation, granter);
};

/** What is told of the coordinating ship must agree with the grant; what is not told is taken at its word. */
export const coordinatedByAShipThatCan: ActionRule = {
  id: 'xwing/action/opportunity/coordinated-by-a-ship-that-can',
  code: 'no-opportunity',
  cite: RULES_REFERENCE.at('Coordinate'),
  opportunity: 'granted',
  says: 'A ship is coordinated by another friendly ship that has the action, at range 1 or 2 unless a card says otherwise.',
  objection: contradicted,
};
