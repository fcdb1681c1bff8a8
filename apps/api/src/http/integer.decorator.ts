import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsDefined, IsInt, Max, Min } from 'class-validator';
import { Optional } from './optional.decorator.js';

interface IntegerOptions {
  readonly min: number;
  readonly max: number;
  readonly description?: string;
  readonly default?: number;
  readonly example?: number;
}

const documented = ({ min, max, ...rest }: IntegerOptions, required: boolean): PropertyDecorator =>
  ApiProperty({ type: 'integer', minimum: min, maximum: max, required, ...rest });

/** A whole number that must be there. The swagger plugin would document IsInt as any number. */
export const Integer = (options: IntegerOptions): PropertyDecorator =>
  applyDecorators(IsDefined(), IsInt(), Min(options.min), Max(options.max), documented(options, true));

/** A whole number that may be left out. */
export const OptionalInteger = (options: IntegerOptions): PropertyDecorator =>
  applyDecorators(Optional(), IsInt(), Min(options.min), Max(options.max), documented(options, false));
