import type { Granter } from '../actions/attempt.js';
import { findCardAction } from '../actions/offered-action.js';
import { CORE_RULEBOOK } from '../documents.js';
import { hasKeyword } from '../keyword.js';
import { typeOf } from '../unit.js';
import { either, granterInWords, keywordInWords, withArticle } from '../wording.js';
import type { ActionCommand } from './command.js';
import type { CommandRule, CommandSituation } from './definition.js';
import { lists, listsOf } from './listed-units.js';
import { findUnit, isAllyAtHand, isPhaseStart, type GameUnit, type LegionState } from './state.js';

/** What the whole game shows about a free action, and the unit alone does not. */

type Acting = CommandSituation<ActionCommand>;

const granterOf = ({ command: { attempt } }: Acting): Granter | undefined =>
  attempt.opportunity?.kind === 'granted' ? attempt.opportunity.by : undefined;

const actingUnit = ({ state, command }: Acting): GameUnit | undefined =>
  findUnit(state, command.unit ?? state.active?.unit);

/** The units that have just acted: the last that did of itself, and those that have answered it with standby tokens. */
const haveActed = ({ units, acted = [] }: LegionState): readonly GameUnit[] =>
  units.filter(({ id }) => acted.includes(id));

const standbyInPhase: CommandRule<ActionCommand> = {
  id: 'legion/standby/in-the-activation-phase',
  code: 'wrong-phase',
  cite: CORE_RULEBOOK.at('Standby'),
  says: 'A standby token is spent in the Activation Phase.',
  objection: (situation) =>
    granterOf(situation) === 'standby' && situation.state.phase !== 'activation'
      ? { message: 'A standby token is spent in the Activation Phase.', facts: { phase: situation.state.phase } }
      : undefined,
};

const standbyAfterEnemy: CommandRule<ActionCommand> = {
  id: 'legion/standby/right-after-an-enemy',
  code: 'no-trigger',
  cite: CORE_RULEBOOK.at('Standby'),
  says: 'A standby token is spent right after an enemy unit has attacked, moved or acted: before the next thing happens.',
  objection: (situation) => {
    const { state } = situation;
    const unit = actingUnit(situation);
    if (granterOf(situation) !== 'standby' || state.phase !== 'activation' || unit === undefined) return undefined;
    return haveActed(state).some(({ player }) => player !== unit.player)
      ? undefined
      : {
          message: 'No enemy unit has just attacked, moved or acted.',
          facts: { acted: state.acted ?? [] },
          remedy: 'Wait for an enemy to act.',
        };
  },
};

const independentAtStart: CommandRule<ActionCommand> = {
  id: 'legion/independent/as-the-phase-starts',
  code: 'no-trigger',
  cite: CORE_RULEBOOK.at('Free Actions'),
  says: 'Independent works as the Activation Phase starts, before its first turn.',
  objection: (situation) =>
    granterOf(situation) === 'independent' && !isPhaseStart(situation.state)
      ? {
          message: 'Independent works as the Activation Phase starts, before its first turn.',
          facts: { phase: situation.state.phase, unit: situation.command.unit ?? null },
        }
      : undefined,
};

const independentOnce: CommandRule<ActionCommand> = {
  id: 'legion/independent/once-a-round',
  code: 'already-made',
  cite: CORE_RULEBOOK.at('Free Actions'),
  says: 'Independent grants a unit one free action a round.',
  objection: (situation) => {
    const unit = actingUnit(situation);
    return granterOf(situation) === 'independent' && unit?.independent === true
      ? { message: 'The unit has acted by Independent in this round.', facts: { unit: unit.id } }
      : undefined;
  },
};

/** Keywords of another unit that grant a free action. */
const LENT: readonly Granter[] = ['compel', 'guidance', 'pull-the-strings', 'ruthless'];

/** This is the Way may be the unit’s own. */
const hasLender = (keyword: Granter, unit: GameUnit, { units }: LegionState): boolean =>
  (keyword === 'this-is-the-way' && hasKeyword(unit, keyword)) ||
  units.some((ally) => isAllyAtHand(ally, unit) && hasKeyword(ally, keyword));

