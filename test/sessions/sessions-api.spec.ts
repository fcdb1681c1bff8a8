import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { GameDocument } from '../../apps/api/src/sessions/game-document.js';
import { verifyGame } from '../../apps/api/src/sessions/verify-game.js';
import { duel } from './support/duel.js';
import { startDuelApi } from './support/duel-app.js';
import { LAY_BOLD, LAY_SAFE, NEXT_ROUND, REVEAL, ROLL, Table } from './support/table.js';

let api: Awaited<ReturnType<typeof startDuelApi>>;
beforeAll(async () => {
  api = await startDuelApi();
});
afterAll(() => api.app.close());

const open = (creation: object = {}): Promise<Table> => Table.open(api.http, creation);
const players = [{ seat: 'alice' }, { seat: 'bob' }];

describe('creating a session', () => {
  it('tells a secret for each seat, and where the session is', async () => {
    const { status, body, headers } = await api.http.post('/v1/sessions').send({ game: 'duel', players });
    expect(status).toBe(201);
    expect(headers).toMatchObject({ location: `/v1/sessions/${body.id}`, etag: '"1"' });
    expect(body).toMatchObject({ game: 'duel', ruleset: 'duel/1', version: 1, dice: { mode: 'server' } });
    const secrets = [body.id, body.spectatorToken, ...body.seats.map(({ token }: { token: string }) => token)];
    expect(new Set(secrets).size).toBe(4);
    for (const secret of secrets) expect(secret).toMatch(/^[\w-]{24,}$/);
  });

  it('publishes what committed dice commit to, and not their seed', async () => {
    const { created } = await open({ dice: 'committed' });
    expect(created.dice).toEqual({ mode: 'committed', commitment: expect.stringMatching(/^[0-9a-f]{64}$/) });
  });

  it.each([
    { wrong: 'another game', body: { game: 'chess', players }, status: 400, pointer: '/game' },
    { wrong: 'no game', body: { players }, status: 400, pointer: '/game' },
    { wrong: 'an unknown field', body: { game: 'duel', players, stakes: 3 }, status: 400, pointer: '/stakes' },
    { wrong: 'dice of another kind', body: { game: 'duel', players, dice: 'loaded' }, status: 400, pointer: '/dice' },
    {
      wrong: 'two players on one seat',
      body: { game: 'duel', players: [{ seat: 'alice' }, { seat: 'alice' }] },
      status: 422,
      pointer: '/players/1/seat',
    },
    {
      wrong: 'a player who only looks',
      body: { game: 'duel', players: [{ seat: 'alice' }, { seat: 'spectator' }] },
      status: 422,
      pointer: '/players/1/seat',
    },
    { wrong: 'one player', body: { game: 'duel', players: [{ seat: 'alice' }] }, status: 422, pointer: '/players' },
  ])('refuses $wrong', async ({ body, status, pointer }) => {
    const response = await api.http.post('/v1/sessions').send(body);
    expect(response.status).toBe(status);
    expect(response.body.errors.map((error: { pointer: string }) => error.pointer)).toContain(pointer);
  });
});

describe('access', () => {
  it.each(['', '/options', '/events', '/export'])('to GET %s needs a token of the session', async (path) => {
    const [table, other] = [await open(), await open()];
    const bare = await api.http.get(table.path + path);
    expect([bare.status, bare.headers['www-authenticate']]).toEqual([401, 'Bearer realm="session"']);
    expect((await table.get('wrong-token', path)).status).toBe(401);
    expect((await table.get(other.tokens['alice']!, path)).status).toBe(401);
    expect((await table.get('spectator', path)).status).toBe(200);
    expect((await table.get('alice', path)).status).toBe(200);
  });

  it('gives spectators no hand in the game', async () => {
    const table = await open();
    for (const request of [table.command('spectator', REVEAL), table.undo('spectator'), table.end('spectator')])
      expect((await request).status).toBe(403);
    expect((await table.get('spectator', '/options')).body.options).toEqual([]);
  });

  it('lets a seat command only what it owns', async () => {
    const { status, body } = await (await open()).command('bob', LAY_BOLD('alice'));
    expect([status, body.type, body.reasons[0].code]).toEqual([403, '/problems/forbidden', 'not-yours']);
  });

  it('finds no session by a guessed id', async () => {
    const guessed = api.http.get('/v1/sessions/AAAAAAAAAAAAAAAAAAAAAAAA').set('authorization', 'Bearer any');
    expect((await guessed).status).toBe(404);
    const command = api.http.post('/v1/sessions/AAAAAAAAAAAAAAAAAAAAAAAA/commands').set('authorization', 'Bearer any');
    expect((await command.send({ command: REVEAL })).status).toBe(404);
  });
});

