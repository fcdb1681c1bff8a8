import type { Attempt, AttemptEffect, OwnDeclaration } from '../actions/attempt.js';
import type { ShipStatus } from '../activation/order-input.js';
import type { ManeuverEffect, Met } from '../activation/maneuver-input.js';
import type { Slide } from '../movement/reposition.js';
import type { Arc } from '../arc.js';
import type { Charges, DamageCard, Pose, Tokens } from '../ship.js';

/** All that a seat may ask of a game of X-Wing. */
export type XWingCommand =
  | SetDial
  | FinishPlanning
  | RollFirstPlayer
  | Decloak
  | Deploy
  | PassSystemPhase
  | Activate
  | MoveBeforeReveal
  | Reveal
  | Execute
  | Perform
  | DeclineAction
  | EndActivation
  | FinishEngagement
  | FinishEndPhase
  | EmergencyDeploy
  | Adjust;

export type CommandType = XWingCommand['type'];
export type CommandOf<T extends CommandType> = Extract<XWingCommand, { readonly type: T }>;

/** Sets a dial facedown; a dial that is set may be set anew until planning is finished. */
export interface SetDial {
  readonly type: 'set-dial';
  readonly ship: string;
  /** A dial code, such as `2TW`. */
  readonly maneuver: string;
}

export interface FinishPlanning {
  readonly type: 'finish-planning';
}

/** In edition 2.5, when all dials are set: three attack dice a player. */
export interface RollFirstPlayer {
  readonly type: 'roll-first-player';
}

export interface Decloak {
  readonly type: 'decloak';
  readonly ship: string;
  /** With a barrel roll or a boost, and where to. */
  readonly by: 'barrel-roll' | 'boost';
  readonly declaration?: OwnDeclaration;
}

/** A docked ship is placed with a maneuver from its carrier. */
export interface Deploy {
  readonly type: 'deploy';
  readonly ship: string;
  readonly maneuver: string;
  /** Whether it could be placed; true when left out. A ship that could not is in reserve. */
  readonly placed?: boolean;
  readonly pose?: Pose;
}

/** A ship that could decloak or deploy, or act after deploying, does not. */
export interface PassSystemPhase {
  readonly type: 'pass-system-phase';
  readonly ship: string;
}

export interface Activate {
  readonly type: 'activate';
  readonly ship: string;
}

/** The boost that some ships make, or may make, before their dial is revealed. */
export interface MoveBeforeReveal {
  readonly type: 'move-before-reveal';
  readonly declaration?: OwnDeclaration;
  /** The ship may leave it, where its card says so. */
  readonly skip?: true;
}

export interface Reveal {
  readonly type: 'reveal';
}

/** The Execute Maneuver step: what is revealed, or what takes its place. */
export interface Execute {
  readonly type: 'execute';
  /** The placement that the owner of a Tallon Roll wants. */
  readonly position?: Slide;
  readonly effects?: readonly ManeuverEffect[];
  /** What the players saw; it wins over what positions would say. */
  readonly met?: Met;
  /** Where the ship came to stand, where positions cannot say it. */
  readonly pose?: Pose;
}

/** A range that the players measured, from the acting ship to a ship, an obstacle or a device. */
export interface Measured {
  readonly id: string;
  readonly range?: number;
  readonly inBullseyeArc?: boolean;
}

/** An action: of the Perform Action step, linked, or granted. */
export interface Perform {
  readonly type: 'perform';
  readonly ship: string;
  readonly attempt: Attempt;
  readonly effects?: readonly AttemptEffect[];
  readonly measured?: readonly Measured[];
  /** Ids of cards that the rules do not model and that the players have found not to matter here. */
  readonly settled?: readonly string[];
}

/** Lets go what waits for a ship: its last open link, else a granted action, else the Perform Action step. */
export interface DeclineAction {
  readonly type: 'decline-action';
  readonly ship: string;
}

export interface EndActivation {
  readonly type: 'end-activation';
}

export interface FinishEngagement {
  readonly type: 'finish-engagement';
}

/** The End Phase waits only for players with ships that a card lets act in it. */
export interface FinishEndPhase {
  readonly type: 'finish-end-phase';
}

/** A docked ship leaves a carrier that is destroyed. */
export interface EmergencyDeploy {
  readonly type: 'emergency-deploy';
  readonly ship: string;
  readonly maneuver: string;
  readonly placed?: boolean;
  readonly pose?: Pose;
}

/** What the game does not model: combat, damage, devices, other cards, a correction. What is named is set as it is. */
export interface Adjust {
  readonly type: 'adjust';
  readonly ship: string;
  /** The counts as they are now; kinds that are left out stay. */
  readonly tokens?: Tokens;
  /** Active Force. */
  readonly force?: number;
  readonly charges?: Charges;
  readonly shields?: Charges;
  readonly upgrades?: readonly { readonly id: string; readonly charges?: Charges; readonly side?: number }[];
  readonly damageCards?: readonly DamageCard[];
  readonly locks?: readonly string[];
  readonly turret?: readonly Arc[];
  readonly pose?: Pose;
  readonly status?: ShipStatus;
  readonly carrier?: string;
  /** How many facedown damage cards. */
  readonly facedownDamage?: number;
  /** A new effect on its initiative. */
  readonly initiativeChange?: { readonly initiative: number; readonly source: string };
  /** The source of an effect on its initiative that has ended. */
  readonly initiativeEnded?: string;
  readonly note?: string;
}
