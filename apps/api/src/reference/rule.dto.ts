import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { CitationDto, REASON_CODE } from '../http/reason.dto.js';

export class RuleDto {
  @ApiProperty({ example: 'xwing/action/not-while-stressed', description: 'By which reasons name it.' })
  readonly id!: string;

  @ApiProperty({ enum: ['xwing', 'legion'], description: 'Whose rule it is.' })
  readonly game!: string;

  @ApiPropertyOptional({
    allOf: [REASON_CODE],
    description: 'The code of the reason that it gives, when it refuses.',
    example: 'stressed',
  })
  readonly code?: string;

  @ApiProperty({ type: CitationDto, description: 'Where it stands.' })
  readonly cite!: CitationDto;

  @ApiProperty({ description: 'What it says, in our words.' })
  readonly says!: string;
}

export class RulesDto {
  @ApiProperty({ type: [RuleDto], description: 'All there are.' })
  readonly items!: readonly RuleDto[];
}

export class RulesetDto {
  @ApiProperty({ example: 'xwing/rr-1.3', description: 'What `ruleset` takes.' })
  readonly id!: string;

  @ApiProperty({ enum: ['xwing', 'legion'], description: 'Whose ruleset it is.' })
  readonly game!: string;

  @ApiProperty({ description: 'A name to show.' })
  readonly title!: string;

  @ApiProperty({ description: 'Whether it counts where a request names none.' })
  readonly default!: boolean;

  @ApiPropertyOptional({ description: 'The ruleset of which it is told as differences.' })
  readonly basedOn?: string;

  @ApiProperty({ type: [String], description: 'The documents that it follows.' })
  readonly sources!: readonly string[];

  @ApiPropertyOptional({
    type: [String],
    description:
      'What of its values is only probable, and what of that version is not modelled; each begins with what it is about. Absent where there is nothing to say.',
  })
  readonly notes?: readonly string[];

  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: 'Every value that differs between versions.',
  })
  readonly values!: object;

  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: 'Those values that differ from the ruleset that it is based on.',
  })
  readonly differences!: object;
}

export class RulesetsDto {
  @ApiProperty({ type: [RulesetDto], description: 'All there are.' })
  readonly items!: readonly RulesetDto[];
}
