import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import { Optional } from './optional.decorator.js';

/** True or false; may be left out. */
export const OptionalFlag = (
  options: { readonly description?: string; readonly default?: boolean } = {},
): PropertyDecorator =>
  applyDecorators(Optional(), IsBoolean(), ApiProperty({ type: 'boolean', required: false, ...options }));
