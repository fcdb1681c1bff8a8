import type { GameDocument } from '../../../apps/api/src/sessions/game-document.js';
import { duel, type DuelCommand } from './duel.js';
import { Recorder } from './recorder.js';

export type Move = readonly [seat: string, command: DuelCommand] | 'undo';

export const ROUND: readonly Move[] = [
  ['alice', { type: 'lay', player: 'alice', card: 'bold' }],
  ['bob', { type: 'lay', player: 'bob', card: 'safe' }],
  ['alice', { type: 'reveal' }],
  ['alice', { type: 'roll', player: 'alice' }],
  ['bob', { type: 'roll', player: 'bob' }],
];

/** A duel played to its end, move by move. */
export const playedDuel = (moves: readonly Move[]): GameDocument => {
  const seats = ['alice', 'bob'];
  const setup = { players: seats.map((seat) => ({ seat })), handful: 3 };
  const recorder = new Recorder({ game: duel, ruleset: 'duel/1', setup, seats });
  for (const move of moves) {
    if (move === 'undo') recorder.undo();
    else recorder.step(...move);
  }
  return recorder.end();
};
