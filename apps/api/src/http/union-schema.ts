import type { Type } from '@nestjs/common';
import { getSchemaPath } from '@nestjs/swagger';

/** Answers that differ by the value of one field, such as `verdict`. */
export interface AnswerUnion {
  readonly by: string;
  readonly of: Readonly<Record<string, Type>>;
}

export interface UnionSchema {
  readonly oneOf: { readonly $ref: string }[];
  readonly discriminator: { readonly propertyName: string; readonly mapping: Record<string, string> };
}

/** The union as OpenAPI writes it; its classes are to be made known with ApiExtraModels. */
export const unionSchema = ({ by, of }: AnswerUnion): UnionSchema => {
  const mapping = Object.fromEntries(Object.entries(of).map(([value, type]) => [value, getSchemaPath(type)]));
  return {
    oneOf: [...new Set(Object.values(mapping))].map(($ref) => ({ $ref })),
    discriminator: { propertyName: by, mapping },
  };
};
