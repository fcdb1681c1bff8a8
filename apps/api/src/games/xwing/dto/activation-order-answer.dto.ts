import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { SHIP_STATUSES, type ActivationOrder, type OrderGroup, type ShipStatus } from '@marshal/rules/xwing';
import { ReasonDto } from '../../../http/reason.dto.js';

export class OrderGroupDto implements OrderGroup {
  @ApiProperty({ type: 'integer', description: 'The initiative at which they activate.' })
  readonly initiative!: number;

  @ApiProperty({ description: 'Whose ships they are.' })
  readonly player!: string;

  @ApiProperty({ type: [String], description: 'Their player chooses the order among these.' })
  readonly ships!: readonly string[];
}

export class ExcludedShipDto {
  @ApiProperty({ description: 'The id of the ship.' })
  readonly id!: string;

  @ApiProperty({ enum: SHIP_STATUSES, description: 'Why it does not activate.' })
  readonly status!: ShipStatus;
}

export class ProposedOrderDto {
  @ApiProperty({ enum: ['legal', 'illegal'], description: 'Whether the order may be followed.' })
  readonly verdict!: 'legal' | 'illegal';

  @ApiPropertyOptional({ type: 'integer', description: 'The first place, from 0, at which it goes wrong.' })
  readonly index?: number;

  @ApiPropertyOptional({ type: [ReasonDto], description: 'What objects at that place.' })
  readonly reasons?: readonly ReasonDto[];
}

export class ActivationOrderDto implements ActivationOrder {
  @ApiProperty({ type: String, example: 'xwing/rr-1.1', description: 'By which the answer was judged.' })
  readonly ruleset!: string;

  @ApiProperty({ type: [OrderGroupDto], description: 'The groups follow one another.' })
  readonly groups!: readonly OrderGroupDto[];

  @ApiProperty({ type: [String], description: 'The ships of which one activates, or goes on, now.' })
  readonly next!: readonly string[];

  @ApiProperty({
    description: 'How many complete orders are legal from here on: exact, in decimal digits.',
    example: '12',
  })
  readonly orders!: string;

  @ApiProperty({ type: [String], description: 'Ships whose activation is over.' })
  readonly activated!: readonly string[];

  @ApiProperty({ type: [ExcludedShipDto], description: 'Ships that do not activate this round, and why.' })
  readonly excluded!: readonly ExcludedShipDto[];

  @ApiPropertyOptional({ description: 'The ship in the middle of its activation.' })
  readonly activating?: string;

  @ApiPropertyOptional({ type: ProposedOrderDto, description: 'The judgement on the order proposed.' })
  readonly proposed?: ActivationOrder['proposed'] & ProposedOrderDto;
}
