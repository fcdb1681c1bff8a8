import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Checked } from '@marshal/rules/kernel';
import { units } from '../legion/units.js';
import { pilots, ships } from '../xwing/cards.js';
import { queryUnits, type UnitQuery } from './legion-queries.js';
import type { Page } from './page.js';
import { queryDamageCards, queryPilots, queryShips, queryUpgrades, type PilotQuery } from './xwing-queries.js';

const valueOf = <Value>(checked: Checked<Value>): Value => {
  if ('faults' in checked) throw new Error(JSON.stringify(checked.faults));
  return checked.value;
};

const ids = (checked: Checked<Page<{ readonly id: string }>>): readonly string[] =>
  valueOf(checked).items.map(({ id }) => id);

describe('a query', () => {
  it('answers 25 and says how many there are', () => {
    const page = valueOf(queryPilots({}));
    expect(page.items).toHaveLength(25);
    expect(page).toMatchObject({ set: 'xwa', total: pilots('xwa').length });
  });

  it.each([
    { filters: { faction: 'resistance', size: 'large' } as const, finds: ['mg100starfortress', 'scavengedyt1300'] },
    { filters: { action: 'cloak' } as const, finds: ['tiephphantom'] },
    { filters: { text: 'upsilon', set: 'legacy' } as const, finds: ['upsilonclasscommandshuttle'] },
  ])('filters ships by $filters', ({ filters, finds }) => {
    expect(ids(queryShips(filters))).toEqual(finds);
  });

  it.each<{ filters: PilotQuery; finds: string }>([
    { filters: { ship: 't65xwing', initiative: 6 }, finds: 'wedgeantilles' },
    { filters: { ship: 'btanr2ywing', action: 'reload' }, finds: 'zoriibliss-wartime' },
    { filters: { text: 'luke' }, finds: 'lukeskywalker' },
    { filters: { text: 'skywaker luek' }, finds: 'lukeskywalker' },
    { filters: { text: 'Poe Dameorn' }, finds: 'poedameron' },
    { filters: { text: 'luke x-wing' }, finds: 'lukeskywalker' },
    { filters: { text: 'fang fighter', initiative: 6 }, finds: 'fennrau-fangfighter' },
  ])('finds $finds among pilots by $filters', ({ filters, finds }) => {
    expect(ids(queryPilots(filters))).toContain(finds);
  });

  it('counts an action only where the pilot really has it', () => {
    expect(ids(queryPilots({ ship: 'btanr2ywing', action: 'reload', limit: 100 }))).not.toContain('zoriibliss');
  });

  it('filters upgrades by slot and by an action that they add', () => {
    expect(ids(queryUpgrades({ slot: 'configuration', action: 'boost' }))).toContain('servomotorsfoils');
    expect(ids(queryUpgrades({ slot: 'astromech', text: 'r2 d2' }))[0]).toBe('r2d2');
  });

  it('filters damage cards by trait and action', () => {
    expect(ids(queryDamageCards({ trait: 'pilot', hasAction: true }))).toEqual(['blinded-pilot', 'wounded-pilot']);
  });

  it.each<{ filters: UnitQuery; finds: string }>([
    { filters: { faction: 'empire', rank: 'corps', keyword: 'precise' }, finds: 'stormtroopers' },
    { filters: { faction: 'empire', text: 'boba' }, finds: 'boba-fett-infamous-bounty-hunter' },
    { filters: { unitType: 'droid-trooper', courage: 2 }, finds: 'b2-super-battle-droids' },
    { filters: { text: 'stromtroopers' }, finds: 'stormtroopers' },
    { filters: { text: 'padme' }, finds: 'padme-amidala-spirited-senator' },
  ])('finds $finds among units by $filters', ({ filters, finds }) => {
    expect(ids(queryUnits(filters))).toContain(finds);
  });

  it.each(['-', '🚀', '...'])('finds nothing by %s, in which there is no word', (text) => {
    expect(valueOf(queryPilots({ text }))).toMatchObject({ items: [], total: 0 });
  });

  it('finds nothing where nothing is near', () => {
    expect(valueOf(queryUnits({ text: 'qwertyuiop' }))).toEqual({ items: [], total: 0 });
  });

  it.each([
    { request: { limit: 0 }, at: '/limit' },
    { request: { limit: 101 }, at: '/limit' },
    { request: { limit: 1.5 }, at: '/limit' },
    { request: { cursor: 'nonsense' }, at: '/cursor' },
    { request: { cursor: valueOf(queryUnits({ faction: 'rebels' })).next, rank: 'corps' as const }, at: '/cursor' },
  ])('refuses $request', ({ request, at }) => {
    const checked = queryUnits(request);
    expect('faults' in checked && checked.faults.map(({ pointer }) => pointer)).toEqual([at]);
  });

  it('goes through everything once, page by page, whatever the size of a page', () => {
    const pages = (limit: number): readonly string[] => {
      const seen: string[] = [];
      let page = valueOf(queryUnits({ limit }));
      for (;;) {
        seen.push(...page.items.map(({ id }) => id));
        if (page.next === undefined) return seen;
        page = valueOf(queryUnits({ limit, cursor: page.next }));
      }
    };
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), (limit) => {
        expect(pages(limit)).toEqual(units().map(({ id }) => id));
      }),
      { numRuns: 20 },
    );
  });

  it('finds every ship by its own name', () => {
    const lost = ships('xwa').filter(({ id, name }) => !ids(queryShips({ text: name, limit: 100 })).includes(id));
    expect(lost).toEqual([]);
  });
});
