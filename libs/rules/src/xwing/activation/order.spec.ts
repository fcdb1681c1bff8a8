import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { activationOrder, type ActivationOrder } from './order.js';
import type { ActivationOrderInput, OrderShip } from './order-input.js';
import { orderRules } from './order-rules.js';

const ship = (id: string, initiative: number, more: Partial<OrderShip> = {}): OrderShip => ({
  id,
  player: id.startsWith('a') ? 'alice' : 'bob',
  initiative,
  ...more,
});

const ALICE_FIRST = ['alice', 'bob'];
const BOB_FIRST = ['bob', 'alice'];

const order = (input: ActivationOrderInput): ActivationOrder => {
  const checked = activationOrder(input);
  if ('faults' in checked) throw new Error(JSON.stringify(checked.faults));
  return checked.value;
};

const groupShips = (input: ActivationOrderInput): readonly (readonly string[])[] =>
  order(input).groups.map(({ ships }) => ships);

const codes = (input: ActivationOrderInput): readonly string[] => {
  const { proposed } = order(input);
  return proposed?.verdict === 'illegal' ? proposed.reasons.map(({ code }) => code) : [];
};

describe('the order of activation', () => {
  it('answers with groups, who is next, the count of orders and the verdict on a proposed order', () => {
    expect(order({ ships: [ship('a1', 4, { activated: false })], playerOrder: ALICE_FIRST, proposed: ['a1'] })).toEqual(
      {
        groups: [{ initiative: 4, player: 'alice', ships: ['a1'] }],
        next: ['a1'],
        orders: '1',
        activated: [],
        excluded: [],
        proposed: { verdict: 'legal' },
      },
    );
  });

  it('has one order, the empty one, when nobody is left', () => {
    expect(order({ ships: [], playerOrder: ALICE_FIRST })).toMatchObject({ groups: [], next: [], orders: '1' });
  });

  it('R095: ascending initiative, and at each the first player before the next', () => {
    const ships = [ship('a1', 1), ship('a3', 3), ship('b1', 1), ship('b3', 3)];
    expect(groupShips({ ships, playerOrder: BOB_FIRST })).toEqual([['b1'], ['a1'], ['b3'], ['a3']]);
  });

  it('R096: a player chooses among ships of one initiative', () => {
    const input = { ships: [ship('b4', 4), ship('a4y', 4), ship('a4x', 4)], playerOrder: ALICE_FIRST };
    expect(order(input)).toMatchObject({
      groups: [{ ships: ['a4x', 'a4y'] }, { ships: ['b4'] }],
      next: ['a4x', 'a4y'],
      orders: '2',
    });
  });

  it('a value that falls below that of the ship which is activating goes at its step, after the others there', () => {
    const fallen = ship('a5', 5, { initiativeChanges: [{ initiative: 0 }] });
    const input = { ships: [fallen, ship('b4', 4), ship('a4', 4)], playerOrder: ALICE_FIRST, activating: 'b4' };
    expect(groupShips(input)).toEqual([['b4'], ['a4'], ['a5']]);
    expect(groupShips({ ...input, step: 4 })).toEqual(groupShips(input));
  });

  it('a value that rises while its ship is activating passes nobody by', () => {
    const risen = ship('a2', 2, { initiativeChanges: [{ initiative: 6 }] });
    const input = { ships: [risen, ship('b3', 3), ship('a6', 6)], playerOrder: ALICE_FIRST, activating: 'a2' };
    expect(groupShips(input)).toEqual([['a2'], ['b3'], ['a6']]);
  });

  it('R097: an ongoing activation is finished first', () => {
    const input = { ships: [ship('a4x', 4), ship('a4y', 4)], playerOrder: ALICE_FIRST, activating: 'a4x' };
    expect(order(input)).toMatchObject({ activating: 'a4x', next: ['a4x'], orders: '1' });
    expect(codes({ ...input, proposed: ['a4y'] })).toEqual(['activation-not-finished']);
    expect(codes({ ...input, proposed: ['a4x', 'a4y'] })).toEqual([]);
  });

  it.each([
    { ruling: 'R098', status: 'destroyed', code: 'not-in-play' },
    { ruling: 'R098', status: 'fled', code: 'not-in-play' },
    { ruling: 'R099', status: 'reserve', code: 'not-in-play' },
    { ruling: 'R099', status: 'docked', code: 'docked-or-deployed' },
    { ruling: 'R099', status: 'deployed', code: 'docked-or-deployed' },
  ] as const)('$ruling: a ship that is $status does not activate', ({ status, code }) => {
    const input = { ships: [ship('a1', 1, { status }), ship('b1', 1)], playerOrder: ALICE_FIRST };
    expect(order(input)).toMatchObject({ next: ['b1'], excluded: [{ id: 'a1', status }] });
    expect(codes({ ...input, proposed: ['a1'] })).toEqual([code]);
  });

  it('R101: a ship that rises after its activation does not activate again', () => {
    const rush = ship('a2', 2, { activated: true, initiativeChanges: [{ initiative: 6, source: 'rush' }] });
    const input = { ships: [rush, ship('b3', 3)], playerOrder: ALICE_FIRST };
    expect(order(input)).toMatchObject({ next: ['b3'], orders: '1', activated: ['a2'] });
    expect(codes({ ...input, proposed: ['b3', 'a2'] })).toEqual(['already-activated']);
  });

  it.each([
    { changes: [{ initiative: 6 }, { initiative: 0 }], initiative: 0 },
    { changes: [{ initiative: 6 }, { initiative: 0, ended: true }], initiative: 6 },
    {
      changes: [
        { initiative: 6, ended: true },
        { initiative: 0, ended: true },
      ],
      initiative: 3,
    },
  ])('R102: the latest change that lasts counts: initiative $initiative', ({ changes, initiative }) => {
    const input = { ships: [ship('a3', 3, { initiativeChanges: changes })], playerOrder: ALICE_FIRST };
    expect(order(input).groups).toEqual([{ initiative, player: 'alice', ships: ['a3'] }]);
  });

  it('R103: with another first player ties fall the other way', () => {
    const ships = [ship('a1', 1), ship('b1', 1), ship('a2', 2), ship('b2', 2)];
    expect(groupShips({ ships, playerOrder: ALICE_FIRST }).flat()).toEqual(['a1', 'b1', 'a2', 'b2']);
    expect(groupShips({ ships, playerOrder: BOB_FIRST }).flat()).toEqual(['b1', 'a1', 'b2', 'a2']);
  });

  it('lets a ship whose initiative was passed by go at the current step, after the others', () => {
    const input = {
      ships: [ship('a1', 1), ship('a3', 3), ship('b3', 3), ship('a4', 4)],
      playerOrder: ALICE_FIRST,
      step: 3,
    };
    expect(groupShips(input)).toEqual([['a3'], ['b3'], ['a1'], ['a4']]);
    expect(codes({ ...input, proposed: ['a1'] })).toEqual(['current-step-first']);
  });
});

