import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { DATA_SETS, dataSetMeta, DEFAULT_DATA_SET, legionSources, type DataSetId } from '@marshal/catalogue';
import { ServeList } from '../cards/serve.decorators.js';
import { LEGION_DATA_SET } from '../legion-data-set.js';
import { DataSetsDto, type DataSetDto } from './data-set.dto.js';

const xwingSet = (id: DataSetId): DataSetDto => {
  const { source, commit, commitDate: date, dataVersion: version, licence } = dataSetMeta(id);
  return {
    id,
    game: 'xwing',
    default: id === DEFAULT_DATA_SET,
    version,
    date,
    sources: [{ source, commit, licence }],
  };
};

const ITEMS: readonly DataSetDto[] = [
  ...DATA_SETS.map(xwingSet),
  { id: LEGION_DATA_SET, game: 'legion', default: true, sources: legionSources() },
];

@ApiTags('catalogue')
@Controller('v1/data-sets')
export class DataSetsController {
  @ServeList('', { summary: 'Where the cards come from', answer: DataSetsDto })
  dataSets(): DataSetsDto {
    return { items: ITEMS };
  }
}
