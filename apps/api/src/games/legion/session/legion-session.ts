import { resolveUnit, type PlacedConflict } from '@marshal/catalogue';
import type { Checked, Fault } from '@marshal/rules/kernel';
import { legion, rulesets, type LegionState, type PlayerSetup } from '@marshal/rules/legion';
import type { SessionGame } from '../../../sessions/session-game.js';
import { CreateLegionSessionDto, type LegionPlayerDto } from './create-legion-session.dto.js';
import { LEGION_SESSION_EXAMPLES, LEGION_STEP_EXAMPLES } from './examples.js';
import { LegionStepDto } from './legion-step.dto.js';

/** A player's army, its units completed from their cards. */
const completed = ({ seat, units }: LegionPlayerDto, player: number): Checked<PlayerSetup> => {
  const checked = units.map(resolveUnit);
  const faults = checked.flatMap((unit, index): readonly Fault[] =>
    'faults' in unit
      ? unit.faults.map((fault) => ({ ...fault, pointer: `/players/${player}/units/${index}${fault.pointer}` }))
      : [],
  );
  if (faults.length > 0) return { faults };
  return { value: { seat, units: checked.flatMap((unit) => ('value' in unit ? [unit.value.unit] : [])) } };
};

const open = ({ ruleset, players }: CreateLegionSessionDto): Checked<LegionState> => {
  const checked = players.map(completed);
  const faults = checked.flatMap((player) => ('faults' in player ? player.faults : []));
  if (faults.length > 0) return { faults };
  const setups = checked.flatMap((player) => ('value' in player ? [player.value] : []));
  return legion.open({ ...(ruleset === undefined ? {} : { ruleset }), players: setups });
};

const conflicts = ({ players }: CreateLegionSessionDto): readonly PlacedConflict[] =>
  players.flatMap(({ units }, player) =>
    units.flatMap((unit, index) => {
      const checked = resolveUnit(unit);
      const found = 'value' in checked ? checked.value.conflicts : [];
      return found.map((conflict) => ({ pointer: `/players/${player}/units/${index}`, ...conflict }));
    }),
  );

/** Legion, as sessions keep it. */
export const LEGION_SESSION: SessionGame = {
  game: { ...legion, open, conflicts },
  defaultRuleset: rulesets[0]?.id ?? legion.id,
  creation: CreateLegionSessionDto,
  step: LegionStepDto,
  examples: LEGION_SESSION_EXAMPLES,
  steps: LEGION_STEP_EXAMPLES,
};
