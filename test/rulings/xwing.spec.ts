import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { answerTo, xwingRulings } from '../support/xwing-rulings.js';

const rulings = xwingRulings();

describe('the settled cases of X-Wing', () => {
  it.each(rulings)('$id: $title', (ruling) => {
    expect(answerTo(ruling)).toMatchObject(ruling.expect);
  });

  it('are all there, and no others', () => {
    const ids = JSON.parse(readFileSync('test/rulings/xwing-ids.json', 'utf8')) as readonly string[];
    expect([...new Set(rulings.map(({ id }) => id))].sort()).toEqual(ids);
  });

  it('each say something of their own', () => {
    const titles = rulings.map(({ id, title }) => `${id}: ${title}`);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });
});
