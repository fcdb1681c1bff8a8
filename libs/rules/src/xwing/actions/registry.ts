import { ACTION_KINDS, isActionKind, type ActionKind, type ActionName } from '../action-kind.js';
import type { Opportunity } from './attempt.js';
import { barrelRoll } from './kinds/barrel-roll.js';
import { boost } from './kinds/boost.js';
import { calculate } from './kinds/calculate.js';
import { cardAction, damageAction } from './kinds/card-action.js';
import { cloak } from './kinds/cloak.js';
import { coordinate } from './kinds/coordinate.js';
import { COMMON_RULES } from './common-rules.js';
import type { ActionDefinition, ActionRule, Setting } from './definition.js';
import { evade } from './kinds/evade.js';
import { focus } from './kinds/focus.js';
import { jam } from './kinds/jam.js';
import { lock } from './kinds/lock.js';
import { reinforce } from './kinds/reinforce.js';
import { reload } from './kinds/reload.js';
import { rotate } from './kinds/rotate.js';
import { failsOnlyWhenItMust } from './rules/ways.js';
import { slam } from './kinds/slam.js';

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

interface RuleSet {
  readonly all: readonly ActionRule[];
  /** Those of them that may miss a fact. */
  readonly asking: readonly ActionRule[];
}
type RuleSets = Readonly<Record<Opportunity['kind'], RuleSet>>;

const ruleSet = (all: readonly ActionRule[]): RuleSet => ({
  all,
  asking: all.filter(({ missing }) => missing !== undefined),
});

/** The rules of an action, sorted once by the opportunities that they speak of. */
const ruleSets = ({ rules }: ActionDefinition): RuleSets => {
  const own = [...rules, failsOnlyWhenItMust];
  const all = [...COMMON_RULES, ...own];
  const of = (kind: Opportunity['kind']): RuleSet =>
    ruleSet(all.filter(({ opportunity }) => opportunity === undefined || opportunity === kind));
  return {
    'perform-action-step': of('perform-action-step'),
    linked: of('linked'),
    granted: of('granted'),
    'game-effect': ruleSet([...COMMON_RULES.filter(({ opportunity }) => opportunity === 'game-effect'), ...own]),
  };
};

const CARD_RULES = ruleSets(cardAction);
const DAMAGE_RULES = ruleSets(damageAction);
const RULES: ReadonlyMap<ActionName, RuleSets> = new Map(
  ACTION_KINDS.map((kind) => [kind, ruleSets(ACTION_DEFINITIONS[kind])]),
);

const setFor = ({ name, opportunity }: Setting): RuleSet => {
  const sets = RULES.get(name) ?? (name.startsWith('damage:') ? DAMAGE_RULES : CARD_RULES);
  return sets[opportunity.kind];
};

/** Every rule that an attempt must satisfy. A game effect that is no action answers only to the action's own rules. */
export const rulesFor = (setting: Setting): readonly ActionRule[] => setFor(setting).all;

/** Those of them that may miss a fact. */
export const askingRulesFor = (setting: Setting): readonly ActionRule[] => setFor(setting).asking;
