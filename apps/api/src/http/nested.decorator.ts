import { applyDecorators, type Type as Class } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsDefined, IsObject, ValidateNested } from 'class-validator';
import { Optional } from './optional.decorator.js';

interface NestedOptions {
  readonly description?: string;
}

/** ValidateNested alone takes what is missing, null, or an array: each of these decorators asks for an object. */
// Swagger knows a lazy type by the name of the arrow: it must be written out as type: () => ….
const one = (dto: () => Class, required: boolean, options: NestedOptions): PropertyDecorator =>
  applyDecorators(
    required ? IsDefined() : Optional(),
    IsObject(),
    ValidateNested(),
    Type(dto),
    ApiProperty({ type: () => dto(), required, ...options }),
  );

const many = (
  dto: () => Class,
  required: boolean,
  { max, ...options }: NestedOptions & { max: number },
): PropertyDecorator =>
  applyDecorators(
    required ? IsDefined() : Optional(),
    IsArray(),
    ArrayMaxSize(max),
    IsObject({ each: true }),
    ValidateNested({ each: true }),
    Type(dto),
    ApiProperty({ type: () => dto(), isArray: true, maxItems: max, required, ...options }),
  );

/** An object that must be there. */
export const Nested = (dto: () => Class, options: NestedOptions = {}): PropertyDecorator => one(dto, true, options);

/** An object that may be left out. */
export const OptionalNested = (dto: () => Class, options: NestedOptions = {}): PropertyDecorator =>
  one(dto, false, options);

/** A list of objects that must be there. */
export const NestedList = (dto: () => Class, options: NestedOptions & { max: number }): PropertyDecorator =>
  many(dto, true, options);

/** A list of objects that may be left out. */
export const OptionalNestedList = (dto: () => Class, options: NestedOptions & { max: number }): PropertyDecorator =>
  many(dto, false, options);
