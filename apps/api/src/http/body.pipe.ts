import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Fault } from '@marshal/rules/kernel';
import { schemaName } from './document.js';
import { toFaults } from './faults.js';
import { Problem } from './problem.js';

/** OpenAPI's discriminator carries a mapping, which ajv does not take; and ajv's ignores what is no object. */
const forAjv = (_key: string, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || !('oneOf' in value) || !('discriminator' in value)) return value;
  const { propertyName, mapping } = value.discriminator as { propertyName: string; mapping: object };
  const discriminator = { propertyName };
  return { ...value, type: 'object', required: [propertyName], discriminator, 'x-tags': Object.keys(mapping) };
};

/**
 * Checks bodies with the very schemas that /openapi.json publishes, compiled once each:
 * what is documented is what is accepted.
 */
@Injectable()
export class BodyPipe implements PipeTransform {
  private readonly ajv = new Ajv2020({ allErrors: true, strict: false, discriminator: true, verbose: true });
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
