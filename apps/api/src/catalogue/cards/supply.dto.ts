import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { ForceSupply, Supply } from '@marshal/catalogue';

/** Charges that a card prints. */
export class SupplyDto implements Supply {
  @ApiProperty({ type: 'integer', description: 'How many there are at most.' })
  readonly value!: number;

  @ApiPropertyOptional({ type: 'integer', description: 'How many come back each round; below zero, are lost.' })
  readonly recovers?: number;
}

export class ForceSupplyDto extends SupplyDto implements ForceSupply {
  @ApiPropertyOptional({ enum: ['light', 'dark'], isArray: true, description: 'Light, dark, or both.' })
  readonly side?: readonly ('light' | 'dark')[];
}
