import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMinSize, IsObject } from 'class-validator';
import { DATA_SETS, DEFAULT_DATA_SET, type DataSetId } from '@marshal/catalogue';
import { Id, OptionalId } from '../../../http/id.decorator.js';
import { NestedList, OptionalNested, OptionalNestedList } from '../../../http/nested.decorator.js';
import { OptionalOneOf } from '../../../http/one-of.decorator.js';
import { Optional } from '../../../http/optional.decorator.js';
import { Tag } from '../../../http/union.decorator.js';
import type { Creation } from '../../../sessions/session-game.js';
import { DICE_MODES, type DiceMode } from '../../../sessions/session.js';
import { ShipDto } from '../dto/ship.dto.js';
import { DeviceDto, ObstacleDto, PlayAreaDto } from '../dto/table.dto.js';

export class XWingPlayerDto {
  @Id({ description: 'Any name; every answer calls the player so.', example: 'alice' })
  readonly seat!: string;

  @Optional()
  @IsObject()
  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: true,
    description: 'An XWS file with one squad. A ship whose id another ship has gets the seat added to it.',
  })
  readonly squad?: object;

  @OptionalNestedList(() => ShipDto, {
    max: 40,
    description: 'Ships one by one; instead of a squad, or besides. A player has one at least.',
  })
  readonly ships?: ShipDto[];
}

/** A ship that begins the game docked. */
export class DockedShipDto {
  @Id({ description: 'The id of the ship.' })
  readonly ship!: string;

  @Id({ description: 'The id of the ship that carries it.' })
  readonly carrier!: string;
}

export class CreateXWingSessionDto implements Creation {
  @Tag('xwing')
  readonly game!: 'xwing';

  @OptionalId({ description: 'xwing/rr-1.1 where it is left out.', example: 'xwing/rr-1.1' })
  readonly ruleset?: string;

  @OptionalOneOf(DICE_MODES, {
    default: 'server',
    description: 'Who rolls: the table (`physical`), the server, or the server from a seed to which it commits.',
  })
  readonly dice?: DiceMode;

  @OptionalOneOf(DATA_SETS, { description: 'Which printing of the cards.', default: DEFAULT_DATA_SET })
  readonly dataSet?: DataSetId;

  @ArrayMinSize(2)
  @NestedList(() => XWingPlayerDto, { max: 8, description: 'First player first.' })
  @ApiProperty({ minItems: 2 })
  readonly players!: XWingPlayerDto[];

  @OptionalNestedList(() => DockedShipDto, {
    max: 20,
    description: 'Ships that begin the game docked; none where left out.',
  })
  readonly docked?: DockedShipDto[];

  @OptionalNestedList(() => ObstacleDto, { max: 50, description: 'Those on the table.' })
  readonly obstacles?: ObstacleDto[];

  @OptionalNestedList(() => DeviceDto, { max: 100, description: 'Those on the table.' })
  readonly devices?: DeviceDto[];

  @OptionalNested(() => PlayAreaDto, { description: 'In mm; where left out no ship can flee by positions.' })
  readonly playArea?: PlayAreaDto;
}
