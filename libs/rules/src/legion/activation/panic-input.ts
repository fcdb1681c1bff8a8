import type { Fault, Ruleset } from '../../kernel/index.js';
import { length, oneOf, wholeNumber } from '../fault-checks.js';
import { rulesets } from '../rulesets.js';
import type { LegionValues } from '../ruleset-values.js';
import { openCourageFaults, unitFaults } from '../unit-faults.js';
import { tokensOf, type Unit } from '../unit.js';
import type { NearbyCommander } from './commander-courage.js';

/** A unit, and what decides its panic check: part of every question about an activation. */
export interface PanicInput {
  /** The default is `legion/2026`. */
  readonly ruleset?: string;
  readonly unit: Unit;
  /** Allied units near it that may lend their Courage. */
  readonly commanders?: readonly NearbyCommander[];
  /** Whether to use a Commander's higher Courage, where the ruleset lets the player choose; the default is to. */
  readonly useCommander?: boolean;
}

export const rulesetFaults = (id: string | undefined): readonly Fault[] =>
  oneOf(
    '/ruleset',
    id,
    rulesets.map((ruleset) => ruleset.id),
  );

/** Another unit lends its Courage: the unit’s own counts anyway. */
const selfFaults = ({ id }: Unit, unit: Unit, pointer: string): readonly Fault[] =>
  id !== undefined && id === unit.id ? [{ pointer, detail: `"${id}" is the unit itself: another unit lends` }] : [];

const commanderFaults = ({ unit, commanders = [] }: PanicInput): readonly Fault[] =>
  commanders.flatMap((commander, index) => [
    ...selfFaults(commander, unit, `/commanders/${index}/id`),
    ...unitFaults(commander, `/commanders/${index}`),
    ...openCourageFaults(commander, `/commanders/${index}`),
    ...wholeNumber(`/commanders/${index}/range`, commander.range, { min: 0 }),
    ...length(`/commanders/${index}/distance`, commander.distance),
  ]);

const useCommanderFaults = (
  useCommander: boolean | undefined,
  ruleset: Ruleset<LegionValues> | undefined,
): readonly Fault[] =>
  useCommander === false && ruleset?.values.commanderCourage.use === 'must'
    ? [{ pointer: '/useCommander', detail: `under ${ruleset.id} the highest Courage near the unit must be used` }]
    : [];

const versionFaults = ({ unit }: PanicInput, ruleset: Ruleset<LegionValues> | undefined): readonly Fault[] =>
  tokensOf(unit, 'disabled') > 0 && ruleset?.values.disabledVehicle === 'does-not-exist'
    ? [{ pointer: '/unit/tokens/disabled', detail: `must be left out: ${ruleset.id} has no such token` }]
    : [];

/** Every fault of the unit, its Commanders and the choice between them. */
export const panicFaults = (input: PanicInput, ruleset: Ruleset<LegionValues> | undefined): readonly Fault[] => [
  ...rulesetFaults(input.ruleset),
  ...unitFaults(input.unit, '/unit'),
  ...((input.unit.suppression ?? 0) > 0 ? openCourageFaults(input.unit, '/unit') : []),
  ...commanderFaults(input),
  ...useCommanderFaults(input.useCommander, ruleset),
  ...versionFaults(input, ruleset),
];
