import type { ActionKind, ActionName, Difficulty } from './action-kind.js';
import type { Arc } from './arc.js';
import type { ActionFilter } from './cards/card-reference.js';
import type { CardException } from './cards/exception.js';

/** What stands on the table. */

export const BASE_SIZES = ['small', 'medium', 'large', 'huge'] as const;
export type BaseSize = (typeof BASE_SIZES)[number];

export const TOKEN_KINDS = [
  'calculate',
  'cloak',
  'deplete',
  'disarm',
  'evade',
  'focus',
  'ion',
  'jam',
  'reinforceAft',
  'reinforceFore',
  'strain',
  'stress',
  'tractor',
] as const;
export type TokenKind = (typeof TOKEN_KINDS)[number];
/** What is left out is zero. */
export type Tokens = Readonly<Partial<Record<TokenKind, number>>>;

export interface LinkedAction {
  readonly action: ActionKind;
  readonly difficulty: Difficulty;
}

/** A row of an action bar. */
export interface BarAction extends LinkedAction {
  readonly linked?: LinkedAction;
  /** The id of the card that adds the row; absent for the ship's or the pilot's own bar. */
  readonly from?: string;
}

/** Charges or Force: 0 ≤ active ≤ capacity or limit. */
export interface Charges {
  readonly active: number;
  readonly limit: number;
}

export interface Force {
  readonly active: number;
  readonly capacity: number;
}

export interface Upgrade {
  /** XWS id. */
  readonly id: string;
  /** Lower-kebab slot names, such as `torpedo` or `force-power`. */
  readonly slots?: readonly string[];
  readonly charges?: Charges;
  /** The side that is faceup, 0 or 1, of a double-sided card. */
  readonly side?: number;
  /** How many `Action:` headers the faceup side has. */
  readonly actionHeaders?: number;
}

/** A faceup damage card. */
export interface DamageCard {
  /** Tells copies of one card apart. */
  readonly id: string;
  readonly name: string;
  readonly hasAction?: boolean;
}

/** Position of the base centre in mm; heading in degrees clockwise from +y (the far edge). */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly heading: number;
}

/** A linked action that was performed or failed, which uses up the link too, and the action that opened it. */
export interface LinkTaken {
  readonly action: ActionName;
  readonly after: ActionName;
}

export const NO_MORE_ACTIONS = ['this-activation', 'but-for-the-overlap', 'this-round'] as const;
export type NoMoreActions = (typeof NO_MORE_ACTIONS)[number];

const STRICTNESS: Readonly<Record<NoMoreActions, number>> = {
  'but-for-the-overlap': 1,
  'this-activation': 2,
  'this-round': 3,
};

/** What holds where actions have ended twice: whatever ends more of them. */
export const stricter = (one: NoMoreActions | undefined, other: NoMoreActions): NoMoreActions =>
  one !== undefined && STRICTNESS[one] > STRICTNESS[other] ? one : other;

/** What this ship has done this round. */
export interface ShipRound {
  readonly performed: readonly ActionName[];
  readonly failed: readonly ActionName[];
  readonly linked?: readonly LinkTaken[];
  /** A card or a rule has ended its actions: for its activation, there but for the one of an overlap, or for the round. */
  readonly noMoreActions?: NoMoreActions;
  /** Whether its Perform Action step is still to be had; open when left out. */
  readonly performActionStep?: 'open' | 'used' | 'skipped';
  /** The speed of the maneuver that it executed this round. */
  readonly executedSpeed?: number;
}

/**
 * What a card could change in a verdict on an action: forbid what is allowed, put it on the bar, its difficulty, allow it
 * while stressed or the like, where it may end, at what range and whom it may choose.
 */
export const ACTION_CHANGES = ['ban', 'bar', 'difficulty', 'permission', 'positions', 'range', 'targets'] as const;
export type ActionChange = (typeof ACTION_CHANGES)[number];

/** A card whose text may matter and that is not modelled. */
export interface UnmodelledCard {
  /** XWS id. */
  readonly id: string;
  /** What its text touches, by word search: `maneuver`, `initiative`, `stress`, … */
  readonly topics: readonly string[];
  /** What it could change in verdicts on actions. Left out, nobody has read the card and its topics must do. */
  readonly couldChange?: readonly ActionChange[];
  /** The actions to which that may matter; all when left out. */
  readonly actions?: ActionFilter;
}

/** A ship on the table, complete: nothing is looked up. */
export interface Ship {
  readonly id: string;
  readonly player?: string;
  /** XWS id of the pilot and of the ship type; for messages and for cards that name them. */
  readonly pilot?: string;
  readonly shipType?: string;
  readonly baseSize: BaseSize;
  readonly initiative?: number;
  readonly limited?: boolean;
  readonly actionBar: readonly BarAction[];
  /** Dial codes: speed, bearing, difficulty, such as `2TW`. */
  readonly dial?: readonly string[];
  readonly tokens: Tokens;
  readonly force: Force;
  readonly charges?: Charges;
  readonly shields?: Charges;
  readonly upgrades: readonly Upgrade[];
  readonly damageCards: readonly DamageCard[];
  /** How many facedown damage cards; left out, nothing tells whether there are any. */
  readonly facedownDamage?: number;
  /** Ids of the objects that this ship has locked. */
  readonly locks: readonly string[];
  /** Where the turret arc indicator points: one arc, or two opposite ones for a double turret. */
  readonly turret?: readonly Arc[];
  readonly round: ShipRound;
  readonly pose?: Pose;
  /** What its own cards change in the rules. */
  readonly exceptions: readonly CardException[];
  readonly unmodelled: readonly UnmodelledCard[];
}

/** How many tokens of a kind the ship has. */
export const count = (tokens: Tokens, kind: TokenKind): number => tokens[kind] ?? 0;
