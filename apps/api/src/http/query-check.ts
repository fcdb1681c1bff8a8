import type { OpenAPIObject } from '@nestjs/swagger';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Fault } from '@marshal/rules/kernel';
import { parameterFault, toFaults, type ParameterFault } from './faults.js';
import { Problem } from './problem.js';

interface Parameter {
  readonly in: string;
  readonly name: string;
  readonly required?: boolean;
  readonly schema?: object;
}
type Operation = { readonly parameters?: readonly Parameter[] };

const schemaOf = ({ parameters = [] }: Operation): object => {
  const queried = parameters.filter((parameter) => parameter.in === 'query');
  return {
    type: 'object',
    properties: Object.fromEntries(queried.map(({ name, schema }) => [name, schema ?? {}])),
    required: queried.filter(({ required }) => required === true).map(({ name }) => name),
    additionalProperties: false,
  };
};

const queryFault = ({ pointer, detail }: Fault): ParameterFault =>
  parameterFault(
    decodeURIComponent(pointer.slice(1)),
    detail.replace('is not a field of this request', 'is not a parameter of this call'),
  );

/**
 * Checks the query of every documented call against the parameters that /openapi.json publishes. Numbers and flags become
 * what they say, and what is left out gets the documented default.
 */
export const addQueryCheck = (fastify: FastifyInstance, document: OpenAPIObject): void => {
  const ajv = new Ajv2020({ allErrors: true, strict: false, coerceTypes: true, useDefaults: true });
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item as Readonly<Record<string, Operation>>).map(
      ([method, operation]) => [`${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`, schemaOf(operation)] as const,
    ),
  );
  const checks = new Map<string, ValidateFunction>(operations.map(([call, schema]) => [call, ajv.compile(schema)]));
  const checkOf = ({ method, routeOptions }: FastifyRequest): ValidateFunction | undefined =>
    checks.get(`${method === 'HEAD' ? 'get' : method.toLowerCase()} ${routeOptions.url ?? ''}`);

  fastify.addHook('preValidation', (request, _reply, done) => {
    const check = checkOf(request);
    if (check === undefined || check(request.query)) done();
    else done(new Problem('validation', { errors: toFaults(check.errors ?? []).map(queryFault) }));
  });
};
