import { describe, expect, it } from '@jest/globals';
import type { Keyword, Unit } from '../unit.js';
import type { Activation } from './activation.js';
import { actionBudget, availableActions } from './available-actions.js';
import { resolveAction } from './resolve-action.js';
import { validateAction } from './validate-action.js';

const faultsOf = (unit: Unit, activation: Activation, ruleset = 'legion/2026') => {
  const found = validateAction({ ruleset, unit, activation, attempt: { action: 'dodge' } });
  return 'faults' in found ? found.faults : [];
};

const trooper: Unit = { courage: 2 };
const withKeywords = (...names: readonly (string | Keyword)[]): Unit => ({
  ...trooper,
  keywords: names.map((name) => (typeof name === 'string' ? { name } : name)),
});
const tank: Unit = { unitType: 'ground-vehicle' };
const [aim, attack, move, standby, recover] = [
  { action: 'aim' },
  { action: 'attack' },
  { action: 'move' },
  { action: 'standby' },
  { action: 'recover' },
] as const;
const jump = { action: 'card-action', card: 'jump' } as const;

interface Row {
  readonly what: string;
  readonly unit?: Unit;
  readonly activation: Activation;
  readonly ruleset?: string;
  /** Where the history goes wrong, and words of why. */
  readonly at?: string;
  readonly because?: string;
}

