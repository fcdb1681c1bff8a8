import type { CardAction, Upgrade } from '@marshal/rules/legion';
import { OptionalFlag } from '../../../http/flag.decorator.js';
import { Id, OptionalId } from '../../../http/id.decorator.js';
import { OptionalInteger } from '../../../http/integer.decorator.js';
import { OptionalNestedList } from '../../../http/nested.decorator.js';
import { OneOf, OptionalOneOf } from '../../../http/one-of.decorator.js';
import { KeywordDto } from './keyword.dto.js';

export class UnitUpgradeDto implements Upgrade {
  @Id({
    description: "Legion HQ's two letters, which bring name and keywords; or any other id.",
    example: 'dj',
  })
  readonly id!: string;

  @OptionalId({
    example: 'Fragmentation Grenades',
    description: 'Its printed name; that of the catalogue where left out.',
  })
  readonly name?: string;

  @OptionalOneOf(['ready', 'exhausted', 'expended'], {
    description: 'Exhausted cards can be readied; expended ones stay spent.',
    default: 'ready',
  })
  readonly state?: 'ready' | 'exhausted' | 'expended';

  @OptionalNestedList(() => KeywordDto, {
    max: 8,
    description: "Those that it gives its unit; the card's where left out.",
  })
  readonly keywords?: KeywordDto[];
}

/** An action that a card offers. Those of the unit's keywords, such as Jump, need not be listed. */
export class CardActionDto implements CardAction {
  @Id({ description: 'By which an attempt names it in `declaration.card`.', example: 'harpoon' })
  readonly id!: string;

  @OneOf(['card-action', 'free-card-action'], { description: 'A free card action costs no action.' })
  readonly kind!: CardAction['kind'];

  @OptionalInteger({ min: 1, max: 2, description: 'How many arrows stand before it: its cost; 1 where left out.' })
  readonly arrows?: 1 | 2;

  @OptionalOneOf(['aim', 'attack', 'dodge', 'move', 'recover', 'standby'], {
    description: 'What it is besides: a Jump is a move.',
  })
  readonly countsAs?: NonNullable<CardAction['countsAs']>;

  @OptionalId({ description: "The id of the upgrade that offers it; the unit's own card where left out." })
  readonly upgrade?: string;

  @OptionalFlag({ description: 'Using it exhausts that upgrade.' })
  readonly exhausts?: boolean;

  @OptionalInteger({ min: 0, max: 20, description: 'How often it can still be used in this game.' })
  readonly usesLeft?: number;
}
