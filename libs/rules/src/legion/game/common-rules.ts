import { NOT_YOURS } from '../../kernel/index.js';
import { CORE_RULEBOOK } from '../documents.js';
import type { LegionCommand } from './command.js';
import type { CommandRule, CommandSituation } from './definition.js';
import { DEFINITIONS } from './registry.js';
import { findPlayer, findUnit } from './state.js';
import { seatInTurn } from './turns.js';
import { either, PHASE_IN_WORDS } from '../wording.js';

const atTheTable: CommandRule = {
  id: 'legion/game/player-at-the-table',
  code: NOT_YOURS,
  cite: CORE_RULEBOOK.at('Activation Phase'),
  says: 'Only a player of the game commands.',
  objection: ({ state, seat }) =>
    findPlayer(state, seat) === undefined
      ? { message: `${seat} is no player of this game.`, facts: { seat } }
      : undefined,
};

const inPhase: CommandRule = {
  id: 'legion/game/in-its-phase',
  code: 'wrong-phase',
  cite: CORE_RULEBOOK.at('Command Phase'),
  says: 'A round has its Command Phase, its Activation Phase and its End Phase, each with commands of its own.',
  objection: ({ state: { phase }, command }) => {
    const { phases } = DEFINITIONS[command.type];
    return phases.includes(phase)
      ? undefined
      : {
          message: `The command ${command.type} belongs to ${either(phases.map((each) => PHASE_IN_WORDS[each]))}; this is ${PHASE_IN_WORDS[phase]}.`,
          facts: { phase, phases },
        };
  },
};

/** The units that a command names as its own. */
const namedUnits = (command: LegionCommand): readonly string[] => {
  if ('units' in command) return command.units;
  if (command.type === 'start-effect') return command.by === undefined ? [] : [command.by];
  return 'unit' in command ? [command.unit] : [];
};

const known: CommandRule = {
  id: 'legion/game/known-unit',
  code: 'unknown-unit',
  cite: CORE_RULEBOOK.at('Activation Phase'),
  says: 'A command names units of the game.',
  objection: ({ state, command }) => {
    const unknown = namedUnits(command).filter((id) => findUnit(state, id) === undefined);
    return unknown.length > 0
      ? { message: `There is no unit ${unknown.join(', ')} in this game.`, facts: { units: unknown } }
      : undefined;
  },
};

const ownUnits: CommandRule = {
  id: 'legion/game/own-units',
  code: NOT_YOURS,
  cite: CORE_RULEBOOK.at('Activation Phase'),
  says: 'A player commands units of that player’s own.',
  objection: ({ state, seat, command }) => {
    if (findPlayer(state, seat) === undefined) return undefined;
    const others = namedUnits(command).filter((id) => (findUnit(state, id)?.player ?? seat) !== seat);
    return others.length > 0
      ? { message: `Not a unit of ${seat}: ${others.join(', ')}.`, facts: { units: others } }
      : undefined;
  },
};

/** Commands that belong to the activation of the unit whose turn it is. */
const ofTheTurn = ({ command }: CommandSituation): boolean =>
  ['start-effect', 'rally', 'end-actions', 'end-activation'].includes(command.type) ||
  (command.type === 'action' && command.unit === undefined);

const inTurn: CommandRule = {
  id: 'legion/game/player-in-turn',
  code: 'not-your-turn',
  cite: CORE_RULEBOOK.at('Activation Phase'),
  says: 'An activation is led by the player whose unit it is.',
  objection: (situation) => {
    const { state, seat } = situation;
    const turn = seatInTurn(state);
    return ofTheTurn(situation) && turn !== undefined && turn !== seat
      ? { message: `It is the turn of ${turn}.`, facts: { turn, seat } }
      : undefined;
  },
};

const anActiveUnit: CommandRule = {
  id: 'legion/game/an-active-unit',
  code: 'no-unit-active',
  cite: CORE_RULEBOOK.at('Activation Phase'),
  says: 'What belongs to an activation needs a unit that is activating.',
  objection: (situation) =>
    ofTheTurn(situation) && situation.state.active === undefined
      ? { message: 'No unit is activating.', facts: {}, remedy: 'Activate one.' }
      : undefined,
};

/** What every command must satisfy, in the order in which a refusal names its reasons. */
export const GAME_RULES: readonly CommandRule[] = [atTheTable, inPhase, known, ownUnits, inTurn, anActiveUnit];
