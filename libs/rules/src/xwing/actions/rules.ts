import { COMMON_RULES } from './common-rules.js';
import { cardAction } from './kinds/card-action.js';
import type { ActionRule } from './definition.js';
import { ACTION_DEFINITIONS } from './registry.js';
import { failsOnlyWhenItMust } from './rules/ways.js';

/** Every rule on actions: first those of all actions, then each action's own. */
export const ACTION_RULES: readonly ActionRule[] = [
  ...COMMON_RULES,
  ...Object.values(ACTION_DEFINITIONS).flatMap(({ rules }) => rules),
  ...cardAction.rules,
  failsOnlyWhenItMust,
];
