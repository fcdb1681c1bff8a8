import { hasKeyword } from '../keyword.js';
import { ACTIVATING_A_UNIT, CORE_RULEBOOK } from '../documents.js';
import type { Step } from '../actions/activation.js';
import type { MadeAction } from '../actions/attempt.js';
import { speedOf } from '../actions/movement.js';
import type { CommandType, EndActionsCommand } from './command.js';
import type { CommandRule } from './definition.js';
import type { GameUnit, LegionState } from './state.js';
import { STEP_IN_WORDS } from '../wording.js';

/** The step in which the active unit is; `not-activating` without one. */
const stepOf = ({ active }: LegionState): Step => active?.activation.step ?? 'not-activating';

export const oneUnitAtATime: CommandRule = {
  id: 'legion/activation/one-unit-at-a-time',
  code: 'unit-active',
  cite: CORE_RULEBOOK.at('Activation Phase'),
  says: 'A turn ends with the activation of its unit: nothing else is activated, drawn or passed before.',
  objection: ({ state: { active } }) =>
    active === undefined
      ? undefined
      : { message: `${active.unit} is activating.`, facts: { unit: active.unit }, remedy: 'End its activation first.' },
};

/** The steps of an activation come in their order. */
export const inStep = (type: CommandType, step: Step): CommandRule => ({
  id: `legion/activation/${type}-in-its-step`,
  code: 'wrong-step',
  cite: ACTIVATING_A_UNIT.at('Activating a Unit'),
  says: `In an activation ${type} belongs to the step ${step}.`,
  objection: ({ state }) =>
    stepOf(state) === step
      ? undefined
      : {
          message: `A unit does this ${STEP_IN_WORDS[step]}; it is ${STEP_IN_WORDS[stepOf(state)]} now.`,
          facts: { step: stepOf(state) },
        },
});

/** A compulsory move of that keyword is possible and has not been made. */
const isOwed = (keyword: 'speeder' | 'mobile', unit: GameUnit, made: readonly MadeAction[]): boolean =>
  hasKeyword(unit, keyword) && speedOf(unit, {}) !== 0 && !made.some(({ by }) => by === keyword);

const owesMove = ({ units, active }: LegionState): boolean => {
  const unit = units.find(({ id }) => id === active?.unit);
  if (unit === undefined || active === undefined || unit.undeployed === true) return false;
  const { made, status } = active.activation;
  return status !== 'panicked' && (isOwed('speeder', unit, made) || isOwed('mobile', unit, made));
};

export const compulsoryMoveMade: CommandRule<EndActionsCommand> = {
  id: 'legion/speeder/compulsory-move-owed',
  code: 'compulsory-move-owed',
  cite: CORE_RULEBOOK.at('Speeder'),
  says: 'A Speeder makes its compulsory move before its Make Actions step ends.',
  objection: ({ state }) =>
    owesMove(state)
      ? {
          message: 'The unit has not made its compulsory move.',
          facts: { made: state.active?.activation.made ?? [] },
          remedy: 'Make the free move that the keyword demands.',
        }
      : undefined,
};