describe('what lies facedown', () => {
  it('is its owner’s alone, in the state, in the log and in the answer to the command', async () => {
    const table = await open();
    const answer = await table.command('alice', LAY_BOLD('alice'));
    expect(answer.body.entry.command).toEqual(LAY_BOLD('alice'));
    const seen = async (seat: string) => [
      (await table.get(seat)).body.state.cards,
      (await table.get(seat, '/events')).body.entries[1].command,
      (await table.get(seat, '/events')).body.entries[1].events,
    ];
    const open_ = { type: 'lay', player: 'alice' };
    const event = { type: 'card-laid', player: 'alice' };
    expect(await seen('alice')).toEqual([{ alice: 'bold' }, { ...open_, card: 'bold' }, [{ ...event, card: 'bold' }]]);
    expect(await seen('bob')).toEqual([{ alice: 'facedown' }, open_, [event]]);
    expect(await seen('spectator')).toEqual([{ alice: 'facedown' }, open_, [event]]);
  });

  it('keeps the whole game from being given out to those from whom it is hidden', async () => {
    const table = await open();
    await table.play(['alice', LAY_BOLD('alice')]);
    const refused = await table.get('bob', '/export');
    expect([refused.status, refused.body.type, refused.body.hidden]).toEqual([
      409,
      '/problems/hidden-information',
      ['alice'],
    ]);
    expect(refused.body.detail).toContain('Facedown for bob: alice.');
    expect((await table.get('alice', '/export')).status).toBe(200);
  });
});

describe('options', () => {
  it('are commands that work as they are, all through a game', async () => {
    const table = await open();
    for (let step = 0; step < 40; step += 1) {
      const seat = ['alice', 'bob'][step % 2]!;
      const { options } = (await table.get(seat, '/options')).body;
      if (options.length === 0) continue;
      const { command } = options[(step * 7) % options.length];
      expect(await table.command(seat, command)).toMatchObject({ status: 200 });
    }
    expect((await table.get('alice')).body.state.round).toBeGreaterThan(1);
  });

  it('name the dice that are to be rolled at the table', async () => {
    const table = await open({ dice: 'physical', handful: 2 });
    await table.toReveal();
    expect((await table.get('alice', '/options')).body.options).toEqual([
      { command: ROLL('alice'), dice: [{ die: ['1', '2', '3', '4', '5', '6'], count: 2 }] },
    ]);
  });
});

describe('a command', () => {
  it('is answered with what it led to', async () => {
    const table = await open();
    const { status, body, headers } = await table.command('alice', LAY_BOLD('alice'));
    expect([status, headers['etag']]).toEqual([200, '"2"']);
    expect(body).toEqual({
      verdict: 'legal',
      ruleset: 'duel/1',
      version: 2,
      entry: {
        kind: 'played',
        version: 2,
        at: expect.any(String),
        seat: 'alice',
        command: LAY_BOLD('alice'),
        events: [{ type: 'card-laid', player: 'alice', card: 'bold' }],
      },
    });
  });

  it('that is illegal is refused with every reason, and changes nothing', async () => {
    const table = await open();
    const { status, body } = await table.command('alice', REVEAL);
    expect([status, body.type, body.verdict]).toEqual([422, '/problems/illegal-command', 'illegal']);
    expect(body.reasons).toMatchObject([{ code: 'cards-missing', rule: 'duel/cards-missing' }]);
    expect((await table.get('alice')).body.version).toBe(1);
  });

  it('that the rules cannot judge is refused with what they lack', async () => {
    const { status, body } = await (await open()).command('alice', { type: 'lay', player: 'alice', card: 'wild' });
    expect([status, body.type, body.unmodelled]).toEqual([422, '/problems/unjudged-command', ['wild']]);
    expect(body.detail).toBe('not modelled: wild');
  });

  it('of the wrong shape is refused by pointer', async () => {
    const { status, body } = await (await open()).command('alice', { type: 'lay', player: 1, colour: 'red' });
    expect(status).toBe(400);
    expect(body.errors.map((error: { pointer: string }) => error.pointer).sort()).toEqual([
      '/command/card',
      '/command/colour',
      '/command/player',
    ]);
  });

  it('that adjusts is marked in the log', async () => {
    const table = await open();
    const { body } = await table.command('bob', { type: 'adjust', score: { bob: 3 } });
    expect(body.entry).toMatchObject({ kind: 'adjusted', events: [{ type: 'adjusted', score: { bob: 3 } }] });
    expect((await table.get('alice')).body.state.score).toEqual({ bob: 3 });
  });
});

