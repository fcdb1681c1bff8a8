import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { LogEntry } from '../../apps/api/src/sessions/log-entry.js';
import type { SessionStore } from '../../apps/api/src/sessions/store/session-store.js';
import { eventually } from './support/eventually.js';
import { advanceTo, newSession, opened, positionAt, stepTo } from './support/sessions.js';

/** What every store of sessions does. `open` gives one whose sessions live that many milliseconds. */
export const itIsASessionStore = (open: (ttlMs: number) => Promise<SessionStore>): void => {
  let store: SessionStore;
  const created = async (): Promise<string> => {
    const session = newSession();
    await store.create(session, [opened]);
    return session.record.id;
  };
  const versions = async (id: string): Promise<number[]> =>
    (await store.entries(id, { after: 0, limit: 1000 })).map(({ version }) => version);

  beforeAll(async () => {
    store = await open(60_000);
  });
  afterAll(() => store.close());

  it('is ready', async () => {
    expect(await store.ready()).toBe(true);
  });

  describe('of a session that it does not know', () => {
    it('loads nothing', async () => {
      expect(await store.load('nowhere')).toBeUndefined();
    });
    it('refreshes nothing', async () => {
      expect(await store.refresh('nowhere', positionAt(1), 'key')).toBeUndefined();
    });
    it('advances nothing', async () => {
      expect(await store.advance(advanceTo('nowhere', 2))).toEqual({ outcome: 'unknown' });
    });
    it('has no log', async () => {
      expect(await store.entries('nowhere', { after: 0, limit: 10 })).toEqual([]);
    });
  });

  it('gives back what was created', async () => {
    const session = newSession({ dice: { mode: 'committed', seed: 's', commitment: 'c' } });
    await store.create(session, [opened]);
    expect(await store.load(session.record.id)).toEqual(session);
    expect(await store.entries(session.record.id, { after: 0, limit: 10 })).toEqual([opened]);
  });

  it('gives back any state that survives JSON', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ stringUnit: 'binary' }), async (value) => {
        const state = JSON.parse(JSON.stringify(value)) as unknown;
        const id = await created();
        await store.advance({ ...advanceTo(id, 2), position: positionAt(2, state) });
        expect((await store.load(id))?.position).toEqual(positionAt(2, state));
      }),
      { numRuns: 50 },
    );
  });

  it('takes a session over with its whole log', async () => {
    const session = { ...newSession(), position: positionAt(4) };
    await store.create(session, [opened, stepTo(2), stepTo(3), stepTo(4)]);
    expect(await versions(session.record.id)).toEqual([1, 2, 3, 4]);
    expect(await store.advance(advanceTo(session.record.id, 5))).toEqual({ outcome: 'saved' });
    expect(await versions(session.record.id)).toEqual([1, 2, 3, 4, 5]);
  });

  it('appends and saves as one', async () => {
    const id = await created();
    expect(await store.advance(advanceTo(id, 2))).toEqual({ outcome: 'saved' });
    expect((await store.load(id))?.position).toEqual(positionAt(2));
    expect(await store.entries(id, { after: 1, limit: 10 })).toEqual([stepTo(2)]);
  });

  it.each([
    { writer: 'stands on an older version', version: 3 },
    { writer: 'stands on a version that is yet to come', version: 6 },
  ])('refuses a writer that $writer, and tells the present position', async ({ version }) => {
    const id = await created();
    for (const next of [2, 3, 4]) await store.advance(advanceTo(id, next));
    expect(await store.advance(advanceTo(id, version))).toEqual({ outcome: 'overtaken', position: positionAt(4) });
    expect(await versions(id)).toEqual([1, 2, 3, 4]);
  });

  it('refuses a writer that stands on a version of the same number that is not the present one', async () => {
    const id = await created();
    await store.advance(advanceTo(id, 2));
    const lost = { ...positionAt(2), stamp: 'lost' };
    expect(await store.advance({ ...advanceTo(id, 3), from: lost })).toEqual({
      outcome: 'overtaken',
      position: positionAt(2),
    });
    expect(await store.refresh(id, lost)).toEqual({ position: positionAt(2) });
    expect(await versions(id)).toEqual([1, 2]);
  });

  it('lets one of fifty simultaneous writers through', async () => {
    const id = await created();
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => store.advance(advanceTo(id, 2))));
    expect(outcomes.filter(({ outcome }) => outcome === 'saved')).toHaveLength(1);
    expect(await versions(id)).toEqual([1, 2]);
  });

  describe('of a marked request', () => {
    const mark = { key: 'k', content: 'digest' };

    it('carries it out once, and then tells which version it led to', async () => {
      const id = await created();
      expect(await store.advance({ ...advanceTo(id, 2), mark })).toEqual({ outcome: 'saved' });
      await store.advance(advanceTo(id, 3));
      const repeated = { outcome: 'repeated', answered: { version: 2, content: 'digest' } };
      expect(await store.advance({ ...advanceTo(id, 4), mark })).toEqual(repeated);
      expect(await store.advance({ ...advanceTo(id, 2), mark: { key: 'k', content: 'another' } })).toEqual(repeated);
      expect(await versions(id)).toEqual([1, 2, 3]);
    });

    it('forgets one that was overtaken', async () => {
      const id = await created();
      await store.advance(advanceTo(id, 2));
      await store.advance({ ...advanceTo(id, 2), mark });
      expect(await store.advance({ ...advanceTo(id, 3), mark })).toEqual({ outcome: 'saved' });
    });

    it('knows it only in its own session', async () => {
      const [one, other] = [await created(), await created()];
      await store.advance({ ...advanceTo(one, 2), mark });
      expect(await store.advance({ ...advanceTo(other, 2), mark })).toEqual({ outcome: 'saved' });
    });
  });

  describe('asked what is new', () => {
    it.each([
      { known: 3, news: {} },
      { known: 2, news: { position: positionAt(3) } },
      { known: 4, news: { position: positionAt(3) } },
    ])('after version $known of 3, answers $news', async ({ known, news }) => {
      const id = await created();
      for (const next of [2, 3]) await store.advance(advanceTo(id, next));
      expect(await store.refresh(id, positionAt(known))).toEqual(news);
    });

    it('tells of a marked request', async () => {
      const id = await created();
      await store.advance({ ...advanceTo(id, 2), mark: { key: 'k', content: 'digest' } });
      expect(await store.refresh(id, positionAt(2), 'k')).toEqual({ answered: { version: 2, content: 'digest' } });
      expect(await store.refresh(id, positionAt(2), 'other')).toEqual({});
    });
  });

  it.each([
    { after: 0, limit: 2, found: [1, 2] },
    { after: 2, limit: 2, found: [3, 4] },
    { after: 4, limit: 2, found: [5] },
    { after: 5, limit: 2, found: [] },
    { after: 9, limit: 2, found: [] },
  ])('pages the log: $limit after $after are $found', async ({ after, limit, found }) => {
    const id = await created();
    for (const next of [2, 3, 4, 5]) await store.advance(advanceTo(id, next));
    expect((await store.entries(id, { after, limit })).map(({ version }) => version)).toEqual(found);
  });

  describe('to a listener', () => {
    it('tells each new entry once, in order, and of no other session', async () => {
      const [id, other] = [await created(), await created()];
      const [first, second]: [LogEntry[], LogEntry[]] = [[], []];
      const stopFirst = await store.listen(id, (entry) => first.push(entry));
      const stopSecond = await store.listen(id, (entry) => second.push(entry));
      for (const next of [2, 3, 4]) {
        await store.advance(advanceTo(id, next));
        await store.advance(advanceTo(other, next));
      }
      const wished = [stepTo(2), stepTo(3), stepTo(4)];
      expect(
        await eventually(
          () => first,
          ({ length }) => length >= 3,
        ),
      ).toEqual(wished);
      expect(
        await eventually(
          () => second,
          ({ length }) => length >= 3,
        ),
      ).toEqual(wished);
      await stopFirst();
      await store.advance(advanceTo(id, 5));
      expect(
        await eventually(
          () => second,
          ({ length }) => length >= 4,
        ),
      ).toEqual([...wished, stepTo(5)]);
      expect(first).toEqual(wished);
      await stopSecond();
    });
  });

  it('lets a session live on with each step', async () => {
    const brief = await open(1500);
    const session = newSession();
    const { id } = session.record;
    await brief.create(session, [opened]);
    for (const version of [2, 3, 4]) {
      await sleep(600);
      expect(await brief.advance(advanceTo(id, version))).toEqual({ outcome: 'saved' });
    }
    expect(await brief.entries(id, { after: 0, limit: 10 })).toHaveLength(4);
    await brief.close();
  });

  it('forgets a session when its time is over', async () => {
    const brief = await open(40);
    const session = newSession();
    await brief.create(session, [opened]);
    const { id } = session.record;
    expect(
      await eventually(
        () => brief.load(id),
        (found) => found === undefined,
      ),
    ).toBeUndefined();
    expect(await brief.entries(id, { after: 0, limit: 10 })).toEqual([]);
    expect(await brief.advance(advanceTo(id, 2))).toEqual({ outcome: 'unknown' });
    await brief.close();
  });
};
