import type { ActionKind } from '../unit.js';
import { aim } from './kinds/aim.js';
import { attack } from './kinds/attack.js';
import { cardAction } from './kinds/card-action.js';
import type { ActionDefinition } from './definition.js';
import { dodge } from './kinds/dodge.js';
import { freeCardAction } from './kinds/free-card-action.js';
import { move } from './kinds/move.js';
import { recover } from './kinds/recover.js';
import { standby } from './kinds/standby.js';

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
