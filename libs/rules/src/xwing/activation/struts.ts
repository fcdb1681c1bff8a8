import { exceptionsOf } from '../cards/applying.js';
import { isStandardBase } from '../movement/layout.js';
import { rangeToOutline } from '../movement/range.js';
import type { ManeuverSituation } from './maneuver-situation.js';

/** Whether the positions say that an asteroid or a debris cloud is at range 0. */
const isAtAnObstacle = ({ ship: { pose, baseSize }, input: { table } }: ManeuverSituation): boolean =>
  pose !== undefined &&
  isStandardBase(baseSize) &&
  (table?.obstacles ?? []).some(
    ({ type, polygon, range }) =>
      (type === 'asteroid' || type === 'debris') &&
      (range === 0 || (polygon !== undefined && rangeToOutline({ baseSize, pose }, polygon) === 0)),
  );

/** Whether deployed struts hold the ship: as the effects say that name the card, else as the positions say. */
export const locksItInPlace = (situation: ManeuverSituation): boolean => {
  const { ship, shown, input } = situation;
  if (shown === undefined || (shown.speed === 2 && shown.bearing === 'straight')) return false;
  return exceptionsOf(ship, 'skip-execute-maneuver').some(({ xws }) => {
    const said = input.effects?.find(({ source }) => xws.includes(source));
    return said === undefined ? isAtAnObstacle(situation) : said.holds !== false;
  });
};
