import { withTokens } from '../actions/afterwards.js';
import { canHaveAi } from '../actions/ai-demand.js';
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

/** Why that unit’s Override does not help the active one. Its range is for the table to see. */
const whyNotBy = (by: GameUnit, unit: GameUnit, situation: Starting): string | undefined => {
  if (by.id === unit.id) return 'Override helps another unit, not the one that has it.';
  if (!hasKeyword(by, 'override')) return `${by.id} does not have Override.`;
  if (by.defeated === true) return `${by.id} is defeated.`;
  if (!isAllyAtHand(by, unit)) return `${(by.undeployed === true ? by : unit).id} is not deployed.`;
  if (ownCourage(by) === null) return `${by.id} has no Courage and so gains no suppression, which Override costs.`;
  return isBarred(by, situation) ? `${by.id} is panicked, and its Override does not work.` : undefined;
};

const whyNoOverride = (unit: GameUnit, situation: Starting): string | undefined => {
  const { state, command } = situation;
  if (!canHaveAi(unit)) return 'The unit does not have AI, which is all that Override sets aside.';
  const by = findUnit(state, command.by);
  return by === undefined ? 'It is not said whose Override is used.' : whyNotBy(by, unit, situation);
};

const whyNot = (unit: GameUnit, situation: Starting): string | undefined => {
  if (situation.command.effect === 'override') return whyNoOverride(unit, situation);
  return hasKeyword(unit, 'wheel-mode') ? undefined : 'The unit does not have Wheel Mode.';
};

const effectAtHand: CommandRule<StartEffectCommand> = {
  id: 'legion/activation/start-effect-at-hand',
  code: 'not-granted',
  cite: CORE_RULEBOOK.at('Override'),
  says: 'Override comes to a unit with AI from another allied unit that has Override and can gain suppression, in the newest version from none that is panicked; Wheel Mode from the unit itself.',
  objection: (situation) => {
    const { state, command } = situation;
    const unit = findUnit(state, state.active?.unit);
    const message = unit && whyNot(unit, situation);
    return message === undefined
      ? undefined
      : {
          message,
          facts: { effect: command.effect, by: command.by ?? null },
          ...(command.effect === 'override' && command.by === undefined && { remedy: 'Name the unit in "by".' }),
        };
  },
};

const isUsed = ({ state: { active }, command: { effect } }: Starting): boolean =>
  (effect === 'override' ? active?.activation.override : active?.activation.wheelMode) === true;

const effectOnce: CommandRule<StartEffectCommand> = {
  id: 'legion/activation/start-effect-once',
  code: 'already-made',
  cite: CORE_RULEBOOK.at('Override'),
  says: 'AI is set aside once in an activation, and Wheel Mode entered once: a second time would change nothing.',
  objection: (situation) =>
    isUsed(situation)
      ? {
          message: `${keywordInWords(situation.command.effect)} has been used in this activation already.`,
          facts: { effect: situation.command.effect },
        }
      : undefined,
};

export const startEffect: CommandDefinition<StartEffectCommand> = {
  phases: ['activation'],
  rules: [inStep('start-effect', 'start-of-activation'), alliedCommanders, effectAtHand, effectOnce],
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
