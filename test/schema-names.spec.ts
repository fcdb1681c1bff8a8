import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

/** Schemas are published under the names of their classes: of two with one name only the last would be. */
describe('the classes of requests and answers', () => {
  it('have names of their own', () => {
    const files = readdirSync('apps/api/src', { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.ts'),
    );
    const names = files.flatMap((file) =>
      [...readFileSync(join('apps/api/src', file), 'utf8').matchAll(/\bclass (\w+Dto)\b/g)].map(([, name]) => name),
    );
    expect(names.length).toBeGreaterThan(100);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});
