import { describe, expect, it } from '@jest/globals';
import { rallyOdds } from '@marshal/rules/legion';
import { resolveUnit, type UnitInput } from './resolve-unit.js';
import { units } from './units.js';

const resolved = (told: UnitInput) => {
  const checked = resolveUnit(told);
  if ('faults' in checked) throw new Error(JSON.stringify(checked.faults));
  return checked.value;
};

describe('resolveUnit', () => {
  it('completes an upgrade with the number of its keyword, or an X where no data tells it', () => {
    const found = resolveUnit({ courage: 1, upgrades: [{ id: 'ip' }, { id: 'Il' }] });
    const keywords = 'value' in found ? (found.value.unit.upgrades ?? []).flatMap((card) => card.keywords ?? []) : [];
    expect(keywords).toContainEqual({ name: 'Inspire', value: 2 });
    expect(keywords).toContainEqual({ name: 'Danger Sense', value: 'X' });
    expect(keywords).toContainEqual({ name: 'Dauntless' });
  });

  it('reads Courage, type, rank and keywords from the card', () => {
    expect(resolved({ catalogueId: 'stormtroopers', suppression: 2 })).toEqual({
      catalogueId: 'stormtroopers',
      conflicts: [],
      unit: {
        name: 'Stormtroopers',
        unitType: 'trooper',
        rank: 'corps',
        faction: 'empire',
        courage: 1,
        courageKind: 'number',
        keywords: [{ name: 'Precise', value: 1 }],
        speed: 2,
        wounds: 1,
        suppression: 2,
      },
    });
  });

  it('takes the two letters of Legion HQ for an id, minding their case', () => {
    expect(resolved({ catalogueId: 'aw' }).unit.name).toBe('Boba Fett, Infamous Bounty Hunter');
    expect(resolved({ catalogueId: 'Aw' }).unit.name).toBe('Aqua Droids');
  });

  it.each([
    { unit: 'darth-vader-dark-lord-of-the-sith', courage: null, kind: 'null' },
    { unit: 'at-st', courage: undefined, kind: 'none-vehicle' },
    { unit: 'grogu', courage: undefined, kind: 'uses-host-unit' },
  ])('tells why $unit has no number for Courage', ({ unit, courage, kind }) => {
    expect(resolved({ catalogueId: unit }).unit).toMatchObject({ courageKind: kind });
    expect(resolved({ catalogueId: unit }).unit.courage).toBe(courage);
  });

  it('lets what is told win over the card', () => {
    const told = { courage: 2, unitType: 'clone-trooper' } as const;
    const hondo = resolved({ catalogueId: 'hondo-ohnaka-trustworthy-compatriot', ...told });
    expect(hondo.unit).toMatchObject({ ...told, courageKind: 'number' });
    expect(resolved({ catalogueId: 'grogu', ...told }).unit).toMatchObject({ ...told, courageKind: 'uses-host-unit' });
  });

  it('completes an upgrade that is told by its id', () => {
    const { unit } = resolved({ catalogueId: 'stormtroopers', upgrades: [{ id: 'dj' }, { id: 'mine', name: 'Mine' }] });
    expect(unit.upgrades).toEqual([
      { id: 'dj', name: 'Fragmentation Grenades', keywords: [] },
      { id: 'mine', name: 'Mine' },
    ]);
  });

  it('tells how many miniatures a vehicle starts with, and leaves it open for troopers', () => {
    expect(resolved({ catalogueId: 'stap-riders' }).unit).toMatchObject({ miniatures: 2 });
    expect(resolved({ catalogueId: 'stormtroopers' }).unit).not.toHaveProperty('miniatures');
  });

  it('keeps what sources disagree on, unless the caller settles it', () => {
    expect(resolved({ catalogueId: 'rebel-veterans' }).conflicts).toEqual([
      { field: 'courage', value: 1, source: 'DoctorDizzee' },
    ]);
    expect(resolved({ catalogueId: 'rebel-veterans', courage: 1 }).conflicts).toEqual([]);
  });

  it('takes a unit without a catalogue id as it is told', () => {
    expect(resolved({ courage: 1, suppression: 2 })).toEqual({ unit: { courage: 1, suppression: 2 }, conflicts: [] });
  });

  it('names the nearest ids of one that it does not know', () => {
    const checked = resolveUnit({ catalogueId: 'stormtroper' });
    expect('faults' in checked && checked.faults).toEqual([
      {
        pointer: '/catalogueId',
        detail: 'The catalogue has no unit "stormtroper".',
        nearest: expect.arrayContaining(['stormtroopers']) as unknown,
      },
    ]);
  });

  it('makes of every unit with a Courage of its own one that can rally', () => {
    const broken = units()
      .filter(({ courageKind }) => ['number', 'null', 'none-vehicle'].includes(courageKind))
      .filter(({ id }) => 'faults' in rallyOdds({ unit: resolved({ catalogueId: id }).unit }));
    expect(broken.map(({ id }) => id)).toEqual([]);
  });
});
