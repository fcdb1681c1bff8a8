import type { DocumentIndex, RuleReference, Ruleset } from '../kernel/index.js';
import { ACTION_DEFINITIONS } from './actions/registry.js';
import { ACTION_RULES } from './actions/rules.js';
import { queueRules } from './activation/ability-queue.js';
import { maneuverEffects } from './activation/maneuver-effects.js';
import { maneuverRules } from './activation/maneuver-rules.js';
import { orderRules } from './activation/order-rules.js';
import { barRules, skipRules, stressRules } from './activation/perform-action-rules.js';
import { replacementRules } from './activation/replacement-rules.js';
import {
  ACTIONS,
  ACTIVATION_PHASE,
  CARDS,
  RULES_REFERENCE,
  RULES_REFERENCE_1_2,
  RULES_REFERENCE_1_3,
  RULES_REFERENCE_2_5,
} from './documents.js';
import { gameRules } from './game/registry.js';
import { maneuverEndRules, placementRules } from './movement/placement-rules.js';
import { XWING_RULESETS, type XWingValues } from './rulesets.js';

/** What each action does: a rule that refuses nothing, and so has no code. */
const effects: readonly RuleReference[] = Object.entries(ACTION_DEFINITIONS).map(([kind, { cite, says }]) => ({
  id: `xwing/action/${kind}/effect`,
  cite,
  says,
}));

/** Every rule of X-Wing; those that refuse have the code of their reason. */
export const rules: readonly RuleReference[] = [
  ...ACTION_RULES,
  ...effects,
  ...orderRules,
  ...maneuverRules,
  ...replacementRules,
  ...maneuverEffects,
  ...skipRules,
  ...barRules,
  ...stressRules,
  ...queueRules,
  ...gameRules,
  ...placementRules,
  ...maneuverEndRules,
];

/** Every version of the rules, the default first. */
export const rulesets: readonly Ruleset<XWingValues>[] = Object.values(XWING_RULESETS);

/** Every document that a rule is cited from. */
export const documents: readonly DocumentIndex[] = [
  ACTIONS,
  ACTIVATION_PHASE,
  RULES_REFERENCE,
  RULES_REFERENCE_1_2,
  RULES_REFERENCE_1_3,
  RULES_REFERENCE_2_5,
  CARDS,
];
