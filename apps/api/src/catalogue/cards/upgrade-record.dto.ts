import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  DATA_SETS,
  FACTIONS,
  SLOTS,
  TOPICS,
  type DataSetId,
  type Faction,
  type Slot,
  type Topic,
  type UpgradeRecord,
  type UpgradeSide,
} from '@marshal/catalogue';
import { ACTION_KINDS, type ActionKind } from '@marshal/rules/xwing';
import { OptionalOneOf } from '../../http/one-of.decorator.js';
import { BarRowDto } from '../bar-row.dto.js';
import { CardAnswerDto, CardPageDto, CardQueryDto } from './card-set.dto.js';
import { ForceSupplyDto, SupplyDto } from './supply.dto.js';

export class UpgradesQueryDto extends CardQueryDto {
  @OptionalOneOf(FACTIONS, { description: 'That may take it; upgrades for all are included.' })
  readonly faction?: Faction;

  @OptionalOneOf(SLOTS, { description: 'Upgrades that fill the slot.' })
  readonly slot?: Slot;

  @OptionalOneOf(ACTION_KINDS, { description: 'That a side of the card adds, linked actions included.' })
  readonly action?: ActionKind;
}

/** What one side of the card gives while it is faceup. */
export class UpgradeSideDto implements UpgradeSide {
  @ApiPropertyOptional({ type: [BarRowDto], description: 'What it adds to the action bar.' })
  readonly actions?: readonly BarRowDto[];

  @ApiPropertyOptional({ type: ForceSupplyDto, description: 'The Force that it adds.' })
  readonly force?: ForceSupplyDto;

  @ApiPropertyOptional({ type: 'integer', description: 'Shields that it adds.' })
  readonly shields?: number;

  @ApiPropertyOptional({ type: 'integer', description: 'How many Action headers the side has.' })
  readonly actionHeaders?: number;
}

export class UpgradeRecordDto implements UpgradeRecord {
  @ApiProperty({ description: 'XWS id.', example: 'protontorpedoes' })
  readonly id!: string;

  @ApiProperty({ example: 'Proton Torpedoes', description: 'The printed name.' })
  readonly name!: string;

  @ApiProperty({ enum: SLOTS, isArray: true, description: 'One that takes two names both.', example: ['torpedo'] })
  readonly slots!: readonly Slot[];

  @ApiProperty({ type: 'integer', description: '0 for a card that is not limited, else how many may be in a squad.' })
  readonly limited!: number;

  @ApiPropertyOptional({ enum: FACTIONS, isArray: true, description: 'That may take it, where it is not for all.' })
  readonly factions?: readonly Faction[];

  @ApiProperty({ type: [UpgradeSideDto], description: 'One, or two of a double-sided card; the first starts faceup.' })
  readonly sides!: readonly UpgradeSideDto[];

  @ApiPropertyOptional({ type: SupplyDto, description: 'The charges that it starts with.' })
  readonly charges?: SupplyDto;

  @ApiPropertyOptional({ description: 'It comes with certain pilots alone.' })
  readonly standardLoadoutOnly?: boolean;

  @ApiPropertyOptional({ enum: DATA_SETS, description: 'The set that has its facts, where this one does not.' })
  readonly borrowedFrom?: DataSetId;

  @ApiProperty({ enum: TOPICS, isArray: true, description: 'What its text touches, by word search.' })
  readonly topics!: readonly Topic[];
}

export class UpgradePageDto extends CardPageDto {
  @ApiProperty({ type: [UpgradeRecordDto], description: 'The upgrades of this page.' })
  readonly items!: readonly UpgradeRecordDto[];
}

export class UpgradeAnswerDto extends CardAnswerDto {
  @ApiProperty({ type: UpgradeRecordDto, description: 'The upgrade.' })
  readonly item!: UpgradeRecordDto;
}
