import { ACTION_KINDS, isActionKind, type ActionKind, type ActionName } from '../action-kind.js';
import { barrelRoll } from './barrel-roll.js';
import { boost } from './boost.js';
import { calculate } from './calculate.js';
import { cardAction, damageAction } from './card-actions.js';
import { cloak } from './cloak.js';
import { coordinate } from './coordinate.js';
import { COMMON_RULES } from './common-rules.js';
import type { ActionDefinition, ActionRule } from './definition.js';
import { evade } from './evade.js';
import { focus } from './focus.js';
import { jam } from './jam.js';
import { lock } from './lock.js';
import { reinforce } from './reinforce.js';
import { reload } from './reload.js';
import { rotate } from './rotate.js';
import { slam } from './slam.js';

/** What every action is; the compiler lists what a new one owes. */
export const ACTION_DEFINITIONS: { readonly [K in ActionKind]: ActionDefinition } = {
  'barrel-roll': barrelRoll,
  boost,
  calculate,
  cloak,
  coordinate,
  evade,
  focus,
  jam,
  lock,
  reinforce,
  reload,
  rotate,
  slam,
};

/** The definition of any action, those of cards included. */
export const definitionOf = (name: ActionName): ActionDefinition => {
  if (isActionKind(name)) return ACTION_DEFINITIONS[name];
  return name.startsWith('damage:') ? damageAction : cardAction;
};

const withCommonRules = ({ rules }: ActionDefinition): readonly ActionRule[] => [...COMMON_RULES, ...rules];
const CARD_RULES = withCommonRules(cardAction);
const DAMAGE_RULES = withCommonRules(damageAction);
const RULES: ReadonlyMap<ActionName, readonly ActionRule[]> = new Map(
  ACTION_KINDS.map((kind) => [kind, withCommonRules(ACTION_DEFINITIONS[kind])]),
);

/** Every rule that an attempt at this action must satisfy. */
export const rulesOf = (name: ActionName): readonly ActionRule[] =>
  RULES.get(name) ?? (name.startsWith('damage:') ? DAMAGE_RULES : CARD_RULES);
