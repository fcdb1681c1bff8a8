import { ApiExtraModels, ApiProperty } from '@nestjs/swagger';
import { unionSchema } from '../../http/union-schema.js';
import type { ViewedEntry } from '../view-entry.js';
import { RevealedDiceDto } from './dice.dto.js';
import { LOG_ENTRY } from './log-entry.dto.js';

/** What a change led to: the entry that it added to the log, as the caller's seat may see it. */
@ApiExtraModels(...Object.values(LOG_ENTRY.of))
export class ChangeAnswerDto {
  @ApiProperty({ example: 'legion/2026', description: 'By which the game is judged.' })
  readonly ruleset!: string;

  @ApiProperty({ type: 'integer', description: 'The version that the session has by it; also the ETag.', example: 8 })
  readonly version!: number;

  @ApiProperty({ ...unionSchema(LOG_ENTRY), description: 'What the change added to the log.' })
  readonly entry!: ViewedEntry;
}

export class CommandAnswerDto extends ChangeAnswerDto {
  @ApiProperty({ enum: ['legal'], description: 'The command was legal and is done.' })
  readonly verdict!: 'legal';
}

export class EndAnswerDto extends ChangeAnswerDto {
  @ApiProperty({ type: RevealedDiceDto, required: false, description: 'With committed dice.' })
  readonly dice?: RevealedDiceDto;
}
