import type { RuleReference } from '../../kernel/index.js';
import { orderRules } from '../activation/order-rules.js';
import type { CommandType } from './command.js';
import type { CommandDefinition } from './game-rule.js';
import { wellFormed } from './malformed.js';
import { othersHaveResolved } from './queue.js';
import { activate } from './commands/activate.js';
import { adjust } from './commands/adjust.js';
import { declineAction } from './commands/decline-action.js';
import { decloak } from './commands/decloak.js';
import { deploy } from './commands/deploy.js';
import { emergencyDeploy } from './commands/emergency-deploy.js';
import { endActivation } from './commands/end-activation.js';
import { execute } from './commands/execute.js';
import { finishEndPhase, finishEngagement, finishPlanning } from './commands/finish-planning.js';
import { moveBeforeReveal } from './commands/move-before-reveal.js';
import { passSystemPhase } from './commands/pass-system-phase.js';
import { perform } from './commands/perform.js';
import { reveal } from './commands/reveal.js';
import { rollFirstPlayer } from './commands/roll-first-player.js';
import { setDial } from './commands/set-dial.js';

/** Every kind of command. */
export const COMMANDS: { readonly [T in CommandType]: CommandDefinition<T> } = {
  'set-dial': setDial,
  'finish-planning': finishPlanning,
  'roll-first-player': rollFirstPlayer,
  decloak,
  deploy,
  'pass-system-phase': passSystemPhase,
  activate,
  'move-before-reveal': moveBeforeReveal,
  reveal,
  execute,
  perform,
  'decline-action': declineAction,
  'end-activation': endActivation,
  'finish-engagement': finishEngagement,
  'finish-end-phase': finishEndPhase,
  'emergency-deploy': emergencyDeploy,
  adjust,
};

/** Every rule of the commands, once each; the rules on order, which some of them ask, are listed where they stand. */
export const gameRules: readonly RuleReference[] = [
  ...new Map(
    Object.values(COMMANDS)
      .flatMap(({ rules }): readonly RuleReference[] => rules)
      .filter(({ id }) => !orderRules.some((rule) => rule.id === id))
      .map((rule) => [rule.id, rule]),
  ).values(),
  othersHaveResolved,
  wellFormed,
];
