import type { Checked, Fault } from '../../kernel/index.js';
import { repeatedIds } from '../repeated-ids.js';

/** Where a ship is while ships activate; `deployed` means in this round's System Phase. */
export const SHIP_STATUSES = ['in-play', 'deployed', 'docked', 'reserve', 'fled', 'destroyed'] as const;
export type ShipStatus = (typeof SHIP_STATUSES)[number];

/** An effect that replaces a ship's initiative value, for as long as it has not ended. */
export interface InitiativeChange {
  readonly initiative: number;
  /** XWS id of the card that changes it. */
  readonly source?: string;
  readonly ended?: boolean;
}

export interface OrderShip {
  readonly id: string;
  readonly player: string;
  /** The printed value. */
  readonly initiative: number;
  /** Oldest first. */
  readonly initiativeChanges?: readonly InitiativeChange[];
  /** True once the whole activation is over. */
  readonly activated?: boolean;
  readonly status?: ShipStatus;
}

export interface ActivationOrderInput {
  readonly ships: readonly OrderShip[];
  /** First player first. */
  readonly playerOrder: readonly string[];
  /** The ship that is in the middle of its activation. */
  readonly activating?: string;
  /** The initiative that the phase has reached; where left out that of `activating`. Without either no ship has missed its turn. */
  readonly step?: number;
  /** Ids in the order in which they are to activate from now on; it may stop early. */
  readonly proposed?: readonly string[];
}

const LOWEST = 0;
/** Huge ships reach 8. */
const HIGHEST = 8;

const initiativeFault = (initiative: number, pointer: string): readonly Fault[] =>
  Number.isInteger(initiative) && initiative >= LOWEST && initiative <= HIGHEST
    ? []
    : [{ pointer, detail: `An initiative is a whole number from ${LOWEST} to ${HIGHEST}, not ${initiative}.` }];

const shipFaults = (ship: OrderShip, index: number, playerOrder: readonly string[]): readonly Fault[] => [
  ...(playerOrder.includes(ship.player)
    ? []
    : [{ pointer: `/ships/${index}/player`, detail: `"${ship.player}" is not in the player order.` }]),
  ...initiativeFault(ship.initiative, `/ships/${index}/initiative`),
  ...(ship.initiativeChanges ?? []).flatMap((change, at) =>
    initiativeFault(change.initiative, `/ships/${index}/initiativeChanges/${at}/initiative`),
  ),
];

const activatingFaults = ({ ships, activating }: ActivationOrderInput): readonly Fault[] => {
  if (activating === undefined) return [];
  const pointer = '/activating';
  const ship = ships.find(({ id }) => id === activating);
  if (ship === undefined) return [{ pointer, detail: `No ship has the id "${activating}".` }];
  if (ship.activated === true) return [{ pointer, detail: `"${activating}" has already finished its activation.` }];
  const { status = 'in-play' } = ship;
  return status === 'in-play'
    ? []
    : [{ pointer, detail: `"${activating}" does not activate: its status is ${status}.` }];
};

const proposedFaults = ({ ships, proposed = [] }: ActivationOrderInput): readonly Fault[] =>
  proposed.flatMap((id, index) =>
    ships.some((ship) => ship.id === id)
      ? []
      : [{ pointer: `/proposed/${index}`, detail: `No ship has the id "${id}".` }],
  );

/** The input as it is, or all that keeps it from being judged. */
export const checkOrderInput = (input: ActivationOrderInput): Checked<ActivationOrderInput> => {
  const { ships, playerOrder, step } = input;
  const faults = [
    ...repeatedIds(playerOrder, (index) => `/playerOrder/${index}`),
    ...repeatedIds(
      ships.map(({ id }) => id),
      (index) => `/ships/${index}/id`,
    ),
    ...ships.flatMap((ship, index) => shipFaults(ship, index, playerOrder)),
    ...activatingFaults(input),
    ...(step === undefined ? [] : initiativeFault(step, '/step')),
    ...proposedFaults(input),
  ];
  return faults.length > 0 ? { faults } : { value: input };
};
