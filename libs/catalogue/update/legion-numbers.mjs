// The numbers of upgrades' keywords, which the cards of legion-hq-web leave out and its table of upgrades has.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The rows of a CSV file (RFC 4180), each with its fields by the names of the first row. */
const rowsOf = (text) => {
  const rows = [[]];
  for (const [, field, end] of text.matchAll(/("(?:[^"]|"")*"|[^",\r\n]*)(,|\r?\n|$)/g)) {
    rows.at(-1).push(field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field);
    if (end !== ',') rows.push([]);
  }
  const [names, ...others] = rows;
  return others.map((fields) => Object.fromEntries(names.map((name, index) => [name, fields[index] ?? ''])));
};

/** Names and types as they are compared: the table writes `Grenade`, the cards `grenades`. */
const plain = (text) =>
  text
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/s$/, '');

/** `Scout 1, Disciplined 2` by keyword. */
const numbersIn = (gained) =>
  new Map(
    [...gained.matchAll(/([^,.>]+?)\s+(\d+)\s*(?=[,.]|$)/g)].map(([, name, number]) => [plain(name), Number(number)]),
  );

/** What a checkout's table of upgrades tells: the number of a card's keyword, or undefined. */
export const upgradeNumbers = (checkout) => {
  const path = join(checkout, 'scripts', 'upgrades.csv');
  const rows = existsSync(path) ? rowsOf(readFileSync(path, 'utf8')) : [];
  return (card, keyword) => {
    const own = rows.filter(
      (row) => plain(row.name) === plain(card.cardName) && plain(row['upgrade type']) === plain(card.cardSubtype),
    );
    const numbers = new Set(own.map((row) => numbersIn(row['Unit Keywords Gained']).get(plain(keyword))));
    return numbers.size === 1 ? [...numbers][0] : undefined;
  };
};
