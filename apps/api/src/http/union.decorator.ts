import type { Type as Class } from '@nestjs/common';
import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsDefined, IsIn, IsObject, ValidateNested } from 'class-validator';
import { Optional } from './optional.decorator.js';

interface UnionOptions {
  /** The field whose value tells the classes apart; each class documents it with `Tag`. */
  readonly by: string;
  readonly of: Readonly<Record<string, Class>>;
  readonly optional?: true;
  readonly description?: string;
}

/** What falls here has no known tag, and fails by it. */
const unknownMember = (by: string, values: readonly string[]): Class => {
  class Unknown {}
  IsIn(values)(Unknown.prototype, by);
  return Unknown;
};

/** One of several objects, told apart by the value of one field. */
export const Union =
  ({ by, of, optional, description }: UnionOptions): PropertyDecorator =>
  (target, key) => {
    const members = Object.entries(of);
    const refs = members.map(([value, dto]) => [value, getSchemaPath(dto)] as const);
    const fallback = unknownMember(by, Object.keys(of));
    const subTypes = members.map(([name, value]) => ({ name, value }));
    const decorators = [
      optional === true ? Optional() : IsDefined(),
      IsObject(),
      ValidateNested(),
      Type(() => fallback, { keepDiscriminatorProperty: true, discriminator: { property: by, subTypes } }),
      ApiProperty({
        required: optional !== true,
        oneOf: [...new Set(refs.map(([, path]) => path))].map(($ref) => ({ $ref })),
        discriminator: { propertyName: by, mapping: Object.fromEntries(refs) },
        ...(description === undefined ? {} : { description }),
      }),
    ];
    ApiExtraModels(...Object.values(of))(target.constructor);
    for (const decorate of decorators) decorate(target, key);
  };

/** The field that tells a member of a union from the others. */
export const Tag =
  (...values: string[]): PropertyDecorator =>
  (target, key) => {
    IsIn(values)(target, key);
    ApiProperty({ enum: values, description: 'Which form this object has.' })(target, key);
  };
