import type { XWingCommand } from '@marshal/rules/xwing';
import { OptionalIds } from '../../../http/id.decorator.js';
import { Union } from '../../../http/union.decorator.js';
import type { CommandRequest } from '../../../sessions/command-change.js';
import { XWingAdjustCommandDto } from './xwing-adjust.dto.js';
import {
  XWingActivateCommandDto,
  XWingDeclineActionCommandDto,
  XWingDecloakCommandDto,
  XWingDeployCommandDto,
  XWingEmergencyDeployCommandDto,
  XWingEndActivationCommandDto,
  XWingExecuteCommandDto,
  XWingFinishEndPhaseCommandDto,
  XWingFinishEngagementCommandDto,
  XWingFinishPlanningCommandDto,
  XWingMoveBeforeRevealCommandDto,
  XWingPassSystemPhaseCommandDto,
  XWingPerformCommandDto,
  XWingRevealCommandDto,
  XWingRollFirstPlayerCommandDto,
  XWingSetDialCommandDto,
} from './xwing-command.dto.js';

/** The compiler asks for every command of the game. */
const COMMANDS = {
  'set-dial': XWingSetDialCommandDto,
  'finish-planning': XWingFinishPlanningCommandDto,
  'roll-first-player': XWingRollFirstPlayerCommandDto,
  decloak: XWingDecloakCommandDto,
  deploy: XWingDeployCommandDto,
  'pass-system-phase': XWingPassSystemPhaseCommandDto,
  activate: XWingActivateCommandDto,
  'move-before-reveal': XWingMoveBeforeRevealCommandDto,
  reveal: XWingRevealCommandDto,
  execute: XWingExecuteCommandDto,
  perform: XWingPerformCommandDto,
  'decline-action': XWingDeclineActionCommandDto,
  'end-activation': XWingEndActivationCommandDto,
  'finish-engagement': XWingFinishEngagementCommandDto,
  'finish-end-phase': XWingFinishEndPhaseCommandDto,
  'emergency-deploy': XWingEmergencyDeployCommandDto,
  adjust: XWingAdjustCommandDto,
} satisfies Record<XWingCommand['type'], unknown>;

/** One step of a game of X-Wing. */
export class XWingStepDto implements CommandRequest {
  @Union({
    by: 'type',
    of: COMMANDS,
    description: 'What the seat does; `options` lists the legal ones ready to be sent.',
  })
  readonly command!: XWingCommand;

  @OptionalIds({ max: 200, description: 'What the dice of the table showed; only where dice are physical.' })
  readonly faces?: string[];
}
