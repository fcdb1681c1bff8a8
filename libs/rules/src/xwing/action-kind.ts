/** The words for actions. They import nothing, so that ships and cards may both speak of actions. */

export const ACTION_KINDS = [
  'barrel-roll',
  'boost',
  'calculate',
  'cloak',
  'coordinate',
  'evade',
  'focus',
  'jam',
  'lock',
  'reinforce',
  'reload',
  'rotate',
  'slam',
] as const;
export type ActionKind = (typeof ACTION_KINDS)[number];

const KINDS: ReadonlySet<string> = new Set(ACTION_KINDS);
export const isActionKind = (name: string): name is ActionKind => KINDS.has(name);

/**
 * What counts as "the same action" within a round: a kind of the action bar, one `Action:` header of a card
 * (`card:chopper:1`, counted from 1), or one damage card (`damage:card-7`, the id of that copy).
 */
export type ActionName = ActionKind | `card:${string}` | `damage:${string}`;

const CARD_ACTION = /^(card:[^:]+:[1-9]\d?|damage:.+)$/;
export const isActionName = (name: string): name is ActionName => isActionKind(name) || CARD_ACTION.test(name);

/** From the least to the most difficult. */
export const DIFFICULTIES = ['white', 'red', 'purple'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

const RANK: Readonly<Record<Difficulty, number>> = { white: 0, red: 1, purple: 2 };
export const moreDifficult = (one: Difficulty, other: Difficulty): Difficulty =>
  RANK[other] > RANK[one] ? other : one;
