import { committedFaces, commitmentTo } from '../../../apps/api/src/dice/committed-dice.js';
import { diceOf } from '../../../apps/api/src/sessions/faces.js';
import { DOCUMENT_FORMAT, type GameDocument } from '../../../apps/api/src/sessions/game-document.js';
import type { LogEntry, Rolled } from '../../../apps/api/src/sessions/log-entry.js';
import { playStep } from '../../../apps/api/src/sessions/play-step.js';
import { duel, type DuelCommand } from './duel.js';

const SEATS = ['alice', 'bob'];
const AT = '2026-01-31T20:15:00.000Z';
const SEED = '5eed'.repeat(16);
const SESSION = 'a-duel';

export type Move = readonly [seat: string, command: DuelCommand] | 'undo';

export const ROUND: readonly Move[] = [
  ['alice', { type: 'lay', player: 'alice', card: 'bold' }],
  ['bob', { type: 'lay', player: 'bob', card: 'safe' }],
  ['alice', { type: 'reveal' }],
  ['alice', { type: 'roll', player: 'alice' }],
  ['bob', { type: 'roll', player: 'bob' }],
];

/** What the service keeps while a game goes on. */
interface Going {
  readonly log: LogEntry[];
  /** The states of the steps that stand, the opening's first. */
  readonly standing: { readonly version: number; readonly state: unknown }[];
  rolls: number;
}

const roll = (game: Going, state: unknown, command: DuelCommand): { rolled?: Rolled } => {
  const dice = diceOf(duel, state, command);
  if (dice.length === 0) return {};
  game.rolls += 1;
  const faces = committedFaces({ seed: SEED, session: SESSION, roll: game.rolls }, dice);
  return { rolled: { number: game.rolls, dice, faces } };
};

const step = (game: Going, seat: string, command: DuelCommand): void => {
  const version = game.log.length + 1;
  const { state } = game.standing.at(-1)!;
  const rolled = roll(game, state, command);
  const taken = playStep({ game: duel, seats: SEATS, state }, { seat, command, faces: rolled.rolled?.faces ?? [] });
  if (taken.verdict !== 'legal') throw new Error(`A move is ${taken.verdict}.`);
  game.log.push({ version, at: AT, seat, command, ...rolled, ...taken.outcome });
  game.standing.push({ version, state: taken.state });
};

const undo = ({ log, standing }: Going): void => {
  const { version } = standing.pop()!;
  log.push({ kind: 'undone', version: log.length + 1, at: AT, seat: 'alice', undoes: version });
};

/** A duel with committed dice, played to its end move by move as the service would have played it. */
export const playedDuel = (moves: readonly Move[]): GameDocument => {
  const setup = { players: SEATS.map((seat) => ({ seat })), handful: 3 };
  const opened = duel.open(setup);
  if ('faults' in opened) throw new Error('The setup is wrong.');
  const log: LogEntry[] = [{ kind: 'opened', version: 1, at: AT }];
  const game: Going = { log, standing: [{ version: 1, state: opened.value }], rolls: 0 };
  for (const move of moves) {
    if (move === 'undo') undo(game);
    else step(game, ...move);
  }
  log.push({ kind: 'ended', version: log.length + 1, at: AT, seat: 'alice' });
  const document: GameDocument = {
    format: DOCUMENT_FORMAT,
    game: duel.id,
    ruleset: 'duel/1',
    rulesVersion: '0.1.0',
    session: SESSION,
    createdAt: AT,
    seats: SEATS,
    setup,
    dice: { mode: 'committed', commitment: commitmentTo(SEED), seed: SEED },
    origins: [],
    version: log.length,
    state: game.standing.at(-1)!.state,
    log,
  };
  return JSON.parse(JSON.stringify(document)) as GameDocument;
};
