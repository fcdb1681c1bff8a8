import { describe, expect, it } from '@jest/globals';
import { activationOrder } from './activation-order.js';
import type { OrderInput, OrderUnit, Proposal } from './order-input.js';

const players = [{ id: 'alice' }, { id: 'bob' }];
const unit = (id: string, more: Partial<OrderUnit> = {}): OrderUnit => ({
  id,
  player: id.startsWith('a') ? 'alice' : 'bob',
  rank: 'corps',
  ...more,
});

const answer = (input: Partial<OrderInput>) => {
  const found = activationOrder({ players, units: [], ...input });
  if ('faults' in found) throw new Error(JSON.stringify(found.faults));
  return found.value;
};

const codes = (input: Partial<OrderInput>, proposed: Proposal): readonly string[] => {
  const verdict = answer({ ...input, proposed }).proposed;
  return verdict?.verdict === 'illegal' ? verdict.reasons.map(({ code }) => code) : ['legal'];
};

const faceup = ['faceup'] as const;
const facedown = ['facedown'] as const;

describe('whose turn it is', () => {
  const units = [unit('a1'), unit('b1')];

  it.each([
    { when: 'at the start', input: { units, priority: 'bob' }, turn: 'bob' },
    { when: 'at the start, priority not told', input: { units }, turn: 'alice' },
    { when: 'after alice', input: { units, lastTurn: 'alice' }, turn: 'bob' },
    { when: 'after alice, bob having no unit left', input: { units: [unit('a1')], lastTurn: 'alice' }, turn: 'alice' },
    { when: 'when nobody has one', input: { units: [unit('a1', { orderTokens: facedown })] }, turn: undefined },
    {
      when: 'after alice, who has drawn her last token, bob having no unit left',
      input: {
        units: [unit('a1'), unit('b1', { orderTokens: facedown })],
        players: [{ id: 'alice', pool: [] }, { id: 'bob' }],
        lastTurn: 'alice',
        drawn: 'corps' as const,
      },
      turn: 'alice',
    },
    {
      when: 'after alice, bob having drawn the last token of both',
      input: {
        units: [unit('a1', { orderTokens: facedown }), unit('b1')],
        players: [{ id: 'alice' }, { id: 'bob', pool: [] }],
        lastTurn: 'alice',
        drawn: 'corps' as const,
      },
      turn: 'bob',
    },
    {
      when: 'with a unit whose token left the game',
      input: { units: [unit('a1')], players: [{ id: 'alice', pool: [] }, { id: 'bob' }] },
      turn: undefined,
    },
  ])('$when: $turn', ({ input, turn }) => {
    expect(answer(input).turn).toBe(turn);
    expect(answer(input).phase).toBe(turn === undefined ? 'over' : 'activation');
  });
});

describe('what the player may do', () => {
  const units = [unit('a1', { orderTokens: faceup }), unit('a2'), unit('a3', { rank: 'heavy' }), unit('b1')];

  it('activates faceup tokens before a draw, and the drawn rank after it', () => {
    expect(answer({ units }).activate).toEqual(['a1']);
    expect(answer({ units, drawn: 'corps' })).toMatchObject({
      activate: ['a2'],
      drawn: { rank: 'corps', units: ['a2'], leavesGame: false },
      draw: { verdict: 'illegal' },
    });
  });

  it('chooses again after a draw in vain, and may pass without a token', () => {
    const lost = unit('a4', { rank: 'special', defeated: true });
    expect(answer({ units: [...units, lost], drawn: 'special' })).toMatchObject({
      activate: ['a1'],
      draw: { verdict: 'legal' },
      pass: { verdict: 'legal' },
      drawn: { leavesGame: true },
    });
  });

  it.each([
    { who: 'a unit without a token', proposed: { kind: 'activate', unit: 'a2' } as const, found: ['draw-first'] },
    {
      who: 'an enemy unit',
      proposed: { kind: 'activate', unit: 'b1' } as const,
      found: ['not-your-unit', 'draw-first'],
    },
    { who: 'a pass without a token', proposed: { kind: 'pass' } as const, found: ['no-pass-token'] },
    { who: 'the other player', proposed: { kind: 'draw', player: 'bob' } as const, found: ['not-your-turn'] },
    { who: 'a draw', proposed: { kind: 'draw' } as const, found: ['legal'] },
  ])('$who: $found', ({ proposed, found }) => {
    expect(codes({ units }, proposed)).toEqual(found);
  });

  it('activates an unstoppable unit twice, and no third time', () => {
    const unstoppable = { keywords: [{ name: 'Unstoppable' }] };
    expect(answer({ units: [unit('a1', { ...unstoppable, orderTokens: facedown })], drawn: 'corps' }).activate).toEqual(
      ['a1'],
    );
    const twice = [unit('a1', { ...unstoppable, orderTokens: ['facedown', 'facedown'] }), unit('a2')];
    expect(codes({ units: twice }, { kind: 'activate', unit: 'a1' })).toEqual(['already-activated']);
  });
});

