import type { OpenAPIObject } from '@nestjs/swagger';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { untoldReasonsIn } from './reasons.js';

export interface DocumentedExample {
  readonly path: string;
  readonly name: string;
  readonly body: object;
}

type Json = Record<string, any>;

/** Every example that the document offers for a question: a POST call that keeps nothing. */
export const examplesOf = (document: OpenAPIObject): DocumentedExample[] =>
  Object.entries(document.paths).flatMap(([path, item]: [string, Json]) =>
    Object.entries((item['post']?.requestBody?.content?.['application/json']?.examples ?? {}) as Json)
      .filter(() => !path.includes('{') && !path.startsWith('/v1/sessions'))
      .map(([name, example]: [string, Json]) => ({ path, name, body: example['value'] as object })),
  );

/** Every example of a text that the document offers. */
export const textExamplesOf = (document: OpenAPIObject): { path: string; name: string; text: string }[] =>
  Object.entries(document.paths).flatMap(([path, item]: [string, Json]) =>
    Object.entries((item['post']?.requestBody?.content?.['text/plain']?.examples ?? {}) as Json).map(
      ([name, example]: [string, Json]) => ({ path, name, text: example['value'] as string }),
    ),
  );

/** Calls that read a file of whatever shape players have, one at a time: they have no batch, and no shape to miss. */
const READING: readonly string[] = ['/v1/xwing/squads', '/v1/legion/lists'];

/** The paths of the calls that judge: those with examples, except for the ones that read a file. */
export const judgingPaths = (document: OpenAPIObject): string[] =>
  [...new Set(examplesOf(document).map(({ path }) => path))].filter(
    (path) => !READING.includes(path) && !path.endsWith('/batch'),
  );

/** A check of answers against the published schema of a call's answer with that status, and of their reasons. */
export const answerCheck = (document: OpenAPIObject): ((path: string, status: number, body: unknown) => string[]) => {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
  const plain = JSON.parse(JSON.stringify(document)) as Json;
  ajv.addSchema({ $id: 'openapi', ...plain });
  const checks = new Map<string, ValidateFunction>();
  return (path, status, body) => {
    const content = plain['paths'][path]?.post?.responses?.[String(status)]?.content ?? {};
    const type = Object.keys(content)[0];
    if (type === undefined) return [`${path} does not document ${status}`];
    const pointer = ['paths', path, 'post', 'responses', String(status), 'content', type, 'schema']
      .map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
      .join('/');
    const check = checks.get(pointer) ?? ajv.compile({ $ref: `openapi#/${pointer}` });
    checks.set(pointer, check);
    const faults = check(body) ? [] : (check.errors ?? []);
    return [
      ...faults.map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`),
      ...untoldReasonsIn(body).map((reason) => `/v1/rules does not tell ${reason}`),
    ];
  };
};
