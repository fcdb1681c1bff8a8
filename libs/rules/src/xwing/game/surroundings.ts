import type { Table } from '../actions/attempt.js';
import type { Measured } from './command.js';
import { isOnTheTable, type XWingState } from './state.js';

type Ranged = Omit<Measured, 'id'>;

/** What the rules are told of the table: every ship on it, the rest of what is there, and what was measured by hand. */
export const surroundings = (state: XWingState, measured: readonly Measured[] = []): Table => {
  const known = new Map(measured.map(({ id, ...ranged }): [string, Ranged] => [id, ranged]));
  const { fleet, obstacles, devices, playArea } = state;
  return {
    ships: fleet.filter(isOnTheTable).map(({ ship }) => ({ ...ship, ...known.get(ship.id) })),
    obstacles: obstacles.map((obstacle) => ({ ...obstacle, ...rangeOf(known.get(obstacle.id)) })),
    devices: devices.map((device) => ({ ...device, ...rangeOf(known.get(device.id)) })),
    ...(playArea === undefined ? {} : { playArea }),
  };
};

const rangeOf = (ranged: Ranged | undefined): Pick<Ranged, 'range'> =>
  ranged?.range === undefined ? {} : { range: ranged.range };
