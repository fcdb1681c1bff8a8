import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  LEGION_FACTIONS,
  LIST_FORMATS,
  type Conflict,
  type LegionFaction,
  type ListedUpgradeCard,
  type ListFormat,
  type ListWarning,
  type UnitInput,
  type UnmatchedCard,
} from '@marshal/catalogue';
import { COURAGE_KINDS, RANKS, UNIT_TYPES, type CourageKind, type Rank, type UnitType } from '@marshal/rules/legion';
import { CardConflictDto } from '../../games/legion/dto/conflicts.dto.js';
import { KeywordDto } from '../../games/legion/dto/keyword.dto.js';
import { UnitDto } from '../../games/legion/dto/unit.dto.js';
import { LEGION_DATA_SET } from '../legion-data-set.js';

/** A card by its id in the catalogue and its printed name. */
export class ListedCardDto implements ListedUpgradeCard {
  @ApiProperty({ example: 'ej', description: 'Its id in the catalogue.' })
  readonly id!: string;

  @ApiProperty({ example: 'DLT-19 Stormtrooper', description: 'The printed name.' })
  readonly name!: string;
}

export class ListedUnitDto {
  @ApiProperty({
    type: UnitDto,
    description: 'The unit as it starts: goes into `unit` of every Legion call as it is; add its tokens as they come.',
  })
  readonly unit!: UnitInput;

  @ApiProperty({ description: 'See /v1/legion/units/{id}.', example: 'stormtroopers' })
  readonly catalogueId!: string;

  @ApiProperty({ example: 'Stormtroopers', description: 'The printed name.' })
  readonly name!: string;

  @ApiPropertyOptional({ description: 'The printed title.' })
  readonly title?: string;

  @ApiProperty({ enum: ['unit', 'counterpart'], description: 'A counterpart is part of another unit.' })
  readonly kind!: 'unit' | 'counterpart';

  @ApiPropertyOptional({ enum: RANKS, description: 'A counterpart has none.' })
  readonly rank?: Rank;

  @ApiPropertyOptional({ enum: UNIT_TYPES, description: 'What the rules ask for.' })
  readonly unitType?: UnitType;

  @ApiPropertyOptional({
    oneOf: [{ type: 'integer' }, { type: 'null' as 'string' }],
    description: 'The printed Courage; null for a dash. Absent where the card prints none.',
  })
  readonly courage?: number | null;

  @ApiPropertyOptional({
    enum: COURAGE_KINDS,
    description:
      'Where it is uses-host-unit or variable-x, add to `unit` the `courage` that it has now as soon as it has suppression; a session needs it from the start.',
  })
  readonly courageKind?: CourageKind;

  @ApiProperty({ type: [KeywordDto], description: "The unit card's." })
  readonly keywords!: readonly KeywordDto[];

  @ApiProperty({ type: [ListedCardDto], description: 'Its upgrade cards.' })
  readonly upgrades!: readonly ListedCardDto[];

  @ApiProperty({ type: [CardConflictDto], description: 'Where public sources do not agree on its card.' })
  readonly conflicts!: readonly Conflict[];
}

/** Something in the list that no card answers to, or more than one; the rest of the list is good without it. */
export class UnmatchedCardDto implements UnmatchedCard {
  @ApiProperty({ enum: ['unit', 'upgrade', 'command-card'], description: 'What it was taken for.' })
  readonly kind!: UnmatchedCard['kind'];

  @ApiProperty({ description: 'As it stands in the list.' })
  readonly text!: string;

  @ApiPropertyOptional({ type: 'integer', description: 'Where it stands in a text, from 1.' })
  readonly line?: number;

  @ApiPropertyOptional({ description: 'Where it stands in JSON.' })
  readonly pointer?: string;

  @ApiProperty({ type: [ListedCardDto], description: 'The cards that may be meant, likeliest first.' })
  readonly suggestions!: readonly ListedCardDto[];
}

export class ListWarningDto implements ListWarning {
  @ApiProperty({ description: 'Stable.', example: 'title-missing' })
  readonly code!: string;

  @ApiProperty({ description: 'A sentence to show to a player.' })
  readonly message!: string;

  @ApiPropertyOptional({ type: 'integer', description: 'Where it stands in a text, from 1.' })
  readonly line?: number;

  @ApiPropertyOptional({ description: 'Where it stands in JSON.' })
  readonly pointer?: string;

  @ApiPropertyOptional({ description: 'What the list says.' })
  readonly found?: string;

  @ApiPropertyOptional({ description: 'What it was taken for.' })
  readonly used?: string;
}

export class ArmyListDto {
  @ApiProperty({ enum: [LEGION_DATA_SET], description: 'Where the cards come from.' })
  readonly dataSet!: typeof LEGION_DATA_SET;

  @ApiProperty({ enum: LIST_FORMATS, description: 'What the list was taken for.' })
  readonly format!: ListFormat;

  @ApiPropertyOptional({ description: 'As the list tells it.' })
  readonly name?: string;

  @ApiPropertyOptional({ description: 'As the list tells them.' })
  readonly points?: number;

  @ApiPropertyOptional({ enum: LEGION_FACTIONS, description: 'The id of the faction.' })
  readonly faction?: LegionFaction;

  @ApiProperty({ type: [ListedUnitDto], description: 'One for each unit: three of one card are three of these.' })
  readonly units!: readonly ListedUnitDto[];

  @ApiProperty({ type: [ListedCardDto], description: 'Those of the list.' })
  readonly commandCards!: readonly ListedCardDto[];

  @ApiProperty({ type: [UnmatchedCardDto], description: 'What no card answers to; empty where all was found.' })
  readonly unmatched!: readonly UnmatchedCardDto[];

  @ApiProperty({ type: [ListWarningDto], description: 'What was odd and read all the same.' })
  readonly warnings!: readonly ListWarningDto[];
}
