import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startDuelApi } from './support/duel-app.js';
import { EventReader } from './support/event-reader.js';
import { eventually } from './support/eventually.js';
import { anyRedis, describeWithRedis } from './support/redis.js';
import { LAY_BOLD, LAY_SAFE, REVEAL, Table } from './support/table.js';

type DuelApi = Awaited<ReturnType<typeof startDuelApi>>;

const listen = (api: DuelApi, table: Table, { seat = 'alice', query = '', headers = {} } = {}): Promise<EventReader> =>
  EventReader.open(`${api.url}${table.path}/events${query}`, { ...table.access(seat), ...headers });

const itTellsWhatHappens = (service: () => { here: DuelApi; there: DuelApi }): void => {
  const open = (creation: object = {}): Promise<Table> => Table.open(service().here.http, creation);

  it('first what was, then what comes, each once', async () => {
    const table = await open();
    await table.play(['alice', LAY_BOLD('alice')], ['bob', LAY_SAFE('bob')]);
    const reader = await listen(service().there, table);
    expect(reader.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(reader.response.headers.get('access-control-allow-origin')).toBe('*');
    await reader.ids(3);
    await table.play(['alice', REVEAL]);
    expect(await reader.ids(4)).toEqual([1, 2, 3, 4]);
    expect(reader.heard.map(({ type }) => type)).toEqual(['opened', 'played', 'played', 'played']);
    expect(reader.heard[3]!.data).toMatchObject({ version: 4, command: REVEAL, lasting: 'revealed' });
    reader.close();
  });

  it('to each seat what it may see', async () => {
    const table = await open();
    const readers = [await listen(service().there, table), await listen(service().there, table, { seat: 'bob' })];
    await table.play(['alice', LAY_BOLD('alice')]);
    for (const reader of readers) await reader.ids(2);
    expect(readers.map(({ heard }) => heard[1]!.data['command'])).toEqual([
      LAY_BOLD('alice'),
      { type: 'lay', player: 'alice' },
    ]);
    for (const reader of readers) reader.close();
  });

  it.each([
    { known: 'by Last-Event-ID', options: { headers: { 'last-event-id': '2' } } },
    { known: 'by query', options: { query: '?after=2' } },
    {
      known: 'by both, of which Last-Event-ID is newer',
      options: { query: '?after=0', headers: { 'last-event-id': '2' } },
    },
  ])('nothing that is known already, $known', async ({ options }) => {
    const table = await open();
    await table.toReveal();
    const reader = await listen(service().there, table, options);
    expect(await reader.ids(2)).toEqual([3, 4]);
    reader.close();
  });

  it('without a gap or a double to listeners who come and go while much happens', async () => {
    const table = await open();
    const writing = (async () => {
      for (let step = 0; step < 60; step += 1)
        await table.play(['alice', step % 2 === 0 ? LAY_BOLD('alice') : LAY_SAFE('alice')]);
    })();
    let last = 0;
    const ids: number[] = [];
    while (ids.length < 61) {
      const reader = await listen(service().there, table, { headers: { 'last-event-id': String(last) } });
      await reader.ids(Math.min(7, 61 - ids.length));
      reader.close();
      ids.push(...reader.heard.map(({ id }) => id));
      last = ids.at(-1)!;
    }
    await writing;
    expect(ids).toEqual(Array.from({ length: 61 }, (_, index) => index + 1));
  });

  it('that the game has ended, with the seed, and then no more', async () => {
    const table = await open({ dice: 'committed' });
    const reader = await listen(service().there, table, { seat: 'spectator' });
    const { body } = await table.end('alice');
    await eventually(() => reader.ended, Boolean);
    expect(reader.heard.at(-1)).toMatchObject({ id: 2, type: 'ended', data: { seed: body.dice.seed } });
    expect(reader.ended).toBe(true);
    expect((await listen(service().there, table)).response.status).toBe(410);
  });

  it('to start anew where the listener knows more than there is', async () => {
    const table = await open();
    const reader = await listen(service().there, table, { headers: { 'last-event-id': '99' } });
    await table.play(['alice', LAY_BOLD('alice')]);
    expect(await reader.ids(2)).toEqual([1, 2]);
    expect(reader.heard[0]).toEqual({ id: 1, type: 'reset', data: { version: 1 } });
    reader.close();
  });

  it('only to those who may hear it', async () => {
    const table = await open();
    expect((await listen(service().there, table, { seat: 'wrong' })).response.status).toBe(401);
    expect((await listen(service().there, table, { headers: { 'last-event-id': 'x' } })).response.status).toBe(400);
  });
};

describe('the service tells listeners', () => {
  let api: DuelApi;
  beforeAll(async () => {
    api = await startDuelApi();
  });
  afterAll(() => api.app.close());

  itTellsWhatHappens(() => ({ here: api, there: api }));

  it('farewell when it goes, and goes', async () => {
    const going = await startDuelApi();
    const table = await Table.open(going.http);
    const readers = await Promise.all(Array.from({ length: 20 }, () => listen(going, table)));
    await going.app.close();
    expect(await eventually(() => readers.every(({ ended }) => ended), Boolean)).toBe(true);
  });
});

describeWithRedis('one process tells listeners what happens in another', () => {
  let redis: Awaited<ReturnType<typeof anyRedis>>;
  let here: DuelApi;
  let there: DuelApi;
  beforeAll(async () => {
    redis = await anyRedis();
    [here, there] = await Promise.all([startDuelApi({ redisUrl: redis.url }), startDuelApi({ redisUrl: redis.url })]);
    for (const { http } of [here, there])
      await eventually(
        async () => (await http.get('/health/ready')).status,
        (s) => s === 200,
      );
  });

  itTellsWhatHappens(() => ({ here, there }));

  afterAll(async () => {
    await Promise.all([here.app.close(), there.app.close()]);
    await redis.stop();
  });
});
