import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { DiceRoll, GameCommand } from '@marshal/rules/kernel';
import { DiceRollDto } from './dice.dto.js';

export class OptionDto {
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: 'Ready to be sent back as the command.',
    example: { type: 'rally' },
  })
  readonly command!: GameCommand;

  @ApiPropertyOptional({
    type: [DiceRollDto],
    description: 'What is to be rolled at the table and sent along as faces; only where dice are physical.',
  })
  readonly dice?: readonly DiceRoll[];
}

export class OptionsDto {
  @ApiProperty({ example: 'legion/2026', description: 'By which they are judged.' })
  readonly ruleset!: string;

  @ApiProperty({ type: 'integer', example: 7, description: 'The version of the session at which they are legal.' })
  readonly version!: number;

  @ApiProperty({ example: 'alice', description: 'Whose options they are.' })
  readonly seat!: string;

  @ApiProperty({ type: [OptionDto], description: 'All that this seat may legally do now, but for adjustments.' })
  readonly options!: readonly OptionDto[];
}
