import { parameterFault } from '../http/faults.js';
import { Problem } from '../http/problem.js';
import { fingerprint } from './secrets.js';
import type { RequestMark } from './store/session-store.js';

/** Who asks what of which session, as the headers of a request say it. */
export interface SessionCall {
  readonly id: string;
  readonly authorization?: string | undefined;
  readonly ifMatch?: string | undefined;
  readonly ifNoneMatch?: string | undefined;
  readonly idempotencyKey?: string | undefined;
}

export const entityTag = (version: number): string => `"${version}"`;

/** A tag as it was made here: a compressed answer carries one of its own. */
const plainTag = (tag: string): string =>
  tag
    .trim()
    .replace(/^W\//, '')
    .replace(/-gzip"$/, '"');

/** Whether a list of entity tags, as If-Match and If-None-Match carry it, names that version; quotes may be left out. */
export const namesVersion = (tags: string, version: number): boolean =>
  tags.split(',').some((tag) => ['*', String(version), entityTag(version)].includes(plainTag(tag)));

const TAG = /^(\*|\d+|"[^"]*")$/;

/** Refuses an If-Match that is no list of entity tags, so that it could name no version at all. */
export const checkTags = (tags: string): void => {
  if (!tags.split(',').every((tag) => TAG.test(plainTag(tag))))
    throw new Problem('validation', {
      errors: [parameterFault('If-Match', { detail: 'must be entity tags, such as "7", or *' })],
    });
};

const LONGEST_KEY = 255;

/** What makes the request known again: nothing without an Idempotency-Key. Each seat has keys of its own. */
export const markOf = ({ idempotencyKey }: SessionCall, seat: string, content: unknown): RequestMark | undefined => {
  if (idempotencyKey === undefined) return undefined;
  if (idempotencyKey.length === 0 || idempotencyKey.length > LONGEST_KEY)
    throw new Problem('validation', {
      errors: [parameterFault('Idempotency-Key', { detail: `must have 1 to ${LONGEST_KEY} characters` })],
    });
  return { key: fingerprint([seat, idempotencyKey]), content: fingerprint(content) };
};
