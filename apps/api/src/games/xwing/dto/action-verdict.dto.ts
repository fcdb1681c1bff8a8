import { ApiExtraModels, ApiProperty, ApiPropertyOptional, getSchemaPath } from '@nestjs/swagger';
import {
  DIFFICULTIES,
  NO_MORE_ACTIONS,
  type ActionVerdict,
  type Cost,
  type Difficulty,
  type GrantedLinks,
  type GrantedVerdict,
  type IllegalAction,
  type IndeterminateAction,
  type LegalAction,
  type NoMoreActions,
} from '@marshal/rules/xwing';
import { REASON_CODE, ReasonDto } from '../../../http/reason.dto.js';
import { EVENT_TYPE } from './event-type.js';
import { ShipDto } from './ship.dto.js';
import { TableShipDto } from './table.dto.js';

const verdictSchema = (): object => ({
  oneOf: [LegalActionDto, IllegalActionDto, IndeterminateActionDto].map((dto) => ({ $ref: getSchemaPath(dto) })),
  discriminator: {
    propertyName: 'verdict',
    mapping: {
      legal: getSchemaPath(LegalActionDto),
      illegal: getSchemaPath(IllegalActionDto),
      indeterminate: getSchemaPath(IndeterminateActionDto),
    },
  },
});

const GRANTED_SHIP = { type: 'string', description: 'The id of the ship that is coordinated.' };

const FAILS_BECAUSE =
  'Where the outcome is `failed`: what closes each way to carry the action out. Empty where only the declaration says that it fails.';

class JudgedActionDto {
  @ApiProperty({ example: 'xwing/rr-1.1', description: 'By which the attempt was judged.' })
  readonly ruleset!: string;

  @ApiProperty({ type: String, example: 'focus', description: 'The action that was attempted.' })
  readonly action!: LegalAction['action'];

  @ApiProperty({ enum: DIFFICULTIES, description: 'Every effect counted.' })
  readonly difficulty!: Difficulty;
}

/** A token gained, or something spent: `{"gain": "stress", "count": 1}`. */
export class CostDto {
  @ApiPropertyOptional({ enum: ['stress', 'strain'], description: 'Tokens that the ship gains.' })
  readonly gain?: 'stress' | 'strain';

  @ApiPropertyOptional({ enum: ['force', 'charge', 'shield', 'energy'], description: 'What it spends.' })
  readonly spend?: 'force' | 'charge' | 'shield' | 'energy';

  @ApiProperty({ type: 'integer', description: 'How many.' })
  readonly count!: number;

  @ApiPropertyOptional({ description: 'The card from which charges are spent.' })
  readonly card?: string;
}

/** What the action does when it is performed; `kind` tells what else there is. */
export class EffectDto {
  @ApiProperty({ example: 'gain-token', description: 'What happens, such as `gain-token`.' })
  readonly kind!: string;
}

export class BarDto {
  @ApiProperty({
    oneOf: [
      { type: 'string', enum: ['all'] },
      { type: 'array', items: { type: 'string' } },
    ],
    description:
      'Which; `all` is every one. A grant that says more of itself, such as "even while stressed", is not counted.',
  })
  readonly actions!: 'all' | readonly string[];

  @ApiProperty({ allOf: [REASON_CODE], description: 'The reason that the actions would be refused with.' })
  readonly code!: string;

  @ApiPropertyOptional({
    enum: NO_MORE_ACTIONS,
    description: 'Where its actions have ended: for how long, as `round` of the ship afterwards tells it.',
  })
  readonly noMoreActions?: NoMoreActions;
}

export class IllegalActionDto extends JudgedActionDto implements IllegalAction {
  @ApiProperty({ enum: ['illegal'], description: 'The ship may not attempt it.' })
  readonly verdict!: 'illegal';

  @ApiProperty({ type: [ReasonDto], description: 'Every rule that objects.' })
  readonly reasons!: IllegalAction['reasons'];
}

/** A card that is not modelled, or a fact that is missing, could change the verdict. */
export class IndeterminateActionDto extends JudgedActionDto implements IndeterminateAction {
  @ApiProperty({ enum: ['indeterminate'], description: 'What is told does not settle it.' })
  readonly verdict!: 'indeterminate';

  @ApiProperty({ type: [String], description: 'Cards that could change the verdict and are not modelled.' })
  readonly unmodelled!: readonly string[];

  @ApiProperty({
    type: [String],
    description: 'Facts without which the question has no answer: JSON pointers to where it would tell them.',
  })
  readonly missing!: readonly string[];

  @ApiProperty({ type: [ReasonDto], description: 'What objects as far as is known.' })
  readonly reasons!: IndeterminateAction['reasons'];

  @ApiProperty({ type: [CostDto], description: 'What the attempt would cost.' })
  readonly costs!: readonly Cost[];
}

