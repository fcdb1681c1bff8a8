/** What a defense die can show. */
export const DEFENSE_FACES = ['block', 'surge', 'blank'] as const;
export type DefenseFace = (typeof DEFENSE_FACES)[number];

export const DEFENSE_DICE = ['white', 'red'] as const;
export type DefenseDie = (typeof DEFENSE_DICE)[number];

/** The six sides of each die. */
export const SIDES: Readonly<Record<DefenseDie, readonly DefenseFace[]>> = {
  white: ['block', 'surge', 'blank', 'blank', 'blank', 'blank'],
  red: ['block', 'block', 'block', 'surge', 'blank', 'blank'],
};
