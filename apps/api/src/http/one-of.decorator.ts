import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsDefined, IsIn } from 'class-validator';
import { Optional } from './optional.decorator.js';

interface OneOfOptions {
  readonly description?: string;
  readonly default?: string;
  readonly example?: string;
}

const oneOf = (required: boolean, values: readonly string[], options: OneOfOptions): PropertyDecorator =>
  applyDecorators(
    required ? IsDefined() : Optional(),
    IsIn(values),
    ApiProperty({ type: 'string', enum: [...values], required, ...options }),
  );

/** One of a list of words that must be there. */
export const OneOf = (values: readonly string[], options: OneOfOptions = {}): PropertyDecorator =>
  oneOf(true, values, options);

/** One of a list of words that may be left out. */
export const OptionalOneOf = (values: readonly string[], options: OneOfOptions = {}): PropertyDecorator =>
  oneOf(false, values, options);

/** Several of a list of words; may be left out. */
export const OptionalSomeOf = (
  values: readonly string[],
  { max, ...options }: { readonly max: number; readonly description?: string },
): PropertyDecorator =>
  applyDecorators(
    Optional(),
    IsArray(),
    ArrayMaxSize(max),
    IsIn(values, { each: true }),
    ApiProperty({
      type: 'array',
      maxItems: max,
      items: { type: 'string', enum: [...values] },
      required: false,
      ...options,
    }),
  );