const allyWithKeyword: CommandRule<ActionCommand> = {
  id: 'legion/free-action/ally-with-the-keyword',
  code: 'not-granted',
  cite: CORE_RULEBOOK.at('Free Actions'),
  says: 'What an ally’s keyword grants needs another allied unit in the game that has it and is not defeated.',
  objection: (situation) => {
    const [by, unit] = [granterOf(situation), actingUnit(situation)];
    if (by === undefined || unit === undefined || !(LENT.includes(by) || by === 'this-is-the-way')) return undefined;
    return hasLender(by, unit, situation.state)
      ? undefined
      : { message: `No other allied unit has ${keywordInWords(by)}.`, facts: { keyword: by } };
  },
};

/** Whether the unit’s last action is the card action of that keyword. */
const hasJustUsed = (unit: GameUnit, keyword: Granter, { active }: LegionState): boolean => {
  const last = active?.unit === unit.id ? active.activation.made.at(-1) : undefined;
  const card = findCardAction(unit, last?.card);
  return card !== undefined && (card.keyword ?? card.id) === keyword;
};

const afterCardAction: CommandRule<ActionCommand> = {
  id: 'legion/free-action/after-the-card-action',
  code: 'no-trigger',
  cite: CORE_RULEBOOK.at('Free Actions'),
  says: 'Guidance and Pull the Strings let one other allied unit act when their card action has been made.',
  objection: (situation) => {
    const { state } = situation;
    const [by, unit] = [granterOf(situation), actingUnit(situation)];
    if ((by !== 'guidance' && by !== 'pull-the-strings') || unit === undefined) return undefined;
    return haveActed(state).some((ally) => isAllyAtHand(ally, unit) && hasJustUsed(ally, by, state))
      ? undefined
      : {
          message: `${granterInWords(by)} is a card action, which no allied unit has just made.`,
          facts: { by, acted: state.acted ?? [] },
          remedy: 'Make the card action first.',
        };
  },
};

/** Whether its printed list counts: older versions let Guidance help any trooper. */
const isByList = (by: Granter | undefined, { values }: Acting): by is 'compel' | 'guidance' =>
  by === 'compel' || (by === 'guidance' && values.guidance === 'listed-type');

/** Allies whose keyword it can be: with Guidance the one that has just made the card action, where one has. */
const lendersOf = (by: Granter, unit: GameUnit, state: LegionState): readonly GameUnit[] => {
  const allies = state.units.filter((ally) => isAllyAtHand(ally, unit) && hasKeyword(ally, by));
  const guides = allies.filter((ally) => hasJustUsed(ally, by, state));
  return guides.length > 0 ? guides : allies;
};

const listedUnit: CommandRule<ActionCommand> = {
  id: 'legion/free-action/listed-unit',
  code: 'not-allowed-unit-type',
  cite: CORE_RULEBOOK.at('Compel'),
  says: 'Compel and Guidance help units of the rank and the type that are printed after them; in older versions Guidance helps any trooper.',
  objection: (situation) => {
    const { state } = situation;
    const [by, unit] = [granterOf(situation), actingUnit(situation)];
    if (unit === undefined || !isByList(by, situation)) return undefined;
    const lenders = lendersOf(by, unit, state);
    if (lenders.length === 0 || lenders.some((ally) => lists(ally, by, unit))) return undefined;
    const listed = lenders.flatMap((ally) => listsOf(ally, by).flat());
    return {
      message: `${granterInWords(by)} is for ${either(listed)} here; the unit is ${withArticle(typeOf(unit))} of the rank ${unit.rank}.`,
      facts: { by, listed, rank: unit.rank, unitType: typeOf(unit) },
    };
  },
};

export const outsideRules: readonly CommandRule<ActionCommand>[] = [
  standbyInPhase,
  standbyAfterEnemy,
  independentAtStart,
  independentOnce,
  allyWithKeyword,
  afterCardAction,
  listedUnit,
];
