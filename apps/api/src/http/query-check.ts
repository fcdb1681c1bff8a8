import type { OpenAPIObject } from '@nestjs/swagger';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { FastifyInstance, preValidationHookHandler } from 'fastify';
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
  parameterFault(decodeURIComponent(pointer.slice(1)), {
    detail: detail.replace('is not a field of this request', 'is not a parameter of this call'),
  });

/**
 * Checks the query of every documented call against the parameters that /openapi.json publishes. Numbers and flags become
 * what they say, and what is left out gets the documented default. Each route gets its own check when it is set up, so
 * that no request looks for it.
 */
export const addQueryCheck = (fastify: FastifyInstance, document: OpenAPIObject): void => {
  const ajv = new Ajv2020({ allErrors: true, strict: false, coerceTypes: true, useDefaults: true });
  const operationAt = (method: string, path: string): Operation | undefined => {
    const item = document.paths[path.replace(/:(\w+)/g, '{$1}')] as Readonly<Record<string, Operation>> | undefined;
    return item?.[method === 'HEAD' ? 'get' : method.toLowerCase()];
  };

  const checkFor = (operation: Operation): preValidationHookHandler => {
    const check = ajv.compile(schemaOf(operation));
    return (request, _reply, done) => {
      if (check(request.query)) done();
      else done(new Problem('validation', { errors: toFaults(check.errors ?? []).map(queryFault) }));
    };
  };
  const checks = new Map<Operation, preValidationHookHandler>();

  // GET and HEAD are one operation: its check is compiled once, and asked once.
  fastify.addHook('onRoute', (route) => {
    const operation = operationAt(String(route.method), route.url);
    if (operation === undefined) return;
    const check = checks.get(operation) ?? checkFor(operation);
    checks.set(operation, check);
    route.preValidation = [...new Set([check, ...[route.preValidation ?? []].flat()])];
  });
};
