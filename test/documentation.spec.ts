import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { answerCheck, examplesOf, judgingPaths } from './support/documented.js';
import { startApi, type Api } from './support/api.js';

let api: Api;
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
