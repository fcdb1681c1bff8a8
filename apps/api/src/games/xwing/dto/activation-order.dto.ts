import { ApiPropertyOptional } from '@nestjs/swagger';
import {
  SHIP_STATUSES,
  XWING_RULESET_IDS,
  type InitiativeChange,
  type ShipStatus,
  type XWingRulesetId,
} from '@marshal/rules/xwing';
import { DATA_SETS, type ActivationOrderQuestion, type DataSetId, type OrderShipInput } from '@marshal/catalogue';
import { IsBoolean, IsIn } from 'class-validator';
import { Id, Ids, OptionalId, OptionalIds } from '../../../http/id.decorator.js';
import { Integer, OptionalInteger } from '../../../http/integer.decorator.js';
import { NestedList, OptionalNestedList } from '../../../http/nested.decorator.js';
import { OptionalOneOf } from '../../../http/one-of.decorator.js';
import { Optional } from '../../../http/optional.decorator.js';
import { ShipDto } from './ship.dto.js';

export class InitiativeChangeDto implements InitiativeChange {
  @Integer({ min: 0, max: 8, description: 'The value that counts instead of the printed one.' })
  readonly initiative!: number;

  @OptionalId({ description: 'XWS id of the card that changes it.' })
  readonly source?: string;

  /** Set once the effect is over: the change before it counts again. */
  @Optional()
  @IsBoolean()
  readonly ended?: boolean;
}

/** A ship as every call takes it, with its player; its `pilot` brings the initiative, or it is told. */
export class OrderShipDto extends ShipDto implements OrderShipInput {
  @Id({ description: 'Who owns it.', example: 'alice' })
  override readonly player!: string;

  @OptionalNestedList(() => InitiativeChangeDto, {
    max: 20,
    description: 'Oldest first; the most recent one that has not ended counts.',
  })
  readonly initiativeChanges?: InitiativeChangeDto[];

  /** True once its whole activation is over. */
  @Optional()
  @IsBoolean()
  readonly activated?: boolean;

  @Optional()
  @IsIn(SHIP_STATUSES)
  @ApiPropertyOptional({ enum: SHIP_STATUSES, default: 'in-play', description: 'Only ships in play activate.' })
  readonly status?: ShipStatus;
}

export class ActivationOrderRequestDto implements ActivationOrderQuestion {
  @OptionalOneOf(XWING_RULESET_IDS, {
    description: 'Versions do not differ here; the answer names it.',
    default: 'xwing/rr-1.1',
  })
  readonly ruleset?: XWingRulesetId;

  @OptionalOneOf(DATA_SETS, { description: 'Where the cards come from.', default: 'xwa' })
  readonly dataSet?: DataSetId;

  @NestedList(() => OrderShipDto, { max: 100, description: 'Every ship in the game, of all players.' })
  readonly ships!: OrderShipDto[];

  @Ids({ max: 10, description: 'First player first.', example: ['alice', 'bob'] })
  readonly playerOrder!: string[];

  @OptionalId({ description: 'The ship that is in the middle of its activation.' })
  readonly activating?: string;

  @OptionalInteger({
    min: 0,
    max: 8,
    description:
      'The initiative that the phase has reached; where left out that of the ship which is activating. Without either no ship has missed its turn.',
  })
  readonly step?: number;

  @OptionalIds({
    max: 100,
    description: 'Ids in the order in which they are to activate from now on; it may stop early.',
  })
  readonly proposed?: string[];
}
