import { describe, expect, it } from '@jest/globals';
import { rallyDice } from './rally-dice.js';
import type { RallyInput } from './rally-input.js';
import { rally } from './rally.js';

const rallied = (input: RallyInput) => {
  const answer = rally(input);
  if ('faults' in answer) throw new Error(JSON.stringify(answer.faults));
  return answer.value;
};

const faultsOf = (input: RallyInput) => {
  const answer = rally(input);
  return 'faults' in answer ? answer.faults.map(({ pointer }) => pointer) : [];
};

const blanks = (count: number) => ({ faces: Array.from({ length: count }, () => 'blank' as const) });

describe('rally', () => {
  it('resolves the worked example: two blanks leave Rebel Troopers panicked', () => {
    expect(rallied({ unit: { courage: 1, suppression: 2 }, dice: blanks(2) })).toMatchObject({
      ruleset: 'legion/2026',
      faces: ['blank', 'blank'],
      successFaces: ['block', 'surge'],
      removed: 0,
      suppression: 2,
      status: 'panicked',
      actions: 0,
      freeActions: false,
      removedAtEnd: 1,
      courage: { own: 1, panic: 1, whose: 'own' },
      odds: { removed: [{ count: 0, probability: { fraction: '4/9', decimal: 0.4444 } }, {}, {}] },
    });
  });

  it.each([
    { faces: ['block', 'blank'], suppression: 1, status: 'suppressed', actions: 1 },
    { faces: ['surge', 'blank'], suppression: 1, status: 'suppressed', actions: 1 },
    { faces: ['surge', 'block'], suppression: 0, status: 'steady', actions: 2 },
  ] as const)('removes a token for each block or surge: $faces', ({ faces, ...left }) => {
    expect(rallied({ unit: { courage: 1, suppression: 2 }, dice: { faces } })).toMatchObject({
      ...left,
      freeActions: true,
    });
  });

  it.each([
    { unitType: 'repulsor-vehicle', tokens: { ion: 2 }, actions: 2, mayStillLose: ['ion'] },
    { unitType: 'ground-vehicle', tokens: { damage: 1, ion: 1 }, actions: 2, mayStillLose: ['ion', 'vehicle-damage'] },
    { unitType: 'trooper', tokens: { ion: 2 }, actions: 2, mayStillLose: undefined },
    { unitType: 'ground-vehicle', tokens: {}, actions: 2, mayStillLose: undefined },
  ] as const)('tells what dice may still cost a $unitType with $tokens', ({ unitType, tokens, ...expected }) => {
    const { actions, mayStillLose } = rallied({
      unit: { unitType, tokens, ...(unitType === 'trooper' && { courage: 2 }) },
    });
    expect({ actions, mayStillLose }).toEqual(expected);
  });

  it('counts the actions that ion tokens cost for certain in 2023', () => {
    const unit = { unitType: 'repulsor-vehicle', tokens: { ion: 2 } } as const;
    expect(rallied({ ruleset: 'legion/2023', unit })).toMatchObject({ actions: 0 });
    expect(rallied({ ruleset: 'legion/2023', unit })).not.toHaveProperty('mayStillLose');
  });

  it('counts what the request says counts', () => {
    const unit = { courage: 1, suppression: 1 };
    expect(rallied({ unit, dice: { faces: ['surge'] }, successFaces: ['block'] })).toMatchObject({
      removed: 0,
      successFaces: ['block'],
    });
  });

  it.each([
    { left: 1, status: 'steady', actions: 2 },
    { left: 2, status: 'suppressed', actions: 1 },
    { left: 3, status: 'suppressed', actions: 1 },
    { left: 4, status: 'panicked', actions: 0 },
  ] as const)('finds a unit of Courage 2 with $left tokens $status', ({ left, ...expected }) => {
    expect(rallied({ unit: { courage: 2, suppression: left }, dice: blanks(left) })).toMatchObject(expected);
  });

  it('rolls no die without tokens, and has rallied all the same', () => {
    const unit = { courage: 2, keywords: [{ name: 'Demoralize', value: 2 }] };
    expect(rallied({ unit })).toMatchObject({ faces: [], removed: 0, afterRally: [{ name: 'Demoralize', value: 2 }] });
  });

  it.each([
    { who: 'a dash for Courage', unit: { courage: null, suppression: 2 } },
    { who: 'a vehicle', unit: { unitType: 'ground-vehicle' } },
    {
      who: 'an enraged unit',
      unit: { courage: 2, suppression: 3, tokens: { wound: 4 }, keywords: [{ name: 'Enrage', value: 4 }] },
    },
  ] as const)('rolls nothing for $who', ({ unit }) => {
    expect(rallied({ unit })).toMatchObject({ suppression: 0, status: 'steady', actions: 2, courage: { own: null } });
  });

  it('does not enrage a unit one wound early', () => {
    const unit = { courage: 2, suppression: 1, tokens: { wound: 3 }, keywords: [{ name: 'Enrage', value: 4 }] };
    expect(rallied({ unit, dice: blanks(1) })).toMatchObject({ suppression: 1, courage: { own: 2 } });
  });

  it.each([
    { keep: 0, removed: 3 },
    { keep: 1, removed: 2 },
    { keep: 2, removed: 1 },
  ])('lets Danger Sense 2 keep $keep of three', ({ keep, removed }) => {
    const unit = { courage: 2, suppression: 4, keywords: [{ name: 'Danger Sense', value: 2 }] };
    const dice = { faces: ['block', 'surge', 'block', 'blank'] as const };
    expect(rallied({ unit, keep, dice })).toMatchObject({ removed, kept: keep, suppression: 4 - removed });
  });

  it.each([
    { defeated: false, status: 'suppressed', whose: 'commander' },
    { defeated: true, status: 'panicked', whose: 'own' },
  ])('a Commander, defeated: $defeated, leaves it $status', ({ defeated, ...left }) => {
    const commanders = [{ courage: 2, range: 1, defeated }];
    expect(rallied({ unit: { courage: 1, suppression: 2 }, commanders, dice: blanks(2) })).toMatchObject({
      status: left.status,
      courage: { whose: left.whose },
    });
  });

  it('removes its own Courage after panic, however high the Commander’s', () => {
    const input = {
      unit: { courage: 1, suppression: 6 },
      commanders: [{ id: 'general', courage: 3 }],
      dice: blanks(6),
    };
    expect(rallied(input)).toMatchObject({
      status: 'panicked',
      removedAtEnd: 1,
      courage: { own: 1, panic: 3, whose: 'commander', commander: { index: 0, id: 'general' } },
    });
  });

  it.each([
    { ruleset: 'legion/2026', status: 'suppressed' },
    { ruleset: 'legion/2025', status: 'steady' },
    { ruleset: 'legion/2024', status: 'steady' },
    { ruleset: 'legion/2023', status: 'steady' },
  ])('leaves a droid trooper its actions under $ruleset', ({ ruleset, status }) => {
    const unit = { courage: 1, suppression: 1, unitType: 'droid-trooper' as const };
    expect(rallied({ ruleset, unit, dice: blanks(1) })).toMatchObject({ status, actions: 2 });
    expect(rallied({ ruleset, unit: { ...unit, suppression: 2 }, dice: blanks(2) })).toMatchObject({
      status: 'panicked',
    });
  });
});

