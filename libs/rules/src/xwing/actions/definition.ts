import type { Citation, Rule } from '../../kernel/index.js';
import type { Declaration } from './attempt.js';
import type { ActionCode } from './code.js';
import type { Situation } from './situation.js';
import type { ActionEffect } from './verdict.js';

export type ActionRule = Rule<Situation, ActionCode>;

/** All that one action adds to what holds for every action. */
export interface ActionDefinition {
  readonly cite: Citation;
  /** One sentence, our wording: what the action does. */
  readonly says: string;
  /** The parts of the declaration that its player owes. */
  readonly declares: readonly (keyof Declaration)[];
  /** Its own rules, judged beside those of every action. */
  readonly rules: readonly ActionRule[];
  /** Does the list of actions that can fail name it? */
  readonly canFail: boolean;
  /** What it does when performed, as far as it is declared. */
  readonly effects: (situation: Situation) => readonly ActionEffect[];
}
