import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { PAGE_LIMITS, type PageRequest } from '@marshal/catalogue';
import { OptionalId } from '../../http/id.decorator.js';
import { OptionalInteger } from '../../http/integer.decorator.js';

/** Which part of a result is wanted, and words to look for. */
export class PageQueryDto implements PageRequest {
  @OptionalId({
    description:
      'Words of the name, of pilots also of the ship’s; typing errors are forgiven, and the best come first.',
  })
  readonly text?: string;

  @OptionalInteger({
    min: PAGE_LIMITS.least,
    max: PAGE_LIMITS.most,
    default: PAGE_LIMITS.usual,
    description: 'How many at most.',
  })
  readonly limit?: number;

  @OptionalId({ description: 'The `next` of the page before.' })
  readonly cursor?: string;
}

/** What every page tells beside its items. */
export class PageDto {
  @ApiProperty({ type: 'integer', description: 'How many there are on all pages together.' })
  readonly total!: number;

  @ApiPropertyOptional({
    description: 'The cursor of the page after this, which the Link header leads to; absent on the last.',
  })
  readonly next?: string;
}
