import { ApiProperty } from '@nestjs/swagger';
import type { SeatToken } from '../open-session.js';
import { SessionDiceDto } from './dice.dto.js';
import { WithSetupConflictsDto } from './setup-conflict.dto.js';

export class SeatTokenDto implements SeatToken {
  @ApiProperty({ example: 'alice', description: 'The name of the seat.' })
  readonly seat!: string;

  @ApiProperty({ description: 'The secret of this seat: send it as Authorization: Bearer. It is told only here.' })
  readonly token!: string;
}

export class SessionCreatedDto extends WithSetupConflictsDto {
  @ApiProperty({ description: 'Not to be guessed.', example: 'b3BlbnNlc2FtZS1vcGVuc2Vz' })
  readonly id!: string;

  @ApiProperty({ example: 'legion', description: 'Which game it is.' })
  readonly game!: string;

  @ApiProperty({ example: 'legion/2026', description: 'By which it is judged.' })
  readonly ruleset!: string;

  @ApiProperty({ type: 'integer', example: 1, description: '1: the log has its first entry.' })
  readonly version!: number;

  @ApiProperty({ type: SessionDiceDto, description: 'Who rolls.' })
  readonly dice!: SessionDiceDto;

  @ApiProperty({ type: [SeatTokenDto], description: 'One secret for each player.' })
  readonly seats!: readonly SeatTokenDto[];

  @ApiProperty({ description: 'For all who only look: they see what lies open.' })
  readonly spectatorToken!: string;
}
