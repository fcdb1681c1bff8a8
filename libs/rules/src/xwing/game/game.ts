import type { GameSystem } from '../../kernel/index.js';
import type { XWingCommand } from './command.js';
import { firstPlayerDice } from './first-player.js';
import { options, play, unjudged } from './play.js';
import { openGame, type XWingSetup } from './setup.js';
import type { XWingState } from './state.js';
import { hidden, view, viewStep } from './view.js';
import { documents, rules } from '../reference.js';

/** The game of X-Wing from the Planning Phase to the End Phase, without combat. */
export const xwing: GameSystem<XWingSetup, XWingState, XWingCommand> = {
  id: 'xwing',
  documents,
  rules,
  open: openGame,
  dice: (state, { type }) => (type === 'roll-first-player' ? firstPlayerDice(state) : []),
  play,
  options,
  unjudged,
  view,
  hidden,
  viewStep,
};
