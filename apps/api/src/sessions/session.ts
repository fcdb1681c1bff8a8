/** How a game gets its faces: real dice typed in, rolled here, or rolled here so that players can verify them afterwards. */
export const DICE_MODES = ['physical', 'server', 'committed'] as const;
export type DiceMode = (typeof DICE_MODES)[number];

/** The secret behind committed dice and what was published of it; the seed stays here until the game ends. */
export interface Committed {
  readonly mode: 'committed';
  readonly seed: string;
  readonly commitment: string;
}

export type DiceSource = { readonly mode: 'physical' } | { readonly mode: 'server' } | Committed;

/** A player's place at the table. Only a hash of its token is kept. */
export interface SeatRecord {
  readonly seat: string;
  readonly tokenHash: string;
}

/** An earlier session of an imported game: its committed rolls stand up to and with version `through`. */
export interface Origin {
  readonly session: string;
  readonly through: number;
  readonly commitment?: string;
  readonly seed?: string;
}

/** What never changes about a session. */
export interface SessionRecord {
  readonly id: string;
  readonly game: string;
  readonly ruleset: string;
  readonly createdAt: string;
  /** What the game was created with, as it was sent. */
  readonly setup: unknown;
  readonly dice: DiceSource;
  readonly seats: readonly SeatRecord[];
  readonly spectatorHash: string;
  readonly origins: readonly Origin[];
}

/**
 * One version of a session. The stamp is its own: a Redis that loses its last moments lets them be played anew, and what
 * was lost is told from what took its place.
 */
export interface Revision {
  /** The version of the last entry of the log; the first is 1. */
  readonly version: number;
  readonly stamp: string;
}

/** Where a game stands: the fold of its log up to `version`. */
export interface Position extends Revision {
  readonly state: unknown;
  /** How many steps have rolled dice; numbers the next roll, and never falls. */
  readonly rolls: number;
  readonly ended: boolean;
}

export interface Session {
  readonly record: SessionRecord;
  readonly position: Position;
}
