import type { ActionKind } from '../action-kind.js';

/** The actions that a card speaks of: any, any on the ship's action bar, those of damage cards, or the kinds named. */
export type ActionFilter = 'any' | 'bar' | 'damage-card' | readonly ActionKind[];

/** What using a card costs, or what a ship pays for an action. */
interface Spending {
  readonly spend: 'force' | 'charge' | 'shield' | 'energy';
  readonly count: number;
  /** The id of the card from which charges are spent. */
  readonly card?: string;
}
interface Gaining {
  readonly gain: 'stress' | 'strain';
  readonly count: number;
}
export type Cost = Spending | Gaining;

/** What using a card brings with it. */
export type SideEffect =
  '1-strain' | '1-crit-damage-or-expose-1-damage-card' | '1-hit-damage-or-expose-1-damage-card' | 'die-roll';

/** Least and most range, both included; no most means any distance beyond the least. */
export interface RangeBand {
  readonly least: number;
  readonly most?: number;
}

/** Where an exception stands. */
export interface CardReference {
  readonly card: 'pilot' | 'upgrade' | 'ship' | 'condition';
  /** Every XWS id that carries the exception. */
  readonly xws: readonly string[];
  /** The ship ability that carries it, where only some ships of the type have that ability. */
  readonly ability?: string;
  /** The side that must be faceup, 0 or 1; either when left out. */
  readonly side?: number;
  /** The data sets that know the card. */
  readonly presentIn?: readonly string[];
}
