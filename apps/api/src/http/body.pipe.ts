import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Fault } from '@marshal/rules/kernel';
import { schemaName } from './document.js';
import { Problem } from './problem.js';

const escape = (segment: string): string => segment.replaceAll('~', '~0').replaceAll('/', '~1');

const toFault = ({ keyword, instancePath, params, message }: ErrorObject): Fault => {
  const { missingProperty, additionalProperty, allowedValues } = params as Record<string, unknown>;
  switch (keyword) {
    case 'required':
      return { pointer: `${instancePath}/${escape(String(missingProperty))}`, detail: 'is missing' };
    case 'additionalProperties':
      return {
        pointer: `${instancePath}/${escape(String(additionalProperty))}`,
        detail: 'is not a field of this request',
      };
    case 'enum':
      return { pointer: instancePath, detail: `must be one of ${(allowedValues as unknown[]).join(', ')}` };
    default:
      return { pointer: instancePath, detail: message ?? `breaks ${keyword}` };
  }
};

/** One fault a place and wording; a union reports the same place once for each of its branches. */
const toFaults = (errors: readonly ErrorObject[]): readonly Fault[] => {
  const faults = errors.filter(({ keyword }) => keyword !== 'oneOf' && keyword !== 'anyOf').map(toFault);
  const told = faults.length > 0 ? faults : errors.map(toFault);
  return [...new Map(told.map((fault) => [`${fault.pointer} ${fault.detail}`, fault])).values()];
};

/** OpenAPI's discriminator carries a mapping, which ajv does not take; and ajv's ignores what is no object. */
const forAjv = (_key: string, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || !('oneOf' in value) || !('discriminator' in value)) return value;
  const { propertyName } = value.discriminator as { propertyName: string };
  return { ...value, type: 'object', required: [propertyName], discriminator: { propertyName } };
};

/**
 * Checks bodies with the very schemas that /openapi.json publishes, compiled once each:
 * what is documented is what is accepted.
 */
@Injectable()
export class BodyPipe implements PipeTransform {
  private readonly ajv = new Ajv2020({ allErrors: true, strict: false, discriminator: true });
  private readonly checks = new Map<unknown, ValidateFunction | undefined>();
  private known: ReadonlySet<string> = new Set();

  /** Takes the schemas over; called once, when the document is made and before the first request. */
  use(document: OpenAPIObject): this {
    const schemas = JSON.parse(JSON.stringify(document.components?.schemas ?? {}), forAjv) as Record<string, object>;
    this.known = new Set(Object.keys(schemas));
    this.ajv.addSchema({ $id: 'openapi', components: { schemas } });
    return this;
  }

  transform(value: unknown, { type, metatype }: ArgumentMetadata): unknown {
    if (type !== 'body' || metatype === undefined) return value;
    if (typeof value === 'string') throw new Problem('unsupported-media-type', { detail: 'This call reads JSON.' });
    const faults = this.faults(metatype, value);
    if (faults.length > 0) throw new Problem('validation', { errors: faults });
    return value;
  }

  /** Every fault of a value that is to be a `dto`; none when it is one. */
  faults(dto: { readonly name: string }, value: unknown): readonly Fault[] {
    const check = this.checkFor(dto);
    if (check === undefined || check(value)) return [];
    return toFaults(check.errors ?? []);
  }

  private checkFor(dto: { readonly name: string }): ValidateFunction | undefined {
    if (!this.checks.has(dto)) {
      const name = schemaName(dto);
      this.checks.set(
        dto,
        this.known.has(name) ? this.ajv.compile({ $ref: `openapi#/components/schemas/${name}` }) : undefined,
      );
    }
    return this.checks.get(dto);
  }
}