/** Activating a Unit, Make Actions, and what the core rulebook adds: the entry named is the first that cannot be. */
const rows: readonly Row[] = [
  { what: 'an aim twice', activation: { made: [aim, aim] }, at: '/1', because: 'has made the aim' },
  { what: 'an aim by a card', activation: { made: [{ ...aim, card: 'x' }] }, at: '/0/card', because: 'this is an aim' },
  {
    what: 'a pivot into a melee',
    activation: { made: [{ ...move, move: 'pivot', startedMelee: true }] },
    at: '/0/startedMelee',
    because: 'a pivot starts no melee',
  },
  {
    what: 'Arsenal without the keyword',
    activation: { made: [{ ...attack, arsenal: true }] },
    at: '/0/arsenal',
    because: 'does not have Arsenal',
  },
  {
    what: 'two standard moves of a vehicle disabled since',
    unit: { ...tank, tokens: { disabled: 1 } },
    ruleset: 'legion/2023',
    activation: { made: [move, move] },
  },
  { what: 'two moves', activation: { made: [move, move] } },
  { what: 'two attacks', activation: { made: [attack, attack] }, at: '/1', because: 'may make only 1' },
  { what: 'two attacks of Ataru Mastery', unit: withKeywords('Ataru Mastery'), activation: { made: [attack, attack] } },
  { what: 'three moves', activation: { made: [move, move, move] }, at: '/2', because: 'none left of 2' },
  {
    what: 'three moves with an action gained',
    activation: { made: [move, move, move], changes: [{ source: 'a card', by: 1 }] },
  },
  {
    what: 'two moves of a suppressed unit',
    activation: { status: 'suppressed', made: [move, move] },
    at: '/1',
    because: 'none left of 1',
  },
  {
    what: 'two moves of a unit suppressed since, its status not told',
    unit: { ...trooper, suppression: 2 },
    activation: { made: [move, move] },
    at: '/1',
    because: 'No status is told',
  },
  {
    what: 'two moves of a unit suppressed since, its status told',
    unit: { ...trooper, suppression: 2 },
    activation: { status: 'steady', made: [move, move] },
  },
  {
    what: 'anything of a panicked unit',
    activation: { status: 'panicked', made: [move] },
    at: '/0',
    because: 'panicked',
  },
  {
    what: 'an effect on a unit that panicked afterwards',
    activation: { status: 'panicked', made: [{ action: 'move', by: 'effect' }] },
  },
  {
    what: 'an aim before the withdrawal that takes every action in the 2.5 rulebook',
    ruleset: 'legion/2023',
    activation: { made: [aim, { action: 'move', move: 'withdraw' }] },
    at: '/1',
    because: 'costs 2 actions',
  },

  {
    what: 'a card action that the unit has not',
    activation: { made: [jump] },
    at: '/0',
    because: 'no card action "jump"',
  },
  {
    what: 'a card action without its card',
    activation: { made: [{ action: 'card-action' }] },
    at: '/0',
    because: 'which',
  },
  { what: 'a Jump', unit: withKeywords('Jump 2'), activation: { made: [{ ...jump, move: 'standard' }] } },
  {
    what: 'a Jump twice',
    unit: withKeywords('Jump 2'),
    activation: { made: [jump, jump] },
    at: '/1',
    because: '"jump"',
  },
  {
    what: 'a card action as a free one',
    unit: withKeywords('Jump 2'),
    activation: { made: [{ action: 'free-card-action', card: 'jump' }] },
    at: '/0',
    because: 'is a card action',
  },
  {
    what: 'the unknown card action of a counterpart',
    unit: withKeywords('Counterpart'),
    activation: { made: [{ action: 'card-action', card: 'snack' }] },
  },
  {
    what: 'a card exhausted by its own use',
    unit: {
      ...trooper,
      upgrades: [{ id: 'stims', state: 'exhausted' }],
      cardActions: [{ id: 'stims', kind: 'card-action', upgrade: 'stims', exhausts: true, usesLeft: 0 }],
    },
    activation: { made: [{ action: 'card-action', card: 'stims' }] },
  },
  {
    what: 'a free card action twice',
    unit: { ...trooper, cardActions: [{ id: 'F', kind: 'free-card-action' }] },
    activation: { made: [0, 1].map(() => ({ action: 'free-card-action', card: 'F' }) as const) },
    at: '/1',
    because: '"F"',
  },

  {
    what: 'Relentless without the keyword',
    activation: { made: [move, { action: 'attack', by: 'relentless' }] },
    at: '/1',
    because: 'the keyword Relentless',
  },
  {
    what: 'Relentless without a move before it',
    unit: withKeywords('Relentless'),
    activation: { made: [aim, { action: 'attack', by: 'relentless' }] },
    at: '/1',
    because: 'follows a move action at once',
  },
  {
    what: 'Relentless after a move',
    unit: withKeywords('Relentless'),
    activation: { made: [move, { action: 'attack', by: 'relentless' }] },
  },
  {
    what: 'Relentless after a move that was no action',
    unit: withKeywords('Relentless'),
    activation: {
      made: [
        { action: 'move', asAction: false },
        { action: 'attack', by: 'relentless' },
      ],
    },
    at: '/1',
    because: 'follows a move action',
  },
  {
    what: 'an aim by Relentless',
    unit: withKeywords('Relentless'),
    activation: { made: [move, { action: 'aim', by: 'relentless' }] },
    at: '/1',
    because: 'grants attack, not aim',
  },
  {
    what: 'Charge that Enrage lent until it was healed',
    unit: withKeywords('Enrage 4'),
    activation: {
      made: [
        { action: 'move', startedMelee: true },
        { action: 'attack', by: 'charge' },
      ],
    },
  },
  {
    what: 'Steady that an objective lent',
    unit: withKeywords({ name: 'Eyes on the Prize', value: 'Steady' }),
    activation: { made: [move, { action: 'attack', by: 'steady' }] },
  },
  {
    what: 'Compel in the middle of the step',
    activation: { status: 'suppressed', made: [aim, { action: 'move', by: 'compel' }] },
    at: '/1',
    because: 'the start of the Make Actions step',
  },
  {
    what: 'Compel of a steady unit',
    activation: { status: 'steady', made: [{ action: 'move', by: 'compel' }] },
    at: '/0',
    because: 'suppressed unit',
  },
  {
    what: 'Ruthless after an action',
    unit: { ...trooper, rank: 'corps', orderTokens: ['faceup'] },
    activation: { made: [aim, { action: 'move', by: 'ruthless' }] },
    at: '/1',
    because: 'at the start of its activation',
  },
  {
    what: 'Ruthless before an action',
    unit: { ...trooper, rank: 'corps', orderTokens: ['faceup'] },
    activation: { made: [{ action: 'move', by: 'ruthless' }, aim] },
  },
  {
    what: 'the same action by Ruthless and again',
    unit: { ...trooper, rank: 'corps', orderTokens: ['faceup'] },
    activation: { made: [{ action: 'aim', by: 'ruthless' }, aim] },
    at: '/1',
    because: 'has made the aim',
  },
  {
    what: 'a standby token in its own activation',
    activation: { made: [{ action: 'move', by: 'standby' }] },
    at: '/0',
    because: 'outside of its activation',
  },
  {
    what: 'an action of its own outside of its activation',
    activation: { step: 'not-activating', made: [aim] },
    at: '/0',
    because: 'outside of its activation now',
  },
  {
    what: 'an action before its Make Actions step',
    activation: { step: 'start-of-activation', made: [aim] },
    at: '/0',
    because: 'at the start of its activation now',
  },
  {
    what: 'a standby move outside of its activation',
    activation: { step: 'not-activating', made: [{ action: 'move', by: 'standby' }] },
  },
  {
    what: 'an action after the compulsory move that ended the step',
    unit: withKeywords('Speeder 1'),
    activation: { made: [aim, { action: 'move', by: 'speeder' }, move] },
    at: '/2',
    because: 'ended its Make Actions step',
  },

  { what: 'an attack and a standby', activation: { made: [attack, standby] }, at: '/1', because: 'rules out standby' },
  { what: 'a standby and an attack', activation: { made: [standby, attack] }, at: '/1', because: 'rules out attack' },
  {
    what: 'a withdrawal and an attack',
    activation: { made: [{ action: 'move', move: 'withdraw' }, attack] },
    at: '/1',
    because: 'withdraws',
  },
  {
    what: 'a withdrawal and an attack of a creature trooper',
    unit: { ...trooper, unitType: 'creature-trooper' },
    activation: { made: [{ action: 'move', move: 'withdraw' }, attack] },
  },
  {
    what: 'a withdrawal of a vehicle, which nothing engages',
    unit: tank,
    activation: { made: [{ action: 'move', move: 'withdraw' }] },
    at: '/0',
    because: 'not engaged',
  },
  {
    what: 'a second move of a plodding unit',
    unit: withKeywords('Plodding'),
    activation: { made: [move, move] },
    at: '/1',
    because: 'may make only 1',
  },
  {
    what: 'a pivot on a small base',
    activation: { made: [{ action: 'move', move: 'pivot' }] },
    at: '/0',
    because: 'no pivot',
  },
  {
    what: 'a standby of a repulsor vehicle',
    unit: { unitType: 'repulsor-vehicle' },
    activation: { made: [standby] },
    at: '/0',
    because: 'does not stand by',
  },
  {
    what: 'an attack in Wheel Mode',
    unit: withKeywords('Wheel Mode'),
    activation: { wheelMode: true, made: [attack] },
    at: '/0',
    because: 'Wheel Mode',
  },

  { what: 'a deployment', activation: { made: [{ action: 'move', move: 'deploy' }, aim] } },
  {
    what: 'an aim before the deployment',
    activation: { made: [aim, { action: 'move', move: 'deploy' }] },
    at: '/0',
    because: 'not deployed',
  },
  {
    what: 'two deployments',
    activation: { made: [0, 1].map(() => ({ action: 'move', move: 'deploy' }) as const) },
    at: '/1',
    because: 'deployed already',
  },
  {
    what: 'an aim of a unit that is not deployed yet',
    unit: { ...trooper, undeployed: true },
    activation: { made: [aim] },
    at: '/0',
    because: 'not deployed',
  },

  {
    what: 'an aim that is a move',
    activation: { made: [{ ...aim, move: 'climb' }] },
    at: '/0/move',
    because: 'an aim',
  },
  {
    what: 'a dodge with Arsenal',
    activation: { made: [{ ...aim, arsenal: true }] },
    at: '/0/arsenal',
    because: 'an aim',
  },
  {
    what: 'a recovery that starts a melee',
    activation: { made: [{ ...recover, startedMelee: true }] },
    at: '/0/startedMelee',
    because: 'a recover',
  },
];

