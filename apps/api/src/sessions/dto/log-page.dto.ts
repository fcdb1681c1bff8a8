import { ApiExtraModels, ApiProperty } from '@nestjs/swagger';
import { unionSchema } from '../../http/union-schema.js';
import type { ViewedEntry } from '../view-entry.js';
import { LOG_ENTRY } from './log-entry.dto.js';

@ApiExtraModels(...Object.values(LOG_ENTRY.of))
export class LogPageDto {
  @ApiProperty({ type: 'array', items: unionSchema(LOG_ENTRY), description: 'Oldest first.' })
  readonly entries!: readonly ViewedEntry[];

  @ApiProperty({ type: 'integer', description: 'The version of the session: the last entry there is.' })
  readonly version!: number;

  @ApiProperty({ type: 'integer', required: false, description: 'Ask for what comes after this; absent at the end.' })
  readonly next?: number;
}
