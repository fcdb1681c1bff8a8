import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { Conflict, PlacedConflict } from '@marshal/catalogue';

/** Another public source gives another value for a unit's card; only the printed card can settle it. */
export class CardConflictDto implements Conflict {
  @ApiProperty({ enum: ['courage', 'resilience', 'unitType', 'wounds'], description: 'Which value of the card.' })
  readonly field!: Conflict['field'];

  @ApiProperty({ oneOf: [{ type: 'number' }, { type: 'string' }], description: 'What the other source says.' })
  readonly value!: number | string;

  @ApiProperty({ example: 'LHQ scripts/units.csv (2025-04)', description: 'Where the other value stands.' })
  readonly source!: string;
}

export class ConflictDto extends CardConflictDto implements PlacedConflict {
  @ApiProperty({ description: 'JSON pointer to the unit in the request.', example: '/unit' })
  readonly pointer!: string;
}

/** An answer about units that may come from the catalogue. */
export class WithConflictsDto {
  @ApiPropertyOptional({
    type: [ConflictDto],
    description:
      'Where sources do not agree on a card that the answer rests on; absent where they agree, or where the request tells the value.',
  })
  readonly conflicts?: readonly PlacedConflict[];
}
