import type { GameEvent } from '../../kernel/index.js';
import { withTokens } from '../actions/afterwards.js';
import { ownCourage } from '../activation/courage.js';
import { removedAfterPanic } from '../activation/rally.js';
import { CORE_RULEBOOK } from '../documents.js';
import { isNumberOpen, keywordValue } from '../keyword.js';
import { feelsPoison, tokensOf, type Unit } from '../unit.js';
import { inActivation } from './active-step.js';
import { compulsoryMoveMade, inStep } from './activation-rules.js';
import type { EndActionsCommand, EndActivationCommand } from './command.js';
import type { CommandDefinition, CommandRule } from './definition.js';
import { inspired, inspiresAtMost } from './inspire.js';
import { leftToTable } from './left-to-table.js';
import { findUnit, withUnit, type ActiveUnit, type GameUnit } from './state.js';
import { tokenFacedown, turnOver } from './turns.js';
import { counted, TELL_NUMBER } from '../wording.js';

export const endActions: CommandDefinition<EndActionsCommand> = {
  phases: ['activation'],
  rules: [inStep('end-actions', 'make-actions'), compulsoryMoveMade],
  play: inActivation(({ state, active }) => {
    const activation = { ...active.activation, step: 'end-of-activation' as const };
    return {
      state: { ...state, active: { ...active, activation } },
      events: [{ type: 'actions-ended', unit: active.unit }],
    };
  }),
};

const keptAfterPanic: CommandRule<EndActivationCommand> = {
  id: 'legion/panic/keeps-what-it-may',
  code: 'cannot-keep',
  cite: CORE_RULEBOOK.at('Danger Sense'),
  says: 'A unit that panicked removes its Courage in suppression; Danger Sense X may keep up to X of it.',
  objection: ({ state, command }) => {
    const unit = findUnit(state, state.active?.unit);
    const { keep = 0 } = command;
    const most = unit === undefined ? 0 : keywordValue(unit, 'danger-sense');
    return keep > most || keep < 0
      ? {
          message: `The unit may keep ${counted(most, 'token')}, not ${keep}.`,
          facts: { keep, most },
          ...(unit !== undefined && isNumberOpen(unit, 'danger-sense') && { remedy: TELL_NUMBER }),
        }
      : undefined;
  },
};

const afterPanic = (unit: Unit, { activation }: ActiveUnit, keep: number): number =>
  activation.status === 'panicked' ? Math.max(0, removedAfterPanic(ownCourage(unit), unit.suppression ?? 0) - keep) : 0;

/** The wounds that poison brings: one a token, to troopers that are no droids. */
const woundsOfPoison = (unit: GameUnit): number => (feelsPoison(unit) ? tokensOf(unit, 'poison') : 0);

/** Poison has worked and is gone; ion and immobilize tokens are gone. */
const worn = (unit: GameUnit): GameUnit => {
  const poisoned = withTokens(unit, 'wound', woundsOfPoison(unit));
  const tokens = { ...poisoned.tokens, poison: 0, ion: 0, immobilize: 0 };
  return { ...unit, ...poisoned, tokens };
};

const eventsOf = (unit: GameUnit, removed: number): readonly GameEvent[] => [
  ...(removed > 0 ? [{ type: 'suppression-removed', unit: unit.id, removed, because: 'panic' }] : []),
  ...(woundsOfPoison(unit) > 0 ? [{ type: 'poisoned', unit: unit.id, wounds: woundsOfPoison(unit) }] : []),
  ...leftToTable(unit, 'activation-ends'),
];

/** The end of the activation: what panic and its keywords bring, then the order token goes facedown. */
export const endActivation: CommandDefinition<EndActivationCommand> = {
  phases: ['activation'],
  rules: [inStep('end-activation', 'end-of-activation'), keptAfterPanic, inspiresAtMost('end-of-activation')],
  play: inActivation(({ state, seat, command, active, unit }) => {
    const removed = afterPanic(unit, active, command.keep ?? 0);
    const helped = inspired(state, command);
    const after = withUnit(helped.state, unit.id, (each) =>
      tokenFacedown({ ...worn(each), suppression: (each.suppression ?? 0) - removed }, active.token),
    );
    const ended: GameEvent = { type: 'activation-ended', unit: unit.id };
    return { state: turnOver(after, seat, 'activated'), events: [...eventsOf(unit, removed), ...helped.events, ended] };
  }),
};
