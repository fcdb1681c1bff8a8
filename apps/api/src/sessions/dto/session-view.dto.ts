import { ApiProperty } from '@nestjs/swagger';
import { SessionDiceDto } from './dice.dto.js';
import { WithSetupConflictsDto } from './setup-conflict.dto.js';

export class SessionViewDto extends WithSetupConflictsDto {
  @ApiProperty({ description: 'Of the session.' })
  readonly id!: string;

  @ApiProperty({ example: 'legion', description: 'Which game it is.' })
  readonly game!: string;

  @ApiProperty({ example: 'legion/2026', description: 'By which it is judged.' })
  readonly ruleset!: string;

  @ApiProperty({ type: 'integer', description: 'Counts the entries of the log; also the ETag.', example: 7 })
  readonly version!: number;

  @ApiProperty({ format: 'date-time', description: 'In UTC.' })
  readonly createdAt!: string;

  @ApiProperty({ description: 'Whose view this is.', example: 'alice' })
  readonly seat!: string;

  @ApiProperty({ type: [String], example: ['alice', 'bob'], description: 'All players.' })
  readonly seats!: readonly string[];

  @ApiProperty({ type: SessionDiceDto, description: 'Who rolls.' })
  readonly dice!: SessionDiceDto;

  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: 'The game as this seat may see it; what its fields are depends on the game.',
  })
  readonly state!: unknown;
}
