import type { ActionRule } from './definition.js';
import { availabilityRules } from './rules/availability.js';
import { difficultyRules } from './rules/difficulty.js';
import { linkedRules } from './rules/linked.js';
import { opportunityRules } from './rules/opportunity.js';
import { tokenRules } from './rules/tokens.js';

/** What every action must satisfy, in the order in which a refusal names its reasons. */
export const COMMON_RULES: readonly ActionRule[] = [
  ...opportunityRules,
  ...linkedRules,
  ...availabilityRules,
  ...tokenRules,
  ...difficultyRules,
];
