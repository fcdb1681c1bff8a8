import { ApiProperty } from '@nestjs/swagger';
import type { DamageCardRecord } from '@marshal/catalogue';
import { OptionalFlag } from '../../http/flag.decorator.js';
import { OptionalOneOf } from '../../http/one-of.decorator.js';
import { CardAnswerDto, CardPageDto, CardQueryDto } from './card-set.dto.js';

const TRAITS = ['pilot', 'ship'] as const;

export class DamageCardsQueryDto extends CardQueryDto {
  @OptionalOneOf(TRAITS, { description: 'Cards of that trait.' })
  readonly trait?: DamageCardRecord['trait'];

  @OptionalFlag({ description: 'Whether it has an Action header, by which it may be repaired.' })
  readonly hasAction?: boolean;
}

export class DamageCardRecordDto implements DamageCardRecord {
  @ApiProperty({ description: 'The name in lower-kebab.', example: 'fuel-leak' })
  readonly id!: string;

  @ApiProperty({ example: 'Fuel Leak', description: 'The printed name.' })
  readonly name!: string;

  @ApiProperty({ enum: TRAITS, description: 'Pilot or Ship.' })
  readonly trait!: DamageCardRecord['trait'];

  @ApiProperty({ type: 'integer', description: 'Copies in a damage deck.' })
  readonly amount!: number;

  @ApiProperty({ description: 'Whether it has an Action header, by which it may be repaired.' })
  readonly hasAction!: boolean;
}

export class DamageCardPageDto extends CardPageDto {
  @ApiProperty({ type: [DamageCardRecordDto], description: 'The cards of this page.' })
  readonly items!: readonly DamageCardRecordDto[];
}

export class DamageCardAnswerDto extends CardAnswerDto {
  @ApiProperty({ type: DamageCardRecordDto, description: 'The card.' })
  readonly item!: DamageCardRecordDto;
}