describe('a proposed order', () => {
  const ships = [ship('a1', 1), ship('a2', 2), ship('a2z', 2), ship('b2', 2), ship('b3', 3)];
  const input = { ships, playerOrder: ALICE_FIRST };

  it.each([
    { proposed: [] },
    { proposed: ['a1'] },
    { proposed: ['a1', 'a2z', 'a2'] },
    { proposed: ['a1', 'a2', 'a2z', 'b2', 'b3'] },
  ])('$proposed is legal', ({ proposed }) => {
    expect(order({ ...input, proposed }).proposed).toEqual({ verdict: 'legal' });
  });

  it.each([
    { proposed: ['a2'], index: 0, expected: ['lower-initiative-first'] },
    { proposed: ['b2'], index: 0, expected: ['lower-initiative-first', 'player-order'] },
    { proposed: ['a1', 'a1'], index: 1, expected: ['already-activated'] },
    { proposed: ['a1', 'a2', 'b2', 'a1'], index: 2, expected: ['player-order'] },
    { proposed: ['a1', 'a2', 'a2z', 'b3'], index: 3, expected: ['lower-initiative-first'] },
  ])('$proposed goes wrong at $index: $expected', ({ proposed, index, expected }) => {
    expect(order({ ...input, proposed }).proposed).toMatchObject({ verdict: 'illegal', index });
    expect(codes({ ...input, proposed })).toEqual(expected);
  });

  it('says whom to activate first', () => {
    expect(order({ ...input, proposed: ['a1', 'b2'] }).proposed).toMatchObject({
      reasons: [{ facts: { ship: 'b2', waiting: ['a2', 'a2z'] }, remedy: expect.stringContaining('a2, a2z') }],
    });
  });

  it('meets every rule of the order in some proposal', () => {
    const late = { ships: [ship('a1', 1), ship('a3', 3)], playerOrder: ALICE_FIRST, step: 3, proposed: ['a1'] };
    const met = [
      codes(late),
      codes({ ...input, proposed: ['b2'] }),
      codes({ ...input, proposed: ['a1', 'a1'] }),
      codes({ ...input, activating: 'a1', proposed: ['a2'] }),
      codes({ ships: [ship('a1', 1, { status: 'fled' })], playerOrder: ALICE_FIRST, proposed: ['a1'] }),
      codes({ ships: [ship('a1', 1, { status: 'docked' })], playerOrder: ALICE_FIRST, proposed: ['a1'] }),
    ].flat();
    expect(new Set(met)).toEqual(new Set(orderRules.map(({ code }) => code)));
  });
});

