import { DEFAULT_XWING_RULESET, XWING_RULESETS } from '../rulesets.js';
import type { ActionInput, AttemptEffect, Opportunity } from './attempt.js';
import { barEntry } from './bar-entry.js';
import { costsOf } from './costs.js';
import type { ActionDefinition, Setting, Situation, Stage } from './definition.js';
import { difficultyOf } from './difficulty.js';
import { grantOf } from './grant.js';
import type { Way } from './way.js';

const PERFORM_ACTION_STEP: Opportunity = { kind: 'perform-action-step' };
const NO_EFFECTS: readonly AttemptEffect[] = [];

/** The ways of a setting, worked out when they are first asked for: most attempts are decided without. */
const waysOnce = (definition: ActionDefinition, settled: () => Setting): Situation['ways'] => {
  const memo: { found?: { readonly ways: readonly Way[] | undefined } } = {};
  return () => (memo.found ??= { ways: definition.ways?.(settled()) }).ways;
};
const NO_WAYS = (): undefined => undefined;

/** Makes the situation of an attempt. */
export const situationOf = (input: ActionInput, definition: ActionDefinition, stage: Stage = 'asked'): Situation => {
  const { ship, attempt, ruleset = DEFAULT_XWING_RULESET, effects = NO_EFFECTS, table } = input;
  const { action: name, opportunity = PERFORM_ACTION_STEP, declaration } = attempt;
  const grant = opportunity.kind === 'granted' ? grantOf(input, opportunity) : undefined;
  const entry = barEntry(ship, name, opportunity);
  const { printed, difficulty } = difficultyOf(input, entry, grant);
  const situation: Situation = {
    input,
    ruleset,
    values: XWING_RULESETS[ruleset].values,
    ship,
    name,
    opportunity,
    effects,
    declaration,
    table,
    grant,
    entry,
    printed,
    difficulty,
    costs: costsOf(input, { printed, difficulty }),
    stage,
    canFail: definition.canFail(input),
    ways: definition.ways === undefined ? NO_WAYS : waysOnce(definition, () => situation),
  };
  return situation;
};
