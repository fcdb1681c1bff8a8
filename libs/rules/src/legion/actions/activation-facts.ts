import type { Fault, Ruleset } from '../../kernel/index.js';
import { mayRollForDamage } from '../activation/budget.js';
import { hasKeyword } from '../keyword.js';
import type { LegionValues } from '../ruleset-values.js';
import { isDroidTrooper, isVehicle, type Unit } from '../unit.js';
import type { Activation } from './activation.js';

interface Facts {
  readonly unit: Unit;
  readonly activation?: Activation;
}

/** The card prints a dash, or Resilience: a unit that loses its Courage by an effect may well have begun suppressed. */
const hasNoCourage = ({ courage, courageKind, ...unit }: Unit): boolean =>
  isVehicle(unit) || courage === null || courage === '-' || (courage === undefined && courageKind === 'null');

const statusFaults = ({ unit, activation = {} }: Facts, { id, values }: Ruleset<LegionValues>): readonly Fault[] => {
  const { status = 'steady' } = activation;
  if (status === 'steady') return [];
  const pointer = '/activation/status';
  if (hasNoCourage(unit)) return [{ pointer, detail: 'must be steady: a unit without Courage is neither' }];
  return status === 'suppressed' && isDroidTrooper(unit) && values.suppressed.droidTroopers === 'immune'
    ? [{ pointer, detail: `must not be suppressed: under ${id} droid troopers never are` }]
    : [];
};

const damageFaults = ({ unit, activation = {} }: Facts, { values }: Ruleset<LegionValues>): readonly Fault[] => {
  const { vehicleDamage = 'not-rolled' } = activation;
  return vehicleDamage === 'not-rolled' || mayRollForDamage(unit, values)
    ? []
    : [{ pointer: '/activation/vehicleDamage', detail: 'must be left out: the unit rolls no die for a damage token' }];
};

const ionFaults = ({ activation = {} }: Facts, { id, values }: Ruleset<LegionValues>): readonly Fault[] =>
  values.ion === 'action-for-each' && (activation.ionFaces ?? []).length > 0
    ? [{ pointer: '/activation/ionFaces', detail: `must be left out: under ${id} nothing is rolled for ion tokens` }]
    : [];

const wheelModeFaults = ({ unit, activation }: Facts): readonly Fault[] =>
  activation?.wheelMode === true && !hasKeyword(unit, 'wheel-mode')
    ? [{ pointer: '/activation/wheelMode', detail: 'must be left out: the unit does not have Wheel Mode' }]
    : [];

/**
 * What is told of the activation and cannot be of that unit under that ruleset. A token may have gone since it was rolled for, and
 * Courage since the step began, where it is told what it began with.
 */
export const factFaults = (facts: Facts, ruleset: Ruleset<LegionValues> | undefined): readonly Fault[] =>
  ruleset === undefined
    ? []
    : [
        ...(facts.activation?.beginning === undefined ? statusFaults(facts, ruleset) : []),
        ...damageFaults(facts, ruleset),
        ...ionFaults(facts, ruleset),
        ...wheelModeFaults(facts),
      ];
