import type { GameSystem } from '../../kernel/index.js';
import { documents } from '../documents.js';
import { rules } from '../rules.js';
import type { LegionCommand } from './command.js';
import { diceOf, playCommand } from './judge-command.js';
import { optionsFor } from './options.js';
import { openGame, type LegionSetup } from './setup.js';
import type { LegionState } from './state.js';
import { seatInTurn, valuesOf } from './turns.js';
import { hiddenFrom, viewFor, viewStepFor } from './view.js';

/**
 * A game of Legion, round by round: priority and orders, activations in turn with their Rally and Make Actions steps,
 * passing, the End Phase. Deployment, combat and objectives are not modelled: they are adjusted.
 */
export const legion: GameSystem<LegionSetup, LegionState, LegionCommand> = {
  id: 'legion',
  documents,
  rules,
  open: openGame,
  dice: (state, command) => diceOf({ state, values: valuesOf(state), seat: seatInTurn(state) ?? '', command }),
  play: (state, { seat, command, faces }) => playCommand({ state, values: valuesOf(state), seat, command }, faces),
  options: optionsFor,
  view: viewFor,
  hidden: hiddenFrom,
  viewStep: viewStepFor,
};
