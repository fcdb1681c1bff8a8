import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { answerCheck } from '../support/documented.js';
import { startApi, type Api } from '../support/api.js';
import { SESSION_GAMES } from '../../apps/api/src/games/session-games.js';
import { Table } from './support/table.js';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.app.close());

describe('the documented sessions', () => {
  it.each(
    SESSION_GAMES.flatMap(({ examples }) => Object.entries(examples).map(([name, { value }]) => ({ name, value }))),
  )('$name can be created as it stands, with answers of the documented shape', async ({ value }) => {
    const check = answerCheck(api.document);
    const { status, body } = await api.http.post('/v1/sessions').send(value);
    expect([status, check('/v1/sessions', 201, body)]).toEqual([201, []]);
    const table = new Table(api.http, body);
    for (const seat of Object.keys(table.tokens)) {
      expect(await table.get(seat)).toMatchObject({ status: 200, body: { seat, version: 1 } });
      expect((await table.get(seat, '/options')).body.options.length > 0).toBe(seat !== 'spectator');
    }
  });
});
