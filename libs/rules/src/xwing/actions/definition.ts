import type { Citation, Rule } from '../../kernel/index.js';
import type { ActionName, Difficulty } from '../action-kind.js';
import type { Cost } from '../cards/card-reference.js';
import type { XWingRulesetId, XWingValues } from '../rulesets.js';
import type { Ship } from '../ship.js';
import type { ActionInput, AttemptEffect, Declaration, Opportunity, Table } from './attempt.js';
import type { BarEntry } from './bar-entry.js';
import type { ActionCode } from './code.js';
import type { Grant } from './grant.js';
import type { ActionEffect } from './verdict.js';
import type { Way } from './way.js';

/** An attempt with all that follows from it alone. */
export interface Setting {
  readonly input: ActionInput;
  readonly ruleset: XWingRulesetId;
  readonly values: XWingValues;
  readonly ship: Ship;
  readonly name: ActionName;
  readonly opportunity: Opportunity;
  readonly effects: readonly AttemptEffect[];
  readonly declaration: Declaration | undefined;
  readonly table: Table | undefined;
  /** What the grant and the card behind it allow; undefined when the action is not granted. */
  readonly grant: Grant | undefined;
  /** The row or the link of the bar that is used; undefined when the action is not on it. */
  readonly entry: BarEntry | undefined;
  /** The difficulty before any effect, and after all of them. */
  readonly printed: Difficulty;
  readonly difficulty: Difficulty;
  readonly costs: readonly Cost[];
}

/** What every rule judges: the setting, and the ways in which the action can be carried out. */
export interface Situation extends Setting {
  /**
   * The ways that are left once the parts that are declared first are declared. Undefined for an action that has none,
   * or when the question does not tell the table. A function, since most rules do not need them.
   */
  readonly ways: () => readonly Way[] | undefined;
  readonly canFail: boolean;
  /** Is the action only asked about, or carried out, for which everything must be said? */
  readonly stage: Stage;
}

export type Stage = 'asked' | 'carried-out';

export interface ActionRule extends Rule<Situation, ActionCode> {
  /** The only kind of opportunity that it speaks of; where another kind is used it is not asked. */
  readonly opportunity?: Opportunity['kind'];
  /** Does this version of the rules have it? Every version does when left out. */
  readonly inForce?: (values: XWingValues) => boolean;
  /** Of a situation to which it does not object: JSON pointers to what might make it, were it told. */
  readonly missing?: (situation: Situation) => readonly string[];
}

/** All that one action adds to what holds for every action. */
export interface ActionDefinition {
  readonly cite: Citation;
  /** One sentence, our wording: what the action does. */
  readonly says: string;
  /** The parts of the declaration that its player owes. */
  readonly declares: readonly (keyof Declaration)[];
  /** Its own rules, judged beside those of every action. */
  readonly rules: readonly ActionRule[];
  /** Can it fail at all? The documents list those that can. */
  readonly canFail: (input: ActionInput) => boolean;
  /** The ways to carry it out, where there is something to choose and the question tells enough. */
  readonly ways?: (setting: Setting) => readonly Way[] | undefined;
  /** What it does when performed, as far as it is declared. */
  readonly effects: (situation: Situation) => readonly ActionEffect[];
}

export const never = (): boolean => false;
export const always = (): boolean => true;
