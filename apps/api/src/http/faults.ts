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

const toFault = (error: ErrorObject): Fault => {
  const { keyword, instancePath, params, message, parentSchema } = error;
  switch (keyword) {
    case 'required':
      return { pointer: `${instancePath}/${escapeSegment(params['missingProperty'])}`, detail: 'is missing' };
    case 'additionalProperties':
      return {
        pointer: `${instancePath}/${escapeSegment(params['additionalProperty'])}`,
        detail: 'is not a field of this request',
      };
    case 'enum':
      return { pointer: instancePath, detail: `must be one of ${(params['allowedValues'] as unknown[]).join(', ')}` };
    case 'discriminator':
      return {
        pointer: `${instancePath}/${escapeSegment(params['tag'])}`,
        detail: `must be one of ${(parentSchema?.['x-tags'] as string[]).join(', ')}`,
      };
    default:
      return { pointer: instancePath, detail: lengthDetail(error) ?? message ?? `breaks ${keyword}` };
  }
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
  const byPlace = new Map<string, Set<string>>();
  for (const { pointer, detail } of (telling.length > 0 ? telling : errors).map(toFault)) {
    byPlace.set(pointer, (byPlace.get(pointer) ?? new Set()).add(detail));
  }
  return [...byPlace].map(([pointer, details]) => ({ pointer, detail: [...details].join(', or ') }));
};
