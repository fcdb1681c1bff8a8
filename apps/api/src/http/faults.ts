import type { ErrorObject } from 'ajv';
import type { Fault } from '@marshal/rules/kernel';

/** A fault of a parameter: of the query, the path or a header. It has a name instead of a place in a body. */
export interface ParameterFault extends Omit<Fault, 'pointer'> {
  readonly parameter: string;
}

export const parameterFault = (parameter: string, { detail, nearest }: Omit<Fault, 'pointer'>): ParameterFault => ({
  parameter,
  detail,
  ...(nearest !== undefined && { nearest }),
});

/** A key as a segment of a JSON pointer. */
export const escapeSegment = (segment: unknown): string => String(segment).replaceAll('~', '~0').replaceAll('/', '~1');

const counted = (limit: unknown): string => (limit === 1 ? '1 item' : `${String(limit)} items`);

const lengthDetail = ({ keyword, params }: ErrorObject): string | undefined => {
  if (keyword === 'minItems') return `must have at least ${counted(params['limit'])}`;
  return keyword === 'maxItems' ? `must have at most ${counted(params['limit'])}` : undefined;
};

/** Letters and digits alone, lower case. */
const plain = (word: unknown): string =>
  String(word)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');

/** The known words that differ from this one in case, spaces and dashes only. */
const respelt = (word: unknown, known: readonly unknown[]): Pick<Fault, 'nearest'> => {
  const nearest = known.map(String).filter((each) => plain(each) === plain(word) && plain(word) !== '');
  return nearest.length > 0 ? { nearest } : {};
};

const oneOf = (words: readonly unknown[]): string =>
  words.length === 1 ? `must be "${String(words[0])}"` : `must be one of ${words.join(', ')}`;

type Telling = (error: ErrorObject) => Omit<Fault, 'pointer'> & { readonly at?: unknown };

const additionalProperty: Telling = ({ params, parentSchema }) => {
  const fields = Object.keys((parentSchema?.['properties'] as object | undefined) ?? {});
  const at: unknown = params['additionalProperty'];
  return { at, detail: 'is not a field of this request', ...respelt(at, fields) };
};

const notListed: Telling = ({ params, data }) => {
  const allowed = params['allowedValues'] as unknown[];
  return { detail: oneOf(allowed), ...respelt(data, allowed) };
};

/** What is said where a keyword of JSON Schema is broken; `at` is the key, where the fault is that of a part. */
const TELLING: Readonly<Record<string, Telling>> = {
  required: ({ params }) => ({ at: params['missingProperty'], detail: 'is missing' }),
  additionalProperties: additionalProperty,
  enum: notListed,
  discriminator: ({ params, parentSchema }) => ({
    at: params['tag'],
    detail: `must be one of ${(parentSchema?.['x-tags'] as string[]).join(', ')}`,
  }),
  minimum: ({ params }) => ({ detail: `must be at least ${String(params['limit'])}` }),
  maximum: ({ params }) => ({ detail: `must be at most ${String(params['limit'])}` }),
};

const otherwise: Telling = (error) => ({
  detail: lengthDetail(error) ?? error.message ?? `breaks ${error.keyword}`,
});

const toFault = (error: ErrorObject): Fault => {
  const { keyword, instancePath } = error;
  const { at, ...fault } = (TELLING[keyword] ?? otherwise)(error);
  return { pointer: at === undefined ? instancePath : `${instancePath}/${escapeSegment(at)}`, ...fault };
};

/** What only repeats that no branch fits, or that a tag which is missing has no value. */
const isEcho = ({ keyword, params }: ErrorObject): boolean =>
  keyword === 'oneOf' || keyword === 'anyOf' || (keyword === 'discriminator' && params['tagValue'] === undefined);

const place = ({ schemaPath }: ErrorObject): string => schemaPath.slice(0, schemaPath.lastIndexOf('/'));

/** What lists the words that may stand somewhere says that they are texts, too. */
const isImplied = (error: ErrorObject, all: readonly ErrorObject[]): boolean =>
  error.keyword === 'type' &&
  all.some(
    (other) => other.keyword === 'enum' && other.instancePath === error.instancePath && place(other) === place(error),
  );

/** One fault a place. Where a value may have several forms, the fault names what each of them asks for. */
export const toFaults = (errors: readonly ErrorObject[]): readonly Fault[] => {
  const telling = errors.filter((error) => !isEcho(error) && !isImplied(error, errors));
  const byPlace = new Map<string, { readonly details: Set<string>; readonly nearest: Set<string> }>();
  for (const { pointer, detail, nearest = [] } of (telling.length > 0 ? telling : errors).map(toFault)) {
    const here = byPlace.get(pointer) ?? { details: new Set(), nearest: new Set() };
    byPlace.set(pointer, here);
    here.details.add(detail);
    for (const word of nearest) here.nearest.add(word);
  }
  return [...byPlace].map(([pointer, { details, nearest }]) => ({
    pointer,
    detail: [...details].join(', or '),
    ...(nearest.size > 0 && { nearest: [...nearest] }),
  }));
};
