import { randomUUID } from 'node:crypto';
import type { LogEntry, StepEntry } from '../../../apps/api/src/sessions/log-entry.js';
import type { Position, Session } from '../../../apps/api/src/sessions/session.js';
import type { Advance } from '../../../apps/api/src/sessions/store/session-store.js';

const AT = '2026-01-31T20:15:00.000Z';

export const opened: LogEntry = { kind: 'opened', version: 1, at: AT };

export const positionAt = (version: number, state: unknown = { at: version }): Position => ({
  version,
  stamp: `stamp${version}`,
  state,
  rolls: 0,
  ended: false,
});

export const stepTo = (version: number, command = 'step'): StepEntry => ({
  kind: 'played',
  version,
  at: AT,
  seat: 'alice',
  command: { type: command },
  events: [{ type: 'stepped', to: version }],
});

/** The step to that version, from the one before. */
export const advanceTo = (id: string, version: number): Advance => ({
  id,
  from: positionAt(version - 1),
  entry: stepTo(version),
  position: positionAt(version),
});

export const newSession = (overrides: Partial<Session['record']> = {}): Session => ({
  record: {
    id: randomUUID(),
    game: 'toy',
    createdAt: AT,
    setup: { players: ['alice', 'bob'] },
    ruleset: 'duel/1',
    dice: { mode: 'physical' },
    seats: [
      { seat: 'alice', tokenHash: 'a' },
      { seat: 'bob', tokenHash: 'b' },
    ],
    spectatorHash: 'c',
    origins: [],
    ...overrides,
  },
  position: positionAt(1),
});
