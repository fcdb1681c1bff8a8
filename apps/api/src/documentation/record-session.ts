import { SESSION_GAMES } from '../games/session-games.js';
import type { DocumentedAnswers } from '../http/documented-answers.js';
import type { Ask, Question } from './ask.js';
import type { SessionCreatedDto } from '../sessions/dto/session-created.dto.js';

interface Asked {
  /** Under which name the answer is kept; an empty one leaves it out. */
  readonly name?: string;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
}

type Play = (method: Question['method'], path: string, asked?: Asked) => Promise<unknown>;

const SESSIONS = '/v1/sessions';
const TIME = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z/g;
const DIGEST = /\b[0-9a-f]{64}\b/g;

/** What is random, or of the hour, told as what it looks like. */
const seemly = (text: string, secrets: ReadonlyMap<string, string>): string =>
  [...secrets].reduce(
    (told, [secret, looks]) => told.replaceAll(secret, looks),
    text.replace(TIME, '2026-01-31T20:15:00.000Z').replace(DIGEST, '60e05bd1b195af2f94112fa7197a5c88'.repeat(2)),
  );

const looksOf = ({ id, seats, spectatorToken }: SessionCreatedDto): [string, string][] => [
  [id, 'an-id-not-to-be-guessed'],
  [spectatorToken, 'secret-of-the-spectators'],
  ...seats.map(({ seat, token }): [string, string] => [token, `secret-of-${seat}`]),
];

/** One game of X-Wing, from its beginning to its end: every call once, and what each may be refused with. */
const playGame = async (play: Play, created: SessionCreatedDto): Promise<void> => {
  const one = `${SESSIONS}/${created.id}`;
  const [alice = '', bob = ''] = created.seats.map(({ token }) => token);
  const commands = `${one}/commands`;
  const setDial = (ship: string, maneuver: string) => ({ command: { type: 'set-dial', ship, maneuver } });

  await play('POST', `${one}/undo`, { name: 'nothing', token: alice });
  await play('POST', commands, { name: 'setDial', token: alice, body: setDial('red-5', '2FB') });
  await play('POST', `${one}/undo`, { token: alice });
  await play('POST', commands, { name: '', token: alice, body: setDial('red-5', '3FW') });
  await play('GET', one, { token: alice });
  await play('GET', `${one}/options`, { token: bob });
  await play('GET', `${one}/events`, { token: alice });
  const document = await play('GET', `${one}/export`, { token: alice });
  await play('POST', `${SESSIONS}/import`, { name: 'exported', body: document as object });
  await play('POST', `${SESSIONS}/import`, { name: 'altered', body: { ...(document as object), version: 3 } });

  await play('GET', one, { name: 'withoutToken' });
  await play('GET', `${SESSIONS}/no-such-session`, { name: 'unknownSession', token: alice });
  await play('POST', commands, { name: 'unknownCommand', token: alice, body: { command: { type: 'shoot' } } });
  await play('POST', commands, { name: 'notYours', token: alice, body: setDial('academypilot', '2FB') });
  await play('POST', commands, { name: 'notOnTheDial', token: alice, body: setDial('red-5', '5FW') });
  await play('POST', commands, {
    name: 'overtaken',
    token: alice,
    body: setDial('red-5', '2FB'),
    headers: { 'if-match': '"1"' },
  });
  await play('POST', commands, { name: '', token: bob, body: setDial('academypilot', '2FB') });
  await play('GET', `${one}/export`, { name: 'facedown', token: alice });

  await play('DELETE', one, { name: 'spectator', token: created.spectatorToken });
  await play('DELETE', one, { token: alice });
  await play('GET', one, { name: 'ended', token: alice });
};

/** The call that a path is of, as the document writes it. */
const callOf = (path: string): string => path.replace(/^(\/v1\/sessions\/)(?!import)[^/]+/, '$1{id}');

const questionOf = (method: Question['method'], url: string, { token, headers, body }: Asked): Question => ({
  method,
  url,
  headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
  ...(body && { body }),
});

const MISSPELT = { seat: 'alice', ships: [{ id: 'red-5', pilot: 'lukeskywaker' }] };
const OTHER = { seat: 'bob', ships: [{ id: 'wampa', pilot: 'wampa' }] };

/** Plays a game as the documentation tells it, and keeps every answer. */
export const recordSession = async (ask: Ask): Promise<DocumentedAnswers> => {
  const answers: Record<string, Record<string, unknown>> = {};
  const secrets = new Map<string, string>();
  const keep = (key: string, name: string, text: string): void => {
    if (name !== '') (answers[key] ??= {})[name] ??= JSON.parse(seemly(text, secrets)) as unknown;
  };
  const play: Play = async (method, path, asked = {}) => {
    const { name = 'answer', body } = asked;
    const { status, text } = await ask(questionOf(method, path, asked));
    const answer = JSON.parse(text) as unknown;
    if (status === 201) for (const [secret, looks] of looksOf(answer as SessionCreatedDto)) secrets.set(secret, looks);
    keep(`${method.toLowerCase()} ${callOf(path)} ${status}`, name, text);
    if (path.endsWith('/import') && status === 201) keep(`post ${path} request`, name, JSON.stringify(body));
    return answer;
  };

  await play('POST', SESSIONS, { name: 'unknownGame', body: { game: 'chess' } });
  await play('POST', SESSIONS, { name: 'unknownPilot', body: { game: 'xwing', players: [MISSPELT, OTHER] } });
  const games = SESSION_GAMES.flatMap(({ examples }) => Object.entries(examples));
  const [created] = await Promise.all(games.map(([name, { value }]) => play('POST', SESSIONS, { name, body: value })));
  await playGame(play, created as SessionCreatedDto);
  return answers;
};
