// npm run record:games: plays a whole game of each system and keeps it under test/sessions/recorded. To be run, and its
// difference looked at, when a change of the rules changes what a recorded game leads to.
import { writeFileSync } from 'node:fs';
import type { Recorder } from './support/recorder.js';
import { chance, selfPlay } from './support/self-play.js';
import { TABLE_GAMES } from './support/table-games.js';

const SEED = 2026;

for (const table of TABLE_GAMES) {
  let recorder: Recorder | undefined;
  for (const turn of selfPlay({ ...table, next: chance(SEED) })) {
    recorder = turn.recorder;
    if ((recorder.state as { round: number }).round > table.rounds) break;
  }
  const { id } = table.session.game;
  const document = recorder?.end();
  const text = JSON.stringify(document, undefined, 1);
  writeFileSync(`test/sessions/recorded/${id}.json`, `${text}\n`);
  console.log(`${id}: ${document?.version} entries`);
}
