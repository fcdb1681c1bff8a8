import { ApiPropertyOptional } from '@nestjs/swagger';
import {
  COURAGE_KINDS,
  RANKS,
  UNIT_TYPES,
  type CourageKind,
  type CourageModifier,
  type Keyword,
  type Rank,
  type Tokens,
  type Unit,
  type UnitType,
  type Upgrade,
} from '@marshal/rules/legion';
import { IsBoolean, IsIn } from 'class-validator';
import { Id, OptionalId } from '../../../http/id.decorator.js';
import { Integer, OptionalInteger } from '../../../http/integer.decorator.js';
import { OptionalNested, OptionalNestedList } from '../../../http/nested.decorator.js';
import { Optional } from '../../../http/optional.decorator.js';
import { OptionalSatisfying } from '../../../http/satisfies.decorator.js';

const isWhole = (value: unknown): boolean => Number.isInteger(value);

export class KeywordDto implements Keyword {
  @Id({ description: 'The printed name, without its value.', example: 'Danger Sense' })
  readonly name!: string;

  @OptionalSatisfying({
    what: 'a number or a text',
    when: (value) => typeof value === 'number' || (typeof value === 'string' && value.length <= 100),
    documented: {
      description: 'What is printed after the name.',
      oneOf: [{ type: 'number' }, { type: 'string', maxLength: 100 }],
      example: 2,
    },
  })
  readonly value?: number | string;
}

export class CourageModifierDto implements CourageModifier {
  @Id()
  readonly source!: string;

  @Integer({ min: -10, max: 10 })
  readonly by!: number;
}

export class UnitTokensDto implements Tokens {
  @OptionalInteger({ min: 0, max: 99 }) readonly aim?: number;
  @OptionalInteger({ min: 0, max: 99 }) readonly damage?: number;
  @OptionalInteger({ min: 0, max: 99 }) readonly dodge?: number;
  @OptionalInteger({ min: 0, max: 99 }) readonly immobilize?: number;
  @OptionalInteger({ min: 0, max: 99 }) readonly ion?: number;
  @OptionalInteger({ min: 0, max: 99 }) readonly observation?: number;
  @OptionalInteger({ min: 0, max: 99 }) readonly poison?: number;
  @OptionalInteger({ min: 0, max: 99 }) readonly shield?: number;
  @OptionalInteger({ min: 0, max: 99 }) readonly standby?: number;
  @OptionalInteger({ min: 0, max: 99 }) readonly surge?: number;
  @OptionalInteger({ min: 0, max: 99 }) readonly wound?: number;
}

export class UnitUpgradeDto implements Upgrade {
  @Id()
  readonly id!: string;

  @OptionalId()
  readonly name?: string;

  @Optional()
  @IsIn(['ready', 'exhausted', 'expended'])
  @ApiPropertyOptional({ enum: ['ready', 'exhausted', 'expended'], default: 'ready' })
  readonly state?: 'ready' | 'exhausted' | 'expended';

  @OptionalNestedList(() => KeywordDto, { max: 20 })
  readonly keywords?: KeywordDto[];
}

/** A unit on the table. What is left out has its obvious default: no tokens, no keywords, a plain trooper. */
export class UnitDto implements Unit {
  @OptionalId({ example: 'troopers-1' })
  readonly id?: string;

  @OptionalId({ example: 'Rebel Troopers' })
  readonly name?: string;

  @Optional()
  @IsIn(UNIT_TYPES)
  @ApiPropertyOptional({ enum: UNIT_TYPES, default: 'trooper' })
  readonly unitType?: UnitType;

  @Optional()
  @IsIn(RANKS)
  @ApiPropertyOptional({ enum: RANKS })
  readonly rank?: Rank;

  @OptionalId({ example: 'rebels' })
  readonly faction?: string;

  @OptionalId()
  readonly affiliation?: string;

  @OptionalSatisfying({
    what: 'a whole number from 0 to 20, null, or "-"',
    when: (value) => value === null || value === '-' || (isWhole(value) && Number(value) >= 0 && Number(value) <= 20),
    documented: {
      description: 'The printed number; null or "-" for a dash.',
      oneOf: [
        { type: 'integer', minimum: 0, maximum: 20 },
        { type: 'null' as 'string' },
        { type: 'string', enum: ['-'] },
      ],
      example: 1,
    },
  })
  readonly courage?: number | null | '-';

  @Optional()
  @IsIn(COURAGE_KINDS)
  @ApiPropertyOptional({ enum: COURAGE_KINDS, default: 'number' })
  readonly courageKind?: CourageKind;

  @OptionalNestedList(() => CourageModifierDto, { max: 20 })
  readonly courageModifiers?: CourageModifierDto[];

  @OptionalInteger({ min: 0, max: 100, description: 'Suppression tokens.', example: 2 })
  readonly suppression?: number;

  @OptionalNested(() => UnitTokensDto)
  readonly tokens?: UnitTokensDto;

  @OptionalNestedList(() => KeywordDto, { max: 50 })
  readonly keywords?: KeywordDto[];

  @OptionalNestedList(() => UnitUpgradeDto, { max: 20 })
  readonly upgrades?: UnitUpgradeDto[];

  /** In the army, but not set up on the battlefield yet. */
  @Optional()
  @IsBoolean()
  readonly undeployed?: boolean;
}
