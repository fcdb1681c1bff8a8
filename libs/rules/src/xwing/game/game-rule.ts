import type { GameEvent, Indeterminate, Reason, Rule } from '../../kernel/index.js';
import { XWING_RULESETS, type XWingValues } from '../rulesets.js';
import type { CommandOf, CommandType, XWingCommand } from './command.js';
import type { XWingState } from './state.js';

/** A seat asks for something in a state: what every rule of a command judges. */
export interface Asked<C extends XWingCommand = XWingCommand> {
  readonly state: XWingState;
  readonly seat: string;
  readonly command: C;
  readonly values: XWingValues;
  /** The dice that the command rolled. */
  readonly faces: readonly string[];
}

export type GameRule<C extends XWingCommand = XWingCommand> = Rule<Asked<C>>;

/** What a command comes to, before the game moves on by itself. */
export type Done =
  | { readonly verdict: 'legal'; readonly state: XWingState; readonly events: readonly GameEvent[] }
  | { readonly verdict: 'illegal'; readonly reasons: readonly Reason[] }
  | Indeterminate;

/** All that one kind of command adds to what holds for every command. */
export interface CommandDefinition<T extends CommandType = CommandType> {
  readonly rules: readonly GameRule<CommandOf<T>>[];
  /** Does it belong to the next thing of the game, so that the ability queue has to be empty? Left out, no. */
  readonly movesOn?: (command: CommandOf<T>) => boolean;
  /** Called when no rule objects. */
  readonly carryOut: (asked: Asked<CommandOf<T>>) => Done;
  /** The commands of this kind that may be worth asking for; those that turn out illegal are left out. */
  readonly candidates: (state: XWingState, seat: string) => readonly CommandOf<T>[];
}

export const done = (state: XWingState, ...events: readonly GameEvent[]): Done => ({ verdict: 'legal', state, events });

export const valuesOf = ({ ruleset }: XWingState): XWingValues => XWING_RULESETS[ruleset].values;
