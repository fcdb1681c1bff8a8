import type { Checked, Fault, Ruleset } from '../../kernel/index.js';
import { length, oneOf, wholeNumber } from '../fault-checks.js';
import { rulesetFor, rulesets } from '../rulesets.js';
import type { LegionValues } from '../ruleset-values.js';
import { isVehicle, type Unit } from '../unit.js';
import type { NearbyCommander } from './commander-courage.js';
import { DEFENSE_FACES, type DefenseFace } from './defense-dice.js';
import { mayKeep } from './keep-choice.js';

/** A unit about to rally, and what decides its panic check. */
export interface RallyOddsInput {
  /** The default is `legion/2026`. */
  readonly ruleset?: string;
  readonly unit: Unit;
  readonly commanders?: readonly NearbyCommander[];
  /** Whether to use a Commander's higher Courage, where the ruleset lets the player choose; the default is to. */
  readonly useCommander?: boolean;
  /** How many of the removed tokens to keep at most: Danger Sense X, Inconspicuous. The default is none. */
  readonly keep?: number;
  /** What counts, instead of what the ruleset counts. */
  readonly successFaces?: readonly DefenseFace[];
}

/** The same with the faces that the dice showed, one for each suppression token. */
export interface RallyInput extends RallyOddsInput {
  readonly dice?: { readonly faces: readonly DefenseFace[] };
}

/** More tokens than any table has, and few enough that exact odds stay cheap. */
const MOST_SUPPRESSION = 100;

const rulesetFaults = (id: string | undefined): readonly Fault[] =>
  oneOf(
    '/ruleset',
    id,
    rulesets.map((ruleset) => ruleset.id),
  );

const COURAGE_MISSING: Readonly<Record<string, string>> = {
  'variable-x': 'this Courage is X: give the value that it has now',
  'uses-host-unit': 'a counterpart has no Courage of its own: give that of its host',
  unknown: 'the Courage of this unit is not known: give it',
};

const vehicleCourageFaults = ({ courage, suppression }: Unit, pointer: string): readonly Fault[] => [
  ...(typeof courage === 'number'
    ? [{ pointer: `${pointer}/courage`, detail: 'a vehicle has Resilience, which is not Courage: leave it out' }]
    : []),
  ...((suppression ?? 0) > 0 ? [{ pointer: `${pointer}/suppression`, detail: 'a vehicle takes no suppression' }] : []),
];

const courageFaults = (unit: Unit, pointer: string): readonly Fault[] => {
  if (isVehicle(unit)) return vehicleCourageFaults(unit, pointer);
  const { courage, courageKind = 'number' } = unit;
  if (typeof courage === 'number') return wholeNumber(`${pointer}/courage`, courage, { min: 1 });
  const missing = COURAGE_MISSING[courageKind];
  if (missing !== undefined) return [{ pointer: `${pointer}/courage`, detail: missing }];
  return courage === undefined && courageKind !== 'null'
    ? [{ pointer: `${pointer}/courage`, detail: 'must be given: a number, or null for a dash' }]
    : [];
};

const tokenFaults = ({ tokens = {} }: Unit, pointer: string): readonly Fault[] =>
  Object.entries(tokens).flatMap(([kind, count]) => wholeNumber(`${pointer}/tokens/${kind}`, count, { min: 0 }));

/** What is wrong with a unit's numbers, whatever is asked of it. */
export const unitFaults = (unit: Unit, pointer: string): readonly Fault[] => [
  ...courageFaults(unit, pointer),
  ...wholeNumber(`${pointer}/suppression`, unit.suppression, { min: 0, max: MOST_SUPPRESSION }),
  ...tokenFaults(unit, pointer),
];

const commanderFaults = (commanders: readonly NearbyCommander[]): readonly Fault[] =>
  commanders.flatMap((commander, index) => [
    ...unitFaults(commander, `/commanders/${index}`),
    ...wholeNumber(`/commanders/${index}/range`, commander.range, { min: 0 }),
    ...length(`/commanders/${index}/distance`, commander.distance),
  ]);

const keepFaults = ({ unit, keep }: RallyOddsInput): readonly Fault[] => {
  const most = mayKeep(unit);
  if (keep === undefined || keep === 0) return [];
  if (most === 0)
    return [{ pointer: '/keep', detail: 'only Danger Sense and Inconspicuous let a unit keep suppression' }];
  return wholeNumber('/keep', keep, most === Infinity ? { min: 0 } : { min: 0, max: most });
};

const faceFaults = (pointer: string, faces: readonly DefenseFace[]): readonly Fault[] =>
  faces.flatMap((face, index) => oneOf(`${pointer}/${index}`, face, DEFENSE_FACES));

const useCommanderFaults = (useCommander: boolean | undefined, ruleset: Ruleset<LegionValues> | undefined) =>
  useCommander === false && ruleset?.values.commanderCourage.use === 'must'
    ? [{ pointer: '/useCommander', detail: `under ${ruleset.id} the highest Courage near the unit must be used` }]
    : [];

/** The ruleset to use, or every fault of the input. */
export const checkRallyOdds = (input: RallyOddsInput): Checked<Ruleset<LegionValues>> => {
  const ruleset = rulesetFor(input.ruleset);
  const faults = [
    ...rulesetFaults(input.ruleset),
    ...unitFaults(input.unit, '/unit'),
    ...commanderFaults(input.commanders ?? []),
    ...useCommanderFaults(input.useCommander, ruleset),
    ...keepFaults(input),
    ...faceFaults('/successFaces', input.successFaces ?? []),
  ];
  return ruleset === undefined || faults.length > 0 ? { faults } : { value: ruleset };
};
