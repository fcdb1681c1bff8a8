import {
  BASE_SIZES,
  BASE_FLANKS,
  CURVES,
  OBSTACLE_KINDS,
  SLIDES,
  TEMPLATE_BEARINGS,
  XWING_RULESET_IDS,
  type BarrelRollMove,
  type BaseSize,
  type BoostMove,
  type Curve,
  type DecloakMove,
  type Layout,
  type LayoutObstacle,
  type LayoutShip,
  type ManeuverMove,
  type ObstacleKind,
  type PositionsInput,
  type TemplateBearing,
  type XWingRulesetId,
} from '@marshal/rules/xwing';
import { Id, OptionalId } from '../../../http/id.decorator.js';
import { OptionalInteger } from '../../../http/integer.decorator.js';
import { Nested, OptionalNested, OptionalNestedList } from '../../../http/nested.decorator.js';
import { OneOf, OptionalOneOf, OptionalSomeOf } from '../../../http/one-of.decorator.js';
import { Tag, Union } from '../../../http/union.decorator.js';
import { PoseDto } from './ship.dto.js';
import { PlayAreaDto, PointDto } from './table.dto.js';

const ANY = 'Left out, every one is answered.';

export class BarrelRollMoveDto implements BarrelRollMove {
  @Tag('barrel-roll')
  readonly kind!: 'barrel-roll';

  @OptionalOneOf(BASE_FLANKS, { description: ANY })
  readonly side?: (typeof BASE_FLANKS)[number];

  @OptionalOneOf(SLIDES, { description: ANY })
  readonly position?: (typeof SLIDES)[number];

  @OptionalOneOf(['straight', 'bank', 'turn'], {
    description: 'The template; a card may ask for another.',
    default: 'straight',
  })
  readonly shape?: 'straight' | 'bank' | 'turn';

  @OptionalOneOf(CURVES, { description: `To which end of the ship a bank or a turn bends. ${ANY}` })
  readonly curves?: Curve;

  @OptionalInteger({ min: 1, max: 5, description: 'The speed of the template: 1 unless a card says otherwise.' })
  readonly speed?: number;
}

export class BoostMoveDto implements BoostMove {
  @Tag('boost')
  readonly kind!: 'boost';

  @OptionalOneOf(TEMPLATE_BEARINGS, { description: 'Left out: straight and both banks.' })
  readonly template?: TemplateBearing;

  @OptionalInteger({ min: 1, max: 5, description: 'The speed of the template: 1 unless a card says otherwise.' })
  readonly speed?: number;
}

export class DecloakMoveDto implements DecloakMove {
  @Tag('decloak')
  readonly kind!: 'decloak';

  @OptionalOneOf(['barrel-roll', 'boost'], { description: ANY })
  readonly by?: 'barrel-roll' | 'boost';

  @OptionalOneOf(BASE_FLANKS, { description: ANY })
  readonly side?: (typeof BASE_FLANKS)[number];

  @OptionalOneOf(SLIDES, { description: ANY })
  readonly position?: (typeof SLIDES)[number];

  @OptionalOneOf(['straight', 'bank'], { description: 'A card may ask for a bank.', default: 'straight' })
  readonly shape?: 'straight' | 'bank';

  @OptionalOneOf(CURVES, { description: ANY })
  readonly curves?: Curve;

  @OptionalOneOf(TEMPLATE_BEARINGS)
  readonly template?: TemplateBearing;
}

export class ManeuverMoveDto implements ManeuverMove {
  @Tag('maneuver')
  readonly kind!: 'maneuver';

  @Id({ description: 'A dial code, with or without its difficulty.', example: '2T' })
  readonly maneuver!: string;

  @OptionalOneOf(SLIDES, { description: 'The placement that the owner of a Tallon Roll wants.' })
  readonly position?: (typeof SLIDES)[number];
}

export class LayoutShipDto implements LayoutShip {
  @Id()
  readonly id!: string;

  @OptionalOneOf(BASE_SIZES)
  readonly baseSize?: BaseSize;

  @OptionalNested(() => PoseDto)
  readonly pose?: PoseDto;
}

export class LayoutObstacleDto implements LayoutObstacle {
  @Id()
  readonly id!: string;

  @OptionalOneOf(OBSTACLE_KINDS)
  readonly type?: ObstacleKind;

  @OptionalNestedList(() => PointDto, { max: 200, description: 'Its outline in mm, convex or not.' })
  readonly polygon?: PointDto[];
}

/** Where things stand. Without a play area there is no edge; what has no pose or outline cannot be in the way. */
export class LayoutDto implements Layout {
  @OptionalNestedList(() => LayoutShipDto, { max: 100 })
  readonly ships?: LayoutShipDto[];

  @OptionalNestedList(() => LayoutObstacleDto, { max: 50 })
  readonly obstacles?: LayoutObstacleDto[];

  @OptionalNested(() => PlayAreaDto, { description: 'In mm, from the corner (0, 0).' })
  readonly playArea?: PlayAreaDto;
}

export class PositionsRequestDto implements PositionsInput {
  @OptionalOneOf(XWING_RULESET_IDS, {
    description: 'Versions do not differ here; the answer names it.',
    default: 'xwing/rr-1.1',
  })
  readonly ruleset?: XWingRulesetId;

  @OptionalId({ description: "The ship's own id, so that it is not in its own way." })
  readonly id?: string;

  @OneOf(BASE_SIZES)
  readonly baseSize!: BaseSize;

  @Nested(() => PoseDto)
  readonly pose!: PoseDto;

  @Union({
    by: 'kind',
    of: { 'barrel-roll': BarrelRollMoveDto, boost: BoostMoveDto, decloak: DecloakMoveDto, maneuver: ManeuverMoveDto },
  })
  readonly move!: BarrelRollMoveDto | BoostMoveDto | DecloakMoveDto | ManeuverMoveDto;

  @OptionalNested(() => LayoutDto)
  readonly table?: LayoutDto;

  @OptionalSomeOf(OBSTACLE_KINDS, { max: 3, description: 'The kinds of obstacles that a card lets it ignore.' })
  readonly ignoredObstacles?: ObstacleKind[];
}
