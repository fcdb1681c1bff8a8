import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, type Api } from '../support/api.js';
import { Table } from './support/table.js';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.app.close());

const veterans = { id: 'a', catalogueId: 'rebel-veterans' };
const open = (unit: object, creation: object = {}): Promise<Table> =>
  Table.open(api.http, {
    game: 'legion',
    players: [
      { seat: 'alice', units: [unit] },
      { seat: 'bob', units: [{ id: 'b', rank: 'corps', courage: 1 }] },
    ],
    ...creation,
  });

/** Alice's unit is activating. */
const activating = async (table: Table): Promise<Table> => {
  await table.command('alice', { type: 'reveal', pips: 1 });
  await table.command('bob', { type: 'reveal', pips: 2 });
  await table.command('alice', { type: 'issue-orders', units: ['a'] });
  await table.command('bob', { type: 'issue-orders', units: ['b'] });
  await table.command('alice', { type: 'activate', unit: 'a' });
  return table;
};

describe('a card on which sources do not agree', () => {
  const conflict = { pointer: '/players/0/units/0', field: 'courage', value: expect.any(Number) };

  it('is told as the game is created, and whenever it is read', async () => {
    const table = await open(veterans);
    expect(table.created.conflicts).toMatchObject([conflict]);
    expect((await table.get('bob')).body.conflicts).toMatchObject([conflict]);
  });

  it('is not told where the creation tells the value', async () => {
    const table = await open({ ...veterans, courage: 2 });
    expect('conflicts' in table.created).toBe(false);
    expect('conflicts' in (await table.get('bob')).body).toBe(false);
  });
});

describe('faces of the table for a command that is illegal anyway', () => {
  it('do not hide why', async () => {
    const table = await activating(
      await open({ id: 'a', rank: 'corps', courage: 1, suppression: 1 }, { dice: 'physical' }),
    );
    const { status, body } = await table.command('alice', { type: 'rally', useCommander: false }, { faces: ['blank'] });
    expect([status, body.reasons[0].code]).toEqual([422, 'facts-needed']);
    expect(body.reasons[0].facts.faults[0].pointer).toBe('/useCommander');
  });
});

describe('what the table alone sees of an activation', () => {
  it('is told by an adjustment', async () => {
    const table = await activating(await open({ id: 'a', rank: 'corps', courage: 1 }));
    const told = await table.command('alice', {
      type: 'adjust',
      unit: 'a',
      activation: { changes: [{ source: 'a command card', by: -1 }], impossible: ['attack'] },
    });
    expect(told.body.entry).toMatchObject({ kind: 'adjusted' });
    const { state } = (await table.get('bob')).body;
    expect(state.active.activation).toMatchObject({ impossible: ['attack'], changes: [{ by: -1 }] });
  });

  it.each([
    { activation: { impossible: ['fly'] }, pointer: '/command/activation/impossible/0' },
    { activation: { changes: [{ source: 'a card', by: 11 }] }, pointer: '/command/activation/changes/0/by' },
    { activation: { status: 'steady' }, pointer: '/command/activation/status' },
  ])('is refused where it makes no sense: $pointer', async ({ activation, pointer }) => {
    const table = await activating(await open({ id: 'a', rank: 'corps', courage: 1 }));
    const { status, body } = await table.command('alice', { type: 'adjust', unit: 'a', activation });
    expect([status, body.errors.map((error: { pointer: string }) => error.pointer)]).toEqual([400, [pointer]]);
  });
});
