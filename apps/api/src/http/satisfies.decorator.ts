import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { ValidateBy } from 'class-validator';
import { Optional } from './optional.decorator.js';

interface SatisfiesOptions {
  /** In words, after "must be". */
  readonly what: string;
  readonly when: (value: unknown) => boolean;
  readonly documented: ApiPropertyOptions;
}

/** A value of several types, which no single check of class-validator knows; may be left out. */
export const OptionalSatisfying = ({ what, when, documented }: SatisfiesOptions): PropertyDecorator =>
  applyDecorators(
    Optional(),
    ValidateBy({ name: 'satisfies', validator: { validate: when, defaultMessage: () => `$property must be ${what}` } }),
    ApiProperty({ required: false, ...documented } as ApiPropertyOptions),
  );
