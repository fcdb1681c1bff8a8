import { exceptionsOf } from '../../cards/applying.js';
import { isStandardBase, measure } from '../../movement/layout.js';
import type { Maneuver } from '../../movement/maneuver.js';
import { moveShip } from '../../movement/move-ship.js';
import type { Setting } from '../definition.js';
import { untoldPlaces } from './reposition-ways.js';
import { templateFor } from '../template.js';
import type { Way } from '../way.js';

/** Is the place closed for the ships there alone? */
const isBlockedByShips = (way: Way): boolean =>
  way.state === 'closed' &&
  (way.facts['blockedBy'] as readonly { readonly code: string }[]).every(({ code }) => code === 'overlaps-ship');

const hasTheCard = ({ ship, opportunity }: Setting): boolean =>
  opportunity.kind !== 'game-effect' && exceptionsOf(ship, 'boost-fail-replacement').length > 0;

type Direction = Exclude<Way['choice']['direction'], undefined>;

const maneuverOf = (setting: Setting, direction: Direction): Maneuver => {
  const { shape, faster } = templateFor(setting);
  return {
    speed: faster ? 2 : 1,
    bearing: direction === 'straight' ? 'straight' : `${shape === 'turn' ? 'turn' : 'bank'}-${direction}`,
  };
};

/** Where the ship comes to stand; as it was found closed where an obstacle lies there. */
const retreated = (setting: Setting, closed: Way, direction: Direction): Way => {
  const { ship, table = {} } = setting;
  const { id, pose, baseSize } = ship;
  if (pose === undefined || !isStandardBase(baseSize)) return closed;
  const measured = measure(table, id);
  const missing = untoldPlaces(table, measured.unplaced);
  const { choice } = closed;
  if (missing.length > 0) return { state: 'unknown', choice, missing };
  const moved = moveShip({
    base: { baseSize, pose },
    maneuver: maneuverOf(setting, direction),
    table: measured,
    ignoredObstacles: [],
  });
  return moved.obstaclesOverlapped.length > 0
    ? closed
    : { state: 'open', choice, pose: moved.end, insteadOfFailing: true };
};

/**
 * A card may turn a Boost action that fails by overlapping a ship into a maneuver that is partially executed: the ship
 * goes back along the template until it overlaps none. Where it then stands on an obstacle, or where anything else is in
 * the way of the boost, it fails, which the card leaves open.
 */
export const insteadOfFailing = (setting: Setting, way: Way): Way => {
  const { direction } = way.choice;
  return direction !== undefined && hasTheCard(setting) && isBlockedByShips(way)
    ? retreated(setting, way, direction)
    : way;
};
