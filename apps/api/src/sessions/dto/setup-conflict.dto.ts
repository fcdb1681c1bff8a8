import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { PlacedConflict } from '@marshal/catalogue';
import type { Game } from '../game.js';

/** Another public source gives another value for a card; only the printed card can settle it. */
export class SetupConflictDto implements PlacedConflict {
  @ApiProperty({ description: 'JSON pointer into the creation of the session.', example: '/players/0/units/1' })
  readonly pointer!: string;

  @ApiProperty({ type: String, example: 'courage', description: 'Which value of the card.' })
  readonly field!: PlacedConflict['field'];

  @ApiProperty({ oneOf: [{ type: 'number' }, { type: 'string' }], description: 'What the other source says.' })
  readonly value!: number | string;

  @ApiProperty({ example: 'DoctorDizzee', description: 'Where the other value stands.' })
  readonly source!: string;
}

/** An answer about a game that cards were brought to. */
export class WithSetupConflictsDto {
  @ApiPropertyOptional({
    type: [SetupConflictDto],
    description:
      'Where sources do not agree on a card of the setup; absent where they agree, or where the creation tells the value.',
  })
  readonly conflicts?: readonly PlacedConflict[];
}

/** What an answer says of the setup; nothing where sources agree. */
export const setupConflicts = (game: Game, setup: unknown): Pick<WithSetupConflictsDto, 'conflicts'> => {
  const conflicts = game.conflicts?.(setup) ?? [];
  return conflicts.length === 0 ? {} : { conflicts };
};