describe('a history that no legal play can reach is refused where it goes wrong', () => {
  it.each(rows)('$what', ({ unit = trooper, activation, ruleset, at, because }) => {
    const faults = faultsOf(unit, activation, ruleset);
    expect(faults.map(({ pointer }) => pointer)).toEqual(at === undefined ? [] : [`/activation/made${at}`]);
    if (because !== undefined) expect(faults[0]?.detail).toContain(because);
  });

  it('a unit that has deployed and is said to be undeployed', () => {
    const faults = faultsOf({ ...trooper, undeployed: true }, { made: [{ action: 'move', move: 'deploy' }] });
    expect(faults.map(({ pointer }) => pointer)).toEqual(['/unit/undeployed']);
  });

  it('nothing that an effect brings once the step has ended', () => {
    const speeder = withKeywords('Speeder 1');
    const activation: Activation = {
      step: 'end-of-activation',
      made: [aim, { action: 'move', by: 'speeder' }],
    };
    const opportunity = { kind: 'granted', by: 'effect', outsideStep: true } as const;
    const answer = validateAction({ unit: speeder, activation, attempt: { action: 'dodge', opportunity } });
    expect(answer).toMatchObject({ value: { verdict: 'legal' } });
    const after: Activation = { ...activation, made: [...(activation.made ?? []), { action: 'dodge', by: 'effect' }] };
    expect(faultsOf(speeder, after)).toEqual([]);
  });

  it('is refused by every call, and only once its shape is right', () => {
    const input = { unit: trooper, activation: { made: [aim, aim] } };
    const calls = [availableActions(input), actionBudget(input), resolveAction({ ...input, attempt: move })];
    expect(calls.map((answer) => 'faults' in answer && answer.faults[0]?.pointer)).toEqual(
      calls.map(() => '/activation/made/1'),
    );
    const misspelt = faultsOf(trooper, { made: [aim, aim, { action: 'wave' as 'aim' }] });
    expect(misspelt.map(({ pointer }) => pointer)).toEqual(['/activation/made/2/action']);
  });
});
