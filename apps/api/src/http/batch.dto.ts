import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsObject } from 'class-validator';
import { Optional } from './optional.decorator.js';

export class BatchDto {
  @ApiPropertyOptional({ type: 'object', additionalProperties: true, description: 'What every item shares.' })
  @Optional()
  @IsObject()
  readonly common?: Record<string, unknown>;

  @ApiProperty({
    type: 'array',
    minItems: 1,
    maxItems: 100,
    items: {},
    description: 'Each is laid over `common` as a JSON merge patch; one that is no object gets a problem of its own.',
  })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(100)
  readonly items!: unknown[];
}
