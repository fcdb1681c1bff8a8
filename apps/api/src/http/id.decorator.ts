import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsDefined, IsString, Length } from 'class-validator';
import { Optional } from './optional.decorator.js';

interface TextOptions {
  readonly description?: string;
  readonly example?: string;
}

const LENGTH = { minLength: 1, maxLength: 100 } as const;

/** A short text that must be there: an id, a name. */
export const Id = (options: TextOptions = {}): PropertyDecorator =>
  applyDecorators(IsDefined(), IsString(), Length(1, 100), ApiProperty({ type: String, ...LENGTH, ...options }));

/** A short text that may be left out. */
export const OptionalId = (options: TextOptions = {}): PropertyDecorator =>
  applyDecorators(
    Optional(),
    IsString(),
    Length(1, 100),
    ApiProperty({ type: String, required: false, ...LENGTH, ...options }),
  );

interface ListOptions {
  readonly max: number;
  readonly description?: string;
  readonly example?: readonly string[];
}

const list = (required: boolean, { max, ...rest }: ListOptions): PropertyDecorator =>
  applyDecorators(
    required ? IsDefined() : Optional(),
    IsArray(),
    ArrayMaxSize(max),
    IsString({ each: true }),
    Length(1, 100, { each: true }),
    ApiProperty({ type: 'array', items: { type: 'string', ...LENGTH }, maxItems: max, required, ...rest }),
  );

/** A list of short texts that must be there. */
export const Ids = (options: ListOptions): PropertyDecorator => list(true, options);

/** A list of short texts that may be left out. */
export const OptionalIds = (options: ListOptions): PropertyDecorator => list(false, options);
