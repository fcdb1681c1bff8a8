import type { ActionKind, Difficulty } from '../action-kind.js';
import type { Arc } from '../arc.js';
import type { ActionFilter, CardReference, Cost, RangeBand, SideEffect } from './card-reference.js';

/** What cards change in the rules on actions. */

/** A standing or timed permission to act while stressed. */
export interface ActWhileStressed extends CardReference {
  readonly kind: 'act-while-stressed';
  readonly actions: ActionFilter;
  /** The most stress tokens with which it holds. */
  readonly maxStress?: number;
  /** Holds for actions of this difficulty only. */
  readonly difficulty?: Difficulty;
  readonly window?: 'perform-action-step' | 'activation-phase' | 'system-phase';
  readonly count?: number;
  /** Holds only once its player has used the card, which an effect of the attempt says. */
  readonly declared?: 'before-activating';
  readonly until?: 'end-of-round';
  readonly condition?: 'no-active-charge';
  readonly alsoRedManeuvers?: true;
  readonly cost?: Cost;
  readonly sideEffect?: SideEffect;
}

/** A ship with exactly this much stress, coordinated by the carrier, may act. */
interface CoordinatedWhileStressed extends CardReference {
  readonly kind: 'coordinated-while-stressed';
  readonly exactStress: number;
}

/** What has to have happened for a card to grant its action, as far as a question can tell it. */
export interface Trigger {
  /** The ship has executed a maneuver of such a speed. */
  readonly executedSpeed?: RangeBand;
  /** The ship has performed such an action. */
  readonly performed?: ActionFilter;
  /** Of whom it speaks; of the ship that carries the card when left out. */
  readonly of?: 'the-acting-ship';
}

/** When and to whom a card grants an action, and at what price. */
export interface Granting {
  readonly trigger?: Trigger;
  /** Friendly ships at this range are granted the action; the carrier alone when left out. */
  readonly friendlyAt?: RangeBand;
  /** Ships of any side at this range are. */
  readonly shipsAt?: RangeBand;
  readonly cost?: Cost;
  /** The action is a copy of one that another ship has performed. */
  readonly copies?: true;
}

type PhaseWindow = 'system-phase' | 'engagement-phase' | 'end-phase';

/** A grant that says: even while stressed. */
export interface GrantedEvenStressed extends CardReference, Granting {
  readonly kind: 'granted-even-stressed';
  readonly actions: ActionFilter;
  /** What the grant says of the difficulty; white or the bar's when it says nothing. */
  readonly difficulty?: Difficulty;
  /** The action must be on the bar of the ship that performs it. */
  readonly onActionBar?: true;
  readonly maxStress?: number;
  readonly window?: PhaseWindow;
  /** What has to have happened and no question tells. */
  readonly grantedAfter?: string;
  readonly sideEffect?: SideEffect;
}

/** A grant of actions to a ship that is not stressed. */
export interface GrantedAction extends CardReference, Granting {
  readonly kind: 'granted';
  readonly actions: ActionFilter;
  /** What the grant says of the difficulty; white or the bar's when it says nothing. */
  readonly difficulty?: Difficulty;
  /** The action must be on the bar of the ship that performs it. */
  readonly onActionBar?: true;
  readonly window?: PhaseWindow;
}

/** A moment outside the Perform Action step at which a card lets its ship act. */
export interface ActionWindow extends CardReference, Granting {
  readonly kind: 'action-window';
  readonly window:
    | 'after-enemy-range-0-2-reveals'
    | 'after-reveal-dial'
    | 'before-activate'
    | 'before-carrier-activates'
    | 'perform-action-step-only'
    | 'while-fully-executing-red-before-check-difficulty';
  readonly actions?: ActionFilter;
  readonly count?: number;
  readonly condition?: string;
  readonly difficulty?: { readonly from: Difficulty; readonly to: Difficulty };
  readonly onActionBar?: true;
  /** What holds afterwards. */
  readonly then?:
    | 'cannot-be-coordinated-while-charge-inactive'
    | 'if-not-on-bar-1-hit-damage'
    | 'if-not-on-bar-1-strain-and-no-other-action-during-activation'
    | 'no-other-action-during-own-activation';
  /** After it the ship performs no other action in its activation. */
  readonly endsActions?: 'always' | 'if-not-on-bar';
}

/** After a failed action one more is allowed, and then none for the round. */
export interface ActionLock extends CardReference {
  readonly kind: 'action-lock';
  readonly actions: ActionFilter;
  readonly condition: 'no-green-token';
  readonly then: 'no-more-actions-this-round';
}

interface BoostFailReplacement extends CardReference {
  readonly kind: 'boost-fail-replacement';
  readonly when: 'overlapping-a-ship';
}

/** Actions that the carrier cannot perform. */
interface BarBan extends CardReference {
  readonly kind: 'bar-ban';
  readonly actions: readonly ActionKind[];
  readonly condition?: 'no-active-charge';
}

