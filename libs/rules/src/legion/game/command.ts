import type { Activation } from '../actions/activation.js';
import type { Attempt } from '../actions/attempt.js';
import type { Tokens, Unit } from '../unit.js';

/** An allied unit near the one that rallies: which, and how far. */
export interface CommanderNear {
  readonly unit: string;
  readonly range?: number;
  readonly distance?: number;
  /** It holds the Commander token: what a Field Commander needs. */
  readonly commanderToken?: boolean;
}

/** Suppression that Inspire takes from one unit. */
export interface Inspired {
  readonly unit: string;
  readonly remove: number;
}

/** What an adjustment sets; everything else stays. Tokens are set one by one. */
export interface UnitChange extends Partial<
  Pick<
    Unit,
    | 'suppression'
    | 'courage'
    | 'upgrades'
    | 'engagedWith'
    | 'objectivesHeld'
    | 'nearObjective'
    | 'miniaturesDefeated'
    | 'undeployed'
    | 'outOfCohesion'
    | 'defeated'
    | 'rank'
    | 'cardActions'
    | 'courageModifiers'
    | 'orderTokens'
    | 'speed'
  >
> {
  readonly tokens?: Tokens;
}

/** What the table says of the activation that is going on; each value replaces the one before. */
export type ActivationFacts = Pick<Activation, 'changes' | 'impossible'>;

/** The command card of the round, chosen facedown. `pips` null: no card to play. */
export interface RevealCommand {
  readonly type: 'reveal';
  readonly pips: number | null;
}

/** The roll for priority when both cards have the same pips. */
export interface RollOffCommand {
  readonly type: 'roll-off';
}

export interface IssueOrdersCommand {
  readonly type: 'issue-orders';
  readonly units: readonly string[];
}

export interface DrawCommand {
  readonly type: 'draw';
}

export interface ActivateCommand {
  readonly type: 'activate';
  readonly unit: string;
}

export interface PassCommand {
  readonly type: 'pass';
}

/** What a keyword does at the start of an activation: an ally’s Override, or the unit’s own Wheel Mode. */
export interface StartEffectCommand {
  readonly type: 'start-effect';
  readonly effect: 'override' | 'wheel-mode';
  /** The unit whose Override it is. */
  readonly by?: string;
  /** Commanders near that unit, which may keep it from panicking. */
  readonly commanders?: readonly CommanderNear[];
}

export interface RallyCommand {
  readonly type: 'rally';
  readonly commanders?: readonly CommanderNear[];
  readonly useCommander?: boolean;
  readonly keep?: number;
  /** Where Inspire follows the Rally step. */
  readonly inspire?: readonly Inspired[];
}

/** An action or free action of the active unit, or a free action of another one. */
export interface ActionCommand {
  readonly type: 'action';
  /** The active unit when left out. */
  readonly unit?: string;
  readonly attempt: Attempt;
}

export interface EndActionsCommand {
  readonly type: 'end-actions';
}

export interface EndActivationCommand {
  readonly type: 'end-activation';
  /** Tokens that Danger Sense keeps when panic ends. */
  readonly keep?: number;
  readonly inspire?: readonly Inspired[];
}

export interface EndPhaseCommand {
  readonly type: 'end-phase';
  /** Units that keep their suppression token by Danger Sense. */
  readonly keep?: readonly string[];
}

/** What the rules do not model: combat, effects of cards, a judge’s correction. */
export interface AdjustCommand {
  readonly type: 'adjust';
  readonly unit: string;
  readonly set?: UnitChange;
  /** For the unit that is activating. */
  readonly activation?: ActivationFacts;
}

export type LegionCommand =
  | RevealCommand
  | RollOffCommand
  | IssueOrdersCommand
  | DrawCommand
  | ActivateCommand
  | PassCommand
  | StartEffectCommand
  | RallyCommand
  | ActionCommand
  | EndActionsCommand
  | EndActivationCommand
  | EndPhaseCommand
  | AdjustCommand;

export type CommandType = LegionCommand['type'];
export type CommandOf<Type extends CommandType> = Extract<LegionCommand, { type: Type }>;
