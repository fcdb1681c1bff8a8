import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import {
  ACTION_KINDS,
  type ActionKind,
  type Cost,
  type IllegalAction,
  type IndeterminateAction,
  type LegalAction,
} from '@marshal/rules/legion';
import { ReasonDto } from '../../../http/reason.dto.js';
import { unionSchema } from '../../../http/union-schema.js';
import { WithConflictsDto } from './conflicts.dto.js';
import { KeywordDto } from './keyword.dto.js';
import { UnitGainCostDto, UnitSpendCostDto, UnitWoundCostDto, UNIT_ACTION_EFFECTS } from './unit-action-effect.dto.js';

const COSTS = [UnitSpendCostDto, UnitGainCostDto, UnitWoundCostDto];

class JudgedUnitActionDto extends WithConflictsDto {
  @ApiProperty({ example: 'legion/2026', description: 'By which the attempt was judged.' })
  readonly ruleset!: string;

  @ApiProperty({ enum: ACTION_KINDS, description: 'The kind of action that was attempted.' })
  readonly action!: ActionKind;
}

@ApiExtraModels(...COSTS, ...Object.values(UNIT_ACTION_EFFECTS))
export class LegalUnitActionDto extends JudgedUnitActionDto implements LegalAction {
  @ApiProperty({ enum: ['legal'], description: 'The unit may make it.' })
  readonly verdict!: 'legal';

  @ApiProperty({
    type: 'array',
    items: { oneOf: COSTS.map((cost) => ({ $ref: getSchemaPath(cost) })) },
    description: 'What is paid before the action takes effect.',
  })
  readonly costs!: readonly Cost[];

  @ApiProperty({
    type: 'array',
    items: unionSchema({ by: 'kind', of: UNIT_ACTION_EFFECTS }),
    description: 'What it does, in order.',
  })
  readonly effects!: LegalAction['effects'];

  @ApiProperty({ type: 'integer', description: 'The actions that the unit has left afterwards.' })
  readonly actionsLeft!: number;

  @ApiProperty({
    type: [KeywordDto],
    description:
      'Keywords that follow from the action and touch others, leave a choice, or have a number that is not known: for the table to resolve.',
  })
  readonly triggers!: readonly KeywordDto[];

  @ApiProperty({ type: [String], description: 'What becomes legal by it; see `label` in available actions.' })
  readonly opens!: readonly string[];

  @ApiProperty({ type: [String], description: 'What is no longer legal after it.' })
  readonly closes!: readonly string[];
}

export class IllegalUnitActionDto extends JudgedUnitActionDto implements IllegalAction {
  @ApiProperty({ enum: ['illegal'], description: 'The unit may not make it.' })
  readonly verdict!: 'illegal';

  @ApiProperty({ type: [ReasonDto], description: 'Every rule that objects.' })
  readonly reasons!: IllegalAction['reasons'];
}

/** A keyword that is not modelled, or a fact that is missing, could change the verdict. */
export class IndeterminateUnitActionDto extends JudgedUnitActionDto implements IndeterminateAction {
  @ApiProperty({ enum: ['indeterminate'], description: 'What is told does not settle it.' })
  readonly verdict!: 'indeterminate';

  @ApiProperty({ type: [String], description: 'Keywords that could change the verdict.' })
  readonly unmodelled!: readonly string[];

  @ApiProperty({ type: [String], description: 'What would settle it.' })
  readonly missing!: readonly string[];

  @ApiProperty({ type: [ReasonDto], description: 'What objects as far as is known.' })
  readonly reasons!: IndeterminateAction['reasons'];
}

export const UNIT_ACTION_VERDICT = {
  by: 'verdict',
  of: { legal: LegalUnitActionDto, illegal: IllegalUnitActionDto, indeterminate: IndeterminateUnitActionDto },
};
