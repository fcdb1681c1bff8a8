import type { ActionName, Difficulty } from '../action-kind.js';
import type { ManeuverDifficultyChange } from '../activation/difficulty-change.js';
import type { LayoutObstacle, PlayArea } from '../movement/layout.js';
import type { Curve } from '../movement/reposition.js';
import type { XWingRulesetId } from '../rulesets.js';
import type { Arc } from '../arc.js';
import type { Pose, Ship } from '../ship.js';

/** The question that a player asks: may this ship do that, here and now? It is also the body of the HTTP call. */

export const PHASES = ['planning', 'system', 'activation', 'engagement', 'end'] as const;
export type Phase = (typeof PHASES)[number];

/** The steps of one activation. */
export const STEPS = ['reveal-dial', 'execute-maneuver', 'perform-action'] as const;
export type Step = (typeof STEPS)[number];

/** What lets the ship act. */
export type Opportunity =
  | { readonly kind: 'perform-action-step' }
  | { readonly kind: 'linked'; readonly after: ActionName }
  | GrantedOpportunity
  | GameEffectOpportunity;

/**
 * A card or a rule lets the ship do what the action does, without its being an action: a decloak, a boost before the
 * dial is revealed, "gain 1 focus token". It has no difficulty, is not counted in the round and opens no link.
 */
export interface GameEffectOpportunity {
  readonly kind: 'game-effect';
  /** The XWS id of the card, or one of `GAME_EFFECTS`. */
  readonly by?: string;
}

export interface GrantedOpportunity {
  readonly kind: 'granted';
  /** The XWS id of the card that grants the action, or one of `GRANTS_WITHOUT_CARD`. */
  readonly by: string;
  /** The id of the ship whose card or action grants it; when left out the ship itself, or any on the table with that card. */
  readonly from?: string;
  /** The difficulty that the grant names; white when it names none. */
  readonly difficulty?: Difficulty;
  /** The grant is for an action on the ship's action bar, at the bar's difficulty. Coordinate is such a grant. */
  readonly onActionBar?: boolean;
  readonly whileStressed?: boolean;
  /** The action of another ship that this one may copy, where the card says: that action. */
  readonly copied?: ActionName;
}

export const SIDES = ['left', 'right'] as const;
export const POSITIONS = ['forward', 'centre', 'back'] as const;
export const DIRECTIONS = ['left', 'straight', 'right'] as const;
export const FACINGS = ['fore', 'aft'] as const;

/** What the player says beside the action's name. Which parts an action needs, its definition says. */
export interface Declaration extends OwnDeclaration {
  /** Coordinate: what the chosen ship performs; nothing when left out. */
  readonly targetAction?: ActionName;
  /** Coordinate: what the chosen ship declares with it. */
  readonly targetDeclaration?: OwnDeclaration;
  /** Coordinate: further ships, where a card allows several. */
  readonly others?: readonly CoordinatedShip[];
}

/** A further ship that is coordinated, and what it performs. */
export interface CoordinatedShip {
  readonly target: string;
  readonly targetAction?: ActionName;
  readonly targetDeclaration?: OwnDeclaration;
}

/** The parts of a declaration that concern one ship's own action. */
export interface OwnDeclaration {
  /** Barrel Roll: the side, declared first. */
  readonly side?: (typeof SIDES)[number];
  /** Barrel Roll: where along the template the ship is placed. */
  readonly position?: (typeof POSITIONS)[number];
  /** Boost. */
  readonly direction?: (typeof DIRECTIONS)[number];
  /** The XWS id of the card whose template is used instead. */
  readonly template?: string;
  /** Barrel Roll with a bent template: to which end of the ship it bends. */
  readonly curves?: Curve;
  /** Lock, Jam, Coordinate: the id of the object chosen. */
  readonly target?: string;
  /** Jam: what the target loses at once. */
  readonly remove?: 'green-token' | 'lock';
  /** Jam: which of those; an id of a locked object, or a kind of green token. */
  readonly removed?: string;
  /** Lock: the lock that is given up when no further one can be kept and there are several. */
  readonly giveUp?: string;
  /** Rotate: the arc, or one of the two of a double turret. */
  readonly arc?: Arc;
  /** Reinforce. */
  readonly facing?: (typeof FACINGS)[number];
  /** Reload: the XWS id of the upgrade. */
  readonly upgrade?: string;
  /** SLAM: a dial code, such as `2TW`. */
  readonly maneuver?: string;
  /** The player says that the action fails. */
  readonly fail?: boolean;
}

/** Something that bears on the attempt and that the ship itself does not show. */
export interface AttemptEffect {
  /** The XWS id of a card, or any word for it. An optional exception of the ship with this id is used. */
  readonly source: string;
  readonly treatAs?: Difficulty;
  readonly whileStressed?: boolean;
  /** What it makes of the difficulty of the maneuver of a SLAM. */
  readonly maneuver?: ManeuverDifficultyChange;
}

/** A ship as others see it. What the question does not need may be left out; an action bar makes its own verdict possible. */
export interface TableShip extends Partial<Omit<Ship, 'id'>> {
  readonly id: string;
  /** Range from the acting ship; reckoned from the poses when left out. */
  readonly range?: number;
  readonly inBullseyeArc?: boolean;
}

export interface TableObstacle extends LayoutObstacle {
  readonly range?: number;
}

/** A device or a remote. */
export interface TableDevice {
  readonly id: string;
  readonly range?: number;
  readonly pose?: Pose;
}

/** Everything else in play. A table that is left out is not an empty one: it is unknown. */
export interface Table {
  readonly ships?: readonly TableShip[];
  readonly obstacles?: readonly TableObstacle[];
  readonly devices?: readonly TableDevice[];
  /** There is no edge when it is left out. */
  readonly playArea?: PlayArea;
}

export interface Attempt {
  readonly action: ActionName;
  /** The Perform Action step when left out. */
  readonly opportunity?: Opportunity;
  /** Left out, the question is only whether the action may be attempted at all. */
  readonly declaration?: Declaration;
}

/** Where in the round the question is asked. What is left out is as it must be for the opportunity. */
export interface Moment {
  readonly phase?: Phase;
  readonly step?: Step;
  /** The id of the ship whose activation it is; null between activations. */
  readonly activating?: string | null;
  /** Whether that ship has revealed its dial; it has not where it skips its Reveal Dial step. */
  readonly dialRevealed?: boolean;
}

export interface ActionInput extends Moment {
  readonly ruleset?: XWingRulesetId;
  readonly ship: Ship;
  /** What the ship has performed and failed this round is left out, so that a grant that hangs on it is believed. */
  readonly roundUntold?: true;
  /** The round is that of a game, which keeps what each ship does: what it does not show has not happened. */
  readonly roundKept?: true;
  readonly attempt: Attempt;
  readonly effects?: readonly AttemptEffect[];
  readonly table?: Table;
}
