import { describe, expect, it } from '@jest/globals';
import { LEGION_2026, rulesetFor, rulesets } from './rulesets.js';

describe('the rulesets', () => {
  it('start with the default, and each of the others is told from one that is there', () => {
    expect(rulesets[0]).toBe(LEGION_2026);
    const ids = rulesets.map(({ id }) => id);
    expect(ids).toEqual(['legion/2026', 'legion/2025', 'legion/2024', 'legion/2023']);
    expect(rulesets.slice(1).map(({ basedOn }) => basedOn)).toEqual(ids.slice(0, 3));
  });

  it.each([
    { id: undefined, found: 'legion/2026' },
    { id: 'legion/2024', found: 'legion/2024' },
    { id: 'legion/2022', found: undefined },
  ])('finds $found for $id', ({ id, found }) => {
    expect(rulesetFor(id)?.id).toBe(found);
  });
});

describe('what a ruleset says of itself', () => {
  const about = (id: string) => rulesetFor(id)?.notes?.map((note) => note.split(':')[0]) ?? [];

  it.each([
    { id: 'legion/2026', topics: [] },
    { id: 'legion/2025', topics: ['withdraw'] },
    { id: 'legion/2024', topics: ['withdraw', 'cohesion'] },
    { id: 'legion/2023', topics: ['transport', 'vehicleDamage', 'cohesion', 'speeder', 'withdraw'] },
  ])('$id: what is probable or not modelled: $topics', ({ id, topics }) => {
    expect(about(id)).toEqual(topics);
  });
});
