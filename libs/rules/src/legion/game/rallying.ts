import type { DiceRoll, GameEvent, Played } from '../../kernel/index.js';
import { ionTokensIn, rollsForDamage } from '../activation/budget.js';
import { SIDES, type DefenseFace } from '../activation/defense-dice.js';
import { mayKeep } from '../activation/keep-choice.js';
import { checkRallyOdds, type RallyOddsInput } from '../activation/rally-input.js';
import { rally as rallyUnit, type RallyAnswer } from '../activation/rally.js';
import { rallyDice } from '../activation/rally-dice.js';
import { settingOf } from '../actions/situation-of.js';
import { ACTIVATING_A_UNIT } from '../documents.js';
import { isNumberOpen } from '../keyword.js';
import { inActivation, type ActiveStep } from './active-step.js';
import { inStep } from './activation-rules.js';
import type { RallyCommand } from './command.js';
import type { CommandDefinition, CommandRule, CommandSituation } from './definition.js';
import { factsVerdict } from './facts.js';
import { inspired, inspiresAtMost } from './inspire.js';
import { alliedCommanders, commandersIn, dropping, type Panicked } from './panicking.js';
import { findUnit, withUnit, type GameUnit, type LegionState } from './state.js';
import { rulesetOf } from './turns.js';
import { counted, TELL_NUMBER } from '../wording.js';

type Rallying = CommandSituation<RallyCommand>;

const activeUnit = ({ state }: Rallying): GameUnit | undefined => findUnit(state, state.active?.unit);

const inputOf = (situation: Rallying, unit: GameUnit): RallyOddsInput => ({
  ruleset: situation.state.ruleset,
  unit,
  commanders: commandersIn(situation.state, situation.command.commanders),
  ...(situation.command.useCommander !== undefined && { useCommander: situation.command.useCommander }),
});

const keptTokens: CommandRule<RallyCommand> = {
  id: 'legion/rally/keeps-what-it-may',
  code: 'cannot-keep',
  cite: ACTIVATING_A_UNIT.at('Rally Step'),
  says: 'A unit removes a suppression token for each success; Danger Sense and Inconspicuous may keep some.',
  objection: (situation) => {
    const unit = activeUnit(situation);
    const { keep = 0 } = situation.command;
    const most = unit === undefined ? 0 : mayKeep(unit);
    return keep > most || keep < 0
      ? {
          message: `The unit may keep ${counted(most, 'token')}, not ${keep}.`,
          facts: { keep, most: most === Infinity ? 'any' : most },
          ...(unit !== undefined && isNumberOpen(unit, 'danger-sense') && { remedy: TELL_NUMBER }),
        }
      : undefined;
  },
};

/** How many dice the start of the activation rolls: for the ion tokens and the damage token that the unit has then. */
const startDice = ({ values }: Rallying, unit: GameUnit): { readonly ion: number; readonly damage: number } => ({
  ion: values.ion === 'roll-for-each' ? ionTokensIn(unit, {}) : 0,
  damage: rollsForDamage(unit, values) ? 1 : 0,
});

const diceOf = (situation: Rallying): readonly DiceRoll[] => {
  const unit = activeUnit(situation);
  const rolled = unit && rallyDice(inputOf(situation, unit));
  if (unit === undefined || rolled === undefined || 'faults' in rolled) return [];
  const { ion, damage } = startDice(situation, unit);
  const { die, count } = rolled.value;
  return [
    { die: SIDES.white, count: ion, for: 'ion' },
    { die: SIDES.white, count: damage, for: 'vehicle-damage' },
    { die, count, for: 'rally' },
  ];
};

const events = (unit: string, answer: RallyAnswer, faces: readonly string[]): readonly GameEvent[] => {
  const { removed, kept, suppression, status, afterRally } = answer;
  return [
    { type: 'rallied', unit, faces, removed, kept, suppression, status },
    ...afterRally.map((keyword) => ({ type: 'keyword-triggers', unit, keyword: keyword.name, value: keyword.value })),
  ];
};

/** A unit that begins its actions panicked drops what it holds. */
const rallied = (unit: GameUnit, { suppression, status }: RallyAnswer): Panicked =>
  status === 'panicked' ? dropping({ ...unit, suppression }) : { unit: { ...unit, suppression }, events: [] };

const played = (step: ActiveStep<RallyCommand>): Played<LegionState> => {
  const { state, command, unit, active, faces } = step;
  const { ion, damage } = startDice(step, unit);
  const own = faces.slice(ion + damage) as readonly DefenseFace[];
  const input = inputOf(step, unit);
  const answer = rallyUnit({
    ...input,
    dice: { faces: own },
    ...(command.keep !== undefined && { keep: command.keep }),
  });
  if ('faults' in answer) return { state, events: [] };
  const { unit: after, events: dropped } = rallied(unit, answer.value);
  const activation = {
    ...active.activation,
    step: 'make-actions',
    status: answer.value.status,
    ionFaces: faces.slice(0, ion) as readonly DefenseFace[],
    vehicleDamage: damage > 0 ? (faces[ion] as DefenseFace) : 'not-rolled',
  } as const;
  const begun = settingOf({ ...input, unit: after, activation }, rulesetOf(state)).activation;
  const { commanders = [] } = input;
  const helped = inspired(
    { ...withUnit(state, unit.id, () => after), active: { ...active, activation: begun, commanders } },
    command,
  );
  return { state: helped.state, events: [...events(unit.id, answer.value, own), ...dropped, ...helped.events] };
};

/** The Rally step with the dice of the start of the activation; its status is then frozen for Make Actions. */
export const rally: CommandDefinition<RallyCommand> = {
  phases: ['activation'],
  rules: [inStep('rally', 'start-of-activation'), keptTokens, alliedCommanders, inspiresAtMost('after-rally')],
  verdict: (situation) => {
    const unit = activeUnit(situation);
    return unit === undefined ? { verdict: 'legal' } : factsVerdict(checkRallyOdds(inputOf(situation, unit)));
  },
  dice: diceOf,
  play: inActivation(played),
};
