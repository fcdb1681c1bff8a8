import { action } from './acting.js';
import { adjust } from './adjusting.js';
import { issueOrders, reveal, rollOff } from './command-phase.js';
import type { CommandOf, CommandType } from './command.js';
import type { CommandDefinition } from './definition.js';
import { endPhase } from './end-phase.js';
import { endActions, endActivation } from './ending.js';
import { rally } from './rallying.js';
import { startEffect } from './start-effects.js';
import { activate, draw, pass } from './taking-turns.js';

/** What every command is; the compiler lists what a new one owes. */
export const DEFINITIONS: { readonly [Type in CommandType]: CommandDefinition<CommandOf<Type>> } = {
  action,
  activate,
  adjust,
  draw,
  'end-actions': endActions,
  'end-activation': endActivation,
  'end-phase': endPhase,
  'issue-orders': issueOrders,
  pass,
  rally,
  reveal,
  'roll-off': rollOff,
  'start-effect': startEffect,
};
