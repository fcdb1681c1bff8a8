import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, type Api } from '../support/api.js';
import { Table } from './support/table.js';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.app.close());

const CREATION = {
  game: 'xwing',
  players: [
    { seat: 'ann', squad: { faction: 'rebelalliance', pilots: [{ id: 'wedgeantilles', ship: 't65xwing' }] } },
    { seat: 'bob', squad: { faction: 'galacticempire', pilots: [{ id: 'academypilot', ship: 'tielnfighter' }] } },
  ],
};

/** A game without poses up to the Perform Action step of the X-wing, which activates last. */
const toPerformAction = async (): Promise<Table> => {
  const table = await Table.open(api.http, CREATION);
  const moves: readonly (readonly [string, object])[] = [
    ['ann', { type: 'set-dial', ship: 'wedgeantilles', maneuver: '2FB' }],
    ['bob', { type: 'set-dial', ship: 'academypilot', maneuver: '2FB' }],
    ['ann', { type: 'finish-planning' }],
    ['bob', { type: 'finish-planning' }],
    ...(['bob', 'ann'] as const).flatMap((seat): readonly (readonly [string, object])[] => [
      [seat, { type: 'activate', ship: seat === 'ann' ? 'wedgeantilles' : 'academypilot' }],
      [seat, { type: 'reveal' }],
      [seat, { type: 'execute' }],
      ...(seat === 'bob' ? ([[seat, { type: 'end-activation' }]] as const) : []),
    ]),
  ];
  for (const [seat, command] of moves) {
    const { status, body } = await table.command(seat, command);
    if (status !== 200) throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(body)}`);
  }
  return table;
};

describe('a player without a ship', () => {
  it.each([
    { case: 'an empty squad', bob: { seat: 'bob', squad: { faction: 'galacticempire', pilots: [] } } },
    { case: 'no ships', bob: { seat: 'bob', ships: [] } },
    { case: 'neither', bob: { seat: 'bob' } },
  ])('is refused: $case', async ({ bob }) => {
    const { status, body } = await api.http
      .post('/v1/sessions')
      .send({ ...CREATION, players: [CREATION.players[0], bob] });
    expect([status, body.errors.map(({ pointer }: { pointer: string }) => pointer)]).toEqual([422, ['/players/1']]);
  });
});

describe('a lock in a game without poses', () => {
  it('is told as one that needs a measured range, and is carried out with it', async () => {
    const table = await toPerformAction();
    const { body: told } = await table.get('ann', '/options');
    const [lock] = told.unjudged;
    expect(lock.command.attempt.declaration).toEqual({ target: 'academypilot' });
    expect(lock.errors).toEqual([{ pointer: '/command/measured', detail: expect.stringContaining('academypilot') }]);
    const refused = await table.command('ann', lock.command);
    expect([refused.status, refused.body.type, refused.body.unmodelled]).toEqual([
      422,
      '/problems/unjudged-command',
      [],
    ]);
    expect(refused.body.errors).toEqual(lock.errors);
    expect(refused.body.detail).toContain('the range to academypilot');
    const done = await table.command('ann', { ...lock.command, measured: [{ id: 'academypilot', range: 2 }] });
    expect(done.status).toBe(200);
  });
});

describe('a damage card that an adjustment names', () => {
  const drawn = (name: string) => ({
    type: 'adjust',
    ship: 'wedgeantilles',
    damageCards: [{ id: 'd1', name }],
  });

  it('is read as in every other call: with its action, whatever the case of its name', async () => {
    const table = await toPerformAction();
    const { body } = await table.command('ann', drawn('fuel leak'));
    expect(body.entry.events).toMatchObject([{ damageCards: [{ id: 'd1', name: 'Fuel Leak', hasAction: true }] }]);
    const repair = { type: 'perform', ship: 'wedgeantilles', attempt: { action: 'damage:d1' } };
    await expect(table.command('ann', repair)).resolves.toMatchObject({ status: 200 });
  });

  it('is refused where no such card is printed', async () => {
    const table = await toPerformAction();
    const { status, body } = await table.command('ann', drawn('Foo'));
    expect(status).toBe(422);
    expect(body.reasons).toMatchObject([{ code: 'malformed', facts: { pointer: '/damageCards/0/name' } }]);
  });
});
