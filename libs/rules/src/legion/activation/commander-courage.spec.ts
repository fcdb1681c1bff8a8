import { describe, expect, it } from '@jest/globals';
import { LEGION_2026, rulesets } from '../rulesets.js';
import type { Unit } from '../unit.js';
import { panicCourage, type NearbyCommander } from './commander-courage.js';

const valuesOf = (id: string) => (rulesets.find((ruleset) => ruleset.id === id) ?? LEGION_2026).values;
const troopers: Unit = { courage: 1, faction: 'rebels' };
const field: readonly { name: string }[] = [{ name: 'Field Commander' }];
const vehicle: NearbyCommander = {
  unitType: 'ground-vehicle',
  rank: 'commander',
  faction: 'rebels',
  keywords: [{ name: 'Command Vehicle', value: 2 }],
};

interface Row {
  readonly who: string;
  readonly unit?: Unit;
  readonly commander: NearbyCommander;
  readonly ruleset?: string;
  readonly panic: number | null;
}

describe('the Courage that counts for panic', () => {
  it.each<Row>([
    { who: 'a Commander of higher Courage', commander: { courage: 3 }, panic: 3 },
    { who: 'a Commander of equal Courage', commander: { courage: 1 }, panic: 1 },
    { who: 'a Commander at range 3', commander: { courage: 2, range: 3 }, panic: 2 },
    { who: 'a Commander at range 4', commander: { courage: 2, range: 4 }, panic: 1 },
    { who: 'a Commander 457.2 mm away', commander: { courage: 2, distance: 457.2 }, panic: 2 },
    { who: 'a Commander 457.3 mm away', commander: { courage: 2, distance: 457.3 }, panic: 1 },
    { who: 'a Commander with a dash', commander: { courage: null }, panic: null },
    { who: 'an operative', commander: { courage: 3, rank: 'operative' }, panic: 1 },
    { who: 'a Commander who is not deployed', commander: { courage: 3, undeployed: true }, panic: 1 },
    {
      who: 'a Commander who is not deployed, to a unit that is not either',
      unit: { ...troopers, undeployed: true },
      commander: { courage: 3, undeployed: true, range: 5 },
      panic: 3,
    },
    {
      who: 'a Field Commander with the token',
      commander: { courage: 3, rank: 'operative', faction: 'rebels', keywords: field, commanderToken: true },
      panic: 2,
    },
    {
      who: 'a Field Commander without the token',
      commander: { courage: 3, faction: 'rebels', keywords: field },
      panic: 1,
    },
    {
      who: 'a Field Commander of another faction',
      commander: { courage: 3, faction: 'mercenary', keywords: field, commanderToken: true },
      panic: 1,
    },
    {
      who: 'a Field Commander of another faction in 2023',
      commander: { courage: 3, faction: 'mercenary', keywords: field, commanderToken: true },
      ruleset: 'legion/2023',
      panic: 2,
    },
    { who: 'a Command Vehicle 2', commander: vehicle, panic: 2 },
    { who: 'a Command Vehicle of another faction', commander: { ...vehicle, faction: 'empire' }, panic: 1 },
    { who: 'a Command Vehicle in 2025', commander: vehicle, ruleset: 'legion/2025', panic: 1 },
    {
      who: 'a Commander of another affiliation, to Self-Preservation',
      unit: { ...troopers, affiliation: 'pyke', keywords: [{ name: 'Self-Preservation' }] },
      commander: { courage: 3 },
      panic: 1,
    },
    {
      who: 'a Commander of its affiliation, to Self-Preservation',
      unit: { ...troopers, affiliation: 'pyke', keywords: [{ name: 'Self-Preservation' }] },
      commander: { courage: 3, affiliation: 'pyke' },
      panic: 3,
    },
    {
      who: 'a Commander of another faction, to Self-Preservation without an affiliation',
      unit: { courage: 1, faction: 'mercenary', keywords: [{ name: 'Self-Preservation' }] },
      commander: { courage: 3, faction: 'rebels' },
      panic: 1,
    },
  ])('$who: $panic', ({ unit = troopers, commander, ruleset = 'legion/2026', panic }) => {
    expect(panicCourage({ unit, commanders: [commander] }, valuesOf(ruleset)).value).toBe(panic);
  });

  it('is the highest of several', () => {
    const commanders = [{ courage: 2 }, { courage: 3 }, { courage: 1 }];
    expect(panicCourage({ unit: troopers, commanders }, LEGION_2026.values)).toEqual({
      value: 3,
      whose: 'commander',
      commander: { index: 1 },
    });
  });

  it('is the unit’s own where the player declines another', () => {
    const check = { unit: troopers, commanders: [{ courage: 3 }], useCommander: false };
    expect(panicCourage(check, valuesOf('legion/2025'))).toEqual({ value: 1, whose: 'own' });
  });
});
