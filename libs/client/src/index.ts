import createClient, { type Client, type ClientOptions } from 'openapi-fetch';
import type { paths } from './schema.js';

export type * from './schema.js';

/** Every call of the service by method and path; its arguments and answers have the types of the OpenAPI document. */
export type Marshal = Client<paths>;

/**
 * A client of the service at `baseUrl`.
 * @param baseUrl where the service is, without a path: `http://127.0.0.1:3000`
 * @param options what fetch is called with: `headers` (a seat's `authorization`), `signal`, a `fetch` of one's own
 * @returns calls that answer `{ data, response }`, or `{ error, response }` with the problem; they throw only where fetch
 * does, when no answer comes.
 */
export const marshal = (baseUrl: string, options: Omit<ClientOptions, 'baseUrl'> = {}): Marshal =>
  createClient<paths>({ ...options, baseUrl });
