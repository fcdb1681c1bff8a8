import {
  ARCS,
  SHIP_STATUSES,
  type Arc,
  type DamageCard,
  type ShipStatus,
  type XWingCommand,
} from '@marshal/rules/xwing';
import { OptionalFlag } from '../../../http/flag.decorator.js';
import { Id, OptionalId, OptionalIds } from '../../../http/id.decorator.js';
import { Integer, OptionalInteger } from '../../../http/integer.decorator.js';
import { OptionalNested, OptionalNestedList } from '../../../http/nested.decorator.js';
import { OptionalOneOf, OptionalSomeOf } from '../../../http/one-of.decorator.js';
import { Tag } from '../../../http/union.decorator.js';
import { DamageCardDto, PoseDto, ShieldsDto, TokensDto } from '../dto/ship.dto.js';

class AdjustedUpgradeDto {
  @Id({ description: 'XWS id.' }) readonly id!: string;
  @OptionalNested(() => ShieldsDto) readonly charges?: ShieldsDto;
  @OptionalInteger({ min: 0, max: 1, description: 'The faceup side.' }) readonly side?: number;
}

class FaceupDamageCardDto extends DamageCardDto implements DamageCard {
  @OptionalFlag({ description: 'The card offers an action.' }) readonly hasAction?: boolean;
}

class AdjustedInitiativeDto {
  @Integer({ min: 0, max: 8 }) readonly initiative!: number;
  @Id() readonly source!: string;
}

type Adjust = Extract<XWingCommand, { readonly type: 'adjust' }>;

/** What the game does not model: combat, damage, devices, a judge's correction. What is named is set as it is. */
export class XWingAdjustCommandDto implements Adjust {
  @Tag('adjust')
  readonly type!: 'adjust';

  @Id({ description: 'The id of the ship.', example: 'red-5' })
  readonly ship!: string;

  @OptionalNested(() => TokensDto, { description: 'The counts as they are now; kinds that are left out stay.' })
  readonly tokens?: TokensDto;

  @OptionalInteger({ min: 0, max: 99, description: 'Active Force.' })
  readonly force?: number;

  @OptionalNested(() => ShieldsDto)
  readonly charges?: ShieldsDto;

  @OptionalNested(() => ShieldsDto)
  readonly shields?: ShieldsDto;

  @OptionalNestedList(() => AdjustedUpgradeDto, { max: 30 })
  readonly upgrades?: AdjustedUpgradeDto[];

  @OptionalNestedList(() => FaceupDamageCardDto, { max: 40, description: 'All that are faceup now.' })
  readonly damageCards?: FaceupDamageCardDto[];

  @OptionalIds({ max: 20 })
  readonly locks?: string[];

  @OptionalSomeOf(ARCS, { max: 2 })
  readonly turret?: Arc[];

  @OptionalNested(() => PoseDto)
  readonly pose?: PoseDto;

  @OptionalOneOf(SHIP_STATUSES)
  readonly status?: ShipStatus;

  @OptionalId()
  readonly carrier?: string;

  @OptionalNested(() => AdjustedInitiativeDto, { description: 'A new effect on its initiative.' })
  readonly initiativeChange?: AdjustedInitiativeDto;

  @OptionalId({ description: 'The source of an effect on its initiative that has ended.' })
  readonly initiativeEnded?: string;

  @OptionalId()
  readonly note?: string;
}
