import type { CardReference, Cost, RangeBand } from './card-reference.js';

/** What cards change in the rules on activation and maneuvers. */

interface InitiativeChange extends CardReference {
  readonly kind: 'initiative';
  readonly value?: number | 'choose-1-to-6' | 'chosen-friendly-ship' | 'docked-ship';
  readonly condition?: 'damaged' | 'undamaged';
  readonly window?: 'system-phase' | 'start-of-activation-phase';
  readonly scope?: 'engagement-phase' | 'activation-phase';
  readonly until?: 'end-of-activation-phase';
  readonly cost?: Cost;
}

interface RedManeuverWhileStressed extends CardReference {
  readonly kind: 'red-maneuver-while-stressed';
  readonly maneuvers: 'any' | 'basic-if-damaged-advanced-if-critically-damaged' | 'segnors-loop';
  readonly maxStress?: number;
}

interface ManeuverDifficultyChange extends CardReference {
  readonly kind: 'maneuver-difficulty';
  readonly bearing: 'tallon-roll';
  readonly from: 'red';
  readonly to: 'white';
  readonly maxStress?: number;
}

/** What a dial may be set to once it is revealed. */
interface DialChange extends CardReference {
  readonly kind: 'dial-change';
  readonly rule:
    | 'red-or-blue-to-same-difficulty'
    | 'same-speed-and-difficulty'
    | 'same-bearing-speed-plus-or-minus-1'
    | 'non-red-same-speed-difficulty-raised'
    | 'basic-next-higher-speed-difficulty-raised'
    | 'turn-or-bank-mirrored';
  readonly friendlyAt?: RangeBand;
  readonly cost?: Cost;
}

interface SkipExecuteManeuver extends CardReference {
  readonly kind: 'skip-execute-maneuver';
  readonly condition: 'revealed-other-than-2-straight-at-range-0-of-asteroid-or-debris';
  readonly sideEffect: string;
}

interface IgnoreObstaclesMoving extends CardReference {
  readonly kind: 'ignore-obstacles-moving';
  readonly obstacles: readonly ('asteroid' | 'debris' | 'gas-cloud')[];
}

/** An exception to when the Perform Action step is skipped. */
interface PerformActionStep extends CardReference {
  readonly kind: 'perform-action-step';
  readonly effect: 'kept-after-partial-execution' | 'skipped-after-coordinate-with-ailerons';
}

export type ActivationException =
  | InitiativeChange
  | RedManeuverWhileStressed
  | ManeuverDifficultyChange
  | DialChange
  | SkipExecuteManeuver
  | IgnoreObstaclesMoving
  | PerformActionStep;
