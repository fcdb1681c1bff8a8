import type { Checked, Fault, Ruleset } from '../../kernel/index.js';
import { ionTokensIn, rollsForDamage } from '../activation/budget.js';
import { DEFENSE_FACES } from '../activation/defense-dice.js';
import { panicFaults, type PanicInput } from '../activation/panic-input.js';
import { STATUSES } from '../activation/status.js';
import { oneOf, wholeNumber } from '../fault-checks.js';
import { activatedFaults } from '../order-tokens.js';
import type { LegionValues } from '../ruleset-values.js';
import { rulesetFor } from '../rulesets.js';
import { ACTION_KINDS, feelsIon, tokensOf } from '../unit.js';
import { factFaults } from './activation-facts.js';
import { STEPS, type Activation } from './activation.js';
import { ATTACK_KINDS, GRANTERS, MOVE_KINDS, type Attempt } from './attempt.js';
import { declarationFaults } from './declaration-faults.js';
import { counted } from '../wording.js';

/** A unit in its activation, and what has happened in it. */
export interface ActivationInput extends PanicInput {
  readonly activation?: Activation;
}

export interface ActionInput extends ActivationInput {
  readonly attempt: Attempt;
}

const ionFaults = ({ unit, activation = {} }: ActivationInput, values: LegionValues): readonly Fault[] => {
  const tokens = ionTokensIn(unit, activation);
  const { ionFaces = [] } = activation;
  if (values.ion === 'action-for-each' || ionFaces.length === tokens) return [];
  const detail = feelsIon(unit)
    ? `must be ${counted(tokens, 'face')} of white dice, one for each ion token, not ${ionFaces.length}`
    : 'must be left out: only vehicles and droid troopers roll for ion tokens';
  return [{ pointer: '/activation/ionFaces', detail }];
};

const damageFaults = ({ unit, activation = {} }: ActivationInput, values: LegionValues): readonly Fault[] =>
  rollsForDamage(unit, values) && activation.vehicleDamage === undefined
    ? [{ pointer: '/activation/vehicleDamage', detail: 'must be the face of the white die for the damage token' }]
    : [];

/** The dice at the start of the activation decide the budget, so nothing in Make Actions can be judged without either. */
const rollFaults = (input: ActivationInput, values: LegionValues): readonly Fault[] =>
  (input.activation?.step ?? 'make-actions') === 'make-actions' && input.activation?.beginning === undefined
    ? [...ionFaults(input, values), ...damageFaults(input, values)]
    : [];

/** A facedown token is the end of an activation; outside of one a unit may well have it. */
const orderFaults = ({ unit, activation = {} }: ActivationInput): readonly Fault[] =>
  activation.step === 'not-activating' ? [] : activatedFaults(unit, '/unit');

const madeFaults = ({ made = [] }: Activation): readonly Fault[] =>
  made.flatMap((each, index) => [
    ...oneOf(`/activation/made/${index}/action`, each.action, ACTION_KINDS),
    ...oneOf(`/activation/made/${index}/by`, each.by, GRANTERS),
    ...oneOf(`/activation/made/${index}/move`, each.move, MOVE_KINDS),
  ]);

const activationFaults = (activation: Activation): readonly Fault[] => [
  ...oneOf('/activation/step', activation.step, STEPS),
  ...oneOf('/activation/status', activation.status, STATUSES),
  ...madeFaults(activation),
  ...wholeNumber('/activation/ionTokens', activation.ionTokens, { min: 0 }),
  ...(activation.ionFaces ?? []).flatMap((face, i) => oneOf(`/activation/ionFaces/${i}`, face, DEFENSE_FACES)),
  ...oneOf('/activation/vehicleDamage', activation.vehicleDamage, [...DEFENSE_FACES, 'not-rolled']),
];

/** Immobilize tokens are measured against the unit's Speed. */
const speedFaults = ({ unit }: ActivationInput): readonly Fault[] =>
  tokensOf(unit, 'immobilize') > 0 && unit.speed === undefined
    ? [{ pointer: '/unit/speed', detail: 'must be given for a unit with immobilize tokens' }]
    : [];

const attemptFaults = ({ action, opportunity, declaration = {} }: Attempt): readonly Fault[] => [
  ...oneOf('/attempt/action', action, ACTION_KINDS),
  ...(opportunity?.kind === 'granted' ? oneOf('/attempt/opportunity/by', opportunity.by, GRANTERS) : []),
  ...oneOf('/attempt/declaration/move', declaration.move, MOVE_KINDS),
  ...oneOf('/attempt/declaration/attack', declaration.attack, ATTACK_KINDS),
  ...wholeNumber('/attempt/declaration/remove', declaration.remove, { min: 0 }),
];

/** The ruleset to use, or every fault of the input. */
export const checkActivation = (
  input: ActivationInput & { readonly attempt?: Attempt },
): Checked<Ruleset<LegionValues>> => {
  const ruleset = rulesetFor(input.ruleset);
  const faults = [
    ...panicFaults(input, ruleset),
    ...activationFaults(input.activation ?? {}),
    ...orderFaults(input),
    ...(ruleset === undefined ? [] : rollFaults(input, ruleset.values)),
    ...speedFaults(input),
    ...factFaults(input, ruleset),
    ...(input.attempt === undefined
      ? []
      : [...attemptFaults(input.attempt), ...declarationFaults(input.attempt, input.unit)]),
  ];
  return ruleset === undefined || faults.length > 0 ? { faults } : { value: ruleset };
};
