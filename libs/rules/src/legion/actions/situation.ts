import type { Budget } from '../activation/budget.js';
import type { Status } from '../activation/status.js';
import type { LegionValues } from '../ruleset-values.js';
import type { ActionKind, Unit } from '../unit.js';
import type { Activation, Step } from './activation.js';
import type { Attempt, Declaration, GrantedOpportunity, MadeAction } from './attempt.js';
import type { OfferedAction } from './offered-action.js';

/** The activation with nothing left out that rules ask for. */
export interface CurrentActivation extends Activation {
  readonly step: Step;
  readonly status: Status;
  readonly made: readonly MadeAction[];
}

/** What the AI keyword demands of the unit's first action. */
export interface AiDemand {
  readonly applies: boolean;
  readonly listed: readonly ActionKind[];
  /** Whether any of the listed actions is possible; true where the list is not known. */
  readonly possible: boolean;
}

/** Where an activation stands: what every attempt in it shares. */
export interface Setting {
  readonly ruleset: string;
  readonly values: LegionValues;
  readonly unit: Unit;
  readonly activation: CurrentActivation;
  readonly budget: Budget;
  readonly ai: AiDemand;
}

/** An attempt with all that follows from it alone: what every rule judges. */
export interface Situation extends Setting {
  readonly attempt: Attempt;
  readonly declaration: Declaration;
  /** What grants the free action; undefined when the unit spends its own. */
  readonly granted: GrantedOpportunity | undefined;
  /** The card action that is named; undefined when none is, or the unit has no such one. */
  readonly card: OfferedAction | undefined;
  /** The kind of action that it counts as for every rule but those of card actions. */
  readonly kind: ActionKind;
  readonly cost: number;
}
