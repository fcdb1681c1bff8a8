import type { Reason } from '../../kernel/index.js';
import type { ActionKind, Keyword } from '../unit.js';
import type { ActionCode } from './code.js';
import type { ActionEffect, Cost } from './definition.js';

interface Judged {
  readonly ruleset: string;
  readonly action: ActionKind;
}

export interface LegalAction extends Judged {
  readonly verdict: 'legal';
  readonly costs: readonly Cost[];
  readonly effects: readonly ActionEffect[];
  /** The actions that the unit has left afterwards. */
  readonly actionsLeft: number;
  /** Keywords of the unit that follow from the action and touch others or leave a choice: for the table to resolve. */
  readonly triggers: readonly Keyword[];
  /** What becomes legal by it and what no longer is, as `move:climb`, `card-action:jump` or `attack:relentless`. */
  readonly opens: readonly string[];
  readonly closes: readonly string[];
}

export interface IllegalAction extends Judged {
  readonly verdict: 'illegal';
  readonly reasons: readonly Reason<ActionCode>[];
}

export interface IndeterminateAction extends Judged {
  readonly verdict: 'indeterminate';
  /** Keywords that could change the verdict and that are not modelled as far as this question goes. */
  readonly unmodelled: readonly string[];
  /** What would settle it. */
  readonly missing: readonly string[];
  /** What objects as far as is known. */
  readonly reasons: readonly Reason<ActionCode>[];
}

export type ActionVerdict = LegalAction | IllegalAction | IndeterminateAction;
