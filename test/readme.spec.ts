import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, type Api } from './support/api.js';

const CALL = /```sh\ncurl -s http:\/\/127\.0\.0\.1:3000(\S+) .*? -d '\n(.*?)'\n```\n\n```json\n(.*?)```/gs;

const calls = [...readFileSync('README.md', 'utf8').matchAll(CALL)].map(([, path, body, answer]) => ({
  path: path!,
  body: body!,
  answer: JSON.parse(answer!) as unknown,
}));

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.app.close());

describe('the README', () => {
  it('has a first answer in each of the three areas', () => {
    expect(calls.map(({ path }) => path)).toEqual([
      '/v1/xwing/actions/validate',
      '/v1/xwing/activation-order',
      '/v1/legion/rally',
    ]);
  });

  it.each(calls)('shows the real answer of $path', async ({ path, body, answer }) => {
    const response = await api.http.post(path).set('content-type', 'application/json').send(body);
    expect(response.status).toBe(200);
    expect(response.body).toEqual(answer);
  });
});
