import { DATA_SETS, DEFAULT_DATA_SET, type DataSetId } from '@marshal/catalogue';
import { OptionalOneOf } from '../http/one-of.decorator.js';

/** Which cards of X-Wing are meant; the query check fills in the default. */
export class DataSetQueryDto {
  @OptionalOneOf(DATA_SETS, { description: 'The public data set whose cards are meant.', default: DEFAULT_DATA_SET })
  readonly dataSet?: DataSetId;
}