@ApiExtraModels(IllegalActionDto, IndeterminateActionDto)
export class LegalActionDto extends JudgedActionDto implements LegalAction {
  @ApiProperty({ enum: ['legal'], description: 'The ship may attempt it.' })
  readonly verdict!: 'legal';

  @ApiProperty({ type: [CostDto], description: 'Paid when the action is attempted, and kept when it fails.' })
  readonly costs!: readonly Cost[];

  @ApiProperty({ type: [EffectDto], description: 'What it does when it is performed; none where it fails.' })
  readonly effects!: LegalAction['effects'];

  @ApiProperty({ description: 'Whether it could still fail.' })
  readonly canFail!: boolean;

  @ApiPropertyOptional({
    enum: ['performed', 'failed'],
    description: 'How it ends, where the declaration and the table settle it.',
  })
  readonly outcome?: 'performed' | 'failed';

  @ApiPropertyOptional({ type: [ReasonDto], description: FAILS_BECAUSE })
  readonly failsBecause?: Exclude<LegalAction['failsBecause'], undefined>;

  @ApiPropertyOptional({
    type: 'array',
    items: { type: 'object', additionalProperties: true },
    description: 'The declarations that are open, once what is declared first is declared.',
  })
  readonly options?: Exclude<LegalAction['options'], undefined>;

  @ApiProperty({
    type: 'array',
    items: verdictSchema(),
    description: 'The links that it opens, as they stand after it.',
  })
  readonly linked!: readonly ActionVerdict[];

  @ApiPropertyOptional({
    type: 'array',
    items: {
      type: 'object',
      required: ['ship', 'verdict'],
      properties: {
        ship: GRANTED_SHIP,
        verdict: { ...verdictSchema(), description: 'What it may do with the action named for it.' },
      },
    },
    description:
      'Coordinate: what the chosen ships may do with the action named for them; `indeterminate` where that hangs on an action bar that is not told.',
  })
  readonly granted?: readonly GrantedVerdict[];

  @ApiProperty({ type: [BarDto], description: 'What the ship can no longer do afterwards.' })
  readonly bars!: LegalAction['bars'];
}

export class AvailableActionsDto {
  @ApiProperty({ example: 'xwing/rr-1.1', description: 'By which the answer was judged.' })
  readonly ruleset!: string;

  @ApiProperty({
    type: 'array',
    items: verdictSchema(),
    description: 'Every action of bar and cards, each with its verdict.',
  })
  readonly actions!: readonly ActionVerdict[];
}

export const ACTION_VERDICT = {
  by: 'verdict',
  of: { legal: LegalActionDto, illegal: IllegalActionDto, indeterminate: IndeterminateActionDto },
};

/** An attempt that was carried out. */
export class ResolvedActionDto extends JudgedActionDto {
  @ApiProperty({ enum: ['legal'], description: 'The attempt was legal.' })
  readonly verdict!: 'legal';

  @ApiProperty({ enum: ['performed', 'failed'], description: 'How it ended.' })
  readonly outcome!: 'performed' | 'failed';

  @ApiPropertyOptional({ type: [ReasonDto], description: FAILS_BECAUSE })
  readonly failsBecause?: Exclude<LegalAction['failsBecause'], undefined>;

  @ApiProperty({
    type: 'array',
    items: { type: 'object', required: ['type'], properties: { type: EVENT_TYPE }, additionalProperties: true },
    description:
      'What happened, in order. A `roll-owed` and a `damage-owed` are for the players to resolve, in the order that the owner likes.',
  })
  readonly events!: readonly object[];

  @ApiProperty({
    type: ShipDto,
    description: 'The ship afterwards, ready to be sent to any other call.',
  })
  readonly ship!: object;

  @ApiProperty({ type: [TableShipDto], description: 'The other ships that it changed, as they are afterwards.' })
  readonly targets!: readonly object[];

  @ApiProperty({ type: 'array', items: verdictSchema(), description: 'The links that are open now.' })
  readonly linked!: readonly ActionVerdict[];

  @ApiPropertyOptional({
    type: 'array',
    items: {
      type: 'object',
      required: ['ship', 'linked'],
      properties: {
        ship: GRANTED_SHIP,
        linked: { type: 'array', items: verdictSchema(), description: 'The links that are open to it.' },
      },
    },
    description:
      'Coordinate: the links that are open now to ships that performed an action, each on the ship of `targets`.',
  })
  readonly granted?: readonly GrantedLinks[];
}

export const ACTION_RESOLUTION = {
  by: 'verdict',
  of: { legal: ResolvedActionDto, illegal: IllegalActionDto, indeterminate: IndeterminateActionDto },
};
export type ActionResolutionDto = ResolvedActionDto | IllegalActionDto | IndeterminateActionDto;
