import { withTokens } from '../actions/afterwards.js';
import { statusNow } from '../actions/situation-of.js';
import { ownCourage } from '../activation/courage.js';
import { CORE_RULEBOOK } from '../documents.js';
import { hasKeyword } from '../keyword.js';
import { inActivation } from './active-step.js';
import { inStep } from './activation-rules.js';
import type { StartEffectCommand } from './command.js';
import type { CommandDefinition, CommandRule, CommandSituation } from './definition.js';
import { afterPanic, alliedCommanders, commandersIn } from './panicking.js';
import { findUnit, isAllyAtHand, withUnit, type GameUnit } from './state.js';
import { keywordInWords } from '../wording.js';

type Starting = CommandSituation<StartEffectCommand>;

/** Panic of the source counts in some versions alone; Commanders near it may keep it from that. */
const isBarred = (by: GameUnit, { state, values, command }: Starting): boolean => {
  const commanders = commandersIn(state, command.commanders);
  return (
    values.override.whilePanicked === 'does-not-work' && statusNow({ unit: by, commanders }, values) === 'panicked'
  );
};

/** Another allied unit with Override that can gain suppression. Its range is for the table to see. */
const canOverride = (situation: Starting): boolean => {
  const { state, command } = situation;
  const [unit, by] = [findUnit(state, state.active?.unit), findUnit(state, command.by)];
  if (unit === undefined || by === undefined || !isAllyAtHand(by, unit)) return false;
  return hasKeyword(by, 'override') && ownCourage(by) !== null && !isBarred(by, situation);
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
  says: 'Override comes from another allied unit that has it and can gain suppression, in the newest version from none that is panicked; Wheel Mode from the unit itself.',
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
  rules: [inStep('start-effect', 'start-of-activation'), alliedCommanders, effectAtHand],
  play: inActivation(({ state, values, command, active }) => {
    const changed = command.effect === 'override' ? { override: true } : { wheelMode: true };
    const by = command.effect === 'override' ? findUnit(state, command.by) : undefined;
    const commanders = commandersIn(state, command.commanders);
    const payer = by && afterPanic(by, { ...by, ...withTokens(by, 'suppression', 1) }, { values, commanders });
    const paid = payer === undefined ? state : withUnit(state, payer.unit.id, () => payer.unit);
    return {
      state: { ...paid, active: { ...active, activation: { ...active.activation, ...changed } } },
      events: [{ type: 'start-effect', unit: active.unit, effect: command.effect }, ...(payer?.events ?? [])],
    };
  }),
};
