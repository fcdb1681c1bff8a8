import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { GameCommand } from '@marshal/rules/kernel';
import { BodyPipe } from '../../apps/api/src/http/body.pipe.js';
import { diceOf } from '../../apps/api/src/sessions/faces.js';
import type { GameDocument } from '../../apps/api/src/sessions/game-document.js';
import { verifyGame } from '../../apps/api/src/sessions/verify-game.js';
import { startApi, type Api } from '../support/api.js';
import { chance, facesFor, selfPlay, type Turn } from './support/self-play.js';
import { Table } from './support/table.js';
import { TABLE_GAMES } from './support/table-games.js';

let api: Api;
beforeAll(async () => {
  api = await startApi({ bodyLimit: 16_777_216 });
});
afterAll(() => api.app.close());

const SEEDS = [1, 2, 3, 4];
const TURNS = 150;
const GAMES = [...TABLE_GAMES, { ...TABLE_GAMES[0], setup: { ...TABLE_GAMES[0].setup, ruleset: 'xwing/2.5' } }];

describe.each(
  GAMES.map((table) => ({ ...table, named: 'ruleset' in table.setup ? table.setup.ruleset : table.setup.game })),
)('a game of $named', (table) => {
  const { game, step } = table.session;
  const next = chance(7);

  const turns = function* (): Generator<Turn & { state: unknown }> {
    for (const seed of SEEDS) {
      let count = 0;
      for (const turn of selfPlay({ ...table, next: chance(seed) })) {
        yield { ...turn, state: turn.recorder.state };
        if ((count += 1) >= TURNS) break;
      }
    }
  };

  const after = (state: unknown, seat: string, command: GameCommand): unknown => {
    const faces = facesFor(diceOf(game, state, command), next);
    const played = game.play(state, { seat, command, faces });
    if (played.verdict !== 'legal') throw new Error(`${JSON.stringify(command)} is ${played.verdict}`);
    return played.state;
  };

  it('offers only commands that are legal, and as they are to be sent', () => {
    const pipe = api.app.get(BodyPipe);
    let tried = 0;
    for (const { state, seat, options } of turns()) {
      for (const command of options) {
        after(state, seat, command);
        expect({ command, faults: pipe.faults(step, { command }) }).toEqual({ command, faults: [] });
        tried += 1;
      }
    }
    expect(tried).toBeGreaterThan(1000);
  });

  it('asks for the same dice whatever another chose facedown', () => {
    for (const { state, seat, command, options } of turns()) {
      if (game.hidden(state, seat).length === 0) continue;
      const alike = options.filter(({ type }) => type === command.type);
      expect(new Set(alike.map((option) => JSON.stringify(diceOf(game, state, option)))).size).toBe(1);
    }
  });

  it('shows nobody what another chose facedown', () => {
    let compared = 0;
    for (const { state, seat, command, options } of turns()) {
      const others = [...table.setup.players.map((player) => player.seat), 'spectator'].filter((each) => each !== seat);
      const hides = (other: string): boolean => game.hidden(after(state, seat, command), other).length > 0;
      if (!['set-dial', 'reveal'].includes(command.type) || !others.every(hides)) continue;
      const alike = options
        .filter(({ type }) => type === command.type)
        .filter((option) => shipOf(option) === shipOf(command));
      for (const other of others) {
        const views = new Set(alike.map((option) => JSON.stringify(game.view(after(state, seat, option), other))));
        const steps = new Set(
          alike.map((option) => JSON.stringify(game.viewStep({ seat, command: option, faces: [], events: [] }, other))),
        );
        expect([views.size, steps.size]).toEqual([1, 1]);
        compared += alike.length;
      }
    }
    expect(compared).toBeGreaterThan(100);
  });
});

const shipOf = (command: GameCommand): unknown => ('ship' in command ? command.ship : undefined);

describe.each(TABLE_GAMES)('the recorded game of $setup.game', ({ session, setup }) => {
  const document = JSON.parse(readFileSync(`test/sessions/recorded/${setup.game}.json`, 'utf8')) as GameDocument;

  it('is replayed from its file to the same state, with every roll proven', () => {
    const kinds = new Set(document.log.map(({ kind }) => kind));
    expect(kinds).toEqual(new Set(['opened', 'played', 'adjusted', 'undone', 'ended']));
    const { faults, rolls } = verifyGame(session.game, document);
    expect(faults).toEqual([]);
    expect([rolls.sealed, rolls.unprovable]).toEqual([0, 0]);
  });

  it('is imported, and goes on as the same', async () => {
    const { status, body } = await api.http.post('/v1/sessions/import').send(document);
    expect(status).toBe(201);
    const table = new Table(api.http, body);
    const exported = (await table.get(document.seats[0]!, '/export')).body as GameDocument;
    expect(exported.state).toEqual(document.state);
    expect(exported.log).toEqual(document.log.slice(0, -1));
    expect(exported.origins).toMatchObject([{ session: document.session, through: document.version - 1 }]);
  });
});
