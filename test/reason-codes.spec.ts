import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { GameCommand } from '@marshal/rules/kernel';
import { GAMES } from '../apps/api/src/games/games.js';
import { facesFor, chance, selfPlay } from './sessions/support/self-play.js';
import { TABLE_GAMES } from './sessions/support/table-games.js';
import { diceOf } from '../apps/api/src/sessions/faces.js';
import { startApi, type Api } from './support/api.js';
import { reasonsIn, untoldReasonsIn } from './support/reasons.js';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.app.close());

const published = (name: string): readonly string[] =>
  (api.document.components?.schemas?.[`${name}ReasonCode`] as { enum: string[] }).enum;

const sourcesOf = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'));

describe.each(GAMES)('the reason codes of $name', ({ id, name }) => {
  it('are those that /v1/rules tells', async () => {
    const { body } = await api.http.get('/v1/rules').expect(200);
    const codes = (body.items as { game: string; code?: string }[])
      .filter(({ game }) => game === id)
      .flatMap(({ code }) => code ?? []);
    expect(published(name)).toEqual([...new Set(codes)].sort());
    expect(published(name).length).toBeGreaterThan(50);
  });

  it('have every code that stands in the rules', () => {
    const written = sourcesOf(`libs/rules/src/${id}`).flatMap((source) =>
      [...source.matchAll(/\bcode: '([^']+)'/g)].map(([, code = '']) => code),
    );
    expect(written.length).toBeGreaterThan(50);
    expect(written.filter((code) => !published(name).includes(code))).toEqual([]);
  });
});

describe.each(TABLE_GAMES)('a game of $setup.game played out of turn', (table) => {
  it('is refused for told reasons only', () => {
    const { game } = table.session;
    const seats = table.setup.players.map(({ seat }) => seat);
    const earlier = new Map<string, GameCommand>();
    const reasons = new Set<string>();
    const next = chance(1);
    let turns = 0;
    for (const { recorder, options } of selfPlay({ ...table, next: chance(11) })) {
      for (const command of options) earlier.set(command.type, command);
      for (const command of earlier.values()) {
        for (const seat of seats) {
          const faces = facesFor(diceOf(game, recorder.state, command), next);
          const judged = game.play(recorder.state, { seat, command, faces });
          for (const reason of reasonsIn(judged)) reasons.add(reason);
          expect(untoldReasonsIn(judged)).toEqual([]);
        }
      }
      if ((turns += 1) >= 150) break;
    }
    expect(reasons.size).toBeGreaterThan(10);
  });
});
