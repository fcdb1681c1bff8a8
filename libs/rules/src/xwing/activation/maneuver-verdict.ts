import type { GameEvent, Reason } from '../../kernel/index.js';
import type { DialManeuver } from '../movement/maneuver.js';
import type { XWingRulesetId } from '../rulesets.js';
import type { Ship } from '../ship.js';
import type { Execution } from './execution.js';
import type { ManeuverCode } from './maneuver-rules.js';
import type { OverlapGrant, OwedDamage, OwedRoll } from './owed.js';
import type { StepCode } from './perform-action-rules.js';
import type { ReplacementCode } from './replacement-rules.js';
import type { TokenChange } from './token-changes.js';

/** A maneuver with its dial code. */
export interface CodedManeuver extends DialManeuver {
  readonly code: string;
}

/**
 * `open`: the ship may act; `stressed`: only what a card allows; `skipped`: the step does not come; `barred`: it comes,
 * but the ship's actions have ended.
 */
export type StepStatus = 'open' | 'stressed' | 'skipped' | 'barred';

export interface LegalManeuver {
  readonly verdict: 'legal';
  readonly ruleset: XWingRulesetId;
  /** What the dial showed when it was revealed; absent when the Reveal Dial step was skipped. */
  readonly revealed?: CodedManeuver;
  /** What the dial showed in the end, where a card changed it. */
  readonly shown?: CodedManeuver;
  /** What is really executed, at its real difficulty; absent when the Execute Maneuver step is skipped. */
  readonly executed?: CodedManeuver;
  /** Why it is not what the dial shows; empty when it is. */
  readonly replacedBecause: readonly Reason<ReplacementCode>[];
  readonly execution?: Execution;
  /** Every token that came or went, in order. */
  readonly tokens: readonly TokenChange[];
  readonly performActionStep: { readonly status: StepStatus; readonly reasons: readonly Reason<StepCode>[] };
  readonly grants: readonly OverlapGrant[];
  /** Beside those grants the ship performs no more actions in this activation. */
  readonly furtherActionsBarred: boolean;
  readonly rolls: readonly OwedRoll[];
  readonly damage: readonly OwedDamage[];
  /** All locks of the ship, and all that others have on it, are broken. */
  readonly locksBroken: boolean;
  readonly events: readonly GameEvent[];
  /** The ship afterwards. */
  readonly ship: Ship;
}

export interface IllegalManeuver {
  readonly verdict: 'illegal';
  readonly ruleset: XWingRulesetId;
  readonly reasons: readonly Reason<ManeuverCode>[];
}

export interface IndeterminateManeuver {
  readonly verdict: 'indeterminate';
  readonly ruleset: XWingRulesetId;
  /** Cards that are not modelled and could change the answer; name them among the effects to say what they do. */
  readonly unmodelled: readonly string[];
  /** Facts without which the question has no answer: JSON pointers to where it would tell them. */
  readonly missing: readonly string[];
}

export type ManeuverVerdict = LegalManeuver | IllegalManeuver | IndeterminateManeuver;