describe('versions', () => {
  it('let a change through only over the version that is meant', async () => {
    const table = await open();
    const late = await table.command('alice', LAY_BOLD('alice'), { headers: { 'if-match': '"7"' } });
    expect([late.status, late.body.version, late.headers['etag']]).toEqual([412, 1, '"1"']);
    const broken = await table.command('alice', LAY_BOLD('alice'), { headers: { 'if-match': 'abc' } });
    expect([broken.status, broken.body.errors[0].parameter]).toEqual([400, 'If-Match']);
    expect((await table.undo('alice', { 'if-match': '"abc"' })).status).toBe(412);
    expect((await table.undo('alice', { 'if-match': '"7"' })).status).toBe(412);
    expect((await table.end('alice', { 'if-match': '"7"' })).status).toBe(412);
    for (const [tags, player] of [
      ['"1"', 'alice'],
      ['"0", "2"', 'bob'],
      ['*', 'bob'],
    ] as const) {
      const { status } = await table.command(player, LAY_BOLD(player), { headers: { 'if-match': tags } });
      expect({ tags, status }).toEqual({ tags, status: 200 });
    }
  });

  it('spare a reader what he has', async () => {
    const table = await open();
    expect((await table.get('alice', '', { 'if-none-match': '"1"' })).status).toBe(304);
    expect((await table.get('alice', '', { 'if-none-match': '"0"' })).status).toBe(200);
  });
});

describe('an Idempotency-Key', () => {
  const headers = { 'idempotency-key': 'once' };

  it('has a command carried out once, whatever came after it', async () => {
    const table = await open();
    const first = await table.command('alice', LAY_BOLD('alice'), { headers });
    await table.play(['bob', LAY_SAFE('bob')], ['bob', REVEAL]);
    const again = await table.command('alice', LAY_BOLD('alice'), { headers });
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect((await table.get('alice')).body.version).toBe(4);
  });

  it('has dice rolled once', async () => {
    const table = await open({ handful: 100 });
    await table.toReveal();
    const first = await table.command('alice', ROLL('alice'), { headers });
    expect((await table.command('alice', ROLL('alice'), { headers })).body).toEqual(first.body);
  });

  it('has an undo and an end carried out once', async () => {
    const table = await open();
    await table.play(['alice', LAY_BOLD('alice')], ['alice', LAY_SAFE('alice')]);
    const undone = await table.undo('alice', headers);
    expect((await table.undo('alice', headers)).body).toEqual(undone.body);
    expect((await table.get('alice')).body.state.cards).toEqual({ alice: 'bold' });
    const end = { 'idempotency-key': 'end' };
    const ended = await table.end('alice', end);
    expect(await table.end('alice', end)).toMatchObject({ status: 200, body: ended.body });
  });

  it('is refused for another request, and is its seat’s own', async () => {
    const table = await open();
    await table.command('alice', LAY_BOLD('alice'), { headers });
    const other = await table.command('alice', LAY_SAFE('alice'), { headers });
    expect([other.status, other.body.errors[0].parameter]).toEqual([422, 'Idempotency-Key']);
    expect((await table.command('bob', LAY_SAFE('bob'), { headers })).body.version).toBe(3);
  });

  it('has 1 to 255 characters', async () => {
    const headers = { 'idempotency-key': 'x'.repeat(256) };
    expect((await (await open()).command('alice', LAY_BOLD('alice'), { headers })).status).toBe(400);
  });

  it('of a refused command can be used again', async () => {
    const table = await open();
    expect((await table.command('alice', REVEAL, { headers })).status).toBe(422);
    await table.play(['alice', LAY_BOLD('alice')], ['bob', LAY_SAFE('bob')]);
    expect((await table.command('alice', REVEAL, { headers })).status).toBe(200);
  });
});

