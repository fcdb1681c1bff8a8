import type { FastifyInstance, FastifyRequest } from 'fastify';
import { malformed, type TextFault } from './malformed.js';

type Done = (error: Error | null, body?: unknown) => void;
type ReadJson = (text: string) => { readonly value: unknown } | { readonly faults: readonly TextFault[] };

/** Reads JSON as Fastify does; of a text that is none, the problem tells line, column and what stands there. */
export const jsonBody = (
  fastify: FastifyInstance,
  readJson: ReadJson,
): ((request: FastifyRequest, body: Buffer, done: Done) => void) => {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  return (request, body, done) => {
    void parse(request, body.toString(), (error: Error | null, value?: unknown) => {
      const read = error === null || body.length === 0 ? { value } : readJson(body.toString());
      const [fault] = 'faults' in read ? read.faults : [];
      if (fault === undefined) done(error, value);
      else done(malformed(fault));
    });
  };
};
