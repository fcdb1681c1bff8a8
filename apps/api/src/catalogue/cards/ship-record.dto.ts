import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { FACTIONS, type Faction, type ShipRecord } from '@marshal/catalogue';
import { ACTION_KINDS, BASE_SIZES, type ActionKind, type BaseSize } from '@marshal/rules/xwing';
import { OptionalOneOf } from '../../http/one-of.decorator.js';
import { BarRowDto } from '../bar-row.dto.js';
import { CardAnswerDto, CardPageDto, CardQueryDto } from './card-set.dto.js';

export class ShipsQueryDto extends CardQueryDto {
  @OptionalOneOf(FACTIONS, { description: 'Of that faction.' })
  readonly faction?: Faction;

  @OptionalOneOf(BASE_SIZES, { description: 'With a base of that size.' })
  readonly size?: BaseSize;

  @OptionalOneOf(ACTION_KINDS, { description: 'On its action bar, linked actions included.' })
  readonly action?: ActionKind;
}

export class ShipRecordDto implements ShipRecord {
  @ApiProperty({ description: 'XWS id.', example: 't65xwing' })
  readonly id!: string;

  @ApiProperty({ example: 'T-65 X-wing', description: 'The printed name.' })
  readonly name!: string;

  @ApiProperty({ enum: FACTIONS, isArray: true, description: 'XWS ids of those that have it.' })
  readonly factions!: readonly Faction[];

  @ApiProperty({ enum: BASE_SIZES, description: 'The size of its base.' })
  readonly size!: BaseSize;

  @ApiPropertyOptional({ type: 'integer', description: 'The printed value.' })
  readonly hull?: number;

  @ApiPropertyOptional({ type: 'integer', description: 'The printed value.' })
  readonly shields?: number;

  @ApiProperty({ type: [BarRowDto], description: 'Its action bar; a pilot may have another.' })
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
  @ApiProperty({ type: [ShipRecordDto], description: 'The ships of this page.' })
  readonly items!: readonly ShipRecordDto[];
}

export class ShipAnswerDto extends CardAnswerDto {
  @ApiProperty({ type: ShipRecordDto, description: 'The ship.' })
  readonly item!: ShipRecordDto;
}
