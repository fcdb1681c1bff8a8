import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import type { Ask } from '../apps/api/src/documentation/ask.js';
import { recordAnswers } from '../apps/api/src/documentation/record-answers.js';
import { recordSession } from '../apps/api/src/documentation/record-session.js';
import { callsOf } from '../apps/api/src/http/documented-answers.js';
import { answerCheck, examplesOf, judgingPaths } from './support/documented.js';
import { startApi, type Api } from './support/api.js';

let api: Api;
const ask: Ask = async ({ method, url, headers = {}, body }) => {
  const name = ({ GET: 'get', POST: 'post', DELETE: 'delete' } as const)[method];
  const { status, text } = await api.http[name](url).set(headers).send(body);
  return { status, text };
};
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.app.close());

describe('the documentation', () => {
  it('offers examples that work as they stand, with answers of the documented shape', async () => {
    const check = answerCheck(api.document);
    const examples = examplesOf(api.document);
    expect(examples.length).toBeGreaterThan(5);
    for (const { path, name, body } of examples) {
      const response = await api.http.post(path).send(body);
      expect({ path, name, status: response.status, faults: check(path, response.status, response.body) }).toEqual({
        path,
        name,
        status: 200,
        faults: [],
      });
    }
  });

  it('shows the answers that the service gives', async () => {
    const shown = JSON.parse(readFileSync('apps/api/src/documentation/answers.json', 'utf8')) as object;
    const given = { ...(await recordAnswers(ask, api.document)), ...(await recordSession(ask)) };
    expect(given).toEqual(shown);
  });

  it('shows an answer wherever there is one', () => {
    const bare = callsOf(api.document).flatMap(({ path, method, call }) =>
      Object.entries(call.responses)
        .filter(([, { content = {} }]) =>
          Object.values(content)
            .slice(0, 1)
            .some(({ examples }) => examples === undefined),
        )
        .map(([status]) => `${method} ${path} ${status}`),
    );
    expect(bare).toEqual([]);
  });

  it('says of every field and of every parameter what it is', () => {
    type Described = Readonly<Record<string, { readonly description?: string }>>;
    const schemas = Object.entries(api.document.components?.schemas ?? {}) as [string, { properties?: Described }][];
    const fields = schemas.flatMap(([schema, { properties = {} }]) =>
      Object.entries(properties).flatMap(([field, { description }]) =>
        description === undefined ? [`${schema}.${field}`] : [],
      ),
    );
    const parameters = Object.entries(api.document.paths).flatMap(([path, { get, post, delete: remove }]) =>
      [get, post, remove].flatMap((call) =>
        (call?.parameters ?? []).flatMap((parameter) =>
          'name' in parameter && parameter.description === undefined ? [`${path} ${parameter.name}`] : [],
        ),
      ),
    );
    expect([...fields, ...parameters]).toEqual([]);
  });

  it('says of every example what it shows', () => {
    const unnamed = callsOf(api.document).flatMap(({ path, method, call: { requestBody, responses } }) =>
      [requestBody, ...Object.values(responses)]
        .flatMap((part) => Object.values(part?.content ?? {}))
        .flatMap(({ examples = {} }) => Object.entries(examples))
        .filter(([, { summary }]) => summary === undefined)
        .map(([name]) => `${method} ${path} ${name}`),
    );
    expect(unnamed).toEqual([]);
  });

  it('types what a batch takes after the call that it is the twin of', () => {
    const schemas = api.document.components?.schemas as Record<string, { properties: Record<string, unknown> }>;
    for (const path of judgingPaths(api.document)) {
      const schema = JSON.stringify(api.document.paths[path]?.post?.requestBody);
      const twin = JSON.stringify(api.document.paths[`${path}/batch`]?.post?.requestBody);
      const name = /"schema":\{"\$ref":"#\/components\/schemas\/(\w+)"/.exec(schema)?.[1] ?? '';
      expect(twin).toContain(`#/components/schemas/${name}Patch`);
      expect(Object.keys(schemas[`${name}Patch`]?.properties ?? {})).toEqual(
        Object.keys(schemas[name]?.properties ?? {}),
      );
    }
  });

  it('has a batch beside every judging call that answers the same', async () => {
    for (const path of judgingPaths(api.document)) {
      const items = examplesOf(api.document)
        .filter((example) => example.path === path)
        .map(({ body }) => body);
      const batch = await api.http.post(`${path}/batch`).send({ items });
      expect({ path, status: batch.status }).toEqual({ path, status: 200 });
      for (const [index, item] of items.entries()) {
        if (JSON.stringify(item).includes('"server"')) continue; // another roll is another answer
        const single = await api.http.post(path).send(item);
        expect(batch.body.results[index]).toEqual({ answer: single.body });
      }
    }
  });

  it('documents problems where they happen', async () => {
    const check = answerCheck(api.document);
    for (const path of judgingPaths(api.document)) {
      const response = await api.http.post(path).send({ 'no such field': 1 });
      expect({ path, status: response.status, faults: check(path, response.status, response.body) }).toEqual({
        path,
        status: 400,
        faults: [],
      });
    }
  });
});
