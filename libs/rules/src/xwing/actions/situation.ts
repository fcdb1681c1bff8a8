import { DEFAULT_XWING_RULESET, XWING_RULESETS } from '../rulesets.js';
import type { ActionInput, AttemptEffect, Opportunity } from './attempt.js';
import { barEntry } from './bar-entry.js';
import { costsOf } from './costs.js';
import type { ActionDefinition, Situation, Stage } from './definition.js';
import { difficultyOf } from './difficulty.js';
import { grantOf } from './grant.js';

const PERFORM_ACTION_STEP: Opportunity = { kind: 'perform-action-step' };
const NO_EFFECTS: readonly AttemptEffect[] = [];

/** While it is made: the last part asks the definition, which looks at the others. */
type Unfinished = { -readonly [K in keyof Situation]: Situation[K] };

/**
 * Makes the situation of an attempt. One object is filled in place, and never after: copying it would double the time
 * of a whole decision.
 */
export const situationOf = (input: ActionInput, definition: ActionDefinition, stage: Stage = 'asked'): Situation => {
  const { ship, attempt, ruleset = DEFAULT_XWING_RULESET, effects = NO_EFFECTS, table } = input;
  const { action: name, opportunity = PERFORM_ACTION_STEP, declaration } = attempt;
  const grant = opportunity.kind === 'granted' ? grantOf(input, opportunity) : undefined;
  const entry = barEntry(ship, name, opportunity);
  const { printed, difficulty } = difficultyOf(input, entry, grant);
  const situation: Unfinished = {
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
    ways: undefined,
  };
  situation.ways = definition.ways?.(situation);
  return situation;
};
