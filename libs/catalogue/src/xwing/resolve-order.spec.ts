import { describe, expect, it } from '@jest/globals';
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
