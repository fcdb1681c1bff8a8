import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  LEGION_FACTIONS,
  type Conflict,
  type LegionFaction,
  type UnitQuery,
  type UnitRecord,
} from '@marshal/catalogue';
import { COURAGE_KINDS, RANKS, UNIT_TYPES, type CourageKind, type Rank, type UnitType } from '@marshal/rules/legion';
import { CardConflictDto } from '../../games/legion/dto/conflicts.dto.js';
import { KeywordDto } from '../../games/legion/dto/keyword.dto.js';
import { OptionalId } from '../../http/id.decorator.js';
import { OptionalInteger } from '../../http/integer.decorator.js';
import { OptionalOneOf } from '../../http/one-of.decorator.js';
import { LegionAnswerDto, LegionPageDto } from './legion-set.dto.js';
import { PageQueryDto } from './page.dto.js';

export class UnitsQueryDto extends PageQueryDto implements UnitQuery {
  @OptionalOneOf(LEGION_FACTIONS, { description: 'Units of the faction, and those of others that may serve it.' })
  readonly faction?: LegionFaction;

  @OptionalOneOf(RANKS, { description: 'Units of that rank.' })
  readonly rank?: Rank;

  @OptionalOneOf(UNIT_TYPES, { description: 'Units of that type.' })
  readonly unitType?: UnitType;

  @OptionalId({ description: 'The name of a keyword, whatever its case and punctuation.', example: 'danger sense' })
  readonly keyword?: string;

  @OptionalInteger({ min: 0, max: 20, description: 'The printed Courage.' })
  readonly courage?: number;
}

const BASES = ['small', 'medium', 'large', 'huge', 'epic', 'laat', 'long', 'snail'];

export class UnitRecordDto implements UnitRecord {
  @ApiProperty({ description: 'Goes into `catalogueId` of every Legion call.', example: 'rebel-troopers' })
  readonly id!: string;

  @ApiProperty({ description: "Legion HQ's two letters; upper and lower case differ.", example: 'ah' })
  readonly legionHqId!: string;

  @ApiProperty({ enum: ['unit', 'counterpart'], description: 'A counterpart is part of another unit.' })
  readonly kind!: UnitRecord['kind'];

  @ApiProperty({ example: 'Rebel Troopers', description: 'The printed name.' })
  readonly name!: string;

  @ApiPropertyOptional({ description: 'The printed title.' })
  readonly title?: string;

  @ApiPropertyOptional({ type: [String], description: 'How builders call it where that differs.' })
  readonly otherNames?: readonly string[];

  @ApiProperty({ enum: LEGION_FACTIONS, description: 'The id of its faction.' })
  readonly faction!: LegionFaction;

  @ApiPropertyOptional({ enum: RANKS, description: 'A counterpart has none.' })
  readonly rank?: Rank;

  @ApiProperty({ enum: UNIT_TYPES, description: 'What the rules ask for.' })
  readonly unitType!: UnitType;

  @ApiPropertyOptional({ type: 'integer', description: 'The printed number; see courageKind where there is none.' })
  readonly courage?: number;

  @ApiProperty({ enum: COURAGE_KINDS, description: 'What stands on the card where Courage stands.' })
  readonly courageKind!: CourageKind;

  @ApiPropertyOptional({ type: 'integer', description: 'Vehicles.' })
  readonly resilience?: number;

  @ApiProperty({ type: 'integer', description: 'The wound threshold of one miniature.' })
  readonly wounds!: number;

  @ApiProperty({ type: 'integer', description: 'Miniatures without upgrades.' })
  readonly minis!: number;

  @ApiPropertyOptional({ type: 'integer', description: 'The printed Speed.' })
  readonly speed?: number;

  @ApiPropertyOptional({ enum: ['red', 'white'], description: 'Its colour.' })
  readonly defenseDie?: 'red' | 'white';

  @ApiProperty({ type: 'integer', description: 'What it costs.' })
  readonly points!: number;

  @ApiProperty({ description: 'Its card has the dot of a unique one.' })
  readonly unique!: boolean;

  @ApiPropertyOptional({ description: 'Whether a weapon of its card is for melee.' })
  readonly hasMeleeWeapon?: boolean;

  @ApiProperty({ type: [KeywordDto], description: 'Those printed on its card.' })
  readonly keywords!: readonly KeywordDto[];

  @ApiPropertyOptional({ example: 'pyke', description: 'The printed affiliation.' })
  readonly affiliation?: string;

  @ApiPropertyOptional({ enum: LEGION_FACTIONS, isArray: true, description: 'Other factions that may take it.' })
  readonly alsoLegalIn?: readonly LegionFaction[];

  @ApiPropertyOptional({ enum: BASES, description: 'The size of its base.' })
  readonly baseSize?: NonNullable<UnitRecord['baseSize']>;

  @ApiPropertyOptional({ description: 'In mm.' })
  readonly baseDiameterMm?: number;

  @ApiPropertyOptional({
    enum: ['tts', 'inferred-from-unit-type'],
    description: 'Measured in the Tabletop Simulator mod, or only inferred from the unit type.',
  })
  readonly baseSizeSource?: NonNullable<UnitRecord['baseSizeSource']>;

  @ApiPropertyOptional({ description: 'When it is to come out, for one that has not.' })
  readonly unreleased?: string;

  @ApiPropertyOptional({ type: [CardConflictDto], description: 'Where another public source gives another value.' })
  readonly conflicts?: readonly Conflict[];
}

export class UnitPageDto extends LegionPageDto {
  @ApiProperty({ type: [UnitRecordDto], description: 'The units of this page.' })
  readonly items!: readonly UnitRecordDto[];
}

export class UnitAnswerDto extends LegionAnswerDto {
  @ApiProperty({ type: UnitRecordDto, description: 'The unit.' })
  readonly item!: UnitRecordDto;
}
