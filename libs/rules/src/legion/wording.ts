import type { Step } from './actions/activation.js';
import type { Granter, MoveKind } from './actions/attempt.js';
import type { Phase } from './game/state.js';

/** The words of messages: what players call a thing that the rules know by an id. */

/** `1 token`, `2 tokens`; `no tokens` for none. */
export const counted = (count: number, noun: string, nouns = `${noun}s`): string => {
  if (count === Infinity) return `any number of ${nouns}`;
  return `${count === 0 ? 'no' : count} ${count === 1 ? noun : nouns}`;
};

/** An id in words: `free-card-action` is `free card action`. */
export const inWords = (id: string): string => id.replaceAll('-', ' ');

/** The words with `a` or `an` before them. */
export const withArticle = (id: string): string => `${/^[aeiou]/.test(id) ? 'an' : 'a'} ${inWords(id)}`;

/** `a, b or c`. */
export const either = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}`;

/** A keyword by its id, as cards print it: `Danger Sense`. */
export const keywordInWords = (id: string): string =>
  id
    .split('-')
    .map((word, index) =>
      index > 0 && ['the', 'on'].includes(word) ? word : `${word[0]?.toUpperCase() ?? ''}${word.slice(1)}`,
    )
    .join(' ');

/** What helps where a card prints a number that its data leaves out. */
export const TELL_NUMBER = 'Its number is not known: adjust the upgrades of the unit to tell it.';

/** What grants a free action, at the beginning of a sentence. */
export const granterInWords = (by: Granter): string => {
  if (by === 'effect') return 'The effect';
  return by === 'standby' ? 'A standby token' : keywordInWords(by);
};

const MOVES: Partial<Record<MoveKind, string>> = { standard: 'standard move', deploy: 'deployment' };
export const moveInWords = (move: MoveKind): string => MOVES[move] ?? move;

/** When something happens, for the end of a sentence. */
export const STEP_IN_WORDS: Readonly<Record<Step, string>> = {
  'not-activating': 'outside of its activation',
  'start-of-activation': 'at the start of its activation',
  rally: 'in its Rally step',
  'make-actions': 'in its Make Actions step',
  'end-of-activation': 'at the end of its activation',
};

export const PHASE_IN_WORDS: Readonly<Record<Phase, string>> = {
  'command-cards': 'the Command Phase before orders',
  orders: 'the orders of the Command Phase',
  activation: 'the Activation Phase',
  end: 'the End Phase',
  over: 'the time after the game',
};
