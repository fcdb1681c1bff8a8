import { withTokens } from '../actions/afterwards.js';
import { statusNow } from '../actions/situation-of.js';
import { CORE_RULEBOOK } from '../documents.js';
import { hasKeyword } from '../keyword.js';
import { inActivation } from './active-step.js';
import { inStep } from './activation-rules.js';
import type { StartEffectCommand } from './command.js';
import type { CommandDefinition, CommandRule, CommandSituation } from './definition.js';
import { findUnit, withUnit } from './state.js';
import { keywordInWords } from '../wording.js';

type Starting = CommandSituation<StartEffectCommand>;

/** An ally with Override that can gain suppression and is not panicked. Its range is for the table to see. */
const canOverride = ({ state, values, command }: Starting): boolean => {
  const [unit, by] = [findUnit(state, state.active?.unit), findUnit(state, command.by)];
  if (by === undefined || by.player !== unit?.player || by.defeated === true) return false;
  return hasKeyword(by, 'override') && statusNow({ unit: by }, values) !== 'panicked';
};

const hasEffect = (situation: Starting): boolean => {
  if (situation.command.effect === 'override') return canOverride(situation);
  const unit = findUnit(situation.state, situation.state.active?.unit);
  return unit !== undefined && hasKeyword(unit, 'wheel-mode');
};

const effectAtHand: CommandRule<StartEffectCommand> = {
  id: 'legion/activation/start-effect-at-hand',
  code: 'not-granted',
  cite: CORE_RULEBOOK.at('Override'),
  says: 'Override comes from an ally that has it and is not panicked, Wheel Mode from the unit itself.',
  objection: (situation) =>
    hasEffect(situation)
      ? undefined
      : {
          message: `Nothing gives the unit ${keywordInWords(situation.command.effect)}.`,
          facts: { effect: situation.command.effect, by: situation.command.by ?? null },
        },
};

export const startEffect: CommandDefinition<StartEffectCommand> = {
  phases: ['activation'],
  rules: [inStep('start-effect', 'start-of-activation'), effectAtHand],
  play: inActivation(({ state, command, active }) => {
    const changed = command.effect === 'override' ? { override: true } : { wheelMode: true };
    const paid =
      command.by === undefined
        ? state
        : withUnit(state, command.by, (unit) => ({ ...unit, ...withTokens(unit, 'suppression', 1) }));
    return {
      state: { ...paid, active: { ...active, activation: { ...active.activation, ...changed } } },
      events: [{ type: 'start-effect', unit: active.unit, effect: command.effect }],
    };
  }),
};
