import { ApiProperty } from '@nestjs/swagger';
import { DATA_SETS, type DataSetId } from '@marshal/catalogue';
import { OptionalOneOf } from '../../http/one-of.decorator.js';
import { DATA_SET_PARAMETER } from '../data-set.query.dto.js';
import { PageDto, PageQueryDto } from './page.dto.js';

/** What every query for cards of X-Wing may tell. */
export class CardQueryDto extends PageQueryDto {
  @OptionalOneOf(DATA_SETS, DATA_SET_PARAMETER)
  readonly dataSet?: DataSetId;
}

const STATED = { enum: DATA_SETS, description: 'Where the cards come from.' };

export class CardPageDto extends PageDto {
  @ApiProperty(STATED)
  readonly dataSet!: DataSetId;
}

export class CardAnswerDto {
  @ApiProperty(STATED)
  readonly dataSet!: DataSetId;
}
