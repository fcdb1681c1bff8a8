import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { jsonFault } from './json-fault.js';
import { readJson } from './read-json.js';

const positionOf = (text: string) => {
  const read = readJson(text);
  if (!('faults' in read)) throw new Error('is JSON');
  const [{ position, detail } = { position: undefined, detail: '' }] = read.faults;
  return { line: position?.line, column: position?.column, detail };
};

describe('readJson', () => {
  it.each([
    { slip: 'a trailing comma in a list', text: '[1, 2,]', column: 7, says: 'comma too many' },
    { slip: 'a trailing comma in an object', text: '{"a": 1,}', column: 9, says: 'comma too many' },
    { slip: 'a missing comma', text: '{"a": 1 "b": 2}', column: 9, says: 'Found a string where a comma or "}"' },
    { slip: 'a missing colon', text: '{"a" 1}', column: 6, says: 'a colon' },
    { slip: 'single quotes', text: "{'a': 1}", column: 2, says: 'double quotes' },
    { slip: 'typographic quotes', text: '{“a”: 1}', column: 2, says: 'typographic' },
    { slip: 'a key without quotes', text: '{a: 1}', column: 2, says: 'key in double quotes' },
    { slip: 'a comment', text: '{} // mine', column: 4, says: 'follows' },
    { slip: 'a comment inside', text: '[ // mine\n1]', column: 3, says: 'no comments' },
    { slip: 'a word that is no value', text: '[undefined]', column: 2, says: '"u"' },
    { slip: 'a number that is none', text: '[01]', column: 3, says: '"1"' },
    { slip: 'a string that is never closed', text: '["a]', column: 2, says: 'never closed' },
    { slip: 'an escape that is none', text: '["\\x"]', column: 3, says: 'no escape' },
    { slip: 'half an escape', text: '["\\u12"]', column: 3, says: 'four hexadecimal' },
    { slip: 'a raw tab', text: '["a\tb"]', column: 4, says: 'control character' },
    { slip: 'a text cut off', text: '{"a": [1', column: 9, says: '2 brackets are still open' },
    { slip: 'the wrong bracket', text: '[1}', column: 3, says: 'a comma or "]"' },
    { slip: 'nothing', text: '  ', column: 3, says: 'nothing here' },
  ])('places $slip', ({ text, column, says }) => {
    const { detail, ...position } = positionOf(text);
    expect(position).toEqual({ line: 1, column });
    expect(detail).toContain(says);
  });

  it('counts lines, whatever ends them', () => {
    expect(positionOf('{\r\n"a":\n 1,\r"b" 2}')).toMatchObject({ line: 4, column: 5 });
  });

  it('says in so many words that a line breaks inside a string', () => {
    expect(positionOf('{"description": "one\ntwo"}').detail).toContain('raw line breaks');
  });

  it('forgives a byte order mark', () => {
    expect(readJson('\uFEFF[1]')).toEqual({ value: [1] });
  });

  it('reaches the fault however deep it lies', () => {
    expect(positionOf('['.repeat(200_000)).column).toBe(200_001);
  });

  it('finds a fault exactly where JSON.parse refuses', () => {
    const snippet = fc.array(
      fc.constantFrom(
        '{',
        '}',
        '[',
        ']',
        ',',
        ':',
        '"',
        '"a"',
        '1',
        '-',
        '0',
        '.5',
        'e3',
        'true',
        'nul',
        'null',
        ' ',
        '\n',
        '\\',
        '\\n',
      ),
      { maxLength: 12 },
    );
    const refuses = (text: string): boolean => 'faults' in readJson(text);
    fc.assert(
      fc.property(
        fc.oneof(
          snippet.map((parts) => parts.join('')),
          fc.json(),
        ),
        (text) => {
          expect(jsonFault(text) !== undefined).toBe(refuses(text));
        },
      ),
      { numRuns: 3000 },
    );
  });
});
