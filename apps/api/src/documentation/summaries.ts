import type { OpenAPIObject } from '@nestjs/swagger';
import { callsOf } from '../http/documented-answers.js';

/** What the recorded examples show that no decorator describes, by their names. */
const SUMMARIES: Readonly<Record<string, string>> = {
  answer: 'An answer',
  exported: 'A game exported after its first step',
  altered: 'A document whose version is not the one of its log',
  unknownGame: 'A game that is not judged here',
  unknownPilot: 'A misspelt pilot, with the nearest ids',
  withoutToken: 'No token was sent',
  unknownSession: 'No session has that id',
  unknownCommand: 'A command that the game does not have',
  notYours: "Setting another player's dial",
  notOnTheDial: 'A maneuver that the dial does not have',
  overtaken: 'Another step came first',
  nothing: 'There is no step to take back',
  facedown: 'Another player has a facedown dial',
  spectator: 'A spectator may not end the game',
  ended: 'The game has ended; only its export can be read',
};

/** Says of every example what it shows, where nothing else does. */
export const withSummaries = (document: OpenAPIObject): OpenAPIObject => {
  const parts = callsOf(document).flatMap(({ call: { requestBody, responses } }) => [
    ...Object.values(requestBody?.content ?? {}),
    ...Object.values(responses).flatMap(({ content = {} }) => Object.values(content)),
  ]);
  for (const [name, example] of parts.flatMap(({ examples = {} }) => Object.entries(examples))) {
    const summary = SUMMARIES[name];
    if (summary !== undefined) example.summary ??= summary;
  }
  return document;
};
