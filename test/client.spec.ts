import { marshal, type AttemptQuestion, type Marshal } from '@marshal/client';
import { startApi, type Api } from './support/api.js';

/** What a TypeScript developer writes; that the types hold is what compiling this file shows. */
describe('the typed client', () => {
  let api: Api;
  let baseUrl: string;
  let judge: Marshal;

  beforeAll(async () => {
    api = await startApi();
    await api.app.listen(0, '127.0.0.1');
    baseUrl = await api.app.getUrl();
    judge = marshal(baseUrl);
  });

  afterAll(() => api.app.close());

  it('tells a verdict by its kind', async () => {
    const question: AttemptQuestion = {
      ship: { id: 'red-5', pilot: 'lukeskywalker', tokens: { stress: 1 } },
      attempt: { action: 'focus' },
    };
    const { data, error } = await judge.POST('/v1/xwing/actions/validate', { body: question });
    expect(error).toBeUndefined();
    const codes = data?.verdict === 'illegal' ? data.reasons.map(({ code }) => code) : [];
    expect(codes).toEqual(['stressed']);
  });

  it('knows a misspelt field before it is sent, and hands over the problem when it is', async () => {
    const { data, error, response } = await judge.POST('/v1/legion/rally', {
      // @ts-expect-error a unit has no `couragee`
      body: { unit: { name: 'Rebel Troopers', couragee: 1 }, dice: { mode: 'server' } },
    });
    expect(data).toBeUndefined();
    expect(response.status).toBe(400);
    expect(error?.errors?.map(({ pointer }) => pointer)).toContain('/unit/couragee');
  });

  it('reads a card by its id, and a page of cards by filters', async () => {
    const one = await judge.GET('/v1/xwing/pilots/{id}', { params: { path: { id: 'lukeskywalker' } } });
    expect(one.data?.item.initiative).toBe(5);
    const page = await judge.GET('/v1/legion/units', { params: { query: { text: 'stormtroper', limit: 1 } } });
    expect(page.data?.items.map(({ id }) => id)).toEqual([expect.stringMatching(/^stormtrooper/)]);
  });

  it('plays a seat of a kept game with its token', async () => {
    const began = await judge.POST('/v1/sessions', {
      body: {
        game: 'legion',
        players: [
          { seat: 'alice', units: [{ id: 'a', catalogueId: 'rebel-troopers' }] },
          { seat: 'bob', units: [{ id: 'b', catalogueId: 'stormtroopers' }] },
        ],
      },
    });
    const { id, seats } = began.data!;
    const seat = marshal(baseUrl, { headers: { authorization: `Bearer ${seats[0]!.token}` } });
    const options = await seat.GET('/v1/sessions/{id}/options', { params: { path: { id } } });
    expect(options.data?.options.length).toBeGreaterThan(0);
    const stranger = await judge.GET('/v1/sessions/{id}/options', { params: { path: { id } } });
    expect(stranger.response.status).toBe(401);
  });
});
