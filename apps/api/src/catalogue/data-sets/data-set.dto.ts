import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

export class DataSourceDto {
  @ApiProperty({ format: 'uri', description: 'Where it is published.' })
  readonly source!: string;

  @ApiProperty({ description: 'The commit of it that was read.' })
  readonly commit!: string;

  @ApiProperty({ description: 'As it states it.' })
  readonly licence!: string;

  @ApiPropertyOptional({ description: 'What of it is used, where it is not all.' })
  readonly used?: string;
}

export class DataSetDto {
  @ApiProperty({ example: 'xwa', description: 'What `dataSet` takes.' })
  readonly id!: string;

  @ApiProperty({ enum: ['xwing', 'legion'], description: 'Whose cards they are.' })
  readonly game!: 'xwing' | 'legion';

  @ApiProperty({ description: 'Whether it counts where a request names none.' })
  readonly default!: boolean;

  @ApiPropertyOptional({ description: 'As the source counts it.' })
  readonly version?: string;

  @ApiPropertyOptional({ format: 'date', description: 'Of the last change that was read.' })
  readonly date?: string;

  @ApiProperty({ type: [DataSourceDto], description: 'What it was made from.' })
  readonly sources!: readonly DataSourceDto[];
}

export class DataSetsDto {
  @ApiProperty({ type: [DataSetDto], description: 'All there are.' })
  readonly items!: readonly DataSetDto[];
}
