import { ApiProperty } from '@nestjs/swagger';
import { LEGION_DATA_SET } from '../legion-data-set.js';
import { PageDto } from './page.dto.js';

const STATED = { enum: [LEGION_DATA_SET], description: 'Where the cards come from.' };

export class LegionPageDto extends PageDto {
  @ApiProperty(STATED)
  readonly dataSet!: typeof LEGION_DATA_SET;
}

export class LegionAnswerDto {
  @ApiProperty(STATED)
  readonly dataSet!: typeof LEGION_DATA_SET;
}
