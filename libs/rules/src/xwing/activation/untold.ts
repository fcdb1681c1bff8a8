import type { Table } from '../actions/attempt.js';
import { reachOf } from '../movement/course.js';
import { isStandardBase } from '../movement/layout.js';
import type { Maneuver } from '../movement/maneuver.js';
import type { XWingValues } from '../rulesets.js';
import type { Ship } from '../ship.js';
import type { Execution } from './execution.js';
import type { Met } from './maneuver-input.js';
import { asksForSides } from './overlap-aftermath.js';

/** A maneuver that was executed, and where the question tells what it could meet. */
export interface Executing {
  readonly ship: Ship;
  readonly maneuver: Maneuver;
  readonly execution: Execution;
  readonly values: XWingValues;
  readonly table?: Table | undefined;
  readonly met?: Met | undefined;
}

interface Thing {
  readonly id?: string;
}

/** Where something that was met is told: on the table by its id, or among what the players saw by its place there. */
const place = ({ table, met }: Executing, kind: 'ships' | 'obstacles', thing: Thing): string => {
  const told: readonly Thing[] | undefined = met?.[kind];
  if (told !== undefined) return `/met/${kind}/${told.indexOf(thing)}`;
  return `/table/${kind}/${(table?.[kind] ?? []).findIndex(({ id }) => id === thing.id)}`;
};

const sides = (executing: Executing): readonly string[] => {
  const ships = asksForSides(executing) ? executing.execution.ships : [];
  return [
    ...(ships.length > 0 && executing.ship.player === undefined ? ['/ship/player'] : []),
    ...ships.filter(({ player }) => player === undefined).map((ship) => `${place(executing, 'ships', ship)}/player`),
  ];
};

const kinds = (executing: Executing): readonly string[] =>
  executing.execution.obstacles
    .filter(({ type }) => type === undefined)
    .map((obstacle) => `${place(executing, 'obstacles', obstacle)}/type`);

const BAND = 100;

/** Is it told to be further away than the maneuver reaches? */
const isOutOfReach = ({ ship: { baseSize }, maneuver }: Executing, range: number | undefined): boolean =>
  range !== undefined && isStandardBase(baseSize) && (range - 1) * BAND >= reachOf(maneuver, baseSize);

/** Where the ships and obstacles stand that could be met, as far as nothing tells. */
const places = (executing: Executing): readonly string[] => {
  const { execution, maneuver, table: { ships = [], obstacles = [] } = {} } = executing;
  const isOpen = ({ id, range }: { readonly id: string; readonly range?: number }): boolean =>
    execution.unplaced.includes(id) && !isOutOfReach(executing, range);
  return [
    ...ships.flatMap((ship, index) =>
      isOpen(ship) && maneuver.bearing !== 'stationary'
        ? [`/table/ships/${index}/${ship.pose === undefined ? 'pose' : 'baseSize'}`]
        : [],
    ),
    ...obstacles.flatMap((obstacle, index) => (isOpen(obstacle) ? [`/table/obstacles/${index}/polygon`] : [])),
  ];
};

/** JSON pointers to what must be known of the ships and obstacles met and is not. */
export const untoldOfMet = (executing: Executing): readonly string[] => [
  ...places(executing),
  ...sides(executing),
  ...kinds(executing),
];
