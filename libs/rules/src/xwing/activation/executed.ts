import { judge, type Reason } from '../../kernel/index.js';
import type { Bearing } from '../movement/bearing.js';
import type { DialManeuver } from '../movement/maneuver.js';
import { difficultyOfStressManeuver } from './maneuver-difficulty.js';
import type { ManeuverSituation } from './maneuver-situation.js';
import { isTooDifficult, replacementRules, type ReplacementCode } from './replacement-rules.js';

/** What a ship really executes. */
export interface Executed {
  /** Undefined when it skips its Execute Maneuver step. */
  readonly maneuver: DialManeuver | undefined;
  readonly replaced: ReplacementCode | undefined;
  readonly because: readonly Reason<ReplacementCode>[];
  readonly spendsForce: boolean;
}

const ION_BEARINGS: readonly (readonly [suffix: string, bearing: Bearing])[] = [
  ['left', 'bank-left'],
  ['right', 'bank-right'],
];

/** Straight ahead without a dial or where it shows no side; by its dial, in edition 2.5, a bank to the side it shows. */
const ionManeuver = ({ revealed }: ManeuverSituation): DialManeuver => {
  const bearing = ION_BEARINGS.find(([suffix]) => revealed?.bearing.endsWith(suffix))?.[1] ?? 'straight';
  return { speed: 1, bearing, difficulty: 'blue' };
};

const stressManeuver = ({ effects }: ManeuverSituation): DialManeuver => ({
  speed: 2,
  bearing: 'straight',
  difficulty: difficultyOfStressManeuver(effects.filter(({ appliesTo }) => appliesTo === 'stress-maneuver')),
});

const instead = (situation: ManeuverSituation, code: ReplacementCode): DialManeuver | undefined => {
  switch (code) {
    case 'maneuver-skipped':
      return undefined;
    case 'ionized':
      return ionManeuver(situation);
    case 'dial-forgotten':
    case 'stressed':
    case 'no-force':
      return stressManeuver(situation);
  }
};

/** What a ship executes that chooses a maneuver outside of its Execute Maneuver step: that, or what a stressed ship does. */
export const chosenManeuver = (situation: ManeuverSituation): DialManeuver | undefined =>
  isTooDifficult(situation) ? stressManeuver(situation) : situation.intended;

/** The maneuver that the ship executes: the one on its dial, or what the rules put in its place. */
export const executedManeuver = (situation: ManeuverSituation): Executed => {
  const because = judge(replacementRules, situation);
  const replaced = because[0]?.code;
  const maneuver = replaced === undefined ? situation.intended : instead(situation, replaced);
  return { maneuver, replaced, because, spendsForce: maneuver?.difficulty === 'purple' };
};
