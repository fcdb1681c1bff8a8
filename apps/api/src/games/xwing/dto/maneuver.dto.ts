import {
  DIFFICULTY_CHANGES,
  MANEUVER_MOMENTS,
  OBSTACLE_KINDS,
  SLIDES,
  type ManeuverDifficultyChange,
  type ManeuverEffect,
  type ManeuverMoment,
  type Met,
  type MetObstacle,
  type MetShip,
  type ObstacleKind,
} from '@marshal/rules/xwing';
import { DATA_SETS, type DataSetId, type ManeuverQuestion } from '@marshal/catalogue';
import { OptionalFlag } from '../../../http/flag.decorator.js';
import { Id, OptionalId } from '../../../http/id.decorator.js';
import { OptionalInteger } from '../../../http/integer.decorator.js';
import { Nested, OptionalNested, OptionalNestedList } from '../../../http/nested.decorator.js';
import { OneOf, OptionalOneOf } from '../../../http/one-of.decorator.js';
import { ShipDto } from './ship.dto.js';
import { TableDto } from './table.dto.js';

/** Something that bears on the maneuver and that the ship itself does not show. */
export class ManeuverEffectDto implements ManeuverEffect {
  @Id({
    description:
      'The XWS id of a card, or, with what it changes, any word for it. A card that is named here is settled.',
  })
  readonly source!: string;

  @OptionalFlag({ description: "Whether the card's condition holds.", default: true })
  readonly holds?: boolean;

  @OptionalId({ description: 'The dial code that the card sets the revealed dial to.', example: '2TR' })
  readonly dial?: string;

  @OptionalOneOf(DIFFICULTY_CHANGES, { description: 'One step harder or easier, or the colour that it becomes.' })
  readonly difficulty?: ManeuverDifficultyChange;

  @OptionalOneOf(['dial', 'stress-maneuver'], { description: 'Which maneuver the difficulty change is for.' })
  readonly appliesTo?: 'dial' | 'stress-maneuver';

  @OptionalFlag({ description: 'It lets a stressed ship execute a red maneuver.' })
  readonly redWhileStressed?: boolean;

  @OptionalInteger({ min: -10, max: 10, description: 'Stress tokens that it gains or, below 0, removes.' })
  readonly stress?: number;

  @OptionalOneOf(MANEUVER_MOMENTS, { description: 'When.', default: 'after-execute' })
  readonly at?: ManeuverMoment;
}

export class MetShipDto implements MetShip {
  @OptionalId({ description: 'The id of the ship.' })
  readonly id?: string;

  @OptionalId({ description: 'Who owns it.' })
  readonly player?: string;
}

export class MetObstacleDto implements MetObstacle {
  @OptionalId({ description: 'The id of the obstacle.' })
  readonly id?: string;

  @OptionalOneOf(OBSTACLE_KINDS, { description: 'Which kind of obstacle.' })
  readonly type?: ObstacleKind;

  @OneOf(['moved-through', 'overlapped'], { description: 'Moved through, or overlapped at the end.' })
  readonly how!: MetObstacle['how'];
}

/** What the players saw happen on their table. It wins over what positions would say. */
export class MetDto implements Met {
  @OptionalNestedList(() => MetShipDto, { max: 50, description: 'The ships that the maneuver overlapped.' })
  readonly ships?: MetShipDto[];

  @OptionalNestedList(() => MetObstacleDto, { max: 50, description: 'Those that it moved through or overlapped.' })
  readonly obstacles?: MetObstacleDto[];

  @OptionalFlag({ description: 'It left the play area.' })
  readonly fled?: boolean;
}

export class ManeuverQuestionDto implements ManeuverQuestion {
  @OptionalId({ description: 'The default is xwing/rr-1.1; see /v1/rulesets.', example: 'xwing/rr-1.1' })
  readonly ruleset?: string;

  @OptionalOneOf(DATA_SETS, { description: 'Where the cards come from.', default: 'xwa' })
  readonly dataSet?: DataSetId;

  @Nested(() => ShipDto, { description: 'The ship that moves, as it stands now.' })
  readonly ship!: ShipDto;

  @OptionalId({
    description: 'A dial code, with or without its difficulty; left out when the ship has no dial.',
    example: '3TW',
  })
  readonly maneuver?: string;

  @OptionalOneOf(SLIDES, { description: 'The placement that the owner of a Tallon Roll wants.' })
  readonly position?: (typeof SLIDES)[number];

  @OptionalNestedList(() => ManeuverEffectDto, {
    max: 20,
    description: 'What bears on the maneuver beside its own cards; none where left out.',
  })
  readonly effects?: ManeuverEffectDto[];

  @OptionalNested(() => MetDto, { description: 'What the players saw; it wins over what positions would say.' })
  readonly met?: MetDto;

  @OptionalNested(() => TableDto, {
    description: "With the ship's pose: what the maneuver meets is reckoned from the positions.",
  })
  readonly table?: TableDto;
}
