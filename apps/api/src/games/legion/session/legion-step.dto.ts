import type { LegionCommand } from '@marshal/rules/legion';
import { OptionalIds } from '../../../http/id.decorator.js';
import { Union } from '../../../http/union.decorator.js';
import type { CommandRequest } from '../../../sessions/command-change.js';
import { LegionAdjustCommandDto } from './legion-adjust.dto.js';
import {
  LegionActionCommandDto,
  LegionActivateCommandDto,
  LegionDrawCommandDto,
  LegionEndActionsCommandDto,
  LegionEndActivationCommandDto,
  LegionEndPhaseCommandDto,
  LegionIssueOrdersCommandDto,
  LegionPassCommandDto,
  LegionRallyCommandDto,
  LegionRevealCommandDto,
  LegionRollOffCommandDto,
  LegionStartEffectCommandDto,
} from './legion-command.dto.js';

/** One step of a game of Legion. */
export class LegionStepDto implements CommandRequest {
  @Union({
    by: 'type',
    of: {
      reveal: LegionRevealCommandDto,
      'roll-off': LegionRollOffCommandDto,
      'issue-orders': LegionIssueOrdersCommandDto,
      draw: LegionDrawCommandDto,
      activate: LegionActivateCommandDto,
      pass: LegionPassCommandDto,
      'start-effect': LegionStartEffectCommandDto,
      rally: LegionRallyCommandDto,
      action: LegionActionCommandDto,
      'end-actions': LegionEndActionsCommandDto,
      'end-activation': LegionEndActivationCommandDto,
      'end-phase': LegionEndPhaseCommandDto,
      adjust: LegionAdjustCommandDto,
    },
    description: 'What the seat does; `options` lists the legal ones ready to be sent.',
  })
  readonly command!: LegionCommand;

  @OptionalIds({ max: 200, description: 'What the dice of the table showed; only where dice are physical.' })
  readonly faces?: string[];
}
