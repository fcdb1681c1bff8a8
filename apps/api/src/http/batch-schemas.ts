import type { OpenAPIObject } from '@nestjs/swagger';

type Json = Record<string, unknown>;
type Schemas = Record<string, Json>;

interface Operation {
  readonly requestBody: { readonly content: { readonly 'application/json': { schema: Json } } };
}

const nameOf = (ref: unknown): string => (typeof ref === 'string' ? ref.slice(ref.lastIndexOf('/') + 1) : '');

/** Objects go in parts; whatever else there is replaces, and so is whole. */
const isWhole = (schema: Json, schemas: Schemas): boolean => {
  const [inherited] = Array.isArray(schema['allOf']) ? (schema['allOf'] as Json[]) : [schema];
  const referenced = schemas[nameOf(inherited?.['$ref'])] ?? schema;
  return referenced['properties'] === undefined && schema['oneOf'] === undefined;
};

const patchOf = (schema: Json, schemas: Schemas): Json => {
  const { description, ...rest } = schema;
  const told = typeof description === 'string' ? { description } : {};
  if (isWhole(schema, schemas)) return { anyOf: [rest, { type: 'null' }], ...told };
  return { type: ['object', 'null'], additionalProperties: true, ...told };
};

/** What of a body one item, or `common`, may tell: any part of it. */
const patchSchema = (name: string, schemas: Schemas): Json => ({
  type: 'object',
  description: `Any part of a ${name}; \`null\` removes what common tells.`,
  properties: Object.fromEntries(
    Object.entries((schemas[name]?.['properties'] ?? {}) as Schemas).map(([key, schema]) => [
      key,
      patchOf(schema, schemas),
    ]),
  ),
});

const batchSchema = ($ref: string): Json => ({
  allOf: [
    { $ref: '#/components/schemas/Batch' },
    {
      type: 'object',
      properties: {
        common: { allOf: [{ $ref }], description: 'What every item shares.' },
        items: { type: 'array', items: { $ref }, description: 'What each is asked with, laid over common.' },
      },
    },
  ],
});

/** Types the body of each `/batch` call after the body of the call that it is the twin of. */
export const typeBatches = (document: OpenAPIObject): OpenAPIObject => {
  const schemas = document.components?.schemas as Schemas;
  for (const [path, item] of Object.entries(document.paths)) {
    const single = document.paths[path.replace(/\/batch$/, '')];
    if (!path.endsWith('/batch') || single === undefined) continue;
    const body = ({ post }: object & { post?: unknown }): { schema: Json } =>
      (post as Operation).requestBody.content['application/json'];
    const name = nameOf(body(single).schema['$ref']);
    schemas[`${name}Patch`] ??= patchSchema(name, schemas);
    body(item).schema = batchSchema(`#/components/schemas/${name}Patch`);
  }
  return document;
};