describe('dice', () => {
  it('of the table are typed in', async () => {
    const table = await open({ dice: 'physical', handful: 2 });
    await table.toReveal();
    const { body } = await table.command('alice', ROLL('alice'), { faces: ['6', '1'] });
    expect(body.entry).toMatchObject({
      rolled: { number: 1, faces: ['6', '1'] },
      events: [{ type: 'rolled', gained: 1 }],
      lasting: 'rolled',
    });
  });

  it.each([{ faces: undefined }, { faces: ['6'] }, { faces: ['6', '7'] }, { faces: ['6', '1', '1'] }])(
    'of the table cannot show $faces',
    async ({ faces }) => {
      const table = await open({ dice: 'physical', handful: 2 });
      await table.toReveal();
      const { status, body } = await table.command('alice', ROLL('alice'), faces === undefined ? {} : { faces });
      expect([status, body.errors[0].pointer, body.dice[0].count]).toEqual([422, '/faces', 2]);
    },
  );

  it('are not asked for where the command is illegal anyway', async () => {
    const { body } = await (await open({ dice: 'physical' })).command('alice', ROLL('alice'));
    expect(body.reasons[0].code).toBe('not-revealed');
  });

  it.each(['server', 'committed'])('of the service (%s) are not typed in', async (dice) => {
    const table = await open({ dice });
    await table.toReveal();
    expect((await table.command('alice', ROLL('alice'), { faces: ['6'] })).status).toBe(422);
    expect((await table.command('alice', ROLL('alice'))).body.entry.rolled.faces).toHaveLength(1);
  });

  it('that are typed in for a command that rolls none are refused', async () => {
    const { status } = await (await open({ dice: 'physical' })).command('alice', LAY_BOLD('alice'), { faces: ['6'] });
    expect(status).toBe(422);
  });
});

describe('an undo', () => {
  it('takes back step by step, as long as they are the player’s own', async () => {
    const table = await open();
    await table.play(['bob', LAY_SAFE('bob')], ['alice', LAY_BOLD('alice')], ['alice', LAY_SAFE('alice')]);
    const first = await table.undo('alice');
    expect(first.body.entry).toMatchObject({ kind: 'undone', version: 5, seat: 'alice', undoes: 4 });
    expect((await table.undo('alice')).body.entry).toMatchObject({ version: 6, undoes: 3 });
    expect((await table.get('alice')).body.state.cards).toEqual({ bob: 'facedown' });
    const others = await table.undo('alice');
    expect([others.status, others.body.version]).toEqual([403, 2]);
    await table.play(['alice', LAY_SAFE('alice')]);
    expect((await table.get('alice')).body).toMatchObject({ version: 7, state: { cards: { alice: 'safe' } } });
  });

  it('never takes back what was revealed or rolled, nor what nobody did', async () => {
    const table = await open();
    expect(await table.undo('alice')).toMatchObject({ status: 409, body: { type: '/problems/irrevocable' } });
    await table.toReveal();
    expect(await table.undo('alice')).toMatchObject({ status: 409, body: { lasting: 'revealed', version: 4 } });
    await table.play(['alice', ROLL('alice')]);
    expect(await table.undo('alice')).toMatchObject({ status: 409, body: { lasting: 'rolled', version: 5 } });
  });
});

describe('the log', () => {
  it('is read in pages', async () => {
    const table = await open();
    await table.toReveal();
    const page = async (query: string) => (await table.get('alice', `/events${query}`)).body;
    const versions = ({ entries }: { entries: { version: number }[] }) => entries.map(({ version }) => version);
    const first = await page('?limit=3');
    expect([versions(first), first.version, first.next]).toEqual([[1, 2, 3], 4, 3]);
    const rest = await page('?after=3&limit=3');
    expect([versions(rest), rest.version, rest.next]).toEqual([[4], 4, undefined]);
    expect(versions(await page('?after=9'))).toEqual([]);
  });

  it.each(['?after=-1', '?after=x', '?limit=0', '?limit=1001', '?after=1&after=2'])(
    'is not asked for %s',
    async (query) => {
      expect((await (await open()).get('alice', `/events${query}`)).status).toBe(400);
    },
  );
});

describe('the end', () => {
  it('reveals the seed, and lets everyone verify the whole game', async () => {
    const table = await open({ dice: 'committed', handful: 3 });
    await table.toReveal();
    await table.play(['alice', ROLL('alice')], ['bob', ROLL('bob')], ['bob', NEXT_ROUND], ['bob', LAY_BOLD('bob')]);
    const ended = await table.end('bob');
    expect(ended.body).toMatchObject({ version: 9, entry: { kind: 'ended', seat: 'bob' } });
    const { seed, commitment } = ended.body.dice;
    expect(commitment).toBe(table.created.dice.commitment);
    for (const request of [
      table.get('alice'),
      table.get('alice', '/options'),
      table.get('alice', '/events'),
      table.command('alice', LAY_BOLD('alice')),
      table.undo('bob'),
      table.end('alice'),
    ])
      expect(await request).toMatchObject({ status: 410, body: { dice: { seed, commitment } } });
    const document = (await table.get('alice', '/export')).body as GameDocument;
    expect(document.dice).toEqual({ mode: 'committed', seed, commitment });
    expect(verifyGame(duel, document)).toEqual({ faults: [], rolls: { proven: 2, sealed: 0, unprovable: 0 } });
  });

  it('has no seed to reveal where dice were not committed', async () => {
    const table = await open();
    expect((await table.end('alice')).body).not.toHaveProperty('dice');
    expect(await table.get('alice')).toMatchObject({ status: 410 });
  });
});

