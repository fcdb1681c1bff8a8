import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, type Api } from './support/api.js';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.app.close());

const odds = (body: object) => api.http.post('/v1/legion/rally/odds').send(body);

describe('a Legion unit by its catalogue id', () => {
  it('is judged as the same unit told by its values', async () => {
    const byId = await odds({ unit: { catalogueId: 'range-troopers', suppression: 3 } });
    const byValues = await odds({
      unit: { courage: 2, suppression: 3, keywords: [{ name: 'Indomitable' }] },
    });
    expect(byId.body).toEqual(byValues.body);
  });

  it('is overruled by what is told', async () => {
    const { body } = await odds({ unit: { catalogueId: 'stormtroopers', courage: 3, suppression: 3 } });
    expect(body.courage).toMatchObject({ own: 3, panic: 3 });
  });

  it('lends its Courage as a Commander', async () => {
    const { body } = await odds({
      unit: { catalogueId: 'rebel-troopers', suppression: 4 },
      commanders: [{ catalogueId: 'luke-skywalker-hero-of-the-rebellion', range: 2 }],
    });
    expect(body.courage).toEqual({ own: 1, panic: 3, whose: 'commander', commander: { index: 0 } });
  });

  it('says where sources differ on its card, and on that of a Commander', async () => {
    const unit = { catalogueId: 'rebel-veterans', suppression: 2 };
    const commanders = [
      { catalogueId: 'jedi-knight-general-strong-in-the-force' },
      { catalogueId: 'mace-windu-jedi-council' },
    ];
    expect((await odds({ unit, commanders })).body.conflicts).toEqual([
      { pointer: '/unit', field: 'courage', value: 1, source: 'DoctorDizzee' },
      { pointer: '/commanders/1', field: 'courage', value: 3, source: 'DoctorDizzee' },
    ]);
    expect((await odds({ unit: { ...unit, courage: 2 } })).body).not.toHaveProperty('conflicts');
  });

  it('that does not exist is a fault with the nearest ids, and so is every other', async () => {
    const response = await odds({
      unit: { catalogueId: 'stormtroper' },
      commanders: [{ courage: 2 }, { catalogueId: 'darth-vadr-dark-lord-of-the-sith' }],
    });
    expect(response.status).toBe(422);
    expect(response.body.errors).toMatchObject([
      { pointer: '/unit/catalogueId', nearest: expect.arrayContaining(['stormtroopers']) },
      { pointer: '/commanders/1/catalogueId', nearest: expect.arrayContaining(['darth-vader-dark-lord-of-the-sith']) },
    ]);
  });

  it('that differs from a known one in case, spaces and dashes alone is told that one', async () => {
    const response = await odds({ unit: { catalogueId: 'Stormtroopers' } });
    expect(response.body.errors).toMatchObject([{ pointer: '/unit/catalogueId', nearest: ['stormtroopers'] }]);
  });

  it('with a field or a word in another case is told the right one', async () => {
    const shape = await odds({ unit: { Courage: 1, unitType: 'Ground Vehicle', rank: 'chief' } });
    expect(shape.status).toBe(400);
    expect(shape.body.errors).toEqual([
      { pointer: '/unit/Courage', detail: 'is not a field of this request', nearest: ['courage'] },
      { pointer: '/unit/unitType', detail: expect.stringContaining('must be one of'), nearest: ['ground-vehicle'] },
      { pointer: '/unit/rank', detail: expect.stringContaining('must be one of') },
    ]);
    const ruleset = await odds({ ruleset: 'Legion/2026', unit: { courage: 1 } });
    expect(ruleset.body.errors).toMatchObject([{ pointer: '/ruleset', nearest: ['legion/2026'] }]);
  });

  it.each([-1, 0])('with Courage %d is told every form that Courage has', async (courage) => {
    expect((await odds({ unit: { courage } })).body.errors).toEqual([
      { pointer: '/unit/courage', detail: 'must be at least 1, or must be null, or must be "-"' },
    ]);
  });

  it('with keywords that nobody knows is a fault with the nearest ones, on the unit and on its upgrades', async () => {
    const response = await odds({
      unit: {
        courage: 1,
        keywords: [{ name: 'Ploding' }, { name: 'Steady' }],
        upgrades: [{ id: 'mine', keywords: [{ name: 'Danger Sence 2' }] }],
      },
      commanders: [{ courage: 2, keywords: [{ name: 'Telepathy' }] }],
    });
    expect(response.status).toBe(422);
    expect(response.body.errors).toMatchObject([
      { pointer: '/unit/keywords/0/name', nearest: expect.arrayContaining(['Plodding']) },
      { pointer: '/unit/upgrades/0/keywords/0/name', nearest: expect.arrayContaining(['Danger Sense']) },
      { pointer: '/commanders/0/keywords/0/name' },
    ]);
  });

  it('with a value where a keyword has none is a fault', async () => {
    const response = await odds({ unit: { courage: 1, keywords: [{ name: 'Indomitable', value: 2 }] } });
    expect(response.status).toBe(422);
    expect(response.body.errors).toMatchObject([{ pointer: '/unit/keywords/0/value' }]);
  });

  it('without a Courage of its own asks for that of its host, once there is suppression', async () => {
    expect((await odds({ unit: { catalogueId: 'grogu' } })).status).toBe(200);
    const response = await odds({ unit: { catalogueId: 'grogu', suppression: 1 } });
    expect(response.status).toBe(422);
    expect(response.body.errors).toMatchObject([{ pointer: '/unit/courage' }]);
  });
});
