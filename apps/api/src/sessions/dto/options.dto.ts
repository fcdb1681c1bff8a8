import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { DiceRoll, GameCommand } from '@marshal/rules/kernel';
import { FaultDto } from '../../http/problem.dto.js';
import { DiceRollDto } from './dice.dto.js';

export class OptionDiceDto extends DiceRollDto {
  @ApiPropertyOptional({
    description:
      'What they are rolled for: `rally`, `ion`, `vehicle-damage`, `priority`, `order-token`; at the roll for first player the player whose dice they are.',
    example: 'rally',
  })
  readonly for?: string;
}

export class OptionDto {
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: 'Ready to be sent back as the command.',
    example: { type: 'rally' },
  })
  readonly command!: GameCommand;

  @ApiPropertyOptional({
    type: [OptionDiceDto],
    description: 'What is to be rolled at the table and sent along as faces; only where dice are physical.',
  })
  readonly dice?: readonly DiceRoll[];
}

export class UnjudgedOptionDto {
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: 'A command that nothing forbids as far as the game knows.',
    example: { type: 'perform', ship: 'red-5', attempt: { action: 'lock', declaration: { target: 'tie-1' } } },
  })
  readonly command!: GameCommand;

  @ApiProperty({ type: [String], description: 'Cards that bear on it and that are not modelled.' })
  readonly unmodelled!: readonly string[];

  @ApiProperty({
    type: [FaultDto],
    description: 'What the command would have to tell, as the refusal of the command would name it.',
  })
  readonly errors!: readonly FaultDto[];
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

  @ApiPropertyOptional({
    type: [UnjudgedOptionDto],
    description:
      'Further commands that may be legal, once they tell what no position does: a lock on a ship whose range is to be `measured`. Absent where there is none.',
  })
  readonly unjudged?: readonly UnjudgedOptionDto[];
}
