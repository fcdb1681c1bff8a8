import { describe, expect, it } from '@jest/globals';
import { judge, rulesDocument, type Rule } from './index.js';

const BOOK = rulesDocument('A book', ['Any']);
const rule = (id: string, objects: boolean): Rule<number> => ({
  id,
  code: id,
  cite: BOOK.at('Any'),
  says: id,
  objection: (n) => (objects ? { message: `${id} objects`, facts: { n } } : undefined),
});

describe('judge', () => {
  it('has no reason where no rule objects', () => {
    expect(judge([rule('a', false), rule('b', false)], 7)).toEqual([]);
  });

  it('names every objection, in the order of the rules', () => {
    expect(judge([rule('a', true), rule('b', false), rule('c', true)], 7)).toEqual([
      { code: 'a', rule: 'a', cite: BOOK.at('Any'), message: 'a objects', facts: { n: 7 } },
      { code: 'c', rule: 'c', cite: BOOK.at('Any'), message: 'c objects', facts: { n: 7 } },
    ]);
  });
});
