import type { DefenseFace } from '../activation/defense-dice.js';
import type { Status } from '../activation/status.js';
import type { ActionKind } from '../unit.js';
import type { MadeAction } from './attempt.js';

/** The steps of one activation; `not-activating` is all the time outside of it. */
export const STEPS = ['not-activating', 'start-of-activation', 'rally', 'make-actions', 'end-of-activation'] as const;
export type Step = (typeof STEPS)[number];

/** Something that gives or takes actions beside suppression, ion and damage; `by` is below zero for a loss. */
export interface ActionChange {
  readonly source: string;
  readonly by: number;
}

/** What Make Actions began with. It is fixed then: what comes or goes later neither costs nor gives back an action. */
export interface Beginning {
  /** What the unit's status, tokens and dice gave it or took from it. */
  readonly changes: readonly ActionChange[];
  /** AI applied. */
  readonly ai?: boolean;
}

/** What the activation has brought so far. Everything left out is as if nothing had happened yet. */
export interface Activation {
  /** The default is `make-actions`. */
  readonly step?: Step;
  /** As it was when Make Actions began; reckoned from the tokens that the unit has now when left out. */
  readonly status?: Status;
  /** Reckoned from the unit as it is now, and from the dice below, when left out. */
  readonly beginning?: Beginning;
  /** In order. */
  readonly made?: readonly MadeAction[];
  /** Ion tokens that the unit had when its activation began; those that it has now when left out. */
  readonly ionTokens?: number;
  /** The white dice rolled for them, one each, where the ruleset has them rolled. */
  readonly ionFaces?: readonly DefenseFace[];
  /** The white die rolled for a vehicle's damage token; `not-rolled` when it got the token later. */
  readonly vehicleDamage?: DefenseFace | 'not-rolled';
  readonly changes?: readonly ActionChange[];
  /** An Override keyword has set AI aside. */
  readonly override?: boolean;
  readonly wheelMode?: boolean;
  /** Actions that the table rules out, such as an attack without a target in range. */
  readonly impossible?: readonly ActionKind[];
}
