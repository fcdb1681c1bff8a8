import { OBSTACLE_KINDS, type TableDevice, type TableObstacle } from '@marshal/rules/xwing';
import type { TableInput, TableShipInput } from '@marshal/catalogue';
import { OptionalFlag } from '../../../http/flag.decorator.js';
import { Id } from '../../../http/id.decorator.js';
import { OptionalInteger } from '../../../http/integer.decorator.js';
import { OptionalNested, OptionalNestedList } from '../../../http/nested.decorator.js';
import { Decimal } from '../../../http/number.decorator.js';
import { OptionalOneOf } from '../../../http/one-of.decorator.js';
import { PoseDto, ShipDto } from './ship.dto.js';

const RANGE = { min: 0, max: 10, description: 'From the acting ship; reckoned from the poses where it is left out.' };

/** Another ship; what the question does not need may be left out. */
export class TableShipDto extends ShipDto implements TableShipInput {
  @OptionalInteger(RANGE)
  readonly range?: number;

  @OptionalFlag({ description: 'Whether it lies in the bullseye arc of the acting ship.' })
  readonly inBullseyeArc?: boolean;
}

export class PointDto {
  @Decimal({ min: -10_000, max: 10_000, description: 'In mm, on the axes of the poses.' }) readonly x!: number;
  @Decimal({ min: -10_000, max: 10_000, description: 'In mm, on the axes of the poses.' }) readonly y!: number;
}

export class ObstacleDto implements TableObstacle {
  @Id({ example: 'rock-1', description: 'Any id of yours; answers call the obstacle so.' })
  readonly id!: string;

  @OptionalOneOf(OBSTACLE_KINDS, {
    description: 'Which kind of obstacle. Those that cards place, such as a blaze or loose cargo, are not modelled.',
  })
  readonly type?: (typeof OBSTACLE_KINDS)[number];

  @OptionalNestedList(() => PointDto, { max: 200, description: 'Its outline, in mm.' })
  readonly polygon?: PointDto[];

  @OptionalInteger(RANGE)
  readonly range?: number;
}

/** A device or a remote. Which of them a move sets off is for the players to see: its shape is not told. */
export class DeviceDto implements TableDevice {
  @Id({ example: 'mine-1', description: 'Any id of yours; answers call the device so.' })
  readonly id!: string;

  @OptionalInteger({
    ...RANGE,
    description: 'From the acting ship; a pose does not tell it, for the shape is not told.',
  })
  readonly range?: number;

  @OptionalNested(() => PoseDto, { description: 'Where it lies; for your own use.' })
  readonly pose?: PoseDto;
}

export class PlayAreaDto {
  @Decimal({ min: 1, max: 10_000, example: 914.4, description: 'Along x, in mm.' }) readonly width!: number;
  @Decimal({ min: 1, max: 10_000, example: 914.4, description: 'Along y, in mm.' }) readonly height!: number;
}

/** Everything else in play. A table that is left out is not an empty one: it is unknown. */
export class TableDto implements TableInput {
  @OptionalNestedList(() => TableShipDto, { max: 100, description: 'All other ships in play.' })
  readonly ships?: TableShipDto[];

  @OptionalNestedList(() => ObstacleDto, { max: 50, description: 'All obstacles.' })
  readonly obstacles?: ObstacleDto[];

  @OptionalNestedList(() => DeviceDto, { max: 100, description: 'All devices and remotes.' })
  readonly devices?: DeviceDto[];

  @OptionalNested(() => PlayAreaDto, { description: 'In mm, from the corner (0, 0).' })
  readonly playArea?: PlayAreaDto;
}
