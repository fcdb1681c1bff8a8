import type { Rule } from '../../kernel/index.js';
import type { TokenKind } from '../unit.js';
import type { AttackKind, MoveKind } from './attempt.js';
import type { ActionCode } from './code.js';
import type { Situation } from './situation.js';

export type ActionRule = Rule<Situation, ActionCode>;

/** What is paid for an action before it takes effect. */
export type Cost =
  | { readonly spend: 'action' | 'standby'; readonly count: number }
  | { readonly gain: 'suppression'; readonly count: number }
  | { readonly suffer: 'wound'; readonly count: number };

export type EffectToken = TokenKind | 'suppression';

/** What an action does. */
export type ActionEffect =
  | { readonly kind: 'gain-token'; readonly token: EffectToken; readonly count: number }
  | { readonly kind: 'lose-token'; readonly token: EffectToken; readonly count: number }
  | { readonly kind: 'move'; readonly move: MoveKind; readonly speed?: number; readonly startsMelee?: true }
  | { readonly kind: 'attack'; readonly attack: AttackKind }
  | { readonly kind: 'ready-upgrade'; readonly upgrade: string }
  | { readonly kind: 'exhaust-upgrade'; readonly upgrade: string }
  | { readonly kind: 'flip-shield'; readonly count: number }
  | { readonly kind: 'resolve-card'; readonly card: string };

/** All that one kind of action adds to what holds for every action. */
export interface ActionDefinition {
  readonly rules: readonly ActionRule[];
  readonly effects: (situation: Situation) => readonly ActionEffect[];
}
