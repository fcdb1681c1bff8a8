import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { FACTIONS, type Faction, type ShipRecord } from '@marshal/catalogue';
import { ACTION_KINDS, BASE_SIZES, type ActionKind, type BaseSize } from '@marshal/rules/xwing';
import { OptionalOneOf } from '../../http/one-of.decorator.js';
import { BarRowDto } from '../bar-row.dto.js';
import { CardAnswerDto, CardPageDto, CardQueryDto } from './card-set.dto.js';

export class ShipsQueryDto extends CardQueryDto {
  @OptionalOneOf(FACTIONS)
  readonly faction?: Faction;

  @OptionalOneOf(BASE_SIZES)
  readonly size?: BaseSize;

  @OptionalOneOf(ACTION_KINDS, { description: 'On its action bar, linked actions included.' })
  readonly action?: ActionKind;
}

export class ShipRecordDto implements ShipRecord {
  @ApiProperty({ description: 'XWS id.', example: 't65xwing' })
  readonly id!: string;

  @ApiProperty({ example: 'T-65 X-wing' })
  readonly name!: string;

  @ApiProperty({ enum: FACTIONS, isArray: true })
  readonly factions!: readonly Faction[];

  @ApiProperty({ enum: BASE_SIZES })
  readonly size!: BaseSize;

  @ApiPropertyOptional({ type: 'integer' })
  readonly hull?: number;

  @ApiPropertyOptional({ type: 'integer' })
  readonly shields?: number;

  @ApiProperty({ type: [BarRowDto] })
  readonly actions!: readonly BarRowDto[];

  @ApiProperty({ type: [String], description: 'Dial codes: speed, bearing, difficulty.', example: ['2TW'] })
  readonly dial!: readonly string[];

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: { type: 'array', items: { type: 'object' } },
    description: 'Other action bars of the same ship, by the `shipVariant` of its pilots.',
  })
  readonly variants?: Readonly<Record<string, readonly BarRowDto[]>>;
}

export class ShipPageDto extends CardPageDto {
  @ApiProperty({ type: [ShipRecordDto] })
  readonly items!: readonly ShipRecordDto[];
}

export class ShipAnswerDto extends CardAnswerDto {
  @ApiProperty({ type: ShipRecordDto })
  readonly item!: ShipRecordDto;
}