describe('input that cannot be judged', () => {
  it.each([
    {
      what: 'a player outside the player order',
      input: { ships: [ship('c1', 1, { player: 'carol' })], playerOrder: ALICE_FIRST },
      pointers: ['/ships/0/player'],
    },
    {
      what: 'an id twice and a player twice',
      input: { ships: [ship('a1', 1), ship('a1', 2)], playerOrder: ['alice', 'alice'] },
      pointers: ['/playerOrder/1', '/ships/1/id'],
    },
    {
      what: 'ids that do not exist',
      input: { ships: [ship('a1', 1)], playerOrder: ALICE_FIRST, activating: 'x', proposed: ['a1', 'y'] },
      pointers: ['/activating', '/proposed/1'],
    },
    {
      what: 'initiatives that do not exist',
      input: {
        ships: [
          ship('a1', -1),
          ship('a2', 9),
          ship('a3', 1.5),
          ship('a4', 4, { initiativeChanges: [{ initiative: 9 }] }),
        ],
        playerOrder: ALICE_FIRST,
        step: 9,
      },
      pointers: [
        '/ships/0/initiative',
        '/ships/1/initiative',
        '/ships/2/initiative',
        '/ships/3/initiativeChanges/0/initiative',
        '/step',
      ],
    },
    {
      what: 'an ongoing activation that is over',
      input: { ships: [ship('a1', 1, { activated: true })], playerOrder: ALICE_FIRST, activating: 'a1' },
      pointers: ['/activating'],
    },
    {
      what: 'an ongoing activation of a ship out of play',
      input: { ships: [ship('a1', 1, { status: 'destroyed' })], playerOrder: ALICE_FIRST, activating: 'a1' },
      pointers: ['/activating'],
    },
  ] as const)('$what: $pointers', ({ input, pointers }) => {
    const checked = activationOrder(input);
    expect('faults' in checked && checked.faults.map(({ pointer }) => pointer)).toEqual(pointers);
  });

  it('takes the least and the greatest initiative', () => {
    expect(order({ ships: [ship('a0', 0), ship('a8', 8)], playerOrder: ALICE_FIRST }).orders).toBe('1');
  });
});

const permutations = (ids: readonly string[]): string[][] =>
  ids.length === 0
    ? [[]]
    : ids.flatMap((id) => permutations(ids.filter((other) => other !== id)).map((rest) => [id, ...rest]));

const anyInput = fc.uniqueArray(fc.nat({ max: 9 }), { maxLength: 6 }).chain((numbers) =>
  fc.record({
    ships: fc.tuple(
      ...numbers.map((number) =>
        fc.record({
          id: fc.constant(`s${number}`),
          player: fc.constantFrom('alice', 'bob', 'carol'),
          initiative: fc.integer({ min: 1, max: 3 }),
          activated: fc.boolean(),
          status: fc.constantFrom('in-play', 'in-play', 'in-play', 'docked', 'destroyed'),
        } as const),
      ),
    ),
    playerOrder: fc.shuffledSubarray(['alice', 'bob', 'carol'], { minLength: 3 }),
    step: fc.integer({ min: 0, max: 3 }),
  }),
);

describe('for any ships', () => {
  it('the count is that of the permutations which are legal', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const waiting = order(input).groups.flatMap(({ ships }) => ships);
        const legal = permutations(waiting).filter(
          (proposed) => order({ ...input, proposed }).proposed?.verdict === 'legal',
        );
        expect(order(input).orders).toBe(String(legal.length));
      }),
      { numRuns: 60 },
    );
  });

  it('a ship may be next exactly when proposing it alone is legal', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const legal = input.ships
          .map(({ id }) => id)
          .filter((id) => order({ ...input, proposed: [id] }).proposed?.verdict === 'legal');
        expect(new Set(order(input).next)).toEqual(new Set(legal));
      }),
    );
  });

  it('the order of the input changes nothing', () => {
    fc.assert(
      fc.property(
        anyInput.chain((input) =>
          fc.tuple(fc.constant(input), fc.shuffledSubarray([...input.ships], { minLength: input.ships.length })),
        ),
        ([input, ships]) => {
          expect(order({ ...input, ships })).toEqual(order(input));
        },
      ),
    );
  });

  it('every ship is in exactly one of groups, activated and excluded', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { groups, activated, excluded } = order(input);
        const all = [...groups.flatMap(({ ships }) => ships), ...activated, ...excluded.map(({ id }) => id)];
        expect(all.toSorted()).toEqual(input.ships.map(({ id }) => id).toSorted());
      }),
    );
  });

  it('counts exactly beyond what a number holds', () => {
    const ships = Array.from({ length: 25 }, (_, i) => ship(`a${i}`, 1));
    expect(order({ ships, playerOrder: ALICE_FIRST }).orders).toBe('15511210043330985984000000');
  });
});
