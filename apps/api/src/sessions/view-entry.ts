import type { Game } from './game.js';
import { isStep, type LogEntry } from './log-entry.js';
import type { SessionRecord } from './session.js';

/** An entry of a log as one seat may see it. The end of a game with committed dice reveals their seed. */
export type ViewedEntry = LogEntry & { readonly seed?: string };

export interface Viewer {
  readonly game: Game;
  readonly record: SessionRecord;
  readonly seat: string;
}

export const viewEntry = (entry: LogEntry, { game, record: { dice }, seat }: Viewer): ViewedEntry => {
  if (entry.kind === 'ended') return dice.mode === 'committed' ? { ...entry, seed: dice.seed } : entry;
  if (!isStep(entry)) return entry;
  const { command, events } = game.viewStep({ ...entry, faces: entry.rolled?.faces ?? [] }, seat);
  return { ...entry, command, events };
};
