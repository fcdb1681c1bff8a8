import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { units } from '../libs/catalogue/src/index.js';
import { startApi, type Api } from './support/api.js';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.app.close());

const ask = (call: string, body: object) => api.http.post(`/v1/legion/${call}`).send(body);

describe('an action carried out', () => {
  it('leaves a unit and an activation that can be sent back, until nothing is left', async () => {
    let state: object = { unit: { catalogueId: 'clone-captain-rex-honorable-soldier', suppression: 1 } };
    for (const attempt of [{ action: 'recover' }, { action: 'move' }]) {
      const { body } = await ask('actions/resolve', { ...state, attempt });
      expect(body.verdict).toBe('legal');
      state = { unit: body.unit, activation: body.activation };
    }
    expect(state).toMatchObject({ unit: { suppression: 0, tokens: { aim: 1 } } });
    const refused = await ask('actions/resolve', { ...state, attempt: { action: 'dodge' } });
    expect(refused.body).toMatchObject({ verdict: 'illegal', reasons: [{ code: 'no-actions-left' }] });
    expect(refused.body).not.toHaveProperty('unit');
  });

  it('is refused for the very reasons that validate gives', async () => {
    const body = { unit: { catalogueId: 'stormtroopers', suppression: 2 }, attempt: { action: 'aim' } };
    const validated = await ask('actions/validate', body);
    expect((await ask('actions/resolve', body)).body).toEqual(validated.body);
  });
});

describe('the available actions', () => {
  it('are judged as validate judges each of them, for any unit of the catalogue', async () => {
    const host = { courage: 2 };
    const sample = units().filter((_unit, index) => index % 12 === 0);
    for (const { id, courageKind } of sample) {
      const unit = { catalogueId: id, ...(['variable-x', 'uses-host-unit'].includes(courageKind) && host) };
      const { body } = await ask('actions/available', { unit });
      const items = body.options.map(({ attempt }: { attempt: object }) => ({ attempt }));
      const batch = await ask('actions/validate/batch', { common: { unit }, items });
      expect({ id, verdicts: batch.body.results.map(({ answer }: { answer: object }) => answer) }).toEqual({
        id,
        verdicts: body.options.map(({ verdict }: { verdict: object }) =>
          body.conflicts === undefined ? verdict : { ...verdict, conflicts: body.conflicts },
        ),
      });
    }
  });

  it('take any text for the id of a card action', async () => {
    const ids = ['constructor', '__proto__', 'toString', ':', 'jump:'];
    const cardActions = ids.map((id) => ({ id, kind: 'card-action' }));
    const { status, body } = await ask('actions/available', { unit: { courage: 1, cardActions } });
    expect(status).toBe(200);
    const labels = body.options.map(({ label }: { label: string }) => label);
    expect(labels).toEqual(expect.arrayContaining(ids.map((id) => `card-action:${id}`)));
  });
});

describe('the order of activations', () => {
  const players = [{ id: 'alice' }, { id: 'bob' }];

  it('takes rank and keywords from the cards', async () => {
    const { body } = await ask('activation-order', {
      players,
      units: [
        { id: 'dark', player: 'alice', catalogueId: 'imperial-dark-troopers', orderTokens: ['facedown'] },
        { id: 'storm', player: 'alice', catalogueId: 'stormtroopers', orderTokens: ['facedown'] },
        { id: 'rebels', player: 'bob', catalogueId: 'rebel-veterans' },
      ],
    });
    expect(body).toMatchObject({ turn: 'alice', pool: ['heavy'], conflicts: [{ pointer: '/units/2' }] });
  });

  it('names every unit that it does not know, or whose rank nobody tells', async () => {
    const { status, body } = await ask('activation-order', {
      players,
      units: [
        { id: 'a', player: 'alice', catalogueId: 'stormtroper' },
        { id: 'b', player: 'bob' },
      ],
    });
    expect(status).toBe(422);
    expect(body.errors).toMatchObject([
      { pointer: '/units/0/catalogueId', nearest: expect.arrayContaining(['stormtroopers']) },
      { pointer: '/units/1/rank' },
    ]);
  });
});

describe('cohesion', () => {
  const leader = { x: 0, y: 0 };

  it.each([
    ['a small base', 'rebel-troopers', 103, true],
    ['a small base', 'rebel-troopers', 104, false],
    ['a base of 50 mm', 'tauntaun-riders', 126, true],
    ['a base of 50 mm', 'tauntaun-riders', 127, false],
  ])('is measured from %s of %s: %d mm between the centres', async (_base, catalogueId, x, inCohesion) => {
    const { body } = await ask('cohesion', { catalogueId, leader, miniatures: [{ x, y: 0 }] });
    expect(body).toMatchObject({ inCohesion, base: { source: 'tts' } });
  });

  it('lets a miniature tell its own base', async () => {
    const miniatures = [{ x: 114, y: 0, base: 50 }];
    const { body } = await ask('cohesion', { catalogueId: 'rebel-troopers', leader, miniatures });
    expect(body.inCohesion).toBe(true);
  });

  it('asks for a base that the catalogue does not know, and only if it is needed', async () => {
    const question = { catalogueId: 'wlo-5-speeder-tank', leader, miniatures: [{ x: 200, y: 0, base: 150 }] };
    const response = await ask('cohesion', question);
    expect(response.status).toBe(422);
    expect(response.body.errors).toMatchObject([{ pointer: '/catalogueId' }]);
    expect((await ask('cohesion', { ...question, leader: { ...leader, base: 150 } })).status).toBe(200);
    expect((await ask('cohesion', { ...question, miniatures: [] })).status).toBe(200);
  });

  it('names what is wrong with the unit, all of it', async () => {
    const misnamed = { catalogueId: 'rebel-troopers', keywords: [{ name: 'Nonsense' }] };
    const unknown = await ask('cohesion', { unit: misnamed, leader, miniatures: [] });
    expect(unknown.body.errors).toMatchObject([{ pointer: '/unit/keywords/0/name' }]);
    const unit = { unitType: 'ground-vehicle', suppression: 1, engagedWith: 1 };
    const response = await ask('cohesion', { unit, leader, miniatures: [] });
    expect(response.body.errors).toMatchObject([{ pointer: '/unit/suppression' }, { pointer: '/unit/engagedWith' }]);
  });

  it('asks for the notched base of a unit that no card tells', async () => {
    const unit = { unitType: 'creature-trooper' };
    const miniatures = [
      { x: 100, y: 0 },
      { x: 0, y: 100, base: 50 },
    ];
    const response = await ask('cohesion', { unit, leader, miniatures });
    expect(response.body.errors).toMatchObject([{ pointer: '/leader/base' }, { pointer: '/miniatures/0/base' }]);
    expect((await ask('cohesion', { unit, leader, miniatures: [] })).status).toBe(200);
  });

  it('says where sources do not agree on the card', async () => {
    const { body } = await ask('cohesion', { catalogueId: 'rebel-veterans', leader, miniatures: [] });
    expect(body.conflicts).toMatchObject([{ pointer: '', field: 'courage' }]);
    const agreed = await ask('cohesion', { catalogueId: 'rebel-troopers', leader, miniatures: [] });
    expect(agreed.body).not.toHaveProperty('conflicts');
  });

  it('names the nearest ids of a unit that it does not know', async () => {
    const response = await ask('cohesion', { catalogueId: 'stormtroper', leader, miniatures: [] });
    expect(response.body.errors).toMatchObject([
      { pointer: '/catalogueId', nearest: expect.arrayContaining(['stormtroopers']) },
    ]);
  });
});
