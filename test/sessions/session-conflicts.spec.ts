import { expect, it } from '@jest/globals';
import { commandChange } from '../../apps/api/src/sessions/command-change.js';
import { KnownSessions } from '../../apps/api/src/sessions/known-sessions.js';
import { newRecord } from '../../apps/api/src/sessions/open-session.js';
import { SessionChanges } from '../../apps/api/src/sessions/session-changes.js';
import { SessionGames } from '../../apps/api/src/sessions/session-game.js';
import { SessionQueue } from '../../apps/api/src/sessions/session-queue.js';
import { MemorySessionStore } from '../../apps/api/src/sessions/store/memory-session-store.js';
import type { Advance, Advanced } from '../../apps/api/src/sessions/store/session-store.js';
import type { DuelState } from './support/duel.js';
import { DUEL_SESSION } from './support/duel-app.js';
import { opened, positionAt, stepTo } from './support/sessions.js';

/** A store in which another process saves a step first, so many times. */
class BusyStore extends MemorySessionStore {
  constructor(private othersComeFirst: number) {
    super(60_000);
  }

  override async advance(advance: Advance): Promise<Advanced> {
    if (this.othersComeFirst > 0) {
      this.othersComeFirst -= 1;
      const { version } = advance.position;
      const others = {
        ...positionAt(version, (await this.load(advance.id))?.position.state),
        stamp: `other${version}`,
      };
      await super.advance({ ...advance, entry: stepTo(version), position: others });
    }
    return super.advance(advance);
  }
}

const game = DUEL_SESSION.game;
const setup = { game: 'duel', players: [{ seat: 'alice' }, { seat: 'bob' }] };

const commandOf = async (store: BusyStore) => {
  const { record, tokens } = newRecord(DUEL_SESSION, setup);
  const state = (game.open(setup) as { value: DuelState }).value;
  await store.create({ record, position: positionAt(1, state) }, [opened]);
  const changes = new SessionChanges(new KnownSessions(store), new SessionQueue(), new SessionGames([DUEL_SESSION]));
  const call = { id: record.id, authorization: `Bearer ${tokens.seats[0]!.token}` };
  return changes.make(
    call,
    commandChange({ command: { type: 'lay', player: 'alice', card: 'bold' } as object as { type: string } }),
  );
};

it('a command that others overtake is tried on what they have led to', async () => {
  const { entry } = await commandOf(new BusyStore(19));
  expect(entry.version).toBe(21);
});

it('a command that others overtake again and again is a conflict', async () => {
  await expect(commandOf(new BusyStore(20))).rejects.toMatchObject({ type: 'conflict' });
});
