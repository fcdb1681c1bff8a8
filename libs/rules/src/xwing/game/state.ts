import type { Phase, Step, TableDevice, TableObstacle } from '../actions/attempt.js';
import type { ActionName, Difficulty } from '../action-kind.js';
import type { InitiativeChange, ShipStatus } from '../activation/order-input.js';
import type { PlayArea } from '../movement/layout.js';
import type { XWingRulesetId } from '../rulesets.js';
import type { Ship } from '../ship.js';

/** A ship of a game, and what of it changes from round to round. */
export interface FleetShip {
  readonly ship: Ship & { readonly player: string; readonly initiative: number };
  readonly status: ShipStatus;
  /** The ship that it is docked with. */
  readonly carrier?: string;
  readonly activated: boolean;
  /** The dial code that its dial is set to, facedown until it is revealed. */
  readonly dial?: string;
  /** Oldest first. */
  readonly initiativeChanges: readonly InitiativeChange[];
}

/** An action that something other than the Perform Action step offers a ship, until it is performed or let go. */
export interface PendingGrant {
  readonly ship: string;
  /** `coordinate`, `overlap` or `deploy`. */
  readonly by: string;
  readonly from?: string;
  /** The only actions that it is for; any when left out. */
  readonly actions?: readonly ActionName[];
  /** The difficulty that whoever grants it gives it. */
  readonly difficulty?: Difficulty;
  /** Of ships that have to perform the same action: that one once it is named, until then any. */
  readonly alike?: ActionName | 'any';
}

/** The activation that is going on. */
export interface CurrentActivation {
  readonly ship: string;
  readonly step: Step;
  /** The dial once it is revealed. */
  readonly revealed?: string;
  /** Whether the move before revealing, of ships that have one, is over. */
  readonly movedBeforeReveal: boolean;
  readonly ionManeuver: boolean;
}

/** Links that may be taken now, because the action that opens them has just been performed. */
export interface OpenLink {
  readonly ship: string;
  readonly after: ActionName;
}

/** A whole game of X-Wing as far as it is modelled. */
export interface XWingState {
  readonly ruleset: XWingRulesetId;
  /** From 1. */
  readonly round: number;
  readonly phase: Phase;
  /** First player first. */
  readonly playerOrder: readonly string[];
  /** The first player of this round is yet to be rolled. */
  readonly firstPlayerOpen: boolean;
  /** Sorted by id. */
  readonly fleet: readonly FleetShip[];
  /** Players who have finished the phase. */
  readonly finished: readonly string[];
  /** Ships that have used or let go their chance in this System Phase or End Phase. */
  readonly systemDone: readonly string[];
  /** The initiative that the Activation Phase has reached. */
  readonly step: number;
  readonly activation?: CurrentActivation;
  readonly openLinks: readonly OpenLink[];
  readonly grants: readonly PendingGrant[];
  readonly obstacles: readonly TableObstacle[];
  readonly devices: readonly TableDevice[];
  readonly playArea?: PlayArea;
}

export const fleetShip = ({ fleet }: XWingState, id: string): FleetShip | undefined =>
  fleet.find(({ ship }) => ship.id === id);

/** The state with one ship changed. */
export const withFleetShip = (state: XWingState, id: string, change: (ship: FleetShip) => FleetShip): XWingState => ({
  ...state,
  fleet: state.fleet.map((each) => (each.ship.id === id ? change(each) : each)),
});

/** A ship whose activation is going on. */
export const activatingShip = (state: XWingState): FleetShip | undefined =>
  state.activation === undefined ? undefined : fleetShip(state, state.activation.ship);

/** Is the ship on the table? */
export const isOnTheTable = ({ status }: FleetShip): boolean => status === 'in-play' || status === 'deployed';
