import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsDefined, IsObject, Matches } from 'class-validator';
import type { GameCommand, GameEvent } from '@marshal/rules/kernel';
import { Id, OptionalId } from '../../http/id.decorator.js';
import { Integer } from '../../http/integer.decorator.js';
import { OptionalNested } from '../../http/nested.decorator.js';
import { OptionalOneOf } from '../../http/one-of.decorator.js';
import { Tag } from '../../http/union.decorator.js';
import type { EndedEntry, OpenedEntry, StepEntry, UndoneEntry } from '../log-entry.js';
import { RolledDto } from './dice.dto.js';

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

class EntryDto {
  @Integer({ min: 1, max: 1_000_000, description: 'Counts from 1 without a gap.', example: 7 })
  readonly version!: number;

  @Matches(TIME)
  @ApiProperty({ type: 'string', pattern: TIME.source, description: 'In UTC.', example: '2026-01-31T20:15:00.000Z' })
  readonly at!: string;
}

export class OpenedEntryDto extends EntryDto implements OpenedEntry {
  @Tag('opened')
  readonly kind!: 'opened';
}

const FreeObject = (description: string): PropertyDecorator =>
  applyDecorators(IsDefined(), IsObject(), ApiProperty({ type: 'object', additionalProperties: true, description }));

/** A step of the game: `adjusted` is one that the rules did not judge. */
export class StepEntryDto extends EntryDto implements StepEntry {
  @Tag('played', 'adjusted')
  readonly kind!: 'played' | 'adjusted';

  @Id({ example: 'alice', description: 'Who did it.' })
  readonly seat!: string;

  @FreeObject('The command as it was sent; without what this seat may not see.')
  readonly command!: GameCommand;

  @OptionalNested(() => RolledDto, { description: 'The dice of this step.' })
  readonly rolled?: RolledDto;

  @IsObject({ each: true })
  @ApiProperty({
    type: 'array',
    maxItems: 1000,
    items: { type: 'object', additionalProperties: true },
    description: 'What happened; each has a type.',
  })
  readonly events!: GameEvent[];

  @OptionalOneOf(['rolled', 'revealed'], { description: 'Why the step cannot be taken back.' })
  readonly lasting?: 'rolled' | 'revealed';
}

export class UndoneEntryDto extends EntryDto implements UndoneEntry {
  @Tag('undone')
  readonly kind!: 'undone';

  @Id({ description: 'Who took it back.' })
  readonly seat!: string;

  @Integer({ min: 1, max: 1_000_000, description: 'The version of the step that was taken back.' })
  readonly undoes!: number;
}

export class EndedEntryDto extends EntryDto implements EndedEntry {
  @Tag('ended')
  readonly kind!: 'ended';

  @Id({ description: 'Who ended it.' })
  readonly seat!: string;

  @OptionalId({ description: 'The seed of committed dice, revealed by the end.' })
  readonly seed?: string;
}

export const LOG_ENTRY = {
  by: 'kind',
  of: {
    opened: OpenedEntryDto,
    played: StepEntryDto,
    adjusted: StepEntryDto,
    undone: UndoneEntryDto,
    ended: EndedEntryDto,
  },
} as const;
