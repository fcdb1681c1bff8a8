import { ApiProperty } from '@nestjs/swagger';
import type { CommandCardQuery, CommandCardRecord } from '@marshal/catalogue';
import { OptionalInteger } from '../../http/integer.decorator.js';
import { LegionAnswerDto, LegionPageDto } from './legion-set.dto.js';
import { PageQueryDto } from './page.dto.js';

export class CommandCardsQueryDto extends PageQueryDto implements CommandCardQuery {
  @OptionalInteger({ min: 0, max: 4, description: 'Cards with so many pips.' })
  readonly pips?: number;
}

export class CommandCardRecordDto implements CommandCardRecord {
  @ApiProperty({ description: "Legion HQ's two letters; upper and lower case differ.", example: 'aa' })
  readonly id!: string;

  @ApiProperty({ example: 'Standing Orders', description: 'The printed name.' })
  readonly name!: string;

  @ApiProperty({ type: 'integer', description: 'From 0 to 4.' })
  readonly pips!: number;
}

export class CommandCardPageDto extends LegionPageDto {
  @ApiProperty({ type: [CommandCardRecordDto], description: 'The cards of this page.' })
  readonly items!: readonly CommandCardRecordDto[];
}

export class CommandCardAnswerDto extends LegionAnswerDto {
  @ApiProperty({ type: CommandCardRecordDto, description: 'The card.' })
  readonly item!: CommandCardRecordDto;
}
