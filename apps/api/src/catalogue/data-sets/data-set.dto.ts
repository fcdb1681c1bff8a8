import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

export class DataSourceDto {
  @ApiProperty({ format: 'uri' })
  readonly source!: string;

  @ApiProperty({ description: 'The commit of it that was read.' })
  readonly commit!: string;

  @ApiProperty()
  readonly licence!: string;

  @ApiPropertyOptional({ description: 'What of it is used, where it is not all.' })
  readonly used?: string;
}

export class DataSetDto {
  @ApiProperty({ example: 'xwa' })
  readonly id!: string;

  @ApiProperty({ enum: ['xwing', 'legion'] })
  readonly game!: 'xwing' | 'legion';

  @ApiProperty({ description: 'Whether it counts where a request names none.' })
  readonly default!: boolean;

  @ApiPropertyOptional({ description: 'As the source counts it.' })
  readonly version?: string;

  @ApiPropertyOptional({ format: 'date' })
  readonly date?: string;

  @ApiProperty({ type: [DataSourceDto] })
  readonly sources!: readonly DataSourceDto[];
}

export class DataSetsDto {
  @ApiProperty({ type: [DataSetDto] })
  readonly items!: readonly DataSetDto[];
}
