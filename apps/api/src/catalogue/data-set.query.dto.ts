import { DATA_SETS, DEFAULT_DATA_SET, type DataSetId } from '@marshal/catalogue';
import { OptionalOneOf } from '../http/one-of.decorator.js';

export const DATA_SET_PARAMETER = {
  description: 'The public data set whose cards are meant; see /v1/data-sets.',
  default: DEFAULT_DATA_SET,
};

/** Which cards of X-Wing are meant. */
export class DataSetQueryDto {
  @OptionalOneOf(DATA_SETS, DATA_SET_PARAMETER)
  readonly dataSet?: DataSetId;
}
