import type { ActionName, Difficulty } from '../action-kind.js';
import type { Cost } from '../cards/card-reference.js';
import { DEFAULT_XWING_RULESET, XWING_RULESETS, type XWingRulesetId, type XWingValues } from '../rulesets.js';
import type { Ship } from '../ship.js';
import type { ActionInput, AttemptEffect, Declaration, Opportunity, Table } from './attempt.js';
import { barEntry, type BarEntry } from './bar-entry.js';
import { costsOf } from './costs.js';
import { difficultyOf } from './difficulty.js';
import { grantOf, type Grant } from './grant.js';

/** An attempt with all that follows from it alone: what every rule judges. */
export interface Situation {
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

const PERFORM_ACTION_STEP: Opportunity = { kind: 'perform-action-step' };
const NO_EFFECTS: readonly AttemptEffect[] = [];

/** Makes the situation of an attempt. */
export const situationOf = (input: ActionInput): Situation => {
  const { ship, attempt } = input;
  const ruleset = input.ruleset ?? DEFAULT_XWING_RULESET;
  const opportunity = attempt.opportunity ?? PERFORM_ACTION_STEP;
  const grant = opportunity.kind === 'granted' ? grantOf(input, opportunity) : undefined;
  const entry = barEntry(ship, attempt.action, opportunity);
  const difficulty = difficultyOf(input, entry, grant);
  return {
    input,
    ruleset,
    values: XWING_RULESETS[ruleset].values,
    ship,
    name: attempt.action,
    opportunity,
    effects: input.effects ?? NO_EFFECTS,
    declaration: attempt.declaration,
    table: input.table,
    grant,
    entry,
    printed: difficulty.printed,
    difficulty: difficulty.effective,
    costs: costsOf(input, difficulty.effective),
  };
};