describe('an imported game', () => {
  const played = async (): Promise<{ table: Table; document: GameDocument }> => {
    const table = await open({ dice: 'committed', handful: 3 });
    await table.play(['alice', LAY_SAFE('alice')]);
    await table.undo('alice');
    await table.toReveal();
    await table.play(['alice', ROLL('alice')]);
    return { table, document: (await table.get('alice', '/export')).body as GameDocument };
  };
  const importing = async (document: unknown) => api.http.post('/v1/sessions/import').send(document as object);

  it('is the same game under new secrets, and goes on', async () => {
    const { table, document } = await played();
    const { status, body } = await importing(document);
    expect(status).toBe(201);
    const copy = new Table(api.http, body);
    expect(body.version).toBe(document.version);
    expect(body.id).not.toBe(table.created.id);
    expect(body.dice.commitment).not.toBe(table.created.dice.commitment);
    const [before, after] = [await table.get('alice'), await copy.get('alice')];
    expect(after.body.state).toEqual(before.body.state);
    const log = await copy.get('bob', '/events');
    expect(log.body.entries).toEqual((await table.get('bob', '/events')).body.entries);
    await copy.play(['bob', ROLL('bob')]);
    await table.end('alice');
    await copy.end('alice');
    const { seed } = (await table.get('alice', '/export')).body.dice;
    const whole = (await copy.get('alice', '/export')).body as GameDocument;
    expect(verifyGame(duel, whole)).toMatchObject({ faults: [], rolls: { proven: 1, sealed: 1 } });
    const origins = [{ ...whole.origins[0]!, seed }];
    expect(verifyGame(duel, { ...whole, origins })).toMatchObject({ faults: [], rolls: { proven: 2, sealed: 0 } });
  });

  it('goes on where it had ended', async () => {
    const { table } = await played();
    await table.end('alice');
    const { body } = await importing((await table.get('bob', '/export')).body);
    const copy = new Table(api.http, body);
    await copy.play(['bob', ROLL('bob')]);
    expect((await copy.get('bob', '/events')).body.entries.map(({ kind }: { kind: string }) => kind)).not.toContain(
      'ended',
    );
    await copy.end('bob');
    const whole = (await copy.get('bob', '/export')).body as GameDocument;
    expect(verifyGame(duel, whole)).toMatchObject({ faults: [], rolls: { proven: 2, sealed: 0 } });
  });

  type Json = Record<string, any>;
  it.each([
    { told: 'no log', status: 400, at: '/log', change: (document: Json) => delete document['log'] },
    { told: 'another format', status: 400, at: '/format', change: (document: Json) => (document['format'] = 'pgn') },
    { told: 'an unknown game', status: 400, at: '/game', change: (document: Json) => (document['game'] = 'chess') },
    {
      told: 'a creation of another shape',
      status: 400,
      at: '/setup/players',
      change: ({ setup }: Json) => delete setup.players,
    },
    {
      told: 'a command of another shape',
      status: 400,
      at: '/log/1/command/card',
      change: ({ log }: Json) => (log[1].command.card = 5),
    },
    {
      told: 'an entry of no kind',
      status: 400,
      at: '/log/1/kind',
      change: ({ log }: Json) => (log[1].kind = 'dreamt'),
    },
    {
      told: 'an illegal step',
      status: 422,
      at: '/log/1/command',
      change: ({ log }: Json) => (log[1].command = { type: 'reveal' }),
    },
    {
      told: 'a face that no die has',
      status: 422,
      at: '/log/6/rolled/faces',
      change: ({ log }: Json) => (log[6].rolled.faces[0] = '7'),
    },
    {
      told: 'other players',
      status: 422,
      at: '/seats',
      change: (document: Json) => (document['seats'] = ['alice', 'carol']),
    },
    { told: 'another state', status: 422, at: '/state', change: ({ state }: Json) => (state.score.alice = 99) },
  ])('cannot tell $told', async ({ status, at, change }) => {
    const { document } = await played();
    change(document);
    const response = await importing(document);
    expect(response.status).toBe(status);
    expect(response.body.errors.map(({ pointer }: { pointer: string }) => pointer)).toContain(at);
  });
});
