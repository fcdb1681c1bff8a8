import { keywordName } from './keyword-name.js';
import { isVehicle, tokensOf, type Keyword, type Unit } from './unit.js';

/** The keyword's id: its name in lower-kebab, without what is printed after it. */
export const keywordId = (name: string): string => keywordName(name).id;

/** The keywords printed on the unit's card and on its upgrades. */
export const printedKeywords = (unit: Unit): readonly Keyword[] => {
  const { keywords = [], upgrades = [] } = unit;
  return upgrades.length === 0 ? keywords : [...keywords, ...upgrades.flatMap((upgrade) => upgrade.keywords ?? [])];
};

const find = (keywords: readonly Keyword[], id: string): readonly Keyword[] =>
  keywords.filter(({ name }) => keywordId(name) === id);

/** What is printed after the keyword, told as its value or in its name. */
export const printedValue = ({ name, value }: Keyword): string | number | undefined => value ?? keywordName(name).value;

/** 1 where none is given; not a number for the X of a card whose number is not known. */
const numberOf = (keyword: Keyword): number => Number.parseInt(String(printedValue(keyword) ?? 1), 10);

/** Copies from several cards add up; an X that is not known is 1 at least. */
const sumOf = (keywords: readonly Keyword[]): number =>
  keywords.reduce((sum, keyword) => sum + (numberOf(keyword) || 1), 0);

const named = (keywords: readonly Keyword[] | undefined, id: string): boolean =>
  keywords?.some(({ name }) => keywordId(name) === id) ?? false;

/** Asked many times for every answer, so it makes no list of them. */
const isPrinted = ({ keywords, upgrades }: Unit, id: string): boolean =>
  named(keywords, id) || (upgrades?.some((card) => named(card.keywords, id)) ?? false);

/** Enrage X: from X wounds on, for as long as the unit has them. */
export const isEnraged = (unit: Unit): boolean => {
  if (!isPrinted(unit, 'enrage')) return false;
  return tokensOf(unit, 'wound') >= sumOf(find(printedKeywords(unit), 'enrage'));
};

const isAtObjective = ({ objectivesHeld = 0, nearObjective }: Unit): boolean =>
  objectivesHeld > 0 || nearObjective === true;

/** Eyes on the Prize lends the keyword that it lists to a unit at an objective. */
const lentAtObjective = (unit: Unit): readonly Keyword[] =>
  isAtObjective(unit)
    ? find(printedKeywords(unit), 'eyes-on-the-prize').map((keyword) => ({ name: String(printedValue(keyword) ?? '') }))
    : [];

const lentTo = (unit: Unit): readonly Keyword[] => [
  ...(isEnraged(unit) ? [{ name: 'Charge' }] : []),
  ...lentAtObjective(unit),
];

const isLent = (unit: Unit, id: string): boolean =>
  (id === 'charge' && isEnraged(unit)) || (isAtObjective(unit) && named(lentAtObjective(unit), id));

/** The keywords that the unit has now: the printed ones and those that its wounds and its place lend it. */
export const keywordsOf = (unit: Unit): readonly Keyword[] => [...printedKeywords(unit), ...lentTo(unit)];

export const hasKeyword = (unit: Unit, id: string): boolean => isPrinted(unit, id) || isLent(unit, id);

/** Only troopers that melee can reach are ever engaged. */
export const canBeEngaged = (unit: Unit): boolean => !isVehicle(unit) && !hasKeyword(unit, 'immune-melee');

/** The X of `Keyword X`, or the least that it can be; 0 without the keyword. */
export const keywordValue = (unit: Unit, id: string): number => sumOf(find(keywordsOf(unit), id));

/** A card prints the keyword with a number that is not known. */
export const isNumberOpen = (unit: Unit, id: string): boolean =>
  hasKeyword(unit, id) && find(keywordsOf(unit), id).some((keyword) => Number.isNaN(numberOf(keyword)));

/** The words of a list, in lower case. */
export const wordsOf = (value: string | number): readonly string[] =>
  String(value)
    .toLowerCase()
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** The keyword's listed words: `AI: Dodge, Move` lists `dodge` and `move`. */
export const keywordWords = (unit: Unit, id: string): readonly string[] =>
  find(keywordsOf(unit), id).flatMap((keyword) => wordsOf(printedValue(keyword) ?? ''));
