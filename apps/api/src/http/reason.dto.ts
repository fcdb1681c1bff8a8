import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { Citation, Facts, Reason } from '@marshal/rules/kernel';

/** The codes of every game: `games/reason-codes.ts` publishes them. */
export const REASON_CODE = { $ref: '#/components/schemas/ReasonCode' } as const;

export class CitationDto implements Citation {
  @ApiProperty({ example: 'Actions', description: 'Its title.' })
  readonly document!: string;

  @ApiProperty({ example: 'Performing Actions', description: 'The heading there.' })
  readonly section!: string;
}

/** One rule's objection. */
export class ReasonDto implements Reason {
  @ApiProperty({
    allOf: [REASON_CODE],
    description: 'Stable: part of the contract, and never changes its meaning.',
    example: 'stressed',
  })
  readonly code!: string;

  @ApiProperty({ description: 'The rule; see /v1/rules/{id}.', example: 'xwing/action/not-while-stressed' })
  readonly rule!: string;

  @ApiProperty({ type: CitationDto, description: 'Where the rule stands.' })
  readonly cite!: CitationDto;

  @ApiProperty({ description: 'A sentence to show to a player.' })
  readonly message!: string;

  @ApiProperty({ type: 'object', additionalProperties: true, description: 'What the rule looked at.' })
  readonly facts!: Facts;

  @ApiPropertyOptional({ description: 'What would make it legal.' })
  readonly remedy?: string;
}
