import { ApiExtraModels, ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsDefined, IsObject } from 'class-validator';
import { Id, Ids, OptionalId } from '../../http/id.decorator.js';
import { Integer } from '../../http/integer.decorator.js';
import { Nested, NestedList } from '../../http/nested.decorator.js';
import { OneOf } from '../../http/one-of.decorator.js';
import { unionSchema } from '../../http/union-schema.js';
import { DOCUMENT_FORMAT, type GameDocument } from '../game-document.js';
import type { LogEntry } from '../log-entry.js';
import { DICE_MODES, type DiceMode, type Origin } from '../session.js';
import { LOG_ENTRY } from './log-entry.dto.js';

export class DocumentDiceDto {
  @OneOf(DICE_MODES, { description: 'Who rolled.' })
  readonly mode!: DiceMode;

  @OptionalId({ description: 'SHA-256 of the seed, told when the game began.' })
  readonly commitment?: string;

  @OptionalId({ description: 'Told when the game has ended.' })
  readonly seed?: string;
}

export class OriginDto implements Origin {
  @Id({ description: 'Its id.' })
  readonly session!: string;

  @Integer({ min: 1, max: 1_000_000, description: 'The last version that the game had there.' })
  readonly through!: number;

  @OptionalId({ description: 'What its dice were committed to.' })
  readonly commitment?: string;

  @OptionalId({ description: 'Their seed, revealed by the export.' })
  readonly seed?: string;
}

/** A whole game: what an export gives, and what an import and the offline check take. */
@ApiExtraModels(...Object.values(LOG_ENTRY.of))
export class GameDocumentDto implements GameDocument {
  @OneOf([DOCUMENT_FORMAT], { description: 'The form of this document.' })
  readonly format!: typeof DOCUMENT_FORMAT;

  @Id({ example: 'legion', description: 'Which game it is.' })
  readonly game!: string;

  @Id({ example: 'legion/2026', description: 'By which the game was judged.' })
  readonly ruleset!: string;

  @Id({ description: 'The version of the service that wrote it.', example: '0.1.0' })
  readonly rulesVersion!: string;

  @Id({ description: 'The id of the session; it goes into every committed roll.' })
  readonly session!: string;

  @Id({ description: 'In UTC.' })
  readonly createdAt!: string;

  @Ids({ max: 10, description: 'The players, first player first.' })
  readonly seats!: string[];

  @IsDefined()
  @IsObject()
  @ApiProperty({ type: 'object', additionalProperties: true, description: 'The body with which the game was created.' })
  readonly setup!: object;

  @Nested(() => DocumentDiceDto, { description: 'Who rolled, and how it can be verified.' })
  readonly dice!: DocumentDiceDto;

  @NestedList(() => OriginDto, { max: 100, description: 'The sessions that it was imported from, oldest first.' })
  readonly origins!: OriginDto[];

  @Integer({ min: 1, max: 1_000_000, description: 'The last version of the game.' })
  readonly version!: number;

  @IsDefined()
  @IsObject()
  @ApiProperty({ type: 'object', additionalProperties: true, description: 'Where the log leads to.' })
  readonly state!: object;

  @IsArray()
  @ArrayMaxSize(10_000)
  @ApiProperty({
    type: 'array',
    maxItems: 10_000,
    items: unionSchema(LOG_ENTRY),
    description: 'All entries, oldest first.',
  })
  readonly log!: LogEntry[];
}
