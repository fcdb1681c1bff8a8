import { keywordId, keywordsOf, printedValue, wordsOf } from '../keyword.js';
import { RANKS, typeOf, UNIT_TYPES, type Unit } from '../unit.js';

/** What is printed after Compel and Guidance: the rank and the type of the units that they help, `Corps Trooper`. */

const TYPE_WORDS: readonly string[] = UNIT_TYPES.flatMap((type) => type.split('-'));

/** A word that is neither a rank nor of a type, such as a faction, is for the table to judge. */
const isMet = (word: string, unit: Unit): boolean => {
  const isKnown = (RANKS as readonly string[]).includes(word) || TYPE_WORDS.includes(word);
  return !isKnown || unit.rank === word || typeOf(unit).split('-').includes(word);
};

const singular = (word: string): string => word.replace(/(trooper|vehicle|commander|operative)s$/, '$1');

const isListed = (listed: string, unit: Unit): boolean =>
  listed.split(/[^a-z0-9]+/).every((word) => isMet(singular(word), unit));

/** Every list that the ally’s cards print after the keyword; an empty one where nothing is printed or known. */
export const listsOf = (ally: Unit, keyword: string): readonly (readonly string[])[] =>
  keywordsOf(ally)
    .filter(({ name }) => keywordId(name) === keyword)
    .map((each) => wordsOf(printedValue(each) ?? '').flatMap((listed) => listed.split(/ or | and /)));

/** Whether the ally’s keyword is for that unit; where nothing is listed, it is for any. */
export const lists = (ally: Unit, keyword: string, unit: Unit): boolean =>
  listsOf(ally, keyword).some((list) => list.length === 0 || list.some((listed) => isListed(listed, unit)));
