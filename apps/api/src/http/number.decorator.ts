import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsDefined, IsNumber, Max, Min } from 'class-validator';
import { Optional } from './optional.decorator.js';

interface NumberOptions {
  readonly min: number;
  readonly max: number;
  readonly description?: string;
  readonly example?: number;
}

const number = (required: boolean, { min, max, ...rest }: NumberOptions): PropertyDecorator =>
  applyDecorators(
    required ? IsDefined() : Optional(),
    IsNumber(),
    Min(min),
    Max(max),
    ApiProperty({ type: 'number', minimum: min, maximum: max, required, ...rest }),
  );

/** A number that must be there, such as a length in mm. */
export const Decimal = (options: NumberOptions): PropertyDecorator => number(true, options);

/** A number that may be left out. */
export const OptionalDecimal = (options: NumberOptions): PropertyDecorator => number(false, options);
