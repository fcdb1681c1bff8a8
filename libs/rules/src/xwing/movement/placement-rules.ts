import type { Rule } from '../../kernel/index.js';
import { RULES_REFERENCE } from '../documents.js';
import { isOutside, obstaclesMovedThrough, obstaclesOverlapped, shipsOverlapped, type Landing } from './placement.js';

export type PlacementCode = 'overlaps-ship' | 'overlaps-obstacle' | 'moves-through-obstacle' | 'outside-play-area';

type PlacementRule = Rule<Landing, PlacementCode>;

const notOnAShip: PlacementRule = {
  id: 'xwing/position/not-on-a-ship',
  code: 'overlaps-ship',
  cite: RULES_REFERENCE.at('Overlap'),
  says: 'A repositioning ship may not end with its base over the base of another; ships under the template do not matter.',
  objection: ({ placement, table }) => {
    const ships = shipsOverlapped(placement.base, table);
    return ships.length === 0
      ? undefined
      : { message: `The base would overlap ${ships.join(', ')}.`, facts: { ships } };
  },
};

const notOnAnObstacle: PlacementRule = {
  id: 'xwing/position/not-on-an-obstacle',
  code: 'overlaps-obstacle',
  cite: RULES_REFERENCE.at('Barrel Roll'),
  says: 'A repositioning ship may not end with its base over an obstacle.',
  objection: (landing) => {
    const obstacles = obstaclesOverlapped(landing);
    return obstacles.length === 0
      ? undefined
      : { message: `The base would overlap ${obstacles.join(', ')}.`, facts: { obstacles } };
  },
};

const notThroughAnObstacle: PlacementRule = {
  id: 'xwing/position/not-through-an-obstacle',
  code: 'moves-through-obstacle',
  cite: RULES_REFERENCE.at('Obstacles'),
  says: 'A repositioning ship may not move with its template over an obstacle.',
  objection: (landing) => {
    const obstacles = obstaclesMovedThrough(landing);
    return obstacles.length === 0
      ? undefined
      : { message: `The template would cross ${obstacles.join(', ')}.`, facts: { obstacles } };
  },
};

const insideThePlayArea: PlacementRule = {
  id: 'xwing/position/inside-the-play-area',
  code: 'outside-play-area',
  cite: RULES_REFERENCE.at('Flee'),
  says: 'A repositioning ship may not end with a part of its base outside the play area; the template may leave it.',
  objection: ({ placement, table }) =>
    isOutside(placement.base, table)
      ? { message: 'A part of the base would be outside the play area.', facts: { playArea: table.playArea } }
      : undefined,
};

/** What may be said against the place where a barrel roll, boost or decloak ends. */
export const placementRules: readonly PlacementRule[] = [
  notOnAShip,
  notOnAnObstacle,
  notThroughAnObstacle,
  insideThePlayArea,
];

const fullyExecuted: PlacementRule = {
  id: 'xwing/position/maneuver-end-free',
  code: 'overlaps-ship',
  cite: RULES_REFERENCE.at('Overlap'),
  says: 'A maneuver whose end overlaps another ship is executed only partially; a Tallon Roll has three ends to try.',
  objection: (landing) => notOnAShip.objection(landing),
};

/** What keeps a maneuver from being executed in full to one of its ends. */
export const maneuverEndRules: readonly PlacementRule[] = [fullyExecuted];