describe('a counterpart', () => {
  const { rank: _rank, ...grogu } = unit('a2', { courageKind: 'uses-host-unit', orderTokens: faceup });
  const units = [unit('a1'), grogu, unit('b1'), unit('b2'), unit('b3')];

  it('has no token, no turn and no weight of its own: its host has', () => {
    expect(answer({ units })).toMatchObject({
      activate: [],
      pool: ['corps'],
      passPools: [{ tokens: 1 }, { tokens: 0 }],
    });
    expect(answer({ units, drawn: 'corps' }).activate).toEqual(['a1']);
  });

  it('is not proposed', () => {
    const found = activationOrder({ players, units, proposed: { kind: 'activate', unit: 'a2' } });
    expect('faults' in found && found.faults.map(({ pointer }) => pointer)).toEqual(['/proposed/unit']);
  });
});

describe('passing', () => {
  const units = [unit('a1'), unit('b1'), unit('b2'), unit('b3')];
  const pass: Proposal = { kind: 'pass' };

  it.each([
    { how: 'with a token', alice: { passTokens: 1 }, found: ['legal'] },
    { how: 'twice running', alice: { passTokens: 1, passedLastTurn: true }, found: ['passed-last-turn'] },
    { how: 'in 2023 with fewer orders', alice: {}, ruleset: 'legion/2023', found: ['legal'] },
    { how: 'in 2023 again', alice: { passedThisRound: true }, ruleset: 'legion/2023', found: ['passed-this-round'] },
  ])('$how: $found', ({ alice, ruleset = 'legion/2026', found }) => {
    expect(codes({ ruleset, units, players: [{ id: 'alice', ...alice }, { id: 'bob' }] }, pass)).toEqual(found);
  });

  it.each([
    { own: 8, theirs: 12, tokens: 3 },
    { own: 8, theirs: 10, tokens: 1 },
    { own: 8, theirs: 9, tokens: 0 },
    { own: 8, theirs: 8, tokens: 0 },
  ])('has $tokens tokens for $own units against $theirs', ({ own, theirs, tokens }) => {
    const army = (seat: string, count: number) => Array.from({ length: count }, (_, i) => unit(`${seat}${i}`));
    expect(answer({ units: [...army('a', own), ...army('b', theirs)] }).passPools).toEqual([
      { player: 'alice', tokens },
      { player: 'bob', tokens: 0 },
    ]);
  });
});

describe('what is wrong with the input', () => {
  const pooled = [{ id: 'alice', pool: ['corps'] as const }, { id: 'bob' }];
  const tokens = (...orderTokens: OrderUnit['orderTokens'] & object) => unit('a1', { orderTokens });
  const twice = { keywords: [{ name: 'Unstoppable' }] };

  it.each([
    {
      what: 'tokens in a pool that no unit has to come',
      input: { players: [{ id: 'alice', pool: ['heavy', 'corps', 'corps'] }, { id: 'bob' }], units: [unit('a1')] },
      at: ['/players/0/pool', '/players/0/pool'],
    },
    {
      what: 'those of a defeated unit and of a second activation',
      input: {
        players: [{ id: 'alice', pool: ['corps', 'corps', 'corps'] }, { id: 'bob' }],
        units: [unit('a1', { defeated: true }), { ...unit('a2'), ...twice }],
      },
      at: [],
    },
    {
      what: 'a vehicle with Courage and suppression in a melee',
      input: {
        units: [unit('a1', { unitType: 'ground-vehicle', courage: 0, suppression: 3, engagedWith: 1 })],
      },
      at: ['/units/0/courage', '/units/0/suppression', '/units/0/engagedWith'],
    },
    { what: 'a rank that no unit has', input: { units: [unit('a1')], drawn: 'heavy' }, at: ['/drawn'] },
    {
      what: 'a drawn token still in the pool',
      input: { players: pooled, units: [unit('a1')], drawn: 'corps' },
      at: ['/drawn'],
    },
    {
      what: 'one of two drawn',
      input: { players: pooled, units: [unit('a1'), unit('a2', { defeated: true })], drawn: 'corps' },
      at: [],
    },
    { what: 'two tokens', input: { units: [tokens('faceup', 'facedown')] }, at: ['/units/0/orderTokens'] },
    { what: 'an unstoppable two', input: { units: [{ ...tokens('faceup', 'facedown'), ...twice }] }, at: [] },
    {
      what: 'two faceup',
      input: { units: [{ ...tokens('faceup', 'faceup'), ...twice }] },
      at: ['/units/0/orderTokens'],
    },
  ] as const)('$what: $at', ({ input, at }) => {
    const found = activationOrder({ players, ...input });
    expect('faults' in found ? found.faults.map(({ pointer }) => pointer) : []).toEqual(at);
  });

  it('is told by pointer, all of it', () => {
    const found = activationOrder({
      ruleset: 'legion/1',
      players: [{ id: 'alice' }, { id: 'alice', passTokens: -1 }],
      units: [unit('b1'), unit('b1'), { id: 'b2', player: 'alice' }],
      priority: 'carol',
      proposed: { kind: 'activate', unit: 'c' },
    });
    expect('faults' in found && found.faults.map(({ pointer }) => pointer)).toEqual([
      '/ruleset',
      '/players/1/id',
      '/players/1/passTokens',
      '/units/1/id',
      '/units/0/player',
      '/units/1/player',
      '/units/2/rank',
      '/priority',
      '/proposed/unit',
    ]);
  });
});
