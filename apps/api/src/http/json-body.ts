import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Fault } from '@marshal/rules/kernel';
import { escapeSegment } from './faults.js';
import { malformed, type TextFault } from './malformed.js';
import { Problem } from './problem.js';

type Done = (error: Error | null, body?: unknown) => void;
type Read = { readonly value: unknown } | { readonly faults: readonly TextFault[] };

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Fastify refuses what could reach the prototype of an object, wherever it stands: it is JSON, but no field of ours. */
const prototypeFaults = (value: unknown, pointer = ''): readonly Fault[] => {
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, part]): readonly Fault[] => {
    const place = `${pointer}/${escapeSegment(key)}`;
    const isPrototype = key === '__proto__' || (key === 'constructor' && isObject(part) && 'prototype' in part);
    return isPrototype ? [{ pointer: place, detail: 'is not a field of this request' }] : prototypeFaults(part, place);
  });
};

/** Why a text was not taken: where it stops being JSON, or which of its keys are refused. */
const refusal = (read: Read): Problem | undefined => {
  if ('faults' in read) return read.faults[0] && malformed(read.faults[0]);
  const errors = prototypeFaults(read.value);
  return errors.length > 0 ? new Problem('validation', { errors }) : undefined;
};

/** Reads JSON as Fastify does; of a text that is refused, the problem tells the place and what stands there. */
export const jsonBody = (
  fastify: FastifyInstance,
  readJson: (text: string) => Read,
): ((request: FastifyRequest, body: Buffer, done: Done) => void) => {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  return (request, body, done) => {
    const text = body.toString();
    void parse(request, text, (error: Error | null, value?: unknown) => {
      if (error === null || text === '') done(error, value);
      else done(refusal(readJson(text)) ?? error);
    });
  };
};
