import type { Keyword, Unit } from './unit.js';

/** The keyword's name as an id: `Jar'Kai Mastery` is `jar-kai-mastery`, so that spelling and case do not matter. */
export const keywordId = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The keywords printed on the unit's card and on its upgrades. */
export const keywordsOf = (unit: Unit): readonly Keyword[] => [
  ...(unit.keywords ?? []),
  ...(unit.upgrades ?? []).flatMap(({ keywords }) => keywords ?? []),
];

export const hasKeyword = (unit: Unit, id: string): boolean =>
  keywordsOf(unit).some(({ name }) => keywordId(name) === id);

/** The X of `Keyword X`; copies from several cards add up. 0 without the keyword, 1 where no number is printed. */
export const keywordValue = (unit: Unit, id: string): number =>
  keywordsOf(unit)
    .filter(({ name }) => keywordId(name) === id)
    .reduce((sum, { value }) => sum + (Number.parseInt(String(value ?? 1), 10) || 1), 0);
