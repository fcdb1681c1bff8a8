import { ApiProperty } from '@nestjs/swagger';
import { ArrayMinSize } from 'class-validator';
import { Id, OptionalId } from '../../../http/id.decorator.js';
import { NestedList } from '../../../http/nested.decorator.js';
import { OptionalOneOf } from '../../../http/one-of.decorator.js';
import { Tag } from '../../../http/union.decorator.js';
import type { Creation } from '../../../sessions/session-game.js';
import { DICE_MODES, type DiceMode } from '../../../sessions/session.js';
import { UnitDto } from '../dto/unit.dto.js';

export class LegionPlayerDto {
  @Id({ description: 'Any name; every answer calls the player so.', example: 'alice' })
  readonly seat!: string;

  @NestedList(() => UnitDto, {
    max: 40,
    description:
      'The army; each unit needs an id of its own in the game. Counterparts are passed over: a game keeps none apart from its host.',
  })
  readonly units!: UnitDto[];
}

export class CreateLegionSessionDto implements Creation {
  @Tag('legion')
  readonly game!: 'legion';

  @OptionalId({ description: 'legion/2026 where it is left out.', example: 'legion/2026' })
  readonly ruleset?: string;

  @OptionalOneOf(DICE_MODES, {
    default: 'server',
    description: 'Who rolls: the table (`physical`), the server, or the server from a seed to which it commits.',
  })
  readonly dice?: DiceMode;

  @ArrayMinSize(2)
  @NestedList(() => LegionPlayerDto, { max: 2, description: 'The player who is first rolls when priority is tied.' })
  @ApiProperty({ minItems: 2 })
  readonly players!: LegionPlayerDto[];
}
