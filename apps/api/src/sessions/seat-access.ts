import { Problem } from '../http/problem.js';
import { SPECTATOR } from './game.js';
import { hashToken, isSameHash } from './secrets.js';
import type { SessionRecord } from './session.js';

const BEARER = /^Bearer +(?<token>[\w-]{1,200})$/i;

const refuse = (detail: string): never => {
  throw new Problem('unauthorized', { detail }, { 'www-authenticate': 'Bearer realm="session"' });
};

/** The seat whose token the Authorization header carries, or SPECTATOR; a 401 problem for any other. */
export const seatOf = ({ seats, spectatorHash }: SessionRecord, authorization: string | undefined): string => {
  const token = BEARER.exec(authorization ?? '')?.groups?.['token'];
  if (token === undefined) return refuse('Send the token of a seat, or of the spectators, as a bearer token.');
  const hash = hashToken(token);
  if (isSameHash(hash, spectatorHash)) return SPECTATOR;
  return (
    seats.find(({ tokenHash }) => isSameHash(hash, tokenHash))?.seat ?? refuse('No seat of this game has that token.')
  );
};

/** The same, for what only players may do: spectators get a 403 problem. */
export const playerOf = (record: SessionRecord, authorization: string | undefined): string => {
  const seat = seatOf(record, authorization);
  if (seat === SPECTATOR) throw new Problem('forbidden', { detail: 'Spectators only look.' });
  return seat;
};
