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
  @OptionalNested(() => ShieldsDto, { description: 'Its charges as they are now.' }) readonly charges?: ShieldsDto;
  @OptionalInteger({ min: 0, max: 1, description: 'The faceup side.' }) readonly side?: number;
}

class FaceupDamageCardDto extends DamageCardDto implements DamageCard {
  @OptionalFlag({ description: 'Need not be told: what the card prints counts.' }) readonly hasAction?: boolean;
}

class AdjustedInitiativeDto {
  @Integer({ min: 0, max: 8, description: 'The value that counts from now on.' }) readonly initiative!: number;
  @Id({ description: 'What changes it, such as the XWS id of a card.' }) readonly source!: string;
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

  @OptionalNested(() => ShieldsDto, { description: "The pilot's or the ship's own charges as they are now." })
  readonly charges?: ShieldsDto;

  @OptionalNested(() => ShieldsDto, { description: 'As they are now.' })
  readonly shields?: ShieldsDto;

  @OptionalNestedList(() => AdjustedUpgradeDto, { max: 30, description: 'Those that change; others stay.' })
  readonly upgrades?: AdjustedUpgradeDto[];

  @OptionalNestedList(() => FaceupDamageCardDto, { max: 40, description: 'All that are faceup now.' })
  readonly damageCards?: FaceupDamageCardDto[];

  @OptionalInteger({ min: 0, max: 40, description: 'How many are facedown now; none until a game is told of some.' })
  readonly facedownDamage?: number;

  @OptionalIds({ max: 20, description: 'The ids of all objects that it has locked now.' })
  readonly locks?: string[];

  @OptionalSomeOf(ARCS, { max: 2, description: 'Where its turret points now.' })
  readonly turret?: Arc[];

  @OptionalNested(() => PoseDto, { description: 'Where it stands now.' })
  readonly pose?: PoseDto;

  @OptionalOneOf(SHIP_STATUSES, { description: 'What has become of it.' })
  readonly status?: ShipStatus;

  @OptionalId({ description: 'The id of the ship on which it is docked.' })
  readonly carrier?: string;

  @OptionalNested(() => AdjustedInitiativeDto, { description: 'A new effect on its initiative.' })
  readonly initiativeChange?: AdjustedInitiativeDto;

  @OptionalId({ description: 'The source of an effect on its initiative that has ended.' })
  readonly initiativeEnded?: string;

  @OptionalId({ description: 'Why, in any words; kept in the log.' })
  readonly note?: string;
}
