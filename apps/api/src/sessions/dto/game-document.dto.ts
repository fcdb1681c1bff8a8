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
  @OneOf(DICE_MODES)
  readonly mode!: DiceMode;

  @OptionalId({ description: 'SHA-256 of the seed, told when the game began.' })
  readonly commitment?: string;

  @OptionalId({ description: 'Told when the game has ended.' })
  readonly seed?: string;
}

export class OriginDto implements Origin {
  @Id()
  readonly session!: string;

  @Integer({ min: 1, max: 1_000_000, description: 'The last version that the game had there.' })
  readonly through!: number;

  @OptionalId()
  readonly commitment?: string;

  @OptionalId()
  readonly seed?: string;
}

/** A whole game: what an export gives, and what an import and the offline check take. */
@ApiExtraModels(...Object.values(LOG_ENTRY.of))
export class GameDocumentDto implements GameDocument {
  @OneOf([DOCUMENT_FORMAT])
  readonly format!: typeof DOCUMENT_FORMAT;

  @Id({ example: 'legion' })
  readonly game!: string;

  @Id({ example: 'legion/2026' })
  readonly ruleset!: string;

  @Id({ description: 'The version of the service that wrote it.', example: '0.1.0' })
  readonly rulesVersion!: string;

  @Id({ description: 'The id of the session; it goes into every committed roll.' })
  readonly session!: string;

  @Id()
  readonly createdAt!: string;

  @Ids({ max: 10 })
  readonly seats!: string[];

  @IsDefined()
  @IsObject()
  @ApiProperty({ type: 'object', additionalProperties: true, description: 'The body with which the game was created.' })
  readonly setup!: object;

  @Nested(() => DocumentDiceDto)
  readonly dice!: DocumentDiceDto;

  @NestedList(() => OriginDto, { max: 100, description: 'The sessions that it was imported from, oldest first.' })
  readonly origins!: OriginDto[];

  @Integer({ min: 1, max: 1_000_000 })
  readonly version!: number;

  @IsDefined()
  @IsObject()
  @ApiProperty({ type: 'object', additionalProperties: true, description: 'Where the log leads to.' })
  readonly state!: object;

  @IsArray()
  @ArrayMaxSize(10_000)
  @ApiProperty({ type: 'array', maxItems: 10_000, items: unionSchema(LOG_ENTRY) })
  readonly log!: LogEntry[];
}
