import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { LEGION_FACTIONS, type LegionFaction, type UnitUpgradeQuery, type UnitUpgradeRecord } from '@marshal/catalogue';
import { UNIT_TYPES, type UnitType } from '@marshal/rules/legion';
import { KeywordDto } from '../../games/legion/dto/keyword.dto.js';
import { OptionalId } from '../../http/id.decorator.js';
import { OptionalOneOf } from '../../http/one-of.decorator.js';
import { LegionAnswerDto, LegionPageDto } from './legion-set.dto.js';
import { PageQueryDto } from './page.dto.js';

export class UnitUpgradesQueryDto extends PageQueryDto implements UnitUpgradeQuery {
  @OptionalOneOf(LEGION_FACTIONS, { description: 'Upgrades that the faction may take, those for all included.' })
  readonly faction?: LegionFaction;

  @OptionalId({ description: 'Lower-kebab.', example: 'heavy-weapon' })
  readonly type?: string;

  @OptionalId({ description: 'The name of a keyword, whatever its case and punctuation.', example: 'leader' })
  readonly keyword?: string;
}

export class UnitUpgradeRecordDto implements UnitUpgradeRecord {
  @ApiProperty({ description: "Legion HQ's two letters; upper and lower case differ.", example: 'ej' })
  readonly id!: string;

  @ApiProperty({ example: 'DLT-19 Stormtrooper', description: 'The printed name.' })
  readonly name!: string;

  @ApiPropertyOptional({ description: 'The printed title.' })
  readonly title?: string;

  @ApiPropertyOptional({ type: [String], description: 'How builders call it where that differs.' })
  readonly otherNames?: readonly string[];

  @ApiProperty({ example: 'heavy-weapon', description: 'The slot that it fills.' })
  readonly type!: string;

  @ApiProperty({ type: 'integer', description: 'What it costs.' })
  readonly points!: number;

  @ApiPropertyOptional({ enum: LEGION_FACTIONS, description: 'The only faction that may take it.' })
  readonly faction?: LegionFaction;

  @ApiPropertyOptional({ type: [String], description: 'Names of the units that may take it, where it names any.' })
  readonly forUnits?: readonly string[];

  @ApiPropertyOptional({
    enum: UNIT_TYPES,
    isArray: true,
    description: 'The unit types that may take it, where it names any.',
  })
  readonly forUnitTypes?: readonly UnitType[];

  @ApiPropertyOptional({ description: 'Its card has the dot of a unique one.' })
  readonly unique?: boolean;

  @ApiProperty({ type: [KeywordDto], description: 'Those that it gives its unit.' })
  readonly keywords!: readonly KeywordDto[];
}

export class UnitUpgradePageDto extends LegionPageDto {
  @ApiProperty({ type: [UnitUpgradeRecordDto], description: 'The upgrades of this page.' })
  readonly items!: readonly UnitUpgradeRecordDto[];
}

export class UnitUpgradeAnswerDto extends LegionAnswerDto {
  @ApiProperty({ type: UnitUpgradeRecordDto, description: 'The upgrade.' })
  readonly item!: UnitUpgradeRecordDto;
}
