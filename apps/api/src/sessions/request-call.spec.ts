import { describe, expect, it } from '@jest/globals';
import { entityTag, namesVersion } from './request-call.js';

describe('a list of entity tags', () => {
  it.each(['"7"', '7', 'W/"7"', '"7-gzip"', '"6", "7"', '*', entityTag(7)])('%s names version 7', (tags) => {
    expect(namesVersion(tags, 7)).toBe(true);
  });

  it.each(['"77"', '"6"', '', '"7', '"-7"'])('%s does not', (tags) => {
    expect(namesVersion(tags, 7)).toBe(false);
  });
});
