import { describe, expect, it } from '@jest/globals';
import type { Checked } from '../../kernel/index.js';
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
