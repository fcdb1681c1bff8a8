import type { Checked, Fault } from '../../kernel/index.js';
import type { TableDevice, TableObstacle } from '../actions/attempt.js';
import { layoutFaults, type PlayArea } from '../movement/layout.js';
import { DEFAULT_XWING_RULESET, XWING_RULESETS, type XWingRulesetId } from '../rulesets.js';
import type { Ship } from '../ship.js';
import type { FleetShip, XWingState } from './state.js';

export interface XWingPlayer {
  readonly id: string;
  /** Complete, with initiative and dial. */
  readonly ships: readonly Ship[];
}

/** A ship that begins the game docked, and the ship that carries it. */
export interface DockedShip {
  readonly ship: string;
  readonly carrier: string;
}

export interface XWingSetup {
  readonly ruleset?: XWingRulesetId;
  /** First player first; in edition 2.5 the order in which players sit, as the first is rolled every round. */
  readonly players: readonly XWingPlayer[];
  readonly docked?: readonly DockedShip[];
  readonly obstacles?: readonly TableObstacle[];
  readonly devices?: readonly TableDevice[];
  readonly playArea?: PlayArea;
}

const FEWEST_PLAYERS = 2;

const shipFaults = (ship: Ship, player: string, pointer: string): readonly Fault[] => [
  ...(ship.player === undefined || ship.player === player
    ? []
    : [{ pointer: `${pointer}/player`, detail: `The ship is listed for "${player}", not for "${ship.player}".` }]),
  ...(ship.initiative === undefined
    ? [{ pointer: `${pointer}/initiative`, detail: 'A ship in a game has an initiative.' }]
    : []),
  ...(ship.dial === undefined || ship.dial.length === 0
    ? [{ pointer: `${pointer}/dial`, detail: 'A ship in a game has a dial.' }]
    : []),
  ...(ship.baseSize === 'huge'
    ? [{ pointer: `${pointer}/baseSize`, detail: 'Games of huge ships are not modelled.' }]
    : []),
];

const playersFaults = ({ players }: XWingSetup): readonly Fault[] => {
  const ids = players.map(({ id }) => id);
  const ships = players.flatMap((player) => player.ships.map(({ id }) => id));
  return [
    ...(players.length < FEWEST_PLAYERS ? [{ pointer: '/players', detail: 'A game has two players or more.' }] : []),
    ...players.flatMap(({ id, ships: own }, index) => [
      ...(ids.indexOf(id) === index
        ? []
        : [{ pointer: `/players/${index}/id`, detail: `"${id}" stands here a second time.` }]),
      ...own.flatMap((ship, at) => [
        ...shipFaults(ship, id, `/players/${index}/ships/${at}`),
        ...(ships.filter((other) => other === ship.id).length === 1
          ? []
          : [{ pointer: `/players/${index}/ships/${at}/id`, detail: `"${ship.id}" stands for more than one ship.` }]),
      ]),
    ]),
  ];
};

const dockedFaults = ({ players, docked = [] }: XWingSetup): readonly Fault[] => {
  const known = new Set(players.flatMap(({ ships }) => ships.map(({ id }) => id)));
  return docked.flatMap((pair, index) => [
    ...(['ship', 'carrier'] as const)
      .filter((key) => !known.has(pair[key]))
      .map((key) => ({ pointer: `/docked/${index}/${key}`, detail: `No ship has the id "${pair[key]}".` })),
    ...(pair.ship === pair.carrier
      ? [{ pointer: `/docked/${index}/carrier`, detail: 'A ship is not docked on itself.' }]
      : []),
  ]);
};

const isComplete = (ship: Ship): ship is Ship & { readonly initiative: number } => ship.initiative !== undefined;

const fleetOf = ({ players, docked = [] }: XWingSetup): readonly FleetShip[] =>
  players
    .flatMap(({ id: player, ships }) =>
      ships.filter(isComplete).map((ship): FleetShip => {
        const carrier = docked.find((pair) => pair.ship === ship.id)?.carrier;
        return {
          ship: { ...ship, player },
          activated: false,
          initiativeChanges: [],
          ...(carrier === undefined ? { status: 'in-play' } : { status: 'docked', carrier }),
        };
      }),
    )
    .toSorted((a, b) => (a.ship.id < b.ship.id ? -1 : 1));

/**
 * The state in which a game begins: the Planning Phase of the first round.
 * Faults: fewer than two players, ids that occur twice or do not exist, ships without initiative or dial, huge ships,
 * positions that cannot be measured.
 */
export const openGame = (setup: XWingSetup): Checked<XWingState> => {
  const { ruleset = DEFAULT_XWING_RULESET, players, obstacles = [], devices = [], playArea } = setup;
  const layout = { obstacles, ...(playArea === undefined ? {} : { playArea }) };
  const faults = [...playersFaults(setup), ...dockedFaults(setup), ...layoutFaults(layout, '')];
  if (faults.length > 0) return { faults };
  return {
    value: {
      ruleset,
      round: 1,
      phase: 'planning',
      playerOrder: players.map(({ id }) => id),
      firstPlayerOpen: XWING_RULESETS[ruleset].values.firstPlayer === 'each-round',
      fleet: fleetOf(setup),
      finished: [],
      systemDone: [],
      step: 0,
      openLinks: [],
      grants: [],
      obstacles,
      devices,
      ...(playArea === undefined ? {} : { playArea }),
    },
  };
};
