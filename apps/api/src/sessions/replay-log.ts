import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Checked } from '@marshal/rules/kernel';
import type { LogEntry } from './log-entry.js';
import { Replay, type Opening } from './replay.js';

const ENTRIES_A_TURN = 100;

/** Replays a log by bits, so that a long one does not hold up what else the process does. */
export const replayLog = async (opening: Opening, log: readonly LogEntry[]): Promise<Checked<Replay>> => {
  const opened = Replay.of(opening);
  if ('faults' in opened) return opened;
  for (const [index, entry] of log.entries()) {
    const faults = opened.value.take(entry);
    if (faults.length > 0) return { faults };
    if (index % ENTRIES_A_TURN === ENTRIES_A_TURN - 1) await nextTurn();
  }
  return opened;
};
