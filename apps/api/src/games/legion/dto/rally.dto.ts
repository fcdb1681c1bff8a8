import { ApiProperty } from '@nestjs/swagger';
import { DEFENSE_FACES, type DefenseFace } from '@marshal/rules/legion';
import { ArrayMaxSize, IsArray, IsIn, IsString, Length } from 'class-validator';
import { OptionalInteger } from '../../../http/integer.decorator.js';
import { OptionalSomeOf } from '../../../http/one-of.decorator.js';
import { Tag, Union } from '../../../http/union.decorator.js';
import { UnitQuestionDto } from './unit-question.dto.js';

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
  @ApiProperty({
    minLength: 1,
    maxLength: 200,
    example: 'round 3, unit 7',
    description: 'Any text; who knows it can repeat the roll.',
  })
  readonly seed!: string;
}

export class RallyOddsRequestDto extends UnitQuestionDto {
  @OptionalInteger({
    min: 0,
    max: 100,
    description: 'How many of the removed tokens to keep at most: Danger Sense X, Inconspicuous.',
  })
  readonly keep?: number;

  @OptionalSomeOf(DEFENSE_FACES, {
    max: 3,
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
