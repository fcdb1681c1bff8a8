import type { ActionKind } from '../unit.js';
import { aim } from './aim.js';
import { attack } from './attack.js';
import { cardAction } from './card-action.js';
import type { ActionDefinition } from './definition.js';
import { dodge } from './dodge.js';
import { freeCardAction } from './free-card-action.js';
import { move } from './move.js';
import { recover } from './recover.js';
import { standby } from './standby.js';

/** What every action is; the compiler lists what a new one owes. */
export const ACTION_DEFINITIONS: { readonly [K in ActionKind]: ActionDefinition } = {
  aim,
  attack,
  'card-action': cardAction,
  dodge,
  'free-card-action': freeCardAction,
  move,
  recover,
  standby,
};
