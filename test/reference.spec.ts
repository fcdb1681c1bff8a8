import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { GAMES } from '../apps/api/src/games/games.js';
import { startApi, type Api } from './support/api.js';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.app.close());

describe('the rules of every game', () => {
  it.each(GAMES)('$id: every rule has an id under its game, a sentence, and no double', ({ id: game, rules }) => {
    const ids = [...new Set(rules)].map(({ id }) => id);
    expect(ids.filter((id) => !/^[a-z0-9]+(\/[a-z0-9-]+){2,}$/.test(id) || !id.startsWith(`${game}/`))).toEqual([]);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(rules.filter(({ says }) => !says.endsWith('.')).map(({ id }) => id)).toEqual([]);
  });

  it.each([
    [/version 1\.2/, 'Rules Reference 1.2.0', 7],
    [/version 1\.3/, 'Rules Reference 1.3.2', 2],
    [/[Ee]dition 2\.5/, 'Rules Reference 1.4.2', 10],
  ])('X-Wing: what came with %s is cited from the %s', (version, document, count) => {
    const rules = GAMES.flatMap((game) => (game.id === 'xwing' ? game.rules : []));
    const later = [...new Set(rules)].filter(({ says }) => version.test(says));
    expect(later).toHaveLength(count);
    expect(later.filter(({ cite }) => cite.document !== document).map(({ id }) => id)).toEqual([]);
  });

  it('are listed, and told one by one', async () => {
    const { body } = await api.http.get('/v1/rules').expect(200);
    expect(body.items.length).toBeGreaterThan(20);
    for (const item of body.items) expect((await api.http.get(`/v1/rules/${item.id}`).expect(200)).body).toEqual(item);
    const [first] = body.items;
    expect((await api.http.get(`/v1/rules/${encodeURIComponent(first.id)}`).expect(200)).body).toEqual(first);
    expect((await api.http.get('/v1/rules/xwing/action/nothing').expect(404)).body.type).toBe('/problems/not-found');
  });
});

describe('the rulesets of every game', () => {
  it('are listed with what differs, and told one by one', async () => {
    const { body } = await api.http.get('/v1/rulesets').expect(200);
    expect(body.items.map(({ id }: { id: string }) => id)).toEqual([
      'xwing/rr-1.1',
      'xwing/rr-1.3',
      'xwing/2.5',
      'legion/2026',
      'legion/2025',
      'legion/2024',
      'legion/2023',
    ]);
    for (const item of body.items) {
      expect((await api.http.get(`/v1/rulesets/${item.id}`).expect(200)).body).toEqual(item);
      expect(Object.keys(item.differences).length > 0).toBe(!item.default);
    }
  });
});
