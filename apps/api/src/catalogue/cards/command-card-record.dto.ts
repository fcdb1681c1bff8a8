import { ApiProperty } from '@nestjs/swagger';
import type { CommandCardQuery, CommandCardRecord } from '@marshal/catalogue';
import { OptionalInteger } from '../../http/integer.decorator.js';
import { LegionAnswerDto, LegionPageDto } from './legion-set.dto.js';
import { PageQueryDto } from './page.dto.js';

export class CommandCardsQueryDto extends PageQueryDto implements CommandCardQuery {
  @OptionalInteger({ min: 0, max: 4 })
  readonly pips?: number;
}

export class CommandCardRecordDto implements CommandCardRecord {
  @ApiProperty({ description: "Legion HQ's two letters; upper and lower case differ.", example: 'aa' })
  readonly id!: string;

  @ApiProperty({ example: 'Standing Orders' })
  readonly name!: string;

  @ApiProperty({ type: 'integer' })
  readonly pips!: number;
}

export class CommandCardPageDto extends LegionPageDto {
  @ApiProperty({ type: [CommandCardRecordDto] })
  readonly items!: readonly CommandCardRecordDto[];
}

export class CommandCardAnswerDto extends LegionAnswerDto {
  @ApiProperty({ type: CommandCardRecordDto })
  readonly item!: CommandCardRecordDto;
}
