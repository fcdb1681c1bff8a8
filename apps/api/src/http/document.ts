import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { typeBatches } from './batch-schemas.js';
import { VERSION } from './version.js';

/** The name under which a DTO class is published: without its suffix. */
export const schemaName = ({ name }: { readonly name: string }): string => name.replace(/Dto$/, '');

const withoutSuffix = (document: OpenAPIObject): OpenAPIObject => {
  const schemas = document.components?.schemas ?? {};
  const renamed = Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [schemaName({ name }), schema]));
  const text = JSON.stringify({ ...document, components: { ...document.components, schemas: renamed } });
  return JSON.parse(text.replace(/"#\/components\/schemas\/(\w+?)Dto"/g, '"#/components/schemas/$1"')) as OpenAPIObject;
};

type Json = Record<string, unknown>;
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;

const referenced = (value: unknown, found: Set<string>): Set<string> => {
  if (!isJson(value)) return found;
  for (const [key, part] of Object.entries(value)) {
    if (key === '$ref' && typeof part === 'string') found.add(part.slice(part.lastIndexOf('/') + 1));
    else referenced(part, found);
  }
  return found;
};

/** Says of every schema that a request may contain what the service does: unknown fields are refused. */
const closeRequests = (document: OpenAPIObject): OpenAPIObject => {
  const schemas = (document.components?.schemas ?? {}) as Record<string, Json>;
  const waiting = [
    ...referenced(
      Object.values(document.paths).flatMap((path) =>
        Object.values(path as Json).map((operation) => (operation as Json)['requestBody']),
      ),
      new Set(),
    ),
  ];
  const seen = new Set<string>();
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const schema = schemas[name];
    if (seen.has(name) || schema === undefined) continue;
    seen.add(name);
    if (schema['properties'] !== undefined) schema['additionalProperties'] ??= false;
    waiting.push(...referenced(schema, new Set()));
  }
  return document;
};

interface MediaType {
  readonly schema: object;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

const withExamples = (media: MediaType, wanted: (value: unknown) => boolean): MediaType => ({
  ...media,
  examples: Object.fromEntries(Object.entries(media.examples ?? {}).filter(([, { value }]) => wanted(value))),
});

/** A call that reads JSON or text offers each media type its own examples, and text is a string. */
const partMediaTypes = (document: OpenAPIObject): OpenAPIObject => {
  for (const operation of Object.values(document.paths).flatMap((path) => Object.values(path as Json) as Json[])) {
    const content = (operation['requestBody'] as { content?: Record<string, MediaType> } | undefined)?.content ?? {};
    const { 'application/json': json, 'text/plain': text } = content;
    if (json === undefined || text === undefined) continue;
    content['application/json'] = withExamples(json, isJson);
    content['text/plain'] = withExamples({ ...text, schema: { type: 'string' } }, (value) => !isJson(value));
  }
  return document;
};

const DESCRIPTION = `
The table judge as a web service. Ask it whether a ship may perform an action and why not, in what order ships activate,
or how a Legion unit rallies; the answer names every rule and where it stands.

* A judgement is always **200**, whatever it says; problems are \`application/problem+json\` with a JSON pointer for each fault.
* What a request leaves out has its obvious default. Fields that are not documented are refused.
* Every judging call has a \`/batch\` twin that takes up to 100 items.
`.trim();

/** The OpenAPI 3.1 document, made from the code. */
export const describeApi = (app: INestApplication): OpenAPIObject => {
  const builder = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Marshal')
    .setDescription(DESCRIPTION)
    .setVersion(VERSION)
    .setLicense('MIT', 'https://opensource.org/license/mit')
    .addServer('/')
    .addTag('xwing', 'Star Wars: X-Wing, second edition: actions and the Activation Phase')
    .addTag('legion', 'Star Wars: Legion: activating a unit')
    .addTag('sessions', 'Games that are kept: state, commands, dice, log and live events')
    .addTag('catalogue', 'The cards of both games, and where their facts come from')
    .addTag('reference', 'What the answers cite: every rule and every version of the rules')
    .addTag('service', 'For those who run it')
    .addBearerAuth(
      { type: 'http', scheme: 'bearer', description: 'The secret token of a seat.', bearerFormat: 'seat token' },
      'seat',
    )
    .build();
  const document = SwaggerModule.createDocument(app, builder, { operationIdFactory: (_controller, method) => method });
  return { ...partMediaTypes(closeRequests(typeBatches(withoutSuffix(document)))), security: [{}] };
};
