import { describe, expect, it } from '@jest/globals';
import type { Checked } from '../../kernel/index.js';
import type { Status } from '../activation/status.js';
import type { Unit } from '../unit.js';
import type { ActionInput } from './action-input.js';
import { actionBudget, availableActions } from './available-actions.js';
import { resolveAction } from './resolve-action.js';
import { validateAction } from './validate-action.js';

const aim = { action: 'aim' } as const;
const trooper = { courage: 1 };
const tank = { unitType: 'ground-vehicle', tokens: { ion: 2, damage: 1 } } as const;

interface Row {
  readonly wrong: string;
  readonly input: ActionInput;
  readonly at: readonly string[];
}

const rows: readonly Row[] = [
  { wrong: 'nothing', input: { unit: trooper, attempt: aim }, at: [] },
  {
    wrong: 'a tank whose dice were not rolled',
    input: { unit: tank, attempt: aim },
    at: ['/activation/ionFaces', '/activation/vehicleDamage'],
  },
  {
    wrong: 'too few ion faces',
    input: { unit: tank, attempt: aim, activation: { ionFaces: ['blank'], vehicleDamage: 'block' } },
    at: ['/activation/ionFaces'],
  },
  {
    wrong: 'nothing: the tokens came later',
    input: { unit: tank, attempt: aim, activation: { ionTokens: 0, vehicleDamage: 'not-rolled' } },
    at: [],
  },
  {
    wrong: 'nothing: no trooper but a droid rolls for ion tokens',
    input: { unit: { ...trooper, tokens: { ion: 2 } }, attempt: aim },
    at: [],
  },
  {
    wrong: 'a droid trooper whose ion dice were not rolled',
    input: { unit: { ...trooper, unitType: 'droid-trooper', tokens: { ion: 2 } }, attempt: aim },
    at: ['/activation/ionFaces'],
  },
  {
    wrong: 'faces that a trooper does not roll',
    input: { unit: { ...trooper, tokens: { ion: 1 } }, attempt: aim, activation: { ionFaces: ['blank'] } },
    at: ['/activation/ionFaces'],
  },
  {
    wrong: 'nothing: outside of an activation no die is rolled',
    input: { unit: tank, attempt: aim, activation: { step: 'not-activating' } },
    at: [],
  },
  {
    wrong: 'words that no rule knows',
    input: {
      ruleset: 'legion/2',
      unit: { courage: 1, unitType: 'wizard' as 'trooper', courageKind: 'much' as 'number' },
      activation: {
        step: 'later' as 'rally',
        status: 'angry' as 'steady',
        made: [{ action: 'wave' as 'aim', by: 'magic' as 'effect', move: 'fly' as 'climb' }],
        ionFaces: ['hit' as 'block'],
        vehicleDamage: 'crit' as 'block',
        ionTokens: -1,
      },
      attempt: {
        action: 'sing' as 'aim',
        opportunity: { kind: 'granted', by: 'luck' as 'effect' },
        declaration: { move: 'hop' as 'climb', attack: 'magic' as 'melee', remove: -1 },
      },
    },
    at: [
      '/ruleset',
      '/unit/unitType',
      '/unit/courageKind',
      '/activation/step',
      '/activation/status',
      '/activation/made/0/action',
      '/activation/made/0/by',
      '/activation/made/0/move',
      '/activation/ionTokens',
      '/activation/ionFaces/0',
      '/activation/vehicleDamage',
      '/attempt/action',
      '/attempt/opportunity/by',
      '/attempt/declaration/move',
      '/attempt/declaration/attack',
      '/attempt/declaration/remove',
    ],
  },
  ...[
    { wrong: 'a suppressed vehicle', unit: { unitType: 'ground-vehicle' }, status: 'suppressed' },
    { wrong: 'a panicked unit with a dash for Courage', unit: { courage: null }, status: 'panicked' },
    {
      wrong: 'a droid trooper suppressed under a version that has none',
      unit: { courage: 1, unitType: 'droid-trooper' },
      status: 'suppressed',
      ruleset: 'legion/2025',
    },
  ].map(({ wrong, ...told }): Row => ({
    wrong,
    input: {
      ...('ruleset' in told && { ruleset: told.ruleset }),
      unit: told.unit as Unit,
      activation: { status: told.status as Status },
      attempt: aim,
    },
    at: ['/activation/status'],
  })),
  {
    wrong: 'nothing: a droid trooper suppressed today',
    input: { unit: { courage: 1, unitType: 'droid-trooper' }, activation: { status: 'suppressed' }, attempt: aim },
    at: [],
  },
  {
    wrong: 'nothing: a unit enraged since, which began suppressed',
    input: {
      unit: { courage: 1, keywords: [{ name: 'Enrage', value: 1 }], tokens: { wound: 1 } },
      activation: { status: 'suppressed' },
      attempt: aim,
    },
    at: [],
  },
  {
    wrong: 'a die for a damage token that a trooper cannot have',
    input: { unit: { ...trooper, tokens: { damage: 1 } }, activation: { vehicleDamage: 'blank' }, attempt: aim },
    at: ['/unit/tokens/damage', '/activation/vehicleDamage'],
  },
  {
    wrong: 'a die for the damage token of a vehicle with AI, which rolls none',
    input: {
      unit: { unitType: 'ground-vehicle', keywords: [{ name: 'AI', value: 'Move' }], tokens: { damage: 1 } },
      activation: { vehicleDamage: 'blank' },
      attempt: { action: 'move' },
    },
    at: ['/activation/vehicleDamage'],
  },
  {
    wrong: 'nothing: a die for a damage token that has gone since',
    input: { unit: { unitType: 'ground-vehicle' }, activation: { vehicleDamage: 'blank' }, attempt: aim },
    at: [],
  },
  {
    wrong: 'two tokens of damage',
    input: {
      ruleset: 'legion/2023',
      unit: { unitType: 'ground-vehicle', tokens: { damage: 1, disabled: 1 } },
      activation: { vehicleDamage: 'block' },
      attempt: aim,
    },
    at: ['/unit/tokens/damage', '/unit/tokens/disabled'],
  },
  {
    wrong: 'a disabled vehicle under a version that has none',
    input: { unit: { unitType: 'ground-vehicle', tokens: { disabled: 1 } }, attempt: aim },
    at: ['/unit/tokens/disabled'],
  },
  {
    wrong: 'ion dice under a version that rolls none',
    input: {
      ruleset: 'legion/2023',
      unit: { unitType: 'ground-vehicle', tokens: { ion: 1 } },
      activation: { ionFaces: ['block'] },
      attempt: aim,
    },
    at: ['/activation/ionFaces'],
  },
  {
    wrong: 'Wheel Mode without the keyword',
    input: { unit: trooper, activation: { wheelMode: true }, attempt: aim },
    at: ['/activation/wheelMode'],
  },
  {
    wrong: 'one id for two card actions and for two upgrades, an upgrade that is not there, a free action that costs',
    input: {
      unit: {
        courage: 1,
        upgrades: [
          { id: 'a', state: 'exhausted' },
          { id: 'a', state: 'expended' },
        ],
        cardActions: [
          { id: 'x', kind: 'card-action', upgrade: 'b' },
          { id: 'x', kind: 'free-card-action', arrows: 2 },
        ],
      },
      attempt: aim,
    },
    at: ['/unit/upgrades/1/id', '/unit/cardActions/1/id', '/unit/cardActions/0/upgrade', '/unit/cardActions/1/arrows'],
  },
  {
    wrong: 'one upgrade readied twice',
    input: {
      unit: { courage: 1, upgrades: [{ id: 'a', state: 'exhausted' }] },
      attempt: { action: 'recover', declaration: { ready: ['a', 'a'] } },
    },
    at: ['/attempt/declaration/ready/1'],
  },
  {
    wrong: 'an aim that moves, and removes suppression',
    input: { unit: trooper, attempt: { action: 'aim', declaration: { move: 'climb', spur: true, remove: 1 } } },
    at: ['/attempt/declaration/move', '/attempt/declaration/spur', '/attempt/declaration/remove'],
  },
  {
    wrong: 'an aim by a card',
    input: {
      unit: { courage: 1, keywords: [{ name: 'Jump', value: 1 }] },
      attempt: { action: 'aim', declaration: { card: 'jump' } },
    },
    at: ['/attempt/declaration/card'],
  },
  {
    wrong: 'nothing: a Jump is a move and tells how',
    input: {
      unit: { courage: 1, keywords: [{ name: 'Jump', value: 1 }] },
      attempt: { action: 'card-action', declaration: { card: 'jump', move: 'standard', startsMelee: true } },
    },
    at: [],
  },
  {
    wrong: 'a Jump that shoots',
    input: {
      unit: { courage: 1, keywords: [{ name: 'Jump', value: 1 }] },
      attempt: { action: 'card-action', declaration: { card: 'jump', attack: 'ranged' } },
    },
    at: ['/attempt/declaration/attack'],
  },
  {
    wrong: 'a pivot that is spurred and starts a melee',
    input: {
      unit: { courage: 1, unitType: 'creature-trooper', speed: 2, keywords: [{ name: 'Spur' }] },
      attempt: { action: 'move', declaration: { move: 'pivot', spur: true, startsMelee: true } },
    },
    at: ['/attempt/declaration/spur', '/attempt/declaration/startsMelee'],
  },
  {
    wrong: 'Arsenal without the keyword',
    input: { unit: trooper, attempt: { action: 'attack', declaration: { arsenal: true } } },
    at: ['/attempt/declaration/arsenal'],
  },
  {
    wrong: 'an order token that is facedown already',
    input: { unit: { courage: 1, orderTokens: ['facedown'] }, attempt: aim },
    at: ['/unit/orderTokens'],
  },
  {
    wrong: 'nothing: a facedown token outside of the activation',
    input: { unit: { courage: 1, orderTokens: ['facedown'] }, attempt: aim, activation: { step: 'not-activating' } },
    at: [],
  },
  {
    wrong: 'nothing: an unstoppable unit activates a second time',
    input: { unit: { courage: 1, orderTokens: ['facedown'], keywords: [{ name: 'Unstoppable' }] }, attempt: aim },
    at: [],
  },
  {
    wrong: 'an unstoppable unit that has activated twice',
    input: {
      unit: { courage: 1, orderTokens: ['facedown', 'facedown'], keywords: [{ name: 'Unstoppable' }] },
      attempt: aim,
    },
    at: ['/unit/orderTokens'],
  },
  {
    wrong: 'immobilize tokens without a Speed',
    input: { unit: { courage: 1, tokens: { immobilize: 1 } }, attempt: aim },
    at: ['/unit/speed'],
  },
  {
    wrong: 'an engaged vehicle',
    input: { unit: { unitType: 'ground-vehicle', engagedWith: 1 }, attempt: aim },
    at: ['/unit/engagedWith'],
  },
  {
    wrong: 'an engaged unit that is immune to melee',
    input: { unit: { courage: 1, engagedWith: 1, keywords: [{ name: 'Immune: Melee' }] }, attempt: aim },
    at: ['/unit/engagedWith'],
  },
];

