import { VERSION } from '../http/version.js';
import type { LogEntry } from './log-entry.js';
import type { DiceMode, Origin, Session } from './session.js';

export const DOCUMENT_FORMAT = 'marshal-game/1';

/** A whole game: what an export gives, and an import or the offline check takes. */
export interface GameDocument {
  readonly format: typeof DOCUMENT_FORMAT;
  readonly game: string;
  readonly ruleset: string;
  /** The version of the service that wrote it. */
  readonly rulesVersion: string;
  readonly session: string;
  readonly createdAt: string;
  readonly seats: readonly string[];
  readonly setup: unknown;
  readonly dice: {
    readonly mode: DiceMode;
    /** SHA-256 of the seed, published when the game began. */
    readonly commitment?: string;
    /** Revealed when the game has ended. */
    readonly seed?: string;
  };
  readonly origins: readonly Origin[];
  readonly version: number;
  readonly state: unknown;
  readonly log: readonly LogEntry[];
}

const diceOf = ({ record: { dice }, position }: Session): GameDocument['dice'] => {
  if (dice.mode !== 'committed') return dice;
  const { mode, commitment, seed } = dice;
  return position.ended ? { mode, commitment, seed } : { mode, commitment };
};

export const toDocument = (session: Session, log: readonly LogEntry[]): GameDocument => {
  const { record, position } = session;
  return {
    format: DOCUMENT_FORMAT,
    game: record.game,
    ruleset: record.ruleset,
    rulesVersion: VERSION,
    session: record.id,
    createdAt: record.createdAt,
    seats: record.seats.map(({ seat }) => seat),
    setup: record.setup,
    dice: diceOf(session),
    origins: record.origins,
    version: position.version,
    state: position.state,
    log,
  };
};
