import type { RuleReference } from '../kernel/index.js';
import { ACTION_RULES } from './actions/rules-of.js';
import { COHESION_RULES } from './cohesion/cohesion-rules.js';
import { COMMAND_RULES } from './game/judge-command.js';
import { ORDER_RULES } from './order/activation-order.js';

/** Every rule of Legion that can object to something. */
export const rules: readonly RuleReference[] = [...ACTION_RULES, ...ORDER_RULES, ...COHESION_RULES, ...COMMAND_RULES];
