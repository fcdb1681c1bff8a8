import type { ActionRule } from './definition.js';
import { aiRules } from './rules/artificial-intelligence.js';
import { cohesionRules } from './rules/cohesion.js';
import { exclusionRules } from './rules/exclusions.js';
import { grantRules } from './rules/grant.js';
import { keywordGrantRules } from './rules/keyword-grants.js';
import { ruthlessRules } from './rules/ruthless.js';
import { standbyTokenRules } from './rules/standby.js';
import { statusRules } from './rules/status.js';
import { stepRules } from './rules/step.js';

/** What every action must satisfy, in the order in which a refusal names its reasons. */
export const COMMON_RULES: readonly ActionRule[] = [
  ...stepRules,
  ...statusRules,
  ...grantRules,
  ...keywordGrantRules,
  ...ruthlessRules,
  ...standbyTokenRules,
  ...aiRules,
  ...exclusionRules,
  ...cohesionRules,
];
