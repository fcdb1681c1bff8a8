import type { DiceRoll, Played, Rule, Verdict } from '../../kernel/index.js';
import type { LegionValues } from '../ruleset-values.js';
import type { LegionCommand } from './command.js';
import type { LegionState, Phase } from './state.js';

/** A command in the state in which it is sent. */
export interface CommandSituation<Command extends LegionCommand = LegionCommand> {
  readonly state: LegionState;
  readonly values: LegionValues;
  readonly seat: string;
  readonly command: Command;
}

/** The same with the faces of the dice that it rolls. */
export interface CommandStep<Command extends LegionCommand> extends CommandSituation<Command> {
  readonly faces: readonly string[];
}

export type CommandRule<Command extends LegionCommand = LegionCommand> = Rule<CommandSituation<Command>>;

/** All that one command adds to what holds for every command. */
export interface CommandDefinition<Command extends LegionCommand> {
  /** The phases in which it can be sent. */
  readonly phases: readonly Phase[];
  readonly rules: readonly CommandRule<Command>[];
  /** A verdict that its rules alone do not give: that of an action, of a turn. */
  readonly verdict?: (situation: CommandSituation<Command>) => Verdict<object>;
  readonly dice?: (situation: CommandSituation<Command>) => readonly DiceRoll[];
  readonly play: (step: CommandStep<Command>) => Played<LegionState>;
}
