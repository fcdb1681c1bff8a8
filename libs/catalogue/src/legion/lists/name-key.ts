const QUOTES = /['"‘’“”`´]/g;

const singular = (word: string): string => (word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word);

/** The words of a name, lower case, without accents, quotes, dashes and the `s` of a plural. */
export const nameWords = (name: string): readonly string[] =>
  name
    .slice(0, 200)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(QUOTES, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .map(singular);

/** What is left of a name when case, quotes, dashes, spaces and plurals are forgiven. */
export const nameKey = (name: string): string => nameWords(name).join('');
