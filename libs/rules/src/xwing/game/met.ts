import type { Fault } from '../../kernel/index.js';
import type { Met, MetObstacle, MetShip } from '../activation/maneuver-input.js';
import type { ObstacleKind } from '../movement/layout.js';
import { fleetShip, type XWingState } from './state.js';

/** What the players saw a maneuver meet, beside what the game knows of it. */

const ownerOf = (state: XWingState, { id }: MetShip): string | undefined =>
  id === undefined ? undefined : fleetShip(state, id)?.ship.player;

const kindOf = ({ obstacles }: XWingState, { id }: MetObstacle): ObstacleKind | undefined =>
  id === undefined ? undefined : obstacles.find((obstacle) => obstacle.id === id)?.type;

/** With the owners of the ships and the kinds of the obstacles, where the game knows them. */
export const withWhatIsKnown = (state: XWingState, { ships, obstacles, ...met }: Met): Met => ({
  ...met,
  ...(ships !== undefined && {
    ships: ships.map((ship) => {
      const player = ownerOf(state, ship);
      return player === undefined ? ship : { ...ship, player };
    }),
  }),
  ...(obstacles !== undefined && {
    obstacles: obstacles.map((obstacle) => {
      const type = kindOf(state, obstacle);
      return type === undefined ? obstacle : { ...obstacle, type };
    }),
  }),
});

const idFault = (state: XWingState, moving: string, id: string | undefined): string | undefined => {
  if (id === undefined) return undefined;
  if (id === moving) return `${id} is the ship that moves: it does not overlap itself.`;
  return fleetShip(state, id) === undefined ? `There is no ship "${id}" in this game.` : undefined;
};

const playerFault = (state: XWingState, ship: MetShip): string | undefined => {
  const { id = '', player } = ship;
  if (player === undefined) return undefined;
  if (!state.playerOrder.includes(player)) return `${player} is no player of this game.`;
  const owner = ownerOf(state, ship);
  return owner === undefined || owner === player ? undefined : `${id} belongs to ${owner}, not to ${player}.`;
};

const typeFault = (state: XWingState, obstacle: MetObstacle): string | undefined => {
  const { id = '', type } = obstacle;
  const kind = kindOf(state, obstacle);
  return type === undefined || kind === undefined || kind === type
    ? undefined
    : `${id} is of the kind ${kind}, not ${type}.`;
};

const faultAt = (pointer: string, detail: string | undefined): readonly Fault[] =>
  detail === undefined ? [] : [{ pointer, detail }];

/** Where the game knows better. An obstacle that it does not know may lie on the table all the same. */
export const metFaults = (state: XWingState, moving: string, met: Met): readonly Fault[] => [
  ...(met.ships ?? []).flatMap((ship, index) => [
    ...faultAt(`/met/ships/${index}/id`, idFault(state, moving, ship.id)),
    ...faultAt(`/met/ships/${index}/player`, playerFault(state, ship)),
  ]),
  ...(met.obstacles ?? []).flatMap((obstacle, index) =>
    faultAt(`/met/obstacles/${index}/type`, typeFault(state, obstacle)),
  ),
];
