import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { FACTIONS, TOPICS, type Faction, type PilotRecord, type Topic } from '@marshal/catalogue';
import { OptionalId } from '../../http/id.decorator.js';
import { OptionalInteger } from '../../http/integer.decorator.js';
import { BarRowDto } from '../bar-row.dto.js';
import { CardAnswerDto, CardPageDto } from './card-set.dto.js';
import { ShipsQueryDto } from './ship-record.dto.js';
import { ForceSupplyDto, SupplyDto } from './supply.dto.js';

export class PilotsQueryDto extends ShipsQueryDto {
  @OptionalId({ description: 'XWS id of the ship.', example: 't65xwing' })
  readonly ship?: string;

  @OptionalInteger({ min: 0, max: 8, description: 'Of that initiative.' })
  readonly initiative?: number;
}

export class PilotRecordDto implements PilotRecord {
  @ApiProperty({ description: 'XWS id.', example: 'lukeskywalker' })
  readonly id!: string;

  @ApiProperty({ example: 'Luke Skywalker', description: 'The printed name.' })
  readonly name!: string;

  @ApiProperty({ description: 'XWS id of the ship.', example: 't65xwing' })
  readonly ship!: string;

  @ApiProperty({ enum: FACTIONS, description: 'XWS id.' })
  readonly faction!: Faction;

  @ApiProperty({ type: 'integer', description: 'From 0 to 8.' })
  readonly initiative!: number;

  @ApiProperty({ type: 'integer', description: '0 for a card that is not limited, else how many may be in a squad.' })
  readonly limited!: number;

  @ApiPropertyOptional({ type: 'integer', description: 'At which a huge ship engages.' })
  readonly engagement?: number;

  @ApiPropertyOptional({ description: 'The name of its ship ability.' })
  readonly shipAbility?: string;

  @ApiPropertyOptional({ description: 'Which of the `variants` of its ship it flies.' })
  readonly shipVariant?: string;

  @ApiPropertyOptional({ type: [BarRowDto], description: "Instead of the ship's." })
  readonly actions?: readonly BarRowDto[];

  @ApiPropertyOptional({ type: 'integer', description: "Instead of the ship's." })
  readonly hull?: number;

  @ApiPropertyOptional({ type: 'integer', description: "Instead of the ship's." })
  readonly shields?: number;

  @ApiPropertyOptional({ type: SupplyDto, description: 'The charges that it starts with.' })
  readonly charges?: SupplyDto;

  @ApiPropertyOptional({ type: ForceSupplyDto, description: 'The Force that it starts with.' })
  readonly force?: ForceSupplyDto;

  @ApiPropertyOptional({ type: [String], description: 'Names of condition cards.' })
  readonly conditions?: readonly string[];

  @ApiPropertyOptional({ type: [String], description: 'XWS ids of the upgrades that come with the pilot.' })
  readonly standardLoadout?: readonly string[];

  @ApiProperty({ enum: TOPICS, isArray: true, description: 'What its text touches, by word search.' })
  readonly topics!: readonly Topic[];
}

export class PilotPageDto extends CardPageDto {
  @ApiProperty({ type: [PilotRecordDto], description: 'The pilots of this page.' })
  readonly items!: readonly PilotRecordDto[];
}

export class PilotAnswerDto extends CardAnswerDto {
  @ApiProperty({ type: PilotRecordDto, description: 'The pilot.' })
  readonly item!: PilotRecordDto;
}
