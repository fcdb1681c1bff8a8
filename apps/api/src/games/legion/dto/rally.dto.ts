import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { DEFENSE_FACES, type DefenseFace, type NearbyCommander, type RallyOddsInput } from '@marshal/rules/legion';
import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsNumber, IsString, Length, Max, Min } from 'class-validator';
import { OptionalId } from '../../../http/id.decorator.js';
import { OptionalInteger } from '../../../http/integer.decorator.js';
import { Nested, OptionalNestedList } from '../../../http/nested.decorator.js';
import { Optional } from '../../../http/optional.decorator.js';
import { Tag, Union } from '../../../http/union.decorator.js';
import { UnitDto } from './unit.dto.js';

export class NearbyCommanderDto extends UnitDto implements NearbyCommander {
  @OptionalInteger({
    min: 0,
    max: 20,
    description: 'Bands of the range ruler to the unit. Near enough when neither this nor distance is given.',
  })
  readonly range?: number;

  @Optional()
  @IsNumber()
  @Min(0)
  @Max(10_000)
  @ApiPropertyOptional({
    type: 'number',
    minimum: 0,
    maximum: 10_000,
    description: 'Between the nearest bases, in mm.',
  })
  readonly distance?: number;

  /** It holds the Commander token: what a Field Commander needs. */
  @Optional()
  @IsBoolean()
  readonly commanderToken?: boolean;
}

export class PhysicalDiceDto {
  @Tag('physical')
  readonly mode!: 'physical';

  @IsArray()
  @ArrayMaxSize(100)
  @IsIn(DEFENSE_FACES, { each: true })
  @ApiProperty({
    type: 'array',
    maxItems: 100,
    items: { type: 'string', enum: [...DEFENSE_FACES] },
    description: 'What the dice on the table show: one face for each suppression token.',
    example: ['blank', 'block'],
  })
  readonly faces!: DefenseFace[];
}

/** The server rolls. */
export class ServerDiceDto {
  @Tag('server')
  readonly mode!: 'server';
}

/** The faces follow from the seed: the same seed gives the same faces for ever. */
export class SeededDiceDto {
  @Tag('seeded')
  readonly mode!: 'seeded';

  @IsString()
  @Length(1, 200)
  @ApiProperty({ minLength: 1, maxLength: 200, example: 'round 3, unit 7' })
  readonly seed!: string;
}

export class RallyOddsRequestDto implements RallyOddsInput {
  @OptionalId({ description: 'The default is legion/2026.', example: 'legion/2026' })
  readonly ruleset?: string;

  @Nested(() => UnitDto)
  readonly unit!: UnitDto;

  @OptionalNestedList(() => NearbyCommanderDto, {
    max: 20,
    description: 'Allied units that may lend their Courage in the panic check.',
  })
  readonly commanders?: NearbyCommanderDto[];

  /** Whether to use a Commander's higher Courage, where the ruleset lets the player choose. */
  @Optional()
  @IsBoolean()
  @ApiPropertyOptional({ default: true })
  readonly useCommander?: boolean;

  @OptionalInteger({
    min: 0,
    max: 100,
    description: 'How many of the removed tokens to keep at most: Danger Sense X, Inconspicuous.',
  })
  readonly keep?: number;

  @Optional()
  @IsArray()
  @ArrayMaxSize(3)
  @IsIn(DEFENSE_FACES, { each: true })
  @ApiPropertyOptional({
    type: 'array',
    maxItems: 3,
    items: { type: 'string', enum: [...DEFENSE_FACES] },
    description: 'What counts as a success, instead of what the ruleset counts.',
  })
  readonly successFaces?: DefenseFace[];
}

export class RallyRequestDto extends RallyOddsRequestDto {
  @Union({
    by: 'mode',
    of: { physical: PhysicalDiceDto, server: ServerDiceDto, seeded: SeededDiceDto },
    optional: true,
    description: 'Needed when the unit has suppression tokens.',
  })
  readonly dice?: PhysicalDiceDto | ServerDiceDto | SeededDiceDto;
}
