import type { ActionKind } from '../unit.js';
import { COMMON_RULES } from './common-rules.js';
import type { ActionDefinition, ActionRule } from './definition.js';
import { ACTION_DEFINITIONS } from './registry.js';

const definitions = Object.entries(ACTION_DEFINITIONS) as readonly (readonly [ActionKind, ActionDefinition])[];

/** A table over every action and every kind that it can count as: made once, because every attempt asks for its row. */
const tableOf = <Entry>(
  entry: (definitions: readonly ActionDefinition[]) => Entry,
): Readonly<Record<ActionKind, Readonly<Record<ActionKind, Entry>>>> => {
  const rows = definitions.map(([action, own]) => [
    action,
    Object.fromEntries(definitions.map(([kind, other]) => [kind, entry(action === kind ? [own] : [own, other])])),
  ]);
  return Object.fromEntries(rows) as Record<ActionKind, Record<ActionKind, Entry>>;
};

const DEFINITIONS = tableOf((each) => each);
const RULES = tableOf((each): readonly ActionRule[] => [...COMMON_RULES, ...each.flatMap(({ rules }) => rules)]);

/** An action's definitions: its own and, for a card action that counts as another kind, that kind's. */
export const definitionsOf = (action: ActionKind, kind: ActionKind): readonly ActionDefinition[] =>
  DEFINITIONS[action][kind];

export const rulesOf = (action: ActionKind, kind: ActionKind): readonly ActionRule[] => RULES[action][kind];

/** Every rule of actions, each once. */
export const ACTION_RULES: readonly ActionRule[] = [
  ...new Set([...COMMON_RULES, ...definitions.flatMap(([, { rules }]) => rules)]),
];
