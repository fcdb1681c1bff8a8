import type { Played } from '../../kernel/index.js';
import type { LegionCommand } from './command.js';
import type { CommandStep } from './definition.js';
import { findUnit, type ActiveUnit, type GameUnit, type LegionState } from './state.js';

/** A step in the activation of a unit. */
export interface ActiveStep<Command extends LegionCommand> extends CommandStep<Command> {
  readonly active: ActiveUnit;
  readonly unit: GameUnit;
}

/** Plays a step of an activation; without a unit that is activating, which the rules have refused, nothing happens. */
export const inActivation =
  <Command extends LegionCommand>(play: (step: ActiveStep<Command>) => Played<LegionState>) =>
  (step: CommandStep<Command>): Played<LegionState> => {
    const { active } = step.state;
    const unit = findUnit(step.state, active?.unit);
    return active === undefined || unit === undefined
      ? { state: step.state, events: [] }
      : play({ ...step, active, unit });
  };
