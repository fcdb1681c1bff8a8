import type { ActionKind } from '../unit.js';
import { COMMON_RULES } from './common-rules.js';
import type { ActionDefinition, ActionRule } from './definition.js';
import { ACTION_DEFINITIONS } from './registry.js';

/** An action's definitions: its own and, for a card action that counts as another kind, that kind's. */
export const definitionsOf = (action: ActionKind, kind: ActionKind): readonly ActionDefinition[] =>
  action === kind ? [ACTION_DEFINITIONS[action]] : [ACTION_DEFINITIONS[action], ACTION_DEFINITIONS[kind]];

export const rulesOf = (action: ActionKind, kind: ActionKind): readonly ActionRule[] => [
  ...COMMON_RULES,
  ...definitionsOf(action, kind).flatMap(({ rules }) => rules),
];

/** Every rule of actions, each once. */
export const ACTION_RULES: readonly ActionRule[] = [
  ...new Set([...COMMON_RULES, ...Object.values(ACTION_DEFINITIONS).flatMap(({ rules }) => rules)]),
];
