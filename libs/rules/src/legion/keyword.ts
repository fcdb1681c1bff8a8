import { tokensOf, type Keyword, type Unit } from './unit.js';

/** Two spellings of one keyword are in print. */
const OTHER_NAMES: Readonly<Record<string, string>> = { 'pulling-the-strings': 'pull-the-strings' };

/** The keyword's name as an id: `Jar'Kai Mastery` is `jar-kai-mastery`, so that spelling and case do not matter. */
export const keywordId = (name: string): string => {
  const id = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return OTHER_NAMES[id] ?? id;
};

/** The keywords printed on the unit's card and on its upgrades. */
export const printedKeywords = (unit: Unit): readonly Keyword[] => [
  ...(unit.keywords ?? []),
  ...(unit.upgrades ?? []).flatMap(({ keywords }) => keywords ?? []),
];

const find = (keywords: readonly Keyword[], id: string): readonly Keyword[] =>
  keywords.filter(({ name }) => keywordId(name) === id);

/** Copies from several cards add up; 1 where no number is printed. */
const sumOf = (keywords: readonly Keyword[]): number =>
  keywords.reduce((sum, { value }) => sum + (Number.parseInt(String(value ?? 1), 10) || 1), 0);

/** Enrage X: from X wounds on, for as long as the unit has them. */
export const isEnraged = (unit: Unit): boolean => {
  const enrage = find(printedKeywords(unit), 'enrage');
  return enrage.length > 0 && tokensOf(unit, 'wound') >= sumOf(enrage);
};

/** Eyes on the Prize lends the keyword that it lists to a unit at an objective. */
const lentAtObjective = (unit: Unit): readonly Keyword[] =>
  (unit.objectivesHeld ?? 0) > 0 || unit.nearObjective === true
    ? find(printedKeywords(unit), 'eyes-on-the-prize').map(({ value }) => ({ name: String(value ?? '') }))
    : [];

/** The keywords that the unit has now: the printed ones and those that its wounds and its place lend it. */
export const keywordsOf = (unit: Unit): readonly Keyword[] => [
  ...printedKeywords(unit),
  ...(isEnraged(unit) ? [{ name: 'Charge' }] : []),
  ...lentAtObjective(unit),
];

export const hasKeyword = (unit: Unit, id: string): boolean => find(keywordsOf(unit), id).length > 0;

/** The X of `Keyword X`; 0 without the keyword. */
export const keywordValue = (unit: Unit, id: string): number => sumOf(find(keywordsOf(unit), id));

/** The keyword's listed words, in lower case: `AI: Dodge, Move` lists `dodge` and `move`. */
export const keywordWords = (unit: Unit, id: string): readonly string[] =>
  find(keywordsOf(unit), id).flatMap(({ value }) =>
    String(value ?? '')
      .toLowerCase()
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  );
