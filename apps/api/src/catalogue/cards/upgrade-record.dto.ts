import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  DATA_SETS,
  TOPICS,
  type DataSetId,
  type Topic,
  type UpgradeRecord,
  type UpgradeSide,
} from '@marshal/catalogue';
import { ACTION_KINDS, type ActionKind } from '@marshal/rules/xwing';
import { OptionalId } from '../../http/id.decorator.js';
import { OptionalOneOf } from '../../http/one-of.decorator.js';
import { BarRowDto } from '../bar-row.dto.js';
import { CardAnswerDto, CardPageDto, CardQueryDto } from './card-set.dto.js';
import { SupplyDto } from './supply.dto.js';

export class UpgradesQueryDto extends CardQueryDto {
  @OptionalId({ description: 'Lower-kebab.', example: 'force-power' })
  readonly slot?: string;

  @OptionalOneOf(ACTION_KINDS, { description: 'That a side of the card adds, linked actions included.' })
  readonly action?: ActionKind;
}

/** What one side of the card gives while it is faceup. */
export class UpgradeSideDto implements UpgradeSide {
  @ApiPropertyOptional({ type: [BarRowDto] })
  readonly actions?: readonly BarRowDto[];

  @ApiPropertyOptional({ type: SupplyDto })
  readonly force?: SupplyDto;

  @ApiPropertyOptional({ type: 'integer', description: 'How many Action headers the side has.' })
  readonly actionHeaders?: number;
}

export class UpgradeRecordDto implements UpgradeRecord {
  @ApiProperty({ description: 'XWS id.', example: 'protontorpedoes' })
  readonly id!: string;

  @ApiProperty({ example: 'Proton Torpedoes' })
  readonly name!: string;

  @ApiProperty({ type: [String], description: 'One that takes two names both.', example: ['torpedo'] })
  readonly slots!: UpgradeRecord['slots'];

  @ApiPropertyOptional({ type: 'integer', description: '0 for a card that is not limited.' })
  readonly limited?: number;

  @ApiProperty({ type: [UpgradeSideDto] })
  readonly sides!: readonly UpgradeSideDto[];

  @ApiPropertyOptional({ type: SupplyDto })
  readonly charges?: SupplyDto;

  @ApiPropertyOptional()
  readonly standardLoadoutOnly?: boolean;

  @ApiPropertyOptional()
  readonly altersActionDifficulty?: boolean;

  @ApiPropertyOptional({ enum: DATA_SETS, description: 'The set that has its facts, where this one does not.' })
  readonly borrowedFrom?: DataSetId;

  @ApiProperty({ enum: TOPICS, isArray: true, description: 'What its text touches, by word search.' })
  readonly topics!: readonly Topic[];
}

export class UpgradePageDto extends CardPageDto {
  @ApiProperty({ type: [UpgradeRecordDto] })
  readonly items!: readonly UpgradeRecordDto[];
}

export class UpgradeAnswerDto extends CardAnswerDto {
  @ApiProperty({ type: UpgradeRecordDto })
  readonly item!: UpgradeRecordDto;
}
