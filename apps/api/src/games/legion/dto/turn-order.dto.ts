import { RANKS, type OrderPlayer, type Proposal, type Rank } from '@marshal/rules/legion';
import type { OrderQuestion, OrderUnitInput } from '@marshal/catalogue';
import { OptionalFlag } from '../../../http/flag.decorator.js';
import { Id, OptionalId } from '../../../http/id.decorator.js';
import { OptionalInteger } from '../../../http/integer.decorator.js';
import { NestedList } from '../../../http/nested.decorator.js';
import { OptionalOneOf, OptionalSomeOf } from '../../../http/one-of.decorator.js';
import { Tag, Union } from '../../../http/union.decorator.js';
import { UnitDto } from './unit.dto.js';

export class TurnPlayerDto implements OrderPlayer {
  @Id({ example: 'alice', description: 'Any id of yours, by which units name their player.' })
  readonly id!: string;

  @OptionalSomeOf(RANKS, {
    max: 50,
    description:
      'The ranks of the tokens left in the order pool, a drawn one no longer among them; one for each unit that has none where left out. Units, defeated ones too, have as many to come at least.',
  })
  readonly pool?: Rank[];

  @OptionalInteger({ min: 0, max: 50, description: 'Tokens left in the pass pool.' })
  readonly passTokens?: number;

  @OptionalFlag({ description: 'Passed on the turn before, in this round.' })
  readonly passedLastTurn?: boolean;

  @OptionalFlag({ description: 'Has passed in this round: what counts in legion/2023.' })
  readonly passedThisRound?: boolean;
}

/** A unit as every call takes it, with its player; its `catalogueId` brings the rank, or it is told. */
export class TurnUnitDto extends UnitDto implements OrderUnitInput {
  @Id({ example: 'troopers-1' })
  override readonly id!: string;

  @Id({ description: 'The id of its player.', example: 'alice' })
  readonly player!: string;
}

const PLAYER = { description: 'Who; the player whose turn it is where left out.', example: 'alice' };

export class ProposedActivationDto {
  @Tag('activate')
  readonly kind!: 'activate';

  @Id({ description: 'The id of the unit.', example: 'troopers-1' })
  readonly unit!: string;

  @OptionalId(PLAYER)
  readonly player?: string;
}

/** To draw a token from the order pool. */
export class ProposedDrawDto {
  @Tag('draw')
  readonly kind!: 'draw';

  @OptionalId(PLAYER)
  readonly player?: string;
}

export class ProposedPassDto {
  @Tag('pass')
  readonly kind!: 'pass';

  @OptionalId(PLAYER)
  readonly player?: string;
}

export class TurnOrderRequestDto implements OrderQuestion {
  @OptionalId({ description: 'The default is legion/2026; see /v1/rulesets.', example: 'legion/2026' })
  readonly ruleset?: string;

  @NestedList(() => TurnPlayerDto, { max: 2, description: 'Two.' })
  readonly players!: TurnPlayerDto[];

  @NestedList(() => TurnUnitDto, {
    max: 60,
    description: 'The units of both players. Counterparts are passed over: they activate with their hosts.',
  })
  readonly units!: TurnUnitDto[];

  @OptionalId({ description: 'The id of the player with priority; the first of the players where left out.' })
  readonly priority?: string;

  @OptionalId({ description: "Whose turn it was before; nobody's at the start of the phase." })
  readonly lastTurn?: string;

  @OptionalOneOf(RANKS, {
    description:
      'The rank on the token that the player has just drawn. Some unit of that player, if only a defeated one, has such a token to come.',
  })
  readonly drawn?: Rank;

  @Union({
    by: 'kind',
    of: { activate: ProposedActivationDto, draw: ProposedDrawDto, pass: ProposedPassDto },
    optional: true,
    description: 'What the player wants to do with the turn: the answer judges it.',
  })
  readonly proposed?: (ProposedActivationDto | ProposedDrawDto | ProposedPassDto) & Proposal;
}
