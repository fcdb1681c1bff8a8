import { rangeToObstacle, type Told } from '../actions/ranges.js';
import { exceptionsOf } from '../cards/applying.js';
import type { ManeuverSituation } from './maneuver-situation.js';

/** Could it be an asteroid or a debris cloud, of which struts take hold? */
const holds = (type: string | undefined): boolean => type === undefined || type === 'asteroid' || type === 'debris';

/** Is an asteroid or a debris cloud at range 0? A told table has no obstacles but those that it lists. */
const isAtAnObstacle = ({ ship, input: { table } }: ManeuverSituation): Told => {
  if (table === undefined) return ['/table/obstacles'];
  const obstacles = (table.obstacles ?? []).map((obstacle) => ({ obstacle, range: rangeToObstacle(ship, obstacle) }));
  if (obstacles.some(({ obstacle: { type }, range }) => range === 0 && type !== undefined && holds(type))) return true;
  const untold = obstacles.flatMap(({ obstacle: { type, polygon }, range }, index) => {
    if (!holds(type) || (range !== undefined && range > 0)) return [];
    if (range === 0) return [`/table/obstacles/${index}/type`];
    return polygon !== undefined && ship.pose === undefined ? ['/ship/pose'] : [`/table/obstacles/${index}/range`];
  });
  return untold.length > 0 && untold;
};

/** Whether deployed struts hold the ship, as far as is told: as the effects say that name the card, else as the table says. */
const holdsIt = (situation: ManeuverSituation): Told => {
  const { ship, shown, input } = situation;
  const struts = exceptionsOf(ship, 'skip-execute-maneuver');
  if (struts.length === 0 || shown === undefined || (shown.speed === 2 && shown.bearing === 'straight')) return false;
  const said = input.effects?.find(({ source }) => struts.some(({ xws }) => xws.includes(source)));
  return said === undefined ? isAtAnObstacle(situation) : said.holds !== false;
};

export const locksItInPlace = (situation: ManeuverSituation): boolean => holdsIt(situation) === true;

/** JSON pointers to what would have to be told to know whether struts hold the ship. */
export const untoldOfStruts = (situation: ManeuverSituation): readonly string[] => {
  const held = holdsIt(situation);
  return typeof held === 'boolean' ? [] : held;
};