describe('a Courage that the card leaves open', () => {
  it.each(['variable-x', 'uses-host-unit'] as const)('%s does not matter without suppression', (courageKind) => {
    expect(rallied({ unit: { courageKind } })).toMatchObject({ status: 'steady', removed: 0, actions: 2 });
  });
});

describe('what rally finds wrong', () => {
  it.each([
    { wrong: 'too few faces', input: { unit: { courage: 1, suppression: 2 }, dice: blanks(1) }, at: ['/dice/faces'] },
    { wrong: 'too many faces', input: { unit: { courage: 1, suppression: 0 }, dice: blanks(1) }, at: ['/dice/faces'] },
    { wrong: 'no faces', input: { unit: { courage: 1, suppression: 1 } }, at: ['/dice/faces'] },
    {
      wrong: 'a face that no die has',
      input: { unit: { courage: 1, suppression: 1 }, dice: { faces: ['crit' as 'block'] } },
      at: ['/dice/faces/0'],
    },
    {
      wrong: 'keeping more than a Danger Sense of unknown number is sure to let',
      input: { unit: { courage: 1, keywords: [{ name: 'Danger Sense', value: 'X' }] }, keep: 2 },
      at: ['/keep'],
    },
    {
      wrong: 'nothing: keeping one by it',
      input: { unit: { courage: 1, keywords: [{ name: 'Danger Sense', value: 'X' }] }, keep: 1 },
      at: [],
    },
    {
      wrong: 'a unit that has activated',
      input: { unit: { courage: 1, orderTokens: ['facedown' as const] } },
      at: ['/unit/orderTokens'],
    },
    {
      wrong: 'a unit that is defeated',
      input: { unit: { courage: 1, defeated: true } },
      at: ['/unit/defeated'],
    },
    {
      wrong: 'no face that counts',
      input: { unit: { courage: 1 }, successFaces: [] },
      at: ['/successFaces'],
    },
    {
      wrong: 'a face that counts twice',
      input: { unit: { courage: 1 }, successFaces: ['block' as const, 'surge' as const, 'block' as const] },
      at: ['/successFaces/2'],
    },
    { wrong: 'negative Courage', input: { unit: { courage: -1 } }, at: ['/unit/courage'] },
    { wrong: 'Courage 0', input: { unit: { courage: 0 } }, at: ['/unit/courage'] },
    { wrong: 'no Courage', input: { unit: {} }, at: ['/unit/courage'] },
    {
      wrong: 'suppression against an X',
      input: { unit: { courageKind: 'variable-x' as const, suppression: 1 }, dice: blanks(1) },
      at: ['/unit/courage'],
    },
    {
      wrong: "a Commander's Courage that is its host's",
      input: { unit: { courage: 1 }, commanders: [{ courageKind: 'uses-host-unit' as const }] },
      at: ['/commanders/0/courage'],
    },
    {
      wrong: 'a vehicle with Courage and suppression',
      input: { unit: { unitType: 'repulsor-vehicle' as const, courage: 5, suppression: 1 } },
      at: ['/unit/courage', '/unit/suppression'],
    },
    {
      wrong: 'many things at once',
      input: { ruleset: 'legion/1999', unit: { courage: -1, suppression: -2, tokens: { aim: 0.5 } }, keep: 1 },
      at: ['/ruleset', '/unit/courage', '/unit/suppression', '/unit/tokens/aim', '/keep'],
    },
    {
      wrong: 'keeping more than Danger Sense lets',
      input: { unit: { courage: 1, keywords: [{ name: 'Danger Sense', value: 1 }] }, keep: 2 },
      at: ['/keep'],
    },
    {
      wrong: 'a Commander with a bad Courage and distance',
      input: { unit: { courage: 1 }, commanders: [{ courage: -2, distance: -1 }] },
      at: ['/commanders/0/courage', '/commanders/0/distance'],
    },
    {
      wrong: 'a unit that lends to itself',
      input: { unit: { id: 'a', courage: 1 }, commanders: [{ id: 'a', courage: 2 }, { courage: 2 }] },
      at: ['/commanders/0/id'],
    },
    {
      wrong: 'declining a Courage that must be used',
      input: { unit: { courage: 1 }, commanders: [{ courage: 2 }], useCommander: false },
      at: ['/useCommander'],
    },
  ])('$wrong', ({ input, at }) => {
    expect(faultsOf(input)).toEqual(at);
  });
});

describe('rallyDice', () => {
  it.each([
    { unit: { courage: 1, suppression: 3 }, colour: 'white', count: 3 },
    { unit: { courage: 1, suppression: 3, keywords: [{ name: 'Indomitable' }] }, colour: 'red', count: 3 },
    { unit: { courage: '-' as const }, colour: 'white', count: 0 },
  ])('is $count $colour dice', ({ unit, colour, count }) => {
    expect(rallyDice({ unit })).toMatchObject({ value: { colour, count } });
  });
});
