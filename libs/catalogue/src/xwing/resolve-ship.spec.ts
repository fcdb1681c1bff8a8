import { describe, expect, it } from '@jest/globals';
import { availableActions } from '@marshal/rules/xwing';
import { DATA_SETS } from './data-set.js';
import { pilots, upgrades } from './cards.js';
import { resolveShip } from './resolve-ship.js';
import type { ShipInput } from './ship-input.js';

const resolved = (told: Omit<ShipInput, 'id'>) => {
  const checked = resolveShip({ id: 'red-5', ...told });
  if ('faults' in checked) throw new Error(JSON.stringify(checked.faults));
  return checked.value;
};

const pointers = (told: Omit<ShipInput, 'id'>) => {
  const checked = resolveShip({ id: 'red-5', ...told });
  return 'faults' in checked ? checked.faults.map(({ pointer }) => pointer) : [];
};

const white = (action: string) => ({ action, difficulty: 'white' });
const red = (action: string) => ({ action, difficulty: 'red' });

describe('resolveShip', () => {
  it('reads size, initiative, bar, dial and Force from the cards', () => {
    expect(resolved({ pilot: 'lukeskywalker' })).toMatchObject({
      id: 'red-5',
      shipType: 't65xwing',
      baseSize: 'small',
      initiative: 5,
      limited: true,
      actionBar: [white('focus'), white('lock'), white('barrel-roll')],
      force: { active: 2, capacity: 2 },
      tokens: {},
      upgrades: [],
    });
  });

  it('prefers the own bar of a pilot to that of the ship', () => {
    expect(resolved({ pilot: 'ig88b' }).actionBar[0]).toEqual(white('calculate'));
  });

  it.each([
    { pilot: 'zoriibliss', reloads: false },
    { pilot: 'zoriibliss-wartime', reloads: true },
  ])('tells the two bars of the BTA-NR2 apart: $pilot', ({ pilot, reloads }) => {
    expect(resolved({ pilot }).actionBar.some(({ action }) => action === 'reload')).toBe(reloads);
  });

  it('adds the rows of the faceup side of an upgrade, naming the card', () => {
    const upgrades = (side?: number) => [{ id: 'servomotorsfoils', side }];
    expect(resolved({ pilot: 'wedgeantilles', upgrades: upgrades() }).actionBar.slice(3)).toEqual([
      { ...white('boost'), from: 'servomotorsfoils' },
      { ...white('focus'), linked: red('boost'), from: 'servomotorsfoils' },
    ]);
    expect(resolved({ pilot: 'wedgeantilles', upgrades: upgrades(1) }).actionBar).toHaveLength(3);
  });

  it('adds the Force of upgrades to that of the pilot', () => {
    expect(resolved({ pilot: 'wedgeantilles', upgrades: [{ id: 'lukeskywalker' }] }).force).toEqual({
      active: 1,
      capacity: 1,
    });
  });

  it.each([
    { upgrades: [], shields: 2 },
    { upgrades: [{ id: 'shieldupgrade' }], shields: 3 },
    { upgrades: [{ id: 'angleddeflectors' }], shields: 1 },
  ])('adds the shields of $upgrades to those of the ship', ({ upgrades: told, shields }) => {
    expect(resolved({ pilot: 'wedgeantilles', upgrades: told }).shields).toEqual({ active: shields, limit: shields });
  });

  it('takes the shields of a pilot card that prints its own', () => {
    expect(resolved({ pilot: 'hansolo-armedanddangerous' }).shields?.limit).toBe(5);
  });

  it('makes a ship of a type alone, and of a bar alone', () => {
    expect(resolved({ shipType: 'tielnfighter' })).toMatchObject({ baseSize: 'small', shields: { limit: 0 } });
    expect(resolved({ actionBar: [], force: { active: 1, capacity: 2 } })).toMatchObject({
      baseSize: 'small',
      force: { active: 1, capacity: 2 },
    });
  });

  it('takes the size that its card prints, and any of a ship that is not named', () => {
    expect(resolved({ pilot: 'lukeskywalker', baseSize: 'small', limited: true }).baseSize).toBe('small');
    expect(resolved({ actionBar: [], baseSize: 'large' }).baseSize).toBe('large');
  });

  it('lets an explicit bar stand in for the printed one', () => {
    expect(resolved({ pilot: 'lukeskywalker', actionBar: [{ action: 'slam', difficulty: 'red' }] }).actionBar).toEqual([
      red('slam'),
    ]);
  });

  it('knows which damage cards have an action, whatever the case of the name', () => {
    expect(
      resolved({
        pilot: 'lukeskywalker',
        damageCards: [
          { id: 'a', name: 'fuel leak' },
          { id: 'b', name: 'Direct Hit' },
        ],
      }).damageCards,
    ).toEqual([
      { id: 'a', name: 'Fuel Leak', hasAction: true },
      { id: 'b', name: 'Direct Hit!', hasAction: false },
    ]);
  });

  it('takes the limit of charges from the card', () => {
    expect(
      resolved({ pilot: 'wedgeantilles', upgrades: [{ id: 'protontorpedoes', charges: { active: 1 } }] }).upgrades,
    ).toEqual([{ id: 'protontorpedoes', slots: ['torpedo'], charges: { active: 1, limit: 2 } }]);
  });

  it.each<{ fault: string; told: Omit<ShipInput, 'id'>; at: string[] }>([
    { fault: 'nothing to go by', told: {}, at: ['/pilot'] },
    { fault: 'an unknown pilot', told: { pilot: 'lukeskywalkr' }, at: ['/pilot'] },
    {
      fault: 'a base of another size than its ship has',
      told: { shipType: 't65xwing', baseSize: 'huge' },
      at: ['/baseSize'],
    },
    {
      fault: 'a limited pilot told to be none, on a base that is not its',
      told: { pilot: 'lukeskywalker', baseSize: 'medium', limited: false },
      at: ['/baseSize', '/limited'],
    },
    { fault: 'a pilot of another ship', told: { pilot: 'lukeskywalker', shipType: 'tielnfighter' }, at: ['/shipType'] },
    {
      fault: 'an unknown upgrade',
      told: { pilot: 'lukeskywalker', upgrades: [{ id: 'r2d3' }] },
      at: ['/upgrades/0/id'],
    },
    {
      fault: 'a side that the card lacks',
      told: { pilot: 'lukeskywalker', upgrades: [{ id: 'r2d2', side: 1 }] },
      at: ['/upgrades/0/side'],
    },
    {
      fault: 'more charges than the limit',
      told: { pilot: 'lukeskywalker', upgrades: [{ id: 'r2d2', charges: { active: 4 } }] },
      at: ['/upgrades/0/charges/active'],
    },
    {
      fault: 'more Force than the capacity',
      told: { pilot: 'lukeskywalker', force: { active: 3 } },
      at: ['/force/active'],
    },
    {
      fault: 'fewer tokens than none',
      told: { pilot: 'lukeskywalker', tokens: { stress: -1 } },
      at: ['/tokens/stress'],
    },
    { fault: 'half a token', told: { pilot: 'lukeskywalker', tokens: { stress: 0.5 } }, at: ['/tokens/stress'] },
    {
      fault: 'a turret into two neighbouring arcs',
      told: { pilot: 'lukeskywalker', turret: ['front', 'left'] },
      at: ['/turret'],
    },
    {
      fault: 'an unknown damage card, and two copies of one id',
      told: {
        pilot: 'lukeskywalker',
        damageCards: [
          { id: 'a', name: 'Fuel Leek' },
          { id: 'a', name: 'Fuel Leak' },
        ],
      },
      at: ['/damageCards/0/name', '/damageCards/1/id'],
    },
    {
      fault: 'an action that is performed, or failed, twice',
      told: { pilot: 'lukeskywalker', round: { performed: ['focus', 'focus'], failed: ['boost', 'lock', 'boost'] } },
      at: ['/round/performed/1', '/round/failed/2'],
    },
    {
      fault: 'a link taken between actions that were not performed',
      told: {
        pilot: 'lukeskywalker',
        round: {
          performed: ['focus'],
          linked: [
            { action: 'boost', after: 'focus' },
            { action: 'lock', after: 'evade' },
          ],
        },
      },
      at: ['/round/linked/0/action', '/round/linked/1/after', '/round/linked/1/action'],
    },
    {
      fault: 'a link opened by an action that failed, but not one whose linked action failed',
      told: {
        pilot: 'lukeskywalker',
        round: {
          performed: ['focus'],
          failed: ['boost'],
          linked: [
            { action: 'boost', after: 'focus' },
            { action: 'focus', after: 'boost' },
          ],
        },
      },
      at: ['/round/linked/1/after'],
    },
    { fault: 'two locks on one object', told: { pilot: 'lukeskywalker', locks: ['e', 'f', 'e'] }, at: ['/locks/2'] },
    {
      fault: 'two locks on one object that a card wants different',
      told: { pilot: 'lukeskywalker', upgrades: [{ id: 'r3astromech' }], locks: ['e', 'e'] },
      at: ['/locks/1'],
    },
    { fault: 'a lock on the ship itself', told: { pilot: 'redline', locks: ['red-5', 'e', 'e'] }, at: ['/locks/0'] },
    {
      fault: 'what no dial shows: no bearing, no template, no difficulty',
      told: { pilot: 'lukeskywalker', dial: ['2TW', '9QQ', '5TW', '2T'] },
      at: ['/dial/1', '/dial/2', '/dial/3'],
    },
    {
      fault: 'charges on a card that has none',
      told: { pilot: 'lukeskywalker', upgrades: [{ id: 'r3astromech', charges: { active: 1, limit: 1 } }] },
      at: ['/upgrades/0/charges'],
    },
    {
      fault: 'a second copy of one card',
      told: { pilot: 'bobafett', upgrades: [{ id: 'riggedcargochute' }, { id: 'riggedcargochute' }] },
      at: ['/upgrades/1/id'],
    },
  ])('names $fault', ({ told, at }) => {
    expect(pointers(told)).toEqual(at);
  });

  it.each([
    ['xwing', 't65xwing'],
    ['upsilonclasscommandshuttle', 'upsilonclassshuttle'],
  ])('knows what the older id %s means now', (shipType, now) => {
    expect(resolveShip({ id: 'a', shipType })).toMatchObject({ faults: [{ pointer: '/shipType', nearest: [now] }] });
  });

  it('names the nearest ids, and the sets that have an id which this one lacks', () => {
    const checked = resolveShip({ id: 'a', pilot: 'lukeskywalkr' });
    expect('faults' in checked && checked.faults[0]?.nearest?.[0]).toBe('lukeskywalker');
    const legacy = resolveShip({ id: 'a', pilot: 'jag-siegeofcoruscant-lsl' });
    expect('faults' in legacy && legacy.faults[0]?.detail).toBe(
      'The data set xwa has no pilot "jag-siegeofcoruscant-lsl". It is in legacy.',
    );
  });

  it.each([
    { told: { pilot: 'tychocelchu' }, carries: ['act-while-stressed', 'granted'] },
    { told: { pilot: 'lukeskywalker' }, carries: [] },
    { told: { pilot: 'lukeskywalker', upgrades: [{ id: 'r3astromech' }] }, carries: ['lock'] },
    { told: { pilot: 'kyloren', upgrades: [{ id: 'proudtradition' }] }, carries: ['granted', 'act-while-stressed'] },
    { told: { pilot: 'kyloren', upgrades: [{ id: 'proudtradition', side: 1 }] }, carries: ['granted', 'difficulty'] },
    { told: { pilot: 'gavindarklighter' }, carries: ['lock'] },
  ])('brings the exceptions of the faceup cards: $told', ({ told, carries }) => {
    expect(resolved(told).exceptions.map(({ kind }) => kind)).toEqual(carries);
  });

  it.each(DATA_SETS)(
    'makes of every pilot of %s, and of every upgrade and side, a ship that may be asked about',
    (set) => {
      const cases: ShipInput[] = [
        ...pilots(set).map(({ id, standardLoadout = [] }) => ({
          id,
          pilot: id,
          upgrades: standardLoadout.map((upgrade) => ({ id: upgrade })),
        })),
        ...upgrades(set).flatMap(({ id, sides }) =>
          sides.map((_, side) => ({ id, shipType: 't65xwing', upgrades: [{ id, side }] })),
        ),
      ];
      const broken = cases.filter((told) => {
        const checked = resolveShip(told, { set });
        if ('faults' in checked) return true;
        const answered = new Set(availableActions({ ship: checked.value }).map(({ action }) => action));
        return checked.value.actionBar.some(({ action }) => !answered.has(action));
      });
      expect(broken.map(({ id }) => id)).toEqual([]);
    },
  );
});