const pointersOf = (answer: Checked<unknown>): readonly string[] =>
  'faults' in answer ? answer.faults.map(({ pointer }) => pointer) : [];

describe('what the calls about actions find wrong', () => {
  it.each(rows)('$wrong: $at', ({ input, at }) => {
    const { attempt, ...activation } = input;
    expect(pointersOf(validateAction({ ...activation, attempt }))).toEqual(at);
    expect(pointersOf(resolveAction({ ...activation, attempt }))).toEqual(at);
    const unasked = at.filter((pointer) => !pointer.startsWith('/attempt'));
    expect(pointersOf(availableActions(activation))).toEqual(unasked);
    expect(pointersOf(actionBudget(activation))).toEqual(unasked);
  });
});

describe('actionBudget', () => {
  it.each([
    { who: 'a trooper', input: { unit: trooper }, total: 2, spent: 0, left: 2, freeActions: true },
    {
      who: 'a suppressed trooper that has acted',
      input: { unit: { courage: 1, suppression: 1 }, activation: { made: [aim] } },
      total: 1,
      spent: 1,
      left: 0,
      freeActions: true,
    },
    {
      who: 'a panicked trooper',
      input: { unit: { courage: 1, suppression: 2 } },
      total: 0,
      spent: 0,
      left: 0,
      freeActions: false,
    },
    {
      who: 'a trooper saved by a Commander',
      input: { unit: { courage: 1, suppression: 2 }, commanders: [{ courage: 2 }] },
      total: 1,
      spent: 0,
      left: 1,
      freeActions: true,
    },
    {
      who: 'one that declines the help',
      input: {
        ruleset: 'legion/2025',
        unit: { courage: 1, suppression: 2 },
        commanders: [{ courage: 2 }],
        useCommander: false,
      },
      total: 0,
      spent: 0,
      left: 0,
      freeActions: false,
    },
  ])('of $who: $left of $total', ({ input, total, spent, left, freeActions }) => {
    expect(actionBudget(input)).toMatchObject({
      value: { ruleset: expect.any(String), total, spent, left, freeActions },
    });
  });
});
