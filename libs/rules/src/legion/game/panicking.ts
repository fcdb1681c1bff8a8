import type { GameEvent } from '../../kernel/index.js';
import { statusNow } from '../actions/situation-of.js';
import type { NearbyCommander } from '../activation/commander-courage.js';
import type { LegionValues } from '../ruleset-values.js';
import { CORE_RULEBOOK } from '../documents.js';
import type { CommanderNear, RallyCommand, StartEffectCommand } from './command.js';
import type { CommandRule, CommandSituation } from './definition.js';
import { findUnit, type GameUnit, type LegionState } from './state.js';

/** What decides whether a unit panics, beside the unit itself. */
export interface Surroundings {
  readonly values: LegionValues;
  readonly commanders: readonly NearbyCommander[];
}

/** The Commanders that a command names, as they stand in the game. */
export const commandersIn = (state: LegionState, named: readonly CommanderNear[] = []): readonly NearbyCommander[] =>
  named.flatMap(({ unit, ...near }) => {
    const found = findUnit(state, unit);
    return found === undefined ? [] : [{ ...found, ...near }];
  });

/** Whose panic the Commanders of a command bear on: that of the unit that rallies, or of the one whose Override it is. */
const borrower = ({ state, command }: CommandSituation<RallyCommand | StartEffectCommand>): GameUnit | undefined =>
  findUnit(state, command.type === 'rally' ? state.active?.unit : command.by);

export const alliedCommanders: CommandRule<RallyCommand | StartEffectCommand> = {
  id: 'legion/rally/allied-commanders',
  code: 'not-an-ally',
  cite: CORE_RULEBOOK.at('Courage'),
  says: 'Only another allied unit that is not defeated lends its Courage.',
  objection: (situation) => {
    const { state, command } = situation;
    const unit = borrower(situation);
    const others = (command.commanders ?? []).filter(({ unit: id }) => {
      const found = findUnit(state, id);
      return found === undefined || found.player !== unit?.player || found.id === unit.id || found.defeated === true;
    });
    return others.length > 0
      ? {
          message: `Not another allied unit on the battlefield: ${others.map((each) => each.unit).join(', ')}.`,
          facts: { units: others.map((each) => each.unit) },
        }
      : undefined;
  },
};

/** Those that were told for the unit's rally; for any other unit none is known. */
export const commandersNear = ({ active }: LegionState, unit: GameUnit): readonly NearbyCommander[] =>
  active?.unit === unit.id ? active.commanders : [];

/** A unit, and what it dropped. */
export interface Panicked {
  readonly unit: GameUnit;
  readonly events: readonly GameEvent[];
}

/** The unit without what it holds. */
export const dropping = (unit: GameUnit): Panicked =>
  (unit.objectivesHeld ?? 0) === 0
    ? { unit, events: [] }
    : {
        unit: { ...unit, objectivesHeld: 0 },
        events: [{ type: 'objectives-dropped', unit: unit.id, count: unit.objectivesHeld, because: 'panic' }],
      };

/** A unit that panics drops what it holds at once; in older versions only as its Make Actions step begins. */
export const afterPanic = (before: GameUnit, after: GameUnit, { values, commanders }: Surroundings): Panicked => {
  const panics = (unit: GameUnit): boolean => statusNow({ unit, commanders }, values) === 'panicked';
  return values.panic.drops === 'at-once' && panics(after) && !panics(before)
    ? dropping(after)
    : { unit: after, events: [] };
};
