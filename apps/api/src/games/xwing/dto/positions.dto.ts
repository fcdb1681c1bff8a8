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
  type ManeuverMove,
  type ObstacleKind,
  type TemplateBearing,
  type XWingRulesetId,
} from '@marshal/rules/xwing';
import { DATA_SETS, type DataSetId, type PositionsQuestion } from '@marshal/catalogue';
import { Id, OptionalId } from '../../../http/id.decorator.js';
import { OptionalInteger } from '../../../http/integer.decorator.js';
import { OptionalNested } from '../../../http/nested.decorator.js';
import { OptionalOneOf, OptionalSomeOf } from '../../../http/one-of.decorator.js';
import { Tag, Union } from '../../../http/union.decorator.js';
import { PoseDto, ShipDto } from './ship.dto.js';
import { TableDto } from './table.dto.js';

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

  @OptionalOneOf(TEMPLATE_BEARINGS, { description: 'For a boost. Left out, every one is answered.' })
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

export class PositionsRequestDto implements PositionsQuestion {
  @OptionalOneOf(XWING_RULESET_IDS, {
    description: 'Versions do not differ here; the answer names it.',
    default: 'xwing/rr-1.1',
  })
  readonly ruleset?: XWingRulesetId;

  @OptionalOneOf(DATA_SETS, { description: 'Where the cards come from.', default: 'xwa' })
  readonly dataSet?: DataSetId;

  @OptionalNested(() => ShipDto, {
    description: 'The ship that moves, as every call takes it; or its base and its pose.',
  })
  readonly ship?: ShipDto;

  @OptionalId({ description: "The ship's own id, so that it is not in its own way." })
  readonly id?: string;

  @OptionalOneOf(BASE_SIZES, { description: "Needed without a ship; wins over the ship's." })
  readonly baseSize?: BaseSize;

  @OptionalNested(() => PoseDto, { description: "Needed where the ship has none; wins over the ship's." })
  readonly pose?: PoseDto;

  @Union({
    by: 'kind',
    of: { 'barrel-roll': BarrelRollMoveDto, boost: BoostMoveDto, decloak: DecloakMoveDto, maneuver: ManeuverMoveDto },
    description: 'How it moves.',
  })
  readonly move!: BarrelRollMoveDto | BoostMoveDto | DecloakMoveDto | ManeuverMoveDto;

  @OptionalNested(() => TableDto, {
    description: 'Without a play area there is no edge; what has no pose or outline, or is huge, cannot be in the way.',
  })
  readonly table?: TableDto;

  @OptionalSomeOf(OBSTACLE_KINDS, { max: 3, description: 'The kinds of obstacles that a card lets it ignore.' })
  readonly ignoredObstacles?: ObstacleKind[];
}
