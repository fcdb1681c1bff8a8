/**
 * Legion's budget and once-only rules once more, written the plainest way and sharing nothing with the rules library:
 * a list of words goes in, what is left of the unit's actions comes out.
 */

export interface NaiveUnit {
  readonly type: string;
  /** How many actions it has in this activation. */
  readonly actions: number;
  /** It began its step panicked. */
  readonly panicked?: boolean;
}

/** After a blank for an ion token: troopers other than droids do not mind one. */
export const naiveIonActions = (type: string): number => (/^(?!.*droid).*trooper$/.test(type) ? 2 : 1);

/** `A` and `B` are card actions of one arrow, `C` one of two, `F` and `G` free card actions. */
export const WORDS = ['aim', 'attack', 'dodge', 'move', 'recover', 'standby', 'A', 'B', 'C', 'F', 'G'] as const;
export type Word = (typeof WORDS)[number];

const PRICE: Readonly<Record<Word, number>> = {
  aim: 1,
  attack: 1,
  dodge: 1,
  move: 1,
  recover: 1,
  standby: 1,
  A: 1,
  B: 1,
  C: 2,
  F: 0,
  G: 0,
};

/** Whether the unit may do `next` after it has done all of `before`. */
export const naivelyMay = ({ type, actions, panicked }: NaiveUnit, before: readonly Word[], next: Word): boolean => {
  if (panicked === true) return false;
  let left = actions;
  for (const word of before) left -= PRICE[word];
  if (PRICE[next] > left) return false;
  if (next !== 'move' && before.includes(next)) return false;
  if (next === 'standby' && (type === 'repulsor-vehicle' || before.includes('attack'))) return false;
  return next !== 'attack' || !before.includes('standby');
};

/** Whether the unit may have done all of that, one after the other. */
export const naivelyReached = (unit: NaiveUnit, words: readonly Word[]): boolean =>
  words.every((word, index) => naivelyMay(unit, words.slice(0, index), word));
