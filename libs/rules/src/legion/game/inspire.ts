import type { GameEvent } from '../../kernel/index.js';
import { withTokens } from '../actions/afterwards.js';
import { CORE_RULEBOOK } from '../documents.js';
import { isNumberOpen, keywordValue } from '../keyword.js';
import type { LegionValues } from '../ruleset-values.js';
import type { EndActivationCommand, Inspired, RallyCommand } from './command.js';
import type { CommandRule } from './definition.js';
import { findUnit, withUnit, type GameUnit, type LegionState } from './state.js';
import { counted, TELL_NUMBER } from '../wording.js';

/** The moment at which Inspire works in that version. */
type Moment = LegionValues['inspire'];

interface Inspiring {
  readonly inspire?: readonly Inspired[];
}

const total = ({ inspire = [] }: Inspiring): number => inspire.reduce((sum, { remove }) => sum + remove, 0);

/** As much as Inspire X of the active unit allows, now; nothing at the other moment. */
const allowed = (state: LegionState, values: LegionValues, moment: Moment): number => {
  const unit = findUnit(state, state.active?.unit);
  return unit === undefined || values.inspire !== moment ? 0 : keywordValue(unit, 'inspire');
};

const isOpen = (state: LegionState): boolean => {
  const unit = findUnit(state, state.active?.unit);
  return unit !== undefined && isNumberOpen(unit, 'inspire');
};

const isOtherAlly = (state: LegionState, unit: GameUnit): boolean => {
  const helper = findUnit(state, state.active?.unit);
  return unit.player === helper?.player && unit.id !== helper.id;
};

const isHelped = (state: LegionState, { unit, remove }: Inspired): boolean => {
  const helped = findUnit(state, unit);
  if (helped === undefined || !isOtherAlly(state, helped)) return false;
  return Number.isInteger(remove) && remove >= 0 && remove <= (helped.suppression ?? 0);
};

/** Whether the helped units are within range 2 is for the table to see. */
export const inspiresAtMost = (moment: Moment): CommandRule<RallyCommand | EndActivationCommand> => ({
  id: `legion/inspire/${moment}`,
  code: 'cannot-inspire',
  cite: CORE_RULEBOOK.at('Inspire'),
  says: `Inspire X takes up to X suppression in all from other allied units, here: ${moment}.`,
  objection: ({ state, values, command }) => {
    const { inspire = [] }: Inspiring = command;
    const limit = allowed(state, values, moment);
    const wrong = inspire.filter((each) => !isHelped(state, each));
    return total({ inspire }) > limit || wrong.length > 0
      ? {
          message:
            limit === 0
              ? 'The active unit inspires nobody here.'
              : `Inspire takes ${counted(limit, 'suppression token')} here at most, from other allied units that have them.`,
          facts: { limit, asked: inspire, wrong: wrong.map(({ unit }) => unit) },
          ...(limit > 0 && isOpen(state) && { remedy: TELL_NUMBER }),
        }
      : undefined;
  },
});

/** The state once Inspire has worked, and what happened. */
export const inspired = (
  state: LegionState,
  { inspire = [] }: Inspiring,
): { readonly state: LegionState; readonly events: readonly GameEvent[] } => ({
  state: inspire.reduce(
    (after, { unit, remove }) =>
      withUnit(after, unit, (each) => ({ ...each, ...withTokens(each, 'suppression', -remove) })),
    state,
  ),
  events: inspire.map(({ unit, remove }) => ({ type: 'inspired', unit, removed: remove })),
});