/** A change of an action's difficulty. Optional ones apply when an effect of the attempt names the card. */
export interface DifficultyChange extends CardReference, Granting {
  readonly kind: 'difficulty';
  readonly actions: ActionFilter;
  readonly from: Difficulty | 'any';
  readonly to: Difficulty;
  readonly optional: boolean;
  readonly condition?: 'obstacle-at-range-0-1' | 'obstacle-at-range-1' | 'stressed';
  /** The change belongs to an action that the card grants, after this has happened. */
  readonly grantedAfter?: string;
  readonly onActionBar?: true;
  readonly excludes?: Difficulty;
  /** How many ships a Coordinate so changed may choose. */
  readonly coordinates?: number;
  readonly coordinatedMust?: 'perform-the-same-action-as-red' | 'have-lower-initiative';
  /** A token that each ship so coordinated gains. */
  readonly coordinatedGain?: 'strain';
  readonly template?: '1-turn';
}

/** Another template for a move. */
export interface TemplateChange extends CardReference {
  readonly kind: 'template';
  readonly moves: readonly ('barrel-roll' | 'boost' | 'slam' | 'decloak' | 'boost-before-reveal')[];
  readonly use: '1-bank' | '1-turn' | '2-bank' | 'speed-plus-1' | 'boost';
  readonly optional: boolean;
  /** Holds for actions of this difficulty only. */
  readonly difficulty?: Difficulty;
  /** Holds for the action only, not for every such move. */
  readonly actionOnly?: true;
  readonly condition?: 'not-stressed';
  readonly evenStressed?: true;
  readonly cost?: Cost;
  readonly sideEffect?: SideEffect;
}

/** How many locks, at what range, on whom. */
export interface LockChange extends CardReference {
  readonly kind: 'lock';
  readonly maxLocks?: number;
  readonly distinctObjects?: true;
  /** Ranges at which the carrier can acquire locks, instead of 0 to 3. */
  readonly ranges?: readonly RangeBand[];
  /** From where range is measured, and for whom it holds. */
  readonly measuredFrom?: 'any-friendly-ship';
  readonly recipients?: 'friendly-ships';
  readonly until?: 'end-of-round';
  readonly optional?: true;
  readonly cost?: Cost;
  /** Who cannot lock the carrier while it is cloaked. */
  readonly cloakedBan?: 'other-ships' | 'enemy-ships';
}

/** Whom a Coordinate may choose, how many, and what they may do. */
export interface CoordinateChange extends CardReference {
  readonly kind: 'coordinate';
  readonly ranges?: readonly RangeBand[];
  readonly range?: 'friendly-at-2-3-as-0-or-1';
  /** The range holds only for ships that have this on their bar. */
  readonly targetHasOnBar?: ActionKind;
  readonly targetAction?: 'on-the-coordinators-bar';
  readonly bans?: 'limited-ships' | 'ships-without-networked-calculations';
  readonly coordinates?: number;
  readonly difficulty?: Difficulty;
  readonly extraTargets?: 'same-type-non-limited-same-action';
  readonly targets?: 'allied-ships' | 'crew-remotes';
  readonly cost?: Cost;
}

interface CoordinateJamChange extends CardReference {
  readonly kind: 'coordinate-jam';
  readonly range: 'ignored-by-spending-a-lock-on-the-target';
}

interface JamChange extends CardReference {
  readonly kind: 'jam';
  readonly targets: 'itself-and-friendly-ships';
}

/** The arcs to which the carrier can turn its turret. */
interface RotateChange extends CardReference {
  readonly kind: 'rotate';
  readonly arcs: readonly Arc[];
}

/** Moves in which the carrier may move through obstacles and end on them. */
interface RepositionChange extends CardReference {
  readonly kind: 'reposition';
  readonly moves: readonly ('barrel-roll' | 'boost')[];
  readonly condition?: 'closed-configuration';
}

/** What one `Action:` header of a card asks for. A header without such an entry is not modelled. */
export interface CardAction extends CardReference {
  readonly kind: 'card-action';
  /** Which header of the side, counted from 1. */
  readonly header: number;
  readonly costs: readonly Cost[];
  /** Charges are spent from another upgrade than the card itself. */
  readonly spendsFrom?: 'another-upgrade';
  /** Without it the action would do nothing, so that its cost could not be paid. */
  readonly needs?: CardActionNeed;
  readonly window?: 'perform-action-step';
  /** Whom its player chooses; without anybody to choose the action fails. */
  readonly target?: CardActionTarget;
}

export type CardActionNeed =
  | 'own-charge-missing'
  | 'upgrade-charge-missing'
  | 'astromech-charge-missing'
  | 'shield-missing'
  | 'faceup-damage'
  | 'not-cloaked';

export interface CardActionTarget {
  readonly who: 'ship' | 'enemy';
  readonly range: RangeBand;
  readonly inFrontArc?: true;
}

interface ActWhileIonized extends CardReference {
  readonly kind: 'act-while-ionized';
  readonly actions: ActionFilter;
}

export type ActionException =
  | ActWhileStressed
  | CoordinatedWhileStressed
  | GrantedEvenStressed
  | ActionWindow
  | ActionLock
  | BoostFailReplacement
  | BarBan
  | DifficultyChange
  | TemplateChange
  | LockChange
  | CoordinateChange
  | CoordinateJamChange
  | JamChange
  | ActWhileIonized
  | GrantedAction
  | RotateChange
  | RepositionChange
  | CardAction;
