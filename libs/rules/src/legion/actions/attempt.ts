import type { ActionKind } from '../unit.js';

/** The question that a player asks: may this unit do that, here and now? It is also part of the body of the HTTP call. */

export const MOVE_KINDS = ['standard', 'climb', 'pivot', 'reverse', 'strafe', 'withdraw', 'deploy'] as const;
export type MoveKind = (typeof MOVE_KINDS)[number];

export const ATTACK_KINDS = ['ranged', 'melee'] as const;
export type AttackKind = (typeof ATTACK_KINDS)[number];

/**
 * What can give a unit a free action: a keyword of its own or of an ally, a standby token, or an `effect`: a card of any
 * kind that grants it without one of these keywords. The player vouches for an effect; when it may be used, what it costs
 * and what the unit has already made are judged.
 */
export const GRANTERS = [
  'charge',
  'compel',
  'dauntless',
  'effect',
  'guidance',
  'independent',
  'mobile',
  'pull-the-strings',
  'relentless',
  'ruthless',
  'scout',
  'speeder',
  'standby',
  'steady',
  'tempted',
  'this-is-the-way',
] as const;
export type Granter = (typeof GRANTERS)[number];

/** What set off a standby token. What is left out favours the unit. */
export interface StandbyTrigger {
  /** Bands of the range ruler to the enemy unit, where it ended. */
  readonly range?: number;
  readonly lineOfSight?: boolean;
  /** The enemy's attack, move or action was caused by an effect of the standing-by unit's own side. */
  readonly causedByOwnSide?: boolean;
  /** Whom a standby attack is made against. */
  readonly target?: 'triggering-unit' | 'another-unit';
}

/** What lets the unit act: one of its actions, or a free action that something grants. */
export type Opportunity = { readonly kind: 'action' } | GrantedOpportunity;

export interface GrantedOpportunity {
  readonly kind: 'granted';
  readonly by: Granter;
  /** For an `effect`: the kinds of action that it grants; any when left out. */
  readonly allows?: readonly ActionKind[];
  /** For an `effect`: its card says that the action is made outside of Make Actions. */
  readonly outsideStep?: boolean;
  /** For `standby`. */
  readonly trigger?: StandbyTrigger;
}

/** What the player says beside the action's name. */
export interface Declaration {
  /** Card actions: the id of the card action; that of a keyword is the keyword's, such as `jump`. */
  readonly card?: string;
  /** Moves; a standard move, or a deployment for a unit that is not deployed, when left out. */
  readonly move?: MoveKind;
  /** Moves: gains a suppression token for one more Speed. */
  readonly spur?: boolean;
  /** Moves: the unit ends in base contact with an enemy and starts a melee. */
  readonly startsMelee?: boolean;
  /** Attacks; the kind that is granted, melee for an engaged unit, otherwise ranged when left out. */
  readonly attack?: AttackKind;
  /** Ranged attacks: every weapon is Versatile, so that an engaged unit may use it. */
  readonly versatile?: boolean;
  /** Attacks: forms further attack pools with Arsenal. */
  readonly arsenal?: boolean;
  /** Recover: how many suppression tokens to remove; all when left out. */
  readonly remove?: number;
  /** Recover: the ids of the upgrades to ready; every exhausted one when left out. */
  readonly ready?: readonly string[];
}

export interface Attempt {
  readonly action: ActionKind;
  /** One of the unit's actions when left out. */
  readonly opportunity?: Opportunity;
  readonly declaration?: Declaration;
}

/** An action that the unit has made in this activation, or, outside of one, since the last. */
export interface MadeAction {
  readonly action: ActionKind;
  readonly card?: string;
  readonly move?: MoveKind;
  readonly startedMelee?: boolean;
  readonly arsenal?: boolean;
  /** What granted it as a free action. */
  readonly by?: Granter;
  /** An effect had it made outside of Make Actions. */
  readonly outsideStep?: boolean;
  /** False for a move or an attack that an effect brought and that was no action. */
  readonly asAction?: boolean;
}
