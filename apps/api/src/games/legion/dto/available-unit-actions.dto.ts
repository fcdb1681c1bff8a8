import { ApiExtraModels, ApiProperty } from '@nestjs/swagger';
import {
  STATUSES,
  type ActionOption,
  type ActionVerdict,
  type AvailableActions,
  type Budget,
  type Status,
} from '@marshal/rules/legion';
import { unionSchema } from '../../../http/union-schema.js';
import { WithConflictsDto } from './conflicts.dto.js';
import { UNIT_ACTION_VERDICT } from './unit-action-verdict.dto.js';
import { ActionChangeDto } from './unit-activation.dto.js';
import { UnitAttemptDto } from './unit-attempt.dto.js';

export class BudgetDto implements Budget {
  @ApiProperty({ enum: STATUSES, description: 'As it was when Make Actions began.' })
  readonly status!: Status;

  @ApiProperty({
    type: 'integer',
    example: 2,
    description: 'Two, before anything changes it.',
  })
  readonly base!: number;

  @ApiProperty({ type: [ActionChangeDto], description: 'What changes the base.' })
  readonly changes!: readonly ActionChangeDto[];

  @ApiProperty({ type: 'integer', description: 'Never below zero; a panicked unit has none.' })
  readonly total!: number;

  @ApiProperty({ type: 'integer', description: 'Actions that were paid so far.' })
  readonly spent!: number;

  @ApiProperty({ type: 'integer', description: 'Actions that it can still pay.' })
  readonly left!: number;

  @ApiProperty({ description: 'A panicked unit may not even make free actions.' })
  readonly freeActions!: boolean;
}

export class UnitActionOptionDto implements ActionOption {
  @ApiProperty({ description: 'By which `opens` and `closes` speak of it.', example: 'move:climb' })
  readonly label!: string;

  @ApiProperty({ type: UnitAttemptDto, description: 'Ready to be sent to validate or resolve.' })
  readonly attempt!: ActionOption['attempt'] & UnitAttemptDto;

  @ApiProperty({ ...unionSchema(UNIT_ACTION_VERDICT), description: 'The judgement on it, as validate gives it.' })
  readonly verdict!: ActionVerdict;
}

@ApiExtraModels(...Object.values(UNIT_ACTION_VERDICT.of))
export class AvailableUnitActionsDto extends WithConflictsDto implements AvailableActions {
  @ApiProperty({ example: 'legion/2026', description: 'By which the answer was judged.' })
  readonly ruleset!: string;

  @ApiProperty({ type: BudgetDto, description: 'How many actions the unit has, and why.' })
  readonly budget!: BudgetDto;

  @ApiProperty({
    type: [UnitActionOptionDto],
    description: 'Everything that the unit could try, legal or not. Free actions that others grant are not listed.',
  })
  readonly options!: readonly UnitActionOptionDto[];
}
