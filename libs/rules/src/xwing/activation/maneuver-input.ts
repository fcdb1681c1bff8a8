import type { Table } from '../actions/attempt.js';
import type { ObstacleKind } from '../movement/layout.js';
import type { Slide } from '../movement/reposition.js';
import type { XWingRulesetId } from '../rulesets.js';
import type { Ship } from '../ship.js';
import type { ManeuverDifficultyChange } from './difficulty-change.js';

/** The question of the Execute Maneuver step: what does this ship really execute, and what follows? */

export const MANEUVER_MOMENTS = ['after-reveal', 'before-check-difficulty', 'after-execute'] as const;
export type ManeuverMoment = (typeof MANEUVER_MOMENTS)[number];

/** Something that bears on the maneuver and that the ship itself does not show. */
export interface ManeuverEffect {
  /** The XWS id of a card, or any word for it. A card that is named here is settled: what it does is what is said here. */
  readonly source: string;
  /** Whether the card's condition holds; true when left out. */
  readonly holds?: boolean;
  /** The dial code that the card sets the revealed dial to. */
  readonly dial?: string;
  readonly difficulty?: ManeuverDifficultyChange;
  /** Which maneuver the difficulty change is for: the one on the dial, or what a stressed ship executes instead of it. */
  readonly appliesTo?: 'dial' | 'stress-maneuver';
  readonly redWhileStressed?: boolean;
  /** Stress tokens that the ship gains or, below 0, removes, … */
  readonly stress?: number;
  /** … and when; `after-execute` when left out. */
  readonly at?: ManeuverMoment;
}

export interface MetShip {
  readonly id?: string;
  readonly player?: string;
}

export interface MetObstacle {
  readonly id?: string;
  readonly type?: ObstacleKind;
  readonly how: 'moved-through' | 'overlapped';
}

/** What the players saw happen on their table. It wins over what positions would say. */
export interface Met {
  /** The ships that the maneuver overlapped, so that it was executed partially. */
  readonly ships?: readonly MetShip[];
  readonly obstacles?: readonly MetObstacle[];
  readonly fled?: boolean;
}

export interface ManeuverInput {
  readonly ruleset?: XWingRulesetId;
  readonly ship: Ship;
  /** A dial code, with or without its difficulty (`2TW`, `2T`); left out when the ship has no dial. */
  readonly maneuver?: string;
  /** The placement that the owner of a Tallon Roll wants. */
  readonly position?: Slide;
  readonly effects?: readonly ManeuverEffect[];
  readonly met?: Met;
  /** With the ship's pose: what the maneuver meets is reckoned from the positions. */
  readonly table?: Table;
}
