import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { DiceRoll } from '@marshal/rules/kernel';
import { Id, Ids } from '../../http/id.decorator.js';
import { Integer } from '../../http/integer.decorator.js';
import { NestedList } from '../../http/nested.decorator.js';
import type { Rolled } from '../log-entry.js';
import { DICE_MODES, type DiceMode } from '../session.js';

export class DiceRollDto implements DiceRoll {
  @Ids({ max: 100, description: 'The faces of the die, once a side.', example: ['block', 'surge', 'blank'] })
  readonly die!: string[];

  @Integer({ min: 1, max: 1000, description: 'How many of that die.' })
  readonly count!: number;
}

export class RolledDto implements Rolled {
  @Integer({ min: 1, max: 1_000_000, description: 'Which roll of the game it is, from 1.' })
  readonly number!: number;

  @NestedList(() => DiceRollDto, { max: 100, description: 'What was rolled.' })
  readonly dice!: DiceRollDto[];

  @Ids({ max: 1000, description: 'What was rolled, in the order of the dice.' })
  readonly faces!: string[];
}

export class SessionDiceDto {
  @ApiProperty({ enum: DICE_MODES, description: 'Who rolls.' })
  readonly mode!: DiceMode;

  @ApiPropertyOptional({ description: 'SHA-256 of the seed, told before the first roll.', example: '60e05bd1…' })
  readonly commitment?: string;
}

/** How an ended game with committed dice lets its rolls be verified. */
export class RevealedDiceDto {
  @Id({ description: 'The secret that every roll follows from.' })
  readonly seed!: string;

  @Id({ description: 'SHA-256 of the seed, as it was told when the game began.' })
  readonly commitment!: string;
}
