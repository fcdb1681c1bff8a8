// Checks a whole exported game without the service, from a file or from standard input (-).
import { readFileSync } from 'node:fs';
import type { Fault } from '@marshal/rules/kernel';
import { createApp } from './app.js';
import { readConfig } from './config.js';
import { SESSION_GAMES } from './games/session-games.js';
import { BodyPipe } from './http/body.pipe.js';
import { Problem } from './http/problem.js';
import { GameDocumentDto } from './sessions/dto/game-document.dto.js';
import type { GameDocument } from './sessions/game-document.js';
import { GameShapes } from './sessions/game-shapes.js';
import { SessionGames } from './sessions/session-game.js';
import { verifyGame, type Verification } from './sessions/verify-game.js';

const refuse = (errors: readonly Fault[]): never => {
  throw new Problem('validation', { errors });
};

/** Throws a problem where the text is no game document at all. */
const verify = async (text: string): Promise<Verification> => {
  const { app } = await createApp({ ...readConfig(), redisUrl: undefined });
  const pipe = app.get(BodyPipe);
  const document = JSON.parse(text) as GameDocument;
  const faults = pipe.faults(GameDocumentDto, document);
  if (faults.length > 0) refuse(faults);
  const { game } = new GameShapes(new SessionGames(SESSION_GAMES), pipe).checkDocument(document);
  return verifyGame(game, document);
};

const tell = ({ faults, rolls }: Verification): void => {
  for (const { pointer, detail } of faults) console.log(`${pointer} ${detail}`);
  console.log(faults.length === 0 ? 'The game is as its document says.' : 'The game is not as its document says.');
  console.log(`Rolls: ${rolls.proven} proven, ${rolls.sealed} sealed, ${rolls.unprovable} unprovable.`);
};

const file = process.argv[2];
if (file === undefined) {
  console.error('Name the file of an exported game, or - for standard input.');
  process.exit(2);
}
try {
  const verification = await verify(readFileSync(file === '-' ? 0 : file, 'utf8'));
  tell(verification);
  process.exitCode = verification.faults.length === 0 ? 0 : 1;
} catch (error) {
  const { errors = [] } = error instanceof Problem ? (error.getResponse() as { errors?: readonly Fault[] }) : {};
  for (const { pointer, detail } of errors) console.error(`${pointer} ${detail}`);
  console.error(errors.length > 0 ? 'This is not the document of a game.' : String(error));
  process.exitCode = 2;
}
