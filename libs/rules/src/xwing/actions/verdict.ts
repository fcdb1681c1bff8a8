import type { ActionName, Difficulty } from '../action-kind.js';
import type { Cost } from '../cards/card-reference.js';
import type { Arc } from '../arc.js';
import type { Execution } from '../activation/execution.js';
import type { OwedDamage, OwedRoll } from '../activation/owed.js';
import type { NoMoreActions, Pose, TokenKind } from '../ship.js';
import type { Reason } from '../../kernel/index.js';
import type { OwnDeclaration } from './attempt.js';
import type { ActionCode } from './code.js';

/** A maneuver that is executed, with what it meets where positions tell. */
export interface ExecuteManeuver extends Partial<
  Pick<Execution, 'fullyExecuted' | 'ships' | 'obstacles' | 'unplaced'>
> {
  readonly kind: 'execute-maneuver';
  readonly maneuver?: string;
  readonly pose?: Pose;
}

/** Damage that a card brings with an action; the players deal it. */
export interface DamageOwed {
  readonly kind: 'damage-owed';
  readonly damage: 'crit' | 'hit';
  readonly count: number;
  /** The XWS id of the card. */
  readonly card: string;
  readonly unless?: 'a-damage-card-is-exposed';
}

/** What an action does when it is performed. `ship` names another ship than the acting one. */
export type ActionEffect =
  | { readonly kind: 'gain-token'; readonly token: TokenKind; readonly count: number; readonly ship?: string }
  | { readonly kind: 'acquire-lock'; readonly target?: string; readonly givesUp?: string }
  | { readonly kind: 'move'; readonly move: 'barrel-roll' | 'boost'; readonly pose?: Pose }
  | ExecuteManeuver
  | ({ readonly kind: 'roll-owed' } & OwedRoll)
  | {
      readonly kind: 'roll-owed';
      readonly die: 'attack';
      readonly count: number;
      readonly because: 'card';
      readonly card: string;
    }
  | DamageOwed
  | ({ readonly kind: 'damage-owed' } & OwedDamage)
  | { readonly kind: 'spend-force'; readonly count: number }
  | { readonly kind: 'end-actions'; readonly noMoreActions: NoMoreActions }
  | { readonly kind: 'rotate-arc'; readonly turret?: readonly Arc[] }
  | { readonly kind: 'recover-charge'; readonly upgrade?: string; readonly count: number }
  | { readonly kind: 'lose-token'; readonly token: TokenKind; readonly count: number; readonly ship?: string }
  | { readonly kind: 'break-lock'; readonly target: string; readonly ship?: string }
  | GrantActionEffect
  | { readonly kind: 'resolve-card'; readonly card: string };

/** Another ship may act: of one action at most with those that are coordinated beside it, and so hard, where a card says. */
export interface GrantActionEffect {
  readonly kind: 'grant-action';
  readonly ship?: string;
  readonly action?: ActionName;
  readonly difficulty?: Difficulty;
  readonly sameAction?: true;
}

/** What the ship can no longer do once it has attempted the action. */
export interface Bar {
  readonly actions: 'all' | readonly ActionName[];
  readonly code: 'already-failed' | 'already-performed' | 'no-opportunity' | 'stressed';
  /** How long, where its actions have ended. */
  readonly noMoreActions?: NoMoreActions;
}

interface Judged {
  readonly ruleset: string;
  readonly action: ActionName;
  /** The difficulty at which it is attempted, every effect counted. */
  readonly difficulty: Difficulty;
}

export interface LegalAction extends Judged {
  readonly verdict: 'legal';
  readonly costs: readonly Cost[];
  readonly effects: readonly ActionEffect[];
  readonly canFail: boolean;
  /** How it ends, where the table settles it. */
  readonly outcome?: 'performed' | 'failed';
  /** Where it fails: what closes each way. Empty where only its player says that it fails. */
  readonly failsBecause?: readonly Reason<ActionCode>[];
  /** The declarations that are open, once what is declared first is declared; absent where the question does not tell. */
  readonly options?: readonly OwnDeclaration[];
  /** The links that it opens, each judged as it stands after this action. */
  readonly linked: readonly ActionVerdict[];
  /** Coordinate: what the chosen ships may do with the action named for them. */
  readonly granted?: readonly GrantedVerdict[];
  readonly bars: readonly Bar[];
}

export interface GrantedVerdict {
  readonly ship: string;
  readonly verdict: ActionVerdict;
}

export interface IllegalAction extends Judged {
  readonly verdict: 'illegal';
  readonly reasons: readonly Reason<ActionCode>[];
}

export interface IndeterminateAction extends Judged {
  readonly verdict: 'indeterminate';
  /** Cards that are not modelled and could change the verdict. */
  readonly unmodelled: readonly string[];
  /** Facts without which the question has no answer. */
  readonly missing: readonly string[];
  /** What objects as far as is known. */
  readonly reasons: readonly Reason<ActionCode>[];
  readonly costs: readonly Cost[];
}

export type ActionVerdict = LegalAction | IllegalAction | IndeterminateAction;
