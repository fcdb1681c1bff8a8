import { describe, expect, it } from '@jest/globals';
import { activationOrder } from '@marshal/rules/xwing';
import { resolveOrder, type OrderShipInput } from './resolve-order.js';

const resolved = (...ships: readonly OrderShipInput[]) => resolveOrder({ ships, playerOrder: ['alice'] });
const ship = (more: Partial<OrderShipInput>): OrderShipInput => ({ id: 'a', player: 'alice', ...more });

describe('resolveOrder', () => {
  it.each([
    { told: 'by its pilot', ship: ship({ pilot: 'lukeskywalker' }), initiative: 5 },
    { told: 'with an initiative that wins', ship: ship({ pilot: 'lukeskywalker', initiative: 2 }), initiative: 2 },
    { told: 'by its initiative alone', ship: ship({ initiative: 4 }), initiative: 4 },
  ])('takes a ship told $told', ({ ship: told, initiative }) => {
    expect(resolved(told)).toMatchObject({ value: { ships: [{ id: 'a', player: 'alice', initiative }] } });
  });

  it('keeps what bears on the order, and nothing else of the ship', () => {
    const order = { initiativeChanges: [{ initiative: 1 }], activated: true, status: 'docked' } as const;
    const told = ship({ initiative: 3, tokens: { stress: 1 }, upgrades: [{ id: 'r2d2' }], ...order });
    expect(resolved(told)).toMatchObject({ value: { ships: [{ id: 'a', player: 'alice', initiative: 3, ...order }] } });
    expect(JSON.stringify(resolved(told))).not.toContain('stress');
  });

  const leak = { id: 'd', name: 'Fuel Leak' };
  it.each([
    { pilot: 'null', facedownDamage: 0, initiative: 7 },
    { pilot: 'null', facedownDamage: 1, initiative: 0 },
    { pilot: 'null', damageCards: [leak], initiative: 0 },
    { pilot: 'rush', facedownDamage: 0, initiative: 2 },
    { pilot: 'rush', facedownDamage: 2, initiative: 6 },
    { pilot: 'rush', damageCards: [leak], initiative: 6 },
    { pilot: 'rush', initiativeChanges: [{ initiative: 1 }], initiative: 1 },
    { pilot: 'rush', initiativeChanges: [{ initiative: 1, ended: true }], facedownDamage: 1, initiative: 6 },
    { pilot: 'transgalmegcontrollink', initiativeChanges: [{ initiative: 4 }], initiative: 4 },
    { pilot: 'academypilot', upgrades: [{ id: 'swarmtactics' }], initiative: 1 },
  ])('counts what its own cards make of the initiative of $pilot: $initiative', ({ initiative, ...more }) => {
    const checked = resolved(ship(more));
    const order = 'value' in checked ? activationOrder(checked.value) : checked;
    expect(order).toMatchObject({ value: { groups: [{ initiative }] } });
  });

  it('asks for what the initiative hangs on', () => {
    expect(resolved(ship({ pilot: 'rush' }), ship({ id: 'b', pilot: 'transgalmegcontrollink' }))).toMatchObject({
      faults: [{ pointer: '/ships/0/facedownDamage' }, { pointer: '/ships/1/initiativeChanges' }],
    });
  });

  it('names every fault of every ship', () => {
    const result = resolved(
      ship({ pilot: 'lukeskywalkr' }),
      ship({ id: 'b' }),
      ship({ id: 'c', shipType: 't65xwing' }),
      ship({ id: 'd', initiative: 3, upgrades: [{ id: 'r2d3000' }] }),
    );
    expect(result).toMatchObject({
      faults: [
        { pointer: '/ships/0/pilot', nearest: expect.arrayContaining(['lukeskywalker']) },
        { pointer: '/ships/1/initiative' },
        { pointer: '/ships/2/initiative' },
        { pointer: '/ships/3/upgrades/0/id' },
      ],
    });
  });
});
