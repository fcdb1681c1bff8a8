import type { Verdict } from '../../kernel/index.js';
import { checkActivation, type ActionInput } from '../actions/action-input.js';
import type { Granter } from '../actions/attempt.js';
import { refusalOf } from '../actions/judge-action.js';
import { outcomeOf } from '../actions/outcome.js';
import { eventsOf } from '../actions/resolve-action.js';
import { settingOf, situationIn } from '../actions/situation-of.js';
import type { ActionCommand } from './command.js';
import type { CommandDefinition, CommandSituation } from './definition.js';
import { factsVerdict } from './facts.js';
import { outsideRules } from './outside-rules.js';
import { afterPanic, commandersNear } from './panicking.js';
import { findUnit, withoutOutside, withUnit, type GameUnit, type LegionState } from './state.js';
import { rulesetOf } from './turns.js';

type Acting = CommandSituation<ActionCommand>;

/** The unit that is to act: the one named, else the active one. */
const actingUnit = ({ state, command }: Acting): GameUnit | undefined =>
  findUnit(state, command.unit ?? state.active?.unit);

/** The active unit acts within its activation; any other outside of one, with what it has just done there. */
const inputOf = ({ state, command }: Acting, unit: GameUnit): ActionInput => {
  const { ruleset, active, outside } = state;
  const given = { ruleset, unit, attempt: command.attempt };
  if (active?.unit === unit.id) return { ...given, activation: active.activation, commanders: active.commanders };
  return { ...given, activation: { step: 'not-activating', made: outside?.unit === unit.id ? outside.made : [] } };
};

const verdictOn = (situation: Acting): Verdict<object> => {
  const unit = actingUnit(situation);
  if (unit === undefined) return { verdict: 'legal' };
  const input = inputOf(situation, unit);
  const checked = checkActivation(input);
  if ('faults' in checked) return factsVerdict(checked);
  return refusalOf(situationIn(settingOf(input, checked.value), input.attempt)) ?? { verdict: 'legal' };
};

const remembered = (state: LegionState, unit: string, made: ActionInput['activation']): LegionState =>
  state.active?.unit === unit
    ? { ...state, active: { ...state.active, activation: { ...state.active.activation, made: made?.made ?? [] } } }
    : { ...state, outside: { unit, made: made?.made ?? [] } };

const grantedBy = ({ attempt }: ActionCommand, granter: Granter): boolean =>
  attempt.opportunity?.kind === 'granted' && attempt.opportunity.by === granter;

const usedBy = (command: ActionCommand): Partial<GameUnit> =>
  grantedBy(command, 'independent') ? { independent: true } : {};

/** What answers an action leaves it to be answered by others as well. */
const actedNow = ({ state, command }: Acting, { id }: GameUnit): readonly string[] =>
  grantedBy(command, 'standby') ? [...(state.acted ?? []), id] : [id];

/** One action or free action. An attack is not rolled and a move not measured: what they bring is adjusted. */
export const action: CommandDefinition<ActionCommand> = {
  phases: ['command-cards', 'orders', 'activation', 'end'],
  rules: outsideRules,
  verdict: verdictOn,
  play: (step) => {
    const unit = actingUnit(step);
    if (unit === undefined) return { state: step.state, events: [] };
    const { state, values, command } = step;
    const input = inputOf(step, unit);
    const outcome = outcomeOf(situationIn(settingOf(input, rulesetOf(state)), input.attempt));
    const done = afterPanic(unit, { ...unit, ...outcome.unit }, { values, commanders: commandersNear(state, unit) });
    const after = withUnit(withoutOutside(state), unit.id, () => ({ ...done.unit, ...usedBy(command) }));
    const events = eventsOf(command.attempt.action, outcome).map((event) => ({ ...event, unit: unit.id }));
    return {
      state: { ...remembered(after, unit.id, outcome.activation), acted: actedNow(step, unit) },
      events: [...events, ...done.events],
    };
  },
};
