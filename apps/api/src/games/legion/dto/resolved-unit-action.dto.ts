import { ApiProperty } from '@nestjs/swagger';
import type { GameEvent } from '@marshal/rules/kernel';
import type { ResolvedAction } from '@marshal/rules/legion';
import { IllegalUnitActionDto, IndeterminateUnitActionDto, LegalUnitActionDto } from './unit-action-verdict.dto.js';
import { UnitActivationDto } from './unit-activation.dto.js';
import { UnitDto } from './unit.dto.js';

/** A legal action carried out. */
export class ResolvedUnitActionDto extends LegalUnitActionDto implements ResolvedAction {
  @ApiProperty({
    type: 'array',
    items: {
      type: 'object',
      required: ['type'],
      properties: { type: { type: 'string', description: '`cost-paid`, `action-made`, or the kind of an effect.' } },
      additionalProperties: true,
    },
    description: 'What happened, in order: the prices paid, the action, its effects.',
  })
  readonly events!: readonly GameEvent[];

  @ApiProperty({ type: UnitDto, description: 'The unit as it stands then; ready to be sent back.' })
  readonly unit!: ResolvedAction['unit'] & UnitDto;

  @ApiProperty({ type: UnitActivationDto, description: 'The activation as it stands then; ready to be sent back.' })
  readonly activation!: ResolvedAction['activation'] & UnitActivationDto;
}

export const UNIT_ACTION_RESOLUTION = {
  by: 'verdict',
  of: { legal: ResolvedUnitActionDto, illegal: IllegalUnitActionDto, indeterminate: IndeterminateUnitActionDto },
};
