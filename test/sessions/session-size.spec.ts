import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createClient } from 'redis';
import { LEGION_SESSION } from '../../apps/api/src/games/legion/session/legion-session.js';
import { XWING_SESSION } from '../../apps/api/src/games/xwing/session/xwing-session.js';
import type { GameDocument } from '../../apps/api/src/sessions/game-document.js';
import { sessionKeys } from '../../apps/api/src/sessions/store/redis-scripts.js';
import type { Recorder } from './support/recorder.js';
import { connectedStore, describeWithRedis, ownRedis, type RedisServer } from './support/redis.js';
import { chance, selfPlay } from './support/self-play.js';
import { newSession, positionAt } from './support/sessions.js';

const KILOBYTE = 1024;
const copies = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));

const squadron = (faction: string, id: string, ship: string): object => ({
  faction,
  pilots: copies(8, () => ({ id, ship })),
});
const army = (leader: string, corps: string): object[] => [
  { id: leader, catalogueId: leader },
  ...copies(13, (index) => ({ id: `${corps}-${index + 1}`, catalogueId: corps })),
];

/** About twice what is measured. */
const MOST = { state: 32 * KILOBYTE, log: 768 * KILOBYTE, redis: 1280 * KILOBYTE };

/** The largest games that players bring to a table, on ships and units that have much to do. */
const LARGEST = [
  {
    named: 'X-Wing, 16 ships, 12 rounds',
    session: XWING_SESSION,
    setup: {
      game: 'xwing',
      players: [
        { seat: 'alice', squad: squadron('rebelalliance', 'phoenixsquadronpilot', 'rz1awing') },
        { seat: 'bob', squad: squadron('galacticempire', 'alphasquadronpilot', 'tieininterceptor') },
      ],
    },
    rounds: 12,
  },
  {
    named: 'Legion, 28 units, 6 rounds',
    session: LEGION_SESSION,
    setup: {
      game: 'legion',
      ruleset: 'legion/2023',
      players: [
        { seat: 'alice', units: army('leia-organa-fearless-and-inventive', 'rebel-troopers') },
        { seat: 'bob', units: army('darth-vader-dark-lord-of-the-sith', 'stormtroopers') },
      ],
    },
    rounds: 6,
  },
];

const bytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/** The game, and the most bytes that its state ever had. */
const play = ({ session, setup, rounds }: (typeof LARGEST)[number]): { document: GameDocument; state: number } => {
  let recorder: Recorder | undefined;
  let state = 0;
  for (const turn of selfPlay({ session, setup, next: chance(12) })) {
    recorder = turn.recorder;
    state = Math.max(state, bytes(recorder.state));
    if ((recorder.state as { round: number }).round > rounds) break;
  }
  const document = recorder!.end();
  expect((document.state as { round: number }).round).toBeGreaterThanOrEqual(rounds);
  return { document, state };
};

describeWithRedis('the largest game of', () => {
  let redis: RedisServer;
  beforeAll(async () => {
    redis = await ownRedis();
  });
  afterAll(() => redis.stop());

  /** The bytes that Redis says it needs for the game, each step of which was sent with an Idempotency-Key. */
  const memoryOf = async ({ setup, log, state }: GameDocument): Promise<number> => {
    const store = await connectedStore(redis.url);
    const session = newSession({ setup });
    const { id } = session.record;
    await store.create(session, log.slice(0, 1));
    for (const entry of log.slice(1)) {
      const mark = { key: `key-of-22-characters-${entry.version}`, content: 'content-of-22-character' };
      const position = positionAt(entry.version, state);
      await store.advance({ id, from: positionAt(entry.version - 1), entry, position, mark });
    }
    await store.close();
    const client = await createClient({ url: redis.url }).connect();
    const { live, ...keys } = sessionKeys(id);
    const sizes = await Promise.all(
      Object.values(keys).map((key) => client.sendCommand<number>(['MEMORY', 'USAGE', key, 'SAMPLES', '0'])),
    );
    client.destroy();
    return sizes.reduce((sum, size) => sum + size, 0);
  };

  it.each(LARGEST)(
    '$named stays small',
    async (game) => {
      const { document, state } = play(game);
      const log = bytes(document.log);
      const memory = await memoryOf(document);
      const kilobytes = (size: number): string => `${(size / KILOBYTE).toFixed(0)} KB`;
      console.info(
        `${game.named}: ${document.version} entries, log ${kilobytes(log)}, largest state ${kilobytes(state)}, ` +
          `in Redis ${kilobytes(memory)}.`,
      );
      expect(state).toBeLessThan(MOST.state);
      expect(log).toBeLessThan(MOST.log);
      expect(memory).toBeLessThan(MOST.redis);
    },
    60_000,
  );
});
