import type { Fault } from '@marshal/rules/kernel';
import { commitmentTo, newSeed } from '../dice/committed-dice.js';
import { valueOf } from '../http/checked.js';
import { Problem } from '../http/problem.js';
import { SPECTATOR } from './game.js';
import { hashToken, newSessionId, newToken } from './secrets.js';
import type { Creation, SessionGame } from './session-game.js';
import type { DiceMode, DiceSource, Origin, SessionRecord } from './session.js';

export interface SeatToken {
  readonly seat: string;
  readonly token: string;
}

/** The secrets of a new session: told once, and kept as hashes only. */
export interface SessionTokens {
  readonly seats: readonly SeatToken[];
  readonly spectatorToken: string;
}

const seatFaults = ({ players }: Creation): readonly Fault[] =>
  players.flatMap(({ seat }, index) => {
    const pointer = `/players/${index}/seat`;
    if (seat === SPECTATOR) return [{ pointer, detail: 'is kept for those who only look' }];
    const twice = players.findIndex((other) => other.seat === seat) < index;
    return twice ? [{ pointer, detail: `"${seat}" sits there already` }] : [];
  });

const diceSource = (mode: DiceMode): DiceSource => {
  if (mode !== 'committed') return { mode };
  const seed = newSeed();
  return { mode, seed, commitment: commitmentTo(seed) };
};

/** The state in which a created game begins; a 422 problem that names every fault of the creation. */
export const openedState = ({ game }: SessionGame, creation: Creation): unknown => {
  const faults = seatFaults(creation);
  const opened = game.open(creation);
  if (faults.length > 0) {
    const further = ('faults' in opened ? opened.faults : []).filter(
      ({ pointer }) => !faults.some((fault) => fault.pointer === pointer),
    );
    throw new Problem('unprocessable', { errors: [...faults, ...further] });
  }
  return valueOf(opened);
};

/** A new session's record and its secrets. */
export const newRecord = (
  { game, defaultRuleset }: SessionGame,
  creation: Creation,
  origins: readonly Origin[] = [],
): { readonly record: SessionRecord; readonly tokens: SessionTokens } => {
  const seats = creation.players.map(({ seat }) => ({ seat, token: newToken() }));
  const spectatorToken = newToken();
  const record: SessionRecord = {
    id: newSessionId(),
    game: game.id,
    ruleset: creation.ruleset ?? defaultRuleset,
    createdAt: new Date().toISOString(),
    setup: creation,
    dice: diceSource(creation.dice ?? 'server'),
    seats: seats.map(({ seat, token }) => ({ seat, tokenHash: hashToken(token) })),
    spectatorHash: hashToken(spectatorToken),
    origins,
  };
  return { record, tokens: { seats, spectatorToken } };
};
